import CSQLite

/// One open connection to SQLite.
///
/// It is not `Sendable`: a ``Database`` guards it, and lends it to one closure at a time.
package final class Connection {
  private let handle: OpaquePointer
  let path: String

  /// The state of the file, if it is one whose pages are known to be sound.
  var seal: Seal?

  /// The contents of the database when it was opened, if it is one in memory, and the number of rows
  /// that the connection had written by then.
  var start: (image: Image, writes: Int)?

  /// The earlier states to restore of a database in memory, once somebody wants to.
  var savepoints: Savepoints?

  /// The inverse of what this connection changes in a file, once somebody wants to restore an earlier
  /// state.
  var undoLog: UndoLog?

  /// The work of all statements so far, in steps of SQLite's virtual machine: the same for
  /// the same statements on the same rows, on any machine.
  package private(set) var stepCount = 0

  /// Statements are kept, because to prepare one takes longer than to run it.
  private var statements: [String: Statement] = [:]

  /// Opens a file that is there, or a fresh database in memory.
  ///
  /// Another process that writes is waited for up to five seconds. A commit is on the disk
  /// when it returns (`synchronous=FULL`).
  init(to location: Location) throws(StorageError) {
    _ = Self.isConfigured
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    var handle: OpaquePointer?
    let code = ResultCode(rawValue: sqlite3_open_v2(location.name, &handle, flags, nil))
    guard code == .ok, let handle else {
      sqlite3_close_v2(handle)
      throw .unopenable(path: location.name, code)
    }
    self.handle = handle
    path = location.name
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, 5_000)
  }

  /// Has SQLite count no memory, if nobody in this process has used it before.
  private static let isConfigured = sqlite3_config_without_statistics() == SQLITE_OK

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
    seal?.renew()
  }
}

// MARK: - Running SQL

extension Connection {
  /// Runs one statement that gives no rows, with its arguments from left to right.
  ///
  /// - Throws: `StorageError`, as everything here does, and whatever a closure throws.
  package func run(_ sql: String, _ arguments: any Storable...) throws {
    _ = try collect(sql, arguments) { _ in }
  }

  /// Runs one statement that gives no rows, whose arguments are counted at run time.
  package func run(_ sql: String, arguments: [any Storable]) throws {
    _ = try collect(sql, arguments) { _ in }
  }

  /// Runs one statement and makes a value of each row.
  package func rows<Element>(
    _ sql: String,
    _ arguments: any Storable...,
    as element: (Row) throws -> Element
  ) throws -> [Element] {
    try collect(sql, arguments, as: element)
  }

  /// Runs one statement whose arguments are counted at run time.
  package func rows<Element>(
    _ sql: String,
    arguments: [any Storable],
    as element: (Row) throws -> Element
  ) throws -> [Element] {
    try collect(sql, arguments, as: element)
  }

  /// Returns `true` if a query gives any row.
  package func has(_ sql: String, _ arguments: any Storable...) throws -> Bool {
    try !collect(sql + " LIMIT 1", arguments) { _ in true }.isEmpty
  }

  /// Runs several statements, separated by semicolons and without parameters.
  package func script(_ sql: String) throws {
    let code = ResultCode(rawValue: sqlite3_exec(handle, sql, nil, nil, nil))
    guard code != .ok else { return }
    throw StorageError(code, path: path, statement: sql)
  }

  /// Has the last connection that closes empty the write-ahead log instead of removing it.
  func keepLogFile() {
    var isKept: CInt = 1
    // A database in memory has no such file, and says that it cannot.
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_PERSIST_WAL, &isKept)
  }

  /// True if the file is no longer the one at its path; a database in memory has none.
  var hasMoved: Bool {
    var hasMoved: CInt = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    return hasMoved != 0
  }

  /// True if nothing can be written: nobody could write to the file when it was opened.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// All that is in the database; empty if nothing ever was.
  var image: Image {
    get throws {
      var size: Int64 = 0
      guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else {
        guard try version == 0 else {
          throw StorageError.unopenable(path: path, ResultCode(rawValue: SQLITE_NOMEM))
        }
        return []
      }
      defer { sqlite3_free(bytes) }
      return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
    }
  }

  /// Puts an image in the place of all that is in the database, which is then one in memory.
  func load(_ image: Image) throws(StorageError) {
    guard !image.isEmpty else { return }
    let size = Int64(image.count)
    guard let bytes = sqlite3_malloc64(UInt64(size))?.assumingMemoryBound(to: UInt8.self) else {
      throw .unopenable(path: path, ResultCode(rawValue: SQLITE_NOMEM))
    }
    bytes.update(from: image, count: image.count)
    // SQLite frees the bytes in any case, also where it refuses them.
    let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
    let code = ResultCode(
      rawValue: sqlite3_deserialize(handle, "main", bytes, size, size, flags)
    )
    guard code == .ok else { throw .unopenable(path: path, code) }
  }

  /// Writes all that this connection sees in the database to a new file, for its owner alone.
  func copy(to path: String) throws {
    _ = try createPrivately(path)
    let copy = try Connection(to: .file(path))
    // What a crash leaves of it is nothing to anybody.
    try copy.run("PRAGMA journal_mode = OFF")
    try copy.run("PRAGMA synchronous = OFF")
    let code = try withExtendedLifetime(copy) {
      guard let backup = sqlite3_backup_init(copy.handle, "main", handle, "main") else {
        throw StorageError(.init(rawValue: SQLITE_NOMEM), path: path, statement: "copying")
      }
      sqlite3_backup_step(backup, -1)
      return ResultCode(rawValue: sqlite3_backup_finish(backup))
    }
    guard code == .ok else { throw StorageError(code, path: path, statement: "copying") }
  }

  /// The number of rows that the last `INSERT`, `UPDATE` or `DELETE` changed.
  package var changes: Int { Int(sqlite3_changes(handle)) }

  /// The number of rows that it has ever written, those that triggers have written among them.
  var writtenRows: Int { Int(sqlite3_total_changes64(handle)) }

  /// The number of the row that the last `INSERT` made.
  package var lastInsertedRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// Set while a transaction is neither committed nor rolled back.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// The number of pages that were read from the file, by which tests tell what is cheap.
  package var pagesRead: Int {
    var (current, highest): (CInt, CInt) = (0, 0)
    sqlite3_db_status(handle, SQLITE_DBSTATUS_CACHE_MISS, &current, &highest, 0)
    return Int(current)
  }

  private func collect<Element>(
    _ sql: String,
    _ arguments: [any Storable],
    as element: (Row) throws -> Element
  ) throws -> [Element] {
    let statement = try statement(sql)
    statement.isRunning = true
    defer {
      stepCount += statement.stepCount
      statement.reset()
    }
    try statement.bind(arguments)
    var elements: [Element] = []
    while let row = try statement.step() {
      elements.append(try element(row))
    }
    return elements
  }

  /// Another one while it runs, so that the same SQL may be run again from within.
  private func statement(_ sql: String) throws(StorageError) -> Statement {
    if let statement = statements[sql], !statement.isRunning { return statement }
    let statement = try Statement(sql, on: handle, path: path)
    statements[sql] = statement
    return statement
  }
}
