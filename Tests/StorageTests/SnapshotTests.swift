import Foundation
import Scratch
import Synchronization
import Testing

@testable import Storage

/// States that are held while others write, and what that costs.
struct SnapshotTests {
  let scratch: ScratchFolder
  let path: String

  init() throws {
    scratch = try ScratchFolder()
    path = scratch.path("notes.sqlite")
    try FileManager.default.createDirectory(
      atPath: scratch.path("copy"),
      withIntermediateDirectories: false
    )
  }

  private func database() throws -> Database { try Database(.file(path), migrations: notes) }

  private func copy(_ snapshot: Snapshot) throws -> Database {
    try snapshot.write(to: scratch.path("copy"))
    return try Database(.file(scratch.path("copy/notes.sqlite")), migrations: notes)
  }

  @Test func `It has what was stored when it was made, whoever has written since`() throws {
    let (one, other) = (try database(), try database())
    try one.add("first")
    try other.add("second")
    let point = try one.mark()
    let snapshot = try #require(try one.makeSnapshot())
    try one.add("third")
    #expect(try one.restore(point))
    try other.add("fourth")
    try one.write { try $0.run("DELETE FROM note WHERE text = 'first'") }
    #expect(try one.texts == ["second", "fourth"])
    #expect(try copy(snapshot).texts == ["first", "second"])
  }

  @Test func `It is written as one file, for its owner alone, and once`() throws {
    let database = try database()
    try database.add("kept")
    let snapshot = try #require(try database.makeSnapshot())
    try database.add("later")
    #expect(try snapshot.size == 3 * 4096)
    try snapshot.write(to: scratch.path("copy"))
    #expect(try scratch.names(in: "copy") == ["notes.sqlite"])
    let attributes = try FileManager.default.attributesOfItem(
      atPath: scratch.path("copy/notes.sqlite")
    )
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(attributes[.size] as? Int == 3 * 4096)
    #expect(try snapshot.size == 0)
    try snapshot.write(to: scratch.path("nowhere"))
  }

  @Test func `To make it reads as much of many records as of few`() throws {
    let database = try database()
    try database.add("few")
    let few = try #require(try database.makeSnapshot()?.pagesRead)
    try database.write { connection in
      let text = String(repeating: "x", count: 1_000)
      for number in 1...500 {
        try connection.run("INSERT INTO note (text) VALUES (?)", "\(number) \(text)")
      }
    }
    let many = try #require(try database.makeSnapshot())
    #expect(try many.size > 100 * 4096)
    #expect(many.pagesRead == few)
    #expect(few <= 1)
  }

  @Test func `The log grows while it is held, which is costly in the end, and goes with it`() throws
  {
    let database = try database()
    let snapshot = try #require(try database.makeSnapshot())
    #expect(!snapshot.isCostly)
    let text = String(repeating: "x", count: 100_000)
    try database.add(text)
    #expect(!snapshot.isCostly)
    #expect(try !database.emptiesLog)
    for number in 1...Snapshot.cheapGrowth / 100_000 { try database.add("\(number) \(text)") }
    #expect(snapshot.isCostly)
    #expect(try copy(snapshot).texts == [])
    #expect(try database.emptiesLog)
  }

  @Test func `Without a log, and in memory, there is none`() throws {
    #expect(try Database(.memory, migrations: notes).makeSnapshot() == nil)
    let database = try database()
    try database.withConnection { try $0.run("PRAGMA journal_mode = DELETE") }
    #expect(try database.makeSnapshot() == nil)
    try database.add("written")
  }

  @Test func `Where the file is gone, nothing is made in its place`() throws {
    let database = try database()
    unlink(path)
    #expect(throws: StorageError.self) { try database.makeSnapshot() }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `One that cannot be written is released`() throws {
    let database = try database()
    let snapshot = try #require(try database.makeSnapshot())
    try database.add("later")
    #expect(throws: StorageError.self) { try snapshot.write(to: scratch.path("nowhere")) }
    #expect(try database.emptiesLog)
  }

  @Test func `A file that was held is sealed when all have closed it`() throws {
    func hold() throws -> Snapshot {
      let database = try database()
      let snapshot = try #require(try database.makeSnapshot())
      for number in 1...10 { try database.add("note \(number)") }
      return snapshot
    }
    let size = try hold().size
    #expect(size == 3 * 4096)
    #expect(Seal(of: path).isIntact)
    #expect(try scratch.bytes(of: "notes.sqlite-wal") == [])
  }
}

extension Snapshot {
  fileprivate var pagesRead: Int { reader.withLock { $0?.pagesRead ?? 0 } }
}

extension Database {
  /// Puts all of the log into the file, if no reader needs it.
  fileprivate var emptiesLog: Bool {
    get throws {
      try withConnection { connection in
        let left: [Int] = try connection.rows("PRAGMA wal_checkpoint(PASSIVE)") {
          try $0["log"] - $0["checkpointed"]
        }
        return left == [0]
      }
    }
  }
}
