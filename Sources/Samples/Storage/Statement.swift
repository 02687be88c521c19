import CSQLite

/// One prepared statement; it belongs to its connection and does not leave it.
final class Statement {
  let sql: String

  /// True while somebody reads its rows, so that the same SQL needs another statement.
  var isRunning = false
  private let path: String
  private let handle: OpaquePointer
  private let connection: OpaquePointer
  private lazy var columns = (0..<sqlite3_column_count(handle)).map {
    String(cString: sqlite3_column_name(handle, $0))
  }

  /// - Throws: `StorageError.unreadable` if SQLite cannot parse the SQL or does not know a name
  ///   in it. At this point no value is bound yet, so SQLite's message can quote none.
  init(_ sql: String, on connection: OpaquePointer, path: String) throws(StorageError) {
    var handle: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    let code = ResultCode(rawValue: sqlite3_prepare_v3(connection, sql, -1, flags, &handle, nil))
    guard code == .ok, let handle else {
      guard code.primary == ResultCode(rawValue: SQLITE_ERROR) || code == .ok else {
        throw StorageError(code, path: path, statement: sql)
      }
      let reason = String(cString: sqlite3_errmsg(connection))
      throw .unreadable(path: path, statement: sql, reason: reason)
    }
    self.sql = sql
    self.path = path
    self.handle = handle
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Binds the arguments to the parameters from left to right.
  ///
  /// - Throws: `StorageError.unreadable` if the numbers of arguments and parameters differ.
  func bind(_ arguments: [any Storable]) throws(StorageError) {
    let expected = Int(sqlite3_bind_parameter_count(handle))
    guard arguments.count == expected else {
      let reason = "it has \(expected) parameters, and \(arguments.count) arguments were given"
      throw .unreadable(path: path, statement: sql, reason: reason)
    }
    for (index, argument) in arguments.enumerated() {
      try check(bind(argument.value, at: Int32(index) + 1))
    }
  }

  /// Goes to the next row.
  ///
  /// - Returns: The row, or `nil` after the last one.
  func step() throws(StorageError) -> Row? {
    let code = ResultCode(rawValue: sqlite3_step(handle))
    switch code {
    case .row: return Row(columns: columns, values: columns.indices.map { value(at: Int32($0)) })
    case .done: return nil
    default: throw StorageError(code, path: path, statement: sql)
    }
  }

  /// The steps of SQLite's virtual machine that it has taken since this was asked last.
  var stepCount: Int { Int(sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_VM_STEP, 1)) }

  /// Makes the statement ready for its next use, and lets go of what was bound.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    isRunning = false
  }
}

// MARK: - Values

extension Statement {
  private func bind(_ value: Value, at index: Int32) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(handle, index)
    case .integer(let integer): sqlite3_bind_int64(handle, index, integer)
    case .real(let number): sqlite3_bind_double(handle, index, number)
    case .text(let text):
      text.utf8CString.withUnsafeBufferPointer {
        sqlite3_bind_text(handle, index, $0.baseAddress, Int32($0.count - 1), copied)
      }
    case .blob(let bytes):
      bytes.isEmpty
        ? sqlite3_bind_zeroblob(handle, index, 0)
        : sqlite3_bind_blob(handle, index, bytes, Int32(bytes.count), copied)
    }
  }

  private func value(at index: Int32) -> Value {
    switch sqlite3_column_type(handle, index) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(handle, index))
    case SQLITE_FLOAT: .real(sqlite3_column_double(handle, index))
    case SQLITE_TEXT: .text(String(decoding: bytes(at: index), as: UTF8.self))
    case SQLITE_BLOB: .blob(Array(bytes(at: index)))
    default: .null
    }
  }

  /// The bytes of a text or a blob, valid until the next step.
  private func bytes(at index: Int32) -> UnsafeRawBufferPointer {
    let start = sqlite3_column_blob(handle, index)
    return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, index)))
  }

  private func check(_ code: Int32) throws(StorageError) {
    guard code == SQLITE_OK else {
      throw StorageError(ResultCode(rawValue: code), path: path, statement: sql)
    }
  }
}

/// Tells SQLite to copy what is bound: `SQLITE_TRANSIENT`, a cast that Swift does not import.
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
