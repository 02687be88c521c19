import CSQLite
import Glibc

extension Connection {
  /// The version of the layout that the file says it has; 0 for an empty file.
  var version: Int {
    get throws {
      let versions: [Int] = try rows("PRAGMA user_version") { try $0["user_version"] }
      return versions.first ?? 0
    }
  }

  /// Indicates whether changes go into a log, past those who read.
  var logsAhead: Bool {
    get throws {
      let modes: [String] = try rows("PRAGMA journal_mode") { try $0["journal_mode"] }
      return modes == ["wal"]
    }
  }

  /// The size of the database in bytes, of which the file may lack what is in the log.
  var size: Int {
    get throws {
      let counts: [Int] = try rows("PRAGMA page_count") { try $0["page_count"] }
      let sizes: [Int] = try rows("PRAGMA page_size") { try $0["page_size"] }
      return (counts.first ?? 0) * (sizes.first ?? 0)
    }
  }

  /// Stops before anything is written to a file that a newer program made, or none of ours.
  func refuseForeign(newestKnown: Int) throws {
    let version = try version
    guard version >= 0 else {
      throw StorageError.damaged(path: path, finding: "no program writes the format \(version)")
    }
    guard version <= newestKnown else {
      throw StorageError.fromTheFuture(path: path, version: version, newestKnown: newestKnown)
    }
  }

  /// Stops at a file that is empty: none is made so.
  func refuseEmpty() throws {
    guard try size > 0 else { throw StorageError.damaged(path: path, finding: "it is empty") }
  }

  /// Has SQLite look through every page, so that a torn file is found before it is written to.
  ///
  /// That takes as long as to read all of it, and so is left out for a file that nobody but SQLite
  /// has written to since. What the last run may have left in the log is no part of that file:
  /// SQLite checks each frame of it by its checksum when it opens it.
  ///
  func refuseDamage() throws {
    let findings: [String] = try rows("PRAGMA quick_check(1)") { try $0["quick_check"] }
    guard findings == ["ok"] else {
      throw StorageError.damaged(path: path, finding: findings.joined(separator: ", "))
    }
  }

  /// Stops at a file that lacks a column of a layout: SQLite takes any name in it for sound.
  func refuseOther(than layout: Image) throws {
    let query = """
      SELECT schema.name || '.' || info.name || ' ' || info.type AS wording
      FROM sqlite_schema AS schema, pragma_table_info(schema.name) AS info
      """
    let expected = Set(try Connection.holding(layout).rows(query) { try $0["wording"] as String })
    let found = Set(try rows(query) { try $0["wording"] as String })
    guard let missing = expected.subtracting(found).min() else { return }
    throw StorageError.damaged(path: path, finding: "the column \(missing) is missing")
  }

  /// Runs a body; what it finds damaged has every page looked through at the next start.
  func watchingForDamage<Result>(_ body: (Connection) throws -> Result) throws -> Result {
    do {
      return try body(self)
    } catch let error as StorageError {
      if case .damaged = error {
        seal?.destroy()
        seal = nil
      }
      throw error
    }
  }

  /// Sets what SQLite keeps per connection, and the write-ahead log, which it keeps per file.
  ///
  /// The log stays beside the file when the last connection closes, with nothing in it: a program
  /// that writes soon after its start waits long for the disk to make a new one.
  func prepare() throws {
    keepLogFile()
    try run("PRAGMA journal_size_limit = 0")
    try run("PRAGMA synchronous = FULL")
    try run("PRAGMA foreign_keys = ON")
    // In KiB. What SQLite has read stays in memory up to this; the system has it, too.
    try run("PRAGMA cache_size = -512")
    do {
      try run("PRAGMA journal_mode = WAL")
    } catch StorageError.failed(_, _, let code) where code.primary == .busy {
      // Two processes made the file at the same moment. SQLite does not wait here, but it
      // does for a transaction; after that the other one is through.
      try run("BEGIN IMMEDIATE")
      try run("COMMIT")
      try run("PRAGMA journal_mode = WAL")
    }
  }

