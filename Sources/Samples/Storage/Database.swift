import Glibc
import Synchronization

/// The location of a database.
package enum Location: Hashable, Sendable {
  /// A file, made if it does not exist; its folder must exist.
  case file(String)
  /// A database of its own that goes with its last reference; for tests.
  case memory

  var name: String {
    switch self {
    case .file(let path): path
    case .memory: ":memory:"
    }
  }

  /// The paths of all files that the database may consist of, its own first.
  package var files: [String] {
    switch self {
    case .file(let path): [path, path + "-wal", path + "-shm", path + "-journal"]
    case .memory: []
    }
  }

  /// The paths of those that change whenever something is stored.
  package var signs: [String] {
    switch self {
    case .file(let path): [path, path + "-wal"]
    case .memory: []
    }
  }
}

/// A database with a known layout, to be used from any thread.
///
/// ```swift
/// let database = try Database(.file(path), migrations: ["CREATE TABLE note (text TEXT)"])
/// try database.write { try $0.run("INSERT INTO note VALUES (?)", text) }
/// let notes = try database.read { try $0.rows("SELECT text FROM note") { try $0["text"] } }
/// ```
///
/// One connection stands behind one lock. Stores of this size gain nothing from several
/// readers at once, and a lock, unlike an actor, lets a store stay a plain synchronous value
/// that any handler can call. Closures are `@Sendable`, which keeps the connection inside.
package final class Database: Sendable {
  /// Is told of what keeps a database from being read or written: a full disk, a damaged file.
  package typealias Report = @Sendable (StorageError) -> Void

  private let access: Mutex<Access>
  private let migrations: [String]
  private let report: Report?

  /// The way to what is stored.
  fileprivate enum Access {
    case open(Connection)

    /// A file that is to be opened again: its connections have a common memory, so that none can write
    /// as long as there is one from when nobody could.
    case closed(String)

    /// A database in memory that nobody has looked into yet, with its layout alone or with what was
    /// planted: of the apps that a conversation is replayed with, most are never asked.
    case laidOut(Image)
    case planted(Image)
  }

  /// Opens the database and brings its layout up to date.
  ///
  /// - Parameters:
  ///   - location: The file, or memory.
  ///   - migrations: One script for each version of the layout, oldest first; script *n* leads
  ///     from version *n* to *n* + 1. Scripts are only ever added.
  ///   - report: Is told of failures that are the disk's, besides whoever asked for something.
  /// - Throws: `StorageError`, as everything here does. After `.damaged` the caller may call ``setAside(_:as:)`` and
  ///   open again; all others mean that this file cannot be used.
  package init(_ location: Location, migrations: [String], report: Report? = nil) throws {
    switch location {
    case .file(let path):
      let wasThere = try createPrivately(path, holding: try Connection.layout(by: migrations))
      let connection = try Connection(to: location)
      if wasThere { try connection.refuseEmpty() }
      try connection.refuseForeign(newestKnown: migrations.count)
      let seal = Seal(of: path)
      let isUnknown = !seal.isIntact
      if isUnknown { try connection.refuseDamage() }
      try connection.prepare()
      try connection.migrate(migrations)
      if wasThere, isUnknown {
        try connection.refuseOther(than: try Connection.layout(by: migrations))
      }
      // Not before: to close the connection to a file that is refused would seal it.
      connection.seal = seal
      access = Mutex(.open(connection))
    case .memory: access = Mutex(.laidOut(try Connection.layout(by: migrations)))
    }
    self.migrations = migrations
    self.report = report
  }

  deinit {
    access.withLock { if case .open(let connection) = $0 { connection.leave() } }
  }

  /// Looks at one consistent state of the database.
  package func read<Result: Sendable>(
    _ body: @Sendable (Connection) throws -> Result
  ) throws -> Result {
    try withConnection { connection in try connection.transaction(.read) { try body(connection) } }
  }

  /// Changes the database: all that the body wrote is on the disk when this returns, and
  /// nothing of it is there if it throws, unless that is `StorageError.undecided`.
  ///
  /// The body may be run twice. A disk that fails while a transaction is committed leaves open
  /// what the log has of it, so the same is done once more at once: the second commit takes the
  /// place of the first in the log, and what it comes to is certain.
  package func write<Result: Sendable>(
    _ body: @Sendable (Connection) throws -> Result
  ) throws -> Result {
    try withConnection { connection in
      do {
        return try connection.transaction(.write) { try body(connection) }
      } catch StorageError.undecided {
        return try connection.transaction(.write) { try body(connection) }
      }
    }
  }

  /// Returns `true` if a query gives any row; one statement sees one state without a transaction.
  package func has(_ sql: String) throws -> Bool {
    try withConnection { try $0.has(sql) }
  }

  func withConnection<Result: Sendable>(
    _ body: @Sendable (Connection) throws -> Result
  ) throws -> Result {
    do {
      return try access.withLock { access in
        if let path = access.writableAgain { access = .closed(path) }
        let connection = try access.connection
        access = .open(connection)
        return try connection.watchingForDamage(body)
      }
    } catch let error as StorageError {
      if error.isOfDisk { report?(error) }
      throw error
    }
  }
}

extension Database.Access {
  /// The path of a file that could not be written to when it was opened, and can be by now.
  fileprivate var writableAgain: String? {
    guard case .open(let connection) = self, connection.isReadOnly,
      Glibc.access(connection.path, W_OK) == 0
    else { return nil }
    return connection.path
  }

  fileprivate var connection: Connection {
    get throws {
      switch self {
      case .open(let connection): connection
      case .closed(let path): try Connection.reopening(path)
      case .laidOut(let image), .planted(let image): try Connection.holding(image)
      }
    }
  }
}

// MARK: - What a database begins with

extension Database {
  /// Indicates whether nothing but the layout is in it, as far as that is known without looking.
  package var isFresh: Bool {
    access.withLock { access in if case .laidOut = access { true } else { false } }
  }

  /// Fills a database in which a query finds nothing, and leaves any other as it is.
  ///
  /// - Parameters:
  ///   - seed: What the rows are made from, by which a database in memory knows those of another.
  ///   - query: A query that gives a row once there is anything.
  ///   - body: Adds the rows.
  /// - Throws: `StorageError`, and what the body throws.
  package func plant(
    _ seed: some Seed,
    unless query: String,
    _ body: @Sendable (Connection) throws -> Void
  ) throws {
    let isPlanted = try access.withLock { access in
      guard case .laidOut(let layout) = access else { return false }
      access = .planted(try Connection.planted(seed, in: layout, by: migrations, body))
      return true
    }
    guard !isPlanted else { return }
    try write { connection in
      guard try !connection.has(query) else { return }
      try body(connection)
    }
  }
}
