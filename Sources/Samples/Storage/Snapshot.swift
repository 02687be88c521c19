import Glibc
import Synchronization

/// The state of a database at one moment, to be written to a file later or never.
///
/// A reader of its own holds it (sqlite.org/isolation.html): whoever writes goes on to do so, into
/// the log, of which nothing reaches the file meanwhile. That takes the same time however much is
/// stored, but has the log grow with all that is written.
package final class Snapshot: Sendable {
  let reader: Mutex<Connection?>

  /// The name of the database's file.
  private let name: String
  private let log: LogFile

  /// The size of the log, in bytes, when the snapshot was made.
  private let start: Int

  /// The database itself, open for longer than the reader: the last connection to close puts the
  /// log into the file and seals it.
  private let database: Database

  /// The growth of the log, in bytes, up to which a snapshot is cheap to hold.
  ///
  /// At four megabytes SQLite begins to look for what it can put into the file, at each commit.
  static let cheapGrowth = 3 << 20

  fileprivate init(of path: String, in database: Database) throws {
    let reader = try Connection(to: .file(path))
    try reader.run("BEGIN")
    // The state is the one of the first look.
    _ = try reader.version
    name = path.split(separator: "/").last.map(String.init) ?? path
    log = LogFile(of: path)
    start = log.size
    self.reader = Mutex(reader)
    self.database = database
  }

  deinit {
    release()
  }
}

extension Snapshot {
  /// Indicates whether so much has been written since that it should be written to a file.
  package var isCostly: Bool { log.size - start > Self.cheapGrowth }

  /// The size, in bytes, that it has in a file; 0 once it is released.
  package var size: Int {
    get throws { try reader.withLock { try $0?.size } ?? 0 }
  }

  /// Writes it to a folder, under the database's name, which is new there, and releases it; does
  /// nothing if it is released.
  package func write(to folder: String) throws {
    defer { release() }
    try reader.withLock { try $0?.copy(to: "\(folder)/\(name)") }
  }

  private func release() {
    reader.withLock { $0 = nil }
  }
}

/// The write-ahead log of a database.
private struct LogFile {
  let path: String

  init(of database: String) {
    path = "\(database)-wal"
  }

  /// In bytes; 0 if there is none.
  var size: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}

extension Database {
  /// Makes a snapshot of the present state.
  ///
  /// - Returns: `nil` for a database that has no log: its readers would keep others from writing.
  package func makeSnapshot() throws -> Snapshot? {
    try withConnection { connection in
      guard try connection.logsAhead else { return nil }
      return try Snapshot(of: connection.path, in: self)
    }
  }
}