  /// Opens a file once more that was looked through when it was opened first.
  static func reopening(_ path: String) throws -> Connection {
    let connection = try Connection(to: .file(path))
    try connection.prepare()
    connection.seal = Seal(of: path)
    return connection
  }

  /// Runs the scripts that the file has not seen, all or none.
  func migrate(_ migrations: [String]) throws {
    guard try version < migrations.count else { return }
    try transaction(.write) {
      // Another process may have migrated while this one waited for its turn.
      let version = try version
      for migration in migrations.dropFirst(version) { try script(migration) }
      try script("PRAGMA user_version = \(max(version, migrations.count))")
    }
  }
}

/// Makes a file with a first image, readable by its owner alone.
///
/// It is there as a whole or not at all: one that is empty has lost what was in it. The log files
/// beside it take after it.
///
/// Something that is there and no file is not for SQLite to open: it would wait for somebody to
/// write into a pipe. A file that is there is not opened here: to close it again would drop the
/// locks of another connection of this process on it.
///
/// - Returns: `true` if it was there before.
/// - Throws: `StorageError.unopenable` or `.irregular`.
func createPrivately(
  _ path: String,
  holding image: @autoclosure () throws -> Image = []
) throws -> Bool {
  let wasThere = access(path, F_OK) == 0
  if !wasThere { try create(path, holding: try image()) }
  for file in Location.file(path).files {
    var status = stat()
    guard stat(file, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { continue }
    throw StorageError.irregular(path: file)
  }
  return wasThere
}

/// Writes a draft and gives it the path, unless somebody else has made the file in the meantime.
private func create(_ path: String, holding image: Image) throws(StorageError) {
  // No two have the same draft, in one process or in several.
  let draft = "\(path)-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
  try make(draft, of: path, holding: image)
  guard !rename(draft, toNew: path) else { return }
  let reason = errno
  unlink(draft)
  guard reason == EEXIST else { throw .unmade(path, SQLITE_CANTOPEN, reason) }
}

private func make(_ draft: String, of path: String, holding image: Image) throws(StorageError) {
  let flags = O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW | O_CLOEXEC
  var descriptor: Int32
  repeat {
    descriptor = open(draft, flags, S_IRUSR | S_IWUSR)
  } while descriptor < 0 && errno == EINTR
  guard descriptor >= 0 else { throw .unmade(path, SQLITE_CANTOPEN, errno) }
  defer { close(descriptor) }
  let isKept = image.withUnsafeBytes { write($0, to: descriptor) } && fsync(descriptor) == 0
  guard !isKept else { return }
  let reason = errno
  unlink(draft)
  throw .unmade(path, SQLITE_IOERR, reason)
}

/// Renames a file, unless the new name is taken.
///
/// - Returns: `false` if it has kept its name, with the reason in `errno`.
func rename(_ path: String, toNew name: String) -> Bool {
  // RENAME_NOREPLACE of <stdio.h>, see rename(2).
  guard renameat2(AT_FDCWD, path, AT_FDCWD, name, 1) != 0 else { return true }
  // Not every file system knows that; with the others, the file has two names for a moment.
  guard errno == EINVAL || errno == ENOSYS else { return false }
  return link(path, name) == 0 && unlink(path) == 0
}

extension StorageError {
  /// The error for a file that could not be made, for a reason of the system's.
  fileprivate static func unmade(_ path: String, _ code: Int32, _ reason: Int32) -> StorageError {
    let isFull = [ENOSPC, EDQUOT, EFBIG].contains(reason)
    return .unopenable(path: path, ResultCode(rawValue: isFull ? SQLITE_FULL : code))
  }
}

/// - Returns: `true` if all bytes were written.
private func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = Glibc.write(
      descriptor,
      UnsafeRawBufferPointer(rebasing: rest).baseAddress,
      rest.count
    )
    if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
  }
  return true
}
