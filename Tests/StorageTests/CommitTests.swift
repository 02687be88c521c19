import Synchronization
import Testing

@testable import Storage

/// Commits on a disk that fails: nobody can know then whether the log has them.
struct CommitTests {
  /// A disk that fails at some commits, counted from one; with what it was given, or without.
  final class Disk: Sendable {
    private let failing: ClosedRange<Int>
    private let keeps: Bool
    private let count = Mutex(0)

    init(failingAt failing: ClosedRange<Int>, keeps: Bool) {
      self.failing = failing
      self.keeps = keeps
    }

    var commits: Int { count.withLock { $0 } }

    func commit(_ connection: Connection) throws {
      let number = count.withLock { count in
        count += 1
        return count
      }
      if keeps || !failing.contains(number) { try connection.run("COMMIT") }
      guard failing.contains(number) else { return }
      throw StorageError.failed(path: "", statement: "COMMIT", Self.syncFailed)
    }

    /// Is `SQLITE_IOERR_FSYNC`.
    static let syncFailed = ResultCode(rawValue: 1034)
  }

  private let once = ["CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT UNIQUE) STRICT"]

  private func add(_ text: String, to database: Database) throws {
    try database.write { connection in
      guard try !connection.has("SELECT 1 FROM note WHERE text = ?", text) else { return }
      try connection.run("INSERT INTO note (text) VALUES (?)", text)
    }
  }

  @Test(arguments: [true, false])
  func `A commit that fails is made once more, and what it was for is there once`(
    isKept: Bool
  ) throws {
    let database = try Database(.memory, migrations: once)
    let disk = Disk(failingAt: 1...1, keeps: isKept)
    try Commit.$step.withValue(disk.commit) { try add("paid", to: database) }
    #expect(disk.commits == 2)
    #expect(try database.texts == ["paid"])
  }

  @Test func `What fails twice is not known, and is told with its cause`() throws {
    let told = Mutex<[String]>([])
    let database = try Database(.memory, migrations: once) { error in
      told.withLock { $0.append("\(error)") }
    }
    let disk = Disk(failingAt: 1...2, keeps: false)
    let error = #expect(throws: StorageError.self) {
      try Commit.$step.withValue(disk.commit) { try add("paid", to: database) }
    }
    #expect(error == .undecided(path: ":memory:", Disk.syncFailed))
    let sentence =
      "The database :memory: may have kept the last change or not: the disk is full, or fails "
      + "(SQLite code 1034)."
    #expect(told.withLock { $0 } == [sentence])
    // It is free for the next, and has nothing half done.
    try add("paid later", to: database)
    #expect(try database.texts == ["paid later"])
  }

  @Test func `A full disk is no doubt, and is told`() throws {
    let told = Mutex<[String]>([])
    let database = try Database(.memory, migrations: once) { error in
      told.withLock { $0.append("\(error)") }
    }
    #expect(throws: StorageError.self) {
      try Commit.$step.withValue(
        { _ in throw StorageError.failed(path: ":memory:", statement: "COMMIT", .full) },
        operation: { try add("paid", to: database) }
      )
    }
    #expect(
      told.withLock { $0 }
        == ["The database :memory: can't be used: the disk is full (SQLite code 13)."]
    )
    #expect(try database.texts == [])
  }
}
