import Foundation
import Scratch
import Testing

@testable import Storage

struct DatabaseTests {
  @Test func `A file keeps what was written when it is opened again`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("notes.sqlite")
    try Database(.file(path), migrations: notes).add("buy milk")
    #expect(try Database(.file(path), migrations: notes).texts == ["buy milk"])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["notes.sqlite", "notes.sqlite-wal", "notes.sqlite-shm", "notes.sqlite-journal"]
  )
  func `Something else than a file is not opened, and nobody waits for it`(name: String) throws {
    let scratch = try ScratchFolder()
    try #require(mkfifo(scratch.path(name), 0o600) == 0)
    #expect(throws: StorageError.irregular(path: scratch.path(name))) {
      try Database(.file(scratch.path("notes.sqlite")), migrations: notes)
    }
  }

  @Test func `A file that was removed or replaced takes no change`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("notes.sqlite")
    let database = try Database(.file(path), migrations: notes)
    try database.add("buy milk")
    for isReplaced in [false, true] {
      unlink(path)
      if isReplaced { try scratch.write([], to: "notes.sqlite") }
      #expect(throws: StorageError.removed(path: path)) { try database.add("call Ida") }
    }
    #expect(try database.texts == ["buy milk"])
  }

  /// As in a folder that turned read-only while its app was started anew.
  @Test func `A file that could not be written to takes changes once it can be`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("notes.sqlite")
    try Database(.file(path), migrations: notes).add("buy milk")
    let database = try scratch.whileReadOnly {
      let database = try Database(.file(path), migrations: notes)
      #expect(throws: StorageError.self) { try database.add("call Ida") }
      #expect(try database.texts == ["buy milk"])
      return database
    }
    try database.add("call Ida")
    #expect(try database.texts == ["buy milk", "call Ida"])
  }

  @Test func `One that is opened again in this process keeps its locks`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("notes.sqlite")
    let first = try Database(.file(path), migrations: notes)
    try first.add("buy milk")
    let second = try Database(.file(path), migrations: notes)
    for file in [path, path + "-shm"] { #expect(try FileLocks().count(on: file) > 0) }
    withExtendedLifetime((first, second)) {}
  }

  @Test func `A device or a folder is no database`() throws {
    let scratch = try ScratchFolder()
    for path in ["/dev/null", scratch.path("")] {
      let error = #expect(throws: StorageError.self) {
        try Database(.file(path), migrations: notes)
      }
      #expect(error?.description.contains("expected a file, found a pipe, a device") == true)
    }
  }

  @Test func `Two databases in memory share nothing`() throws {
    let one = try Database(.memory, migrations: notes)
    let other = try Database(.memory, migrations: notes)
    try one.add("only here")
    #expect(try other.texts == [])
  }

  @Test func `A database in memory is a copy of the first that was laid out so`() throws {
    // Scripts that ran again would come to another number.
    let scripts = notes + ["INSERT INTO note (text) VALUES (hex(randomblob(16)))"]
    let first = try Database(.memory, migrations: scripts)
    let stamp = try first.texts
    try first.add("only here")
    for _ in 1...2 {
      let next = try Database(.memory, migrations: scripts)
      #expect(try next.texts == stamp)
      #expect(try next.read { try $0.version } == 2)
    }
  }

  @Test func `What is planted in memory is made once for equal seeds`() throws {
    func planted(_ seed: [String]) throws -> Database {
      let database = try Database(.memory, migrations: notes)
      #expect(database.isFresh)
      try database.plant(seed, unless: "SELECT 1 FROM note") { connection in
        // Made again, it would come to another number.
        for text in seed {
          try connection.run("INSERT INTO note (text) VALUES (? || hex(randomblob(16)))", text)
        }
      }
      #expect(!database.isFresh)
      return database
    }
    let first = try planted(["milk"])
    let stamp = try first.texts
    #expect(stamp.count == 1)
    try first.add("only here")
    #expect(try planted(["milk"]).texts == stamp)
    #expect(try planted(["milk", "bread"]).texts.count == 2)
    #expect(try planted(["milk"]).texts == stamp)
  }

  @Test func `Only an empty database is planted`() throws {
    let scratch = try ScratchFolder()
    for location in [Location.memory, .file(scratch.path("notes.sqlite"))] {
      let database = try Database(location, migrations: notes)
      for text in ["first", "second"] {
        try database.plant(text, unless: "SELECT 1 FROM note") { connection in
          try connection.run("INSERT INTO note (text) VALUES (?)", text)
        }
      }
      #expect(try database.texts == ["first"])
    }
    let used = try Database(.memory, migrations: notes)
    try used.add("buy milk")
    try used.plant("late", unless: "SELECT 1 FROM note") { connection in
      try connection.run("INSERT INTO note (text) VALUES ('late')")
    }
    #expect(try used.texts == ["buy milk"])
  }

  @Test func `A copy of a layout holds to foreign keys, and undoes what fails`() throws {
    struct Stop: Error {}
    let scripts = notes + ["CREATE TABLE mark (note INTEGER NOT NULL REFERENCES note) STRICT"]
    for _ in 1...3 {
      let database = try Database(.memory, migrations: scripts)
      #expect(throws: StorageError.self) {
        try database.write { try $0.run("INSERT INTO mark (note) VALUES (7)") }
      }
      try database.add("kept")
      #expect(throws: Stop.self) {
        try database.write { connection in
          try connection.run("INSERT INTO note (text) VALUES (?)", "half done")
          throw Stop()
        }
      }
      #expect(try database.texts == ["kept"])
    }
  }

  @Test func `A script that fails leaves no layout for the next`() throws {
    for _ in 1...2 {
      #expect(throws: StorageError.self) {
        try Database(.memory, migrations: notes + ["CREATE TABLE note (text TEXT)"])
      }
    }
  }

  @Test func `A body that throws leaves nothing behind`() throws {
    struct Stop: Error {}
    let database = try Database(.memory, migrations: notes)
    #expect(throws: Stop.self) {
      try database.write { connection in
        try connection.run("INSERT INTO note (text) VALUES (?)", "half done")
        throw Stop()
      }
    }
    #expect(try database.texts == [])
    try database.add("whole")
    #expect(try database.texts == ["whole"])
  }

  @Test func `A failed statement undoes the whole transaction`() throws {
    let database = try Database(.memory, migrations: notes)
    #expect(throws: StorageError.self) {
      try database.write { connection in
        try connection.run("INSERT INTO note (text) VALUES (?)", "twice")
        try connection.run("INSERT INTO note (text) VALUES (?)", "twice")
      }
    }
    #expect(try database.texts == [])
  }

  @Test func `Two connections on one file see each other's commits`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("notes.sqlite")
    let one = try Database(.file(path), migrations: notes)
    let other = try Database(.file(path), migrations: notes)
    try one.add("from one")
    try other.add("from the other")
    #expect(try one.texts == ["from one", "from the other"])
  }

  @Test func `Writers on two connections wait for each other`() async throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("notes.sqlite")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 1...4 {
        group.addTask {
          // Each opens, migrates and writes by itself, as four processes would.
          let database = try Database(.file(path), migrations: notes)
          for note in 1...25 { try database.add("note \(note) of writer \(writer)") }
        }
      }
      try await group.waitForAll()
    }
    #expect(try Database(.file(path), migrations: notes).texts.count == 100)
  }

  @Test func `One database can be used from many tasks`() async throws {
    let database = try Database(.memory, migrations: notes)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...50 { group.addTask { try database.add("note \(number)") } }
      try await group.waitForAll()
    }
    #expect(try database.texts.count == 50)
  }

  @Test func `A file is in WAL mode, syncs fully, and holds to foreign keys`() throws {
    let scratch = try ScratchFolder()
    let database = try Database(.file(scratch.path("notes.sqlite")), migrations: notes)
    let settings = try database.read { connection in
      try ["journal_mode", "synchronous", "foreign_keys"].map { name in
        try connection.rows("PRAGMA \(name)") { $0.values[0] }[0]
      }
    }
    #expect(settings == [.text("wal"), .integer(2), .integer(1)])
  }

  @Test func `The owner alone can read the file and its log`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("notes.sqlite")
    let database = try Database(.file(path), migrations: notes)
    try database.add("private")
    for file in [path, path + "-wal"] {
      let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
      #expect(mode as? Int == 0o600)
    }
  }

  @Test func `Another file is not written into, and none but the database is left`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("notes.sqlite")
    let other = scratch.path("notes.sqlite-\(getpid())")
    try Data("another's".utf8).write(to: URL(filePath: other))
    try Database(.file(path), migrations: notes).add("private")
    #expect(try Data(contentsOf: URL(filePath: other)) == Data("another's".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    let known = Location.file(path).files + [other]
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path(""))
    #expect(names.filter { !known.contains(scratch.path($0)) } == [])
  }

  @Test func `Where no file can be made, that is told, and none is left`() async throws {
    await #expect(processExitsWith: .success) {
      let scratch = try ScratchFolder()
      // As a full disk does, for this process alone.
      var none = rlimit()
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &none)
      signal(SIGXFSZ, SIG_IGN)
      let full = StorageError.unopenable(path: scratch.path("notes.sqlite"), .full)
      #expect(throws: full) {
        try Database(.file(scratch.path("notes.sqlite")), migrations: notes)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("")) == [])
    }
  }

  @Test func `A folder that cannot be written gives a sentence`() throws {
    let error = #expect(throws: StorageError.self) {
      try Database(.file("/proc/parley/notes.sqlite"), migrations: notes)
    }
    #expect(
      "\(try #require(error))" == """
        The database /proc/parley/notes.sqlite cannot be opened: it, or a file \
        beside it, can't be opened for writing. Its folder must exist and be writable, and so must the file.
        """
    )
  }

  @Test func `A full disk fails the write and keeps what was there`() throws {
    let database = try Database(.memory, migrations: notes)
    try database.add("first")
    try database.read { try $0.run("PRAGMA max_page_count = 5") }
    let error = #expect(throws: StorageError.self) {
      try database.add(String(repeating: "too much ", count: 10_000))
    }
    let sentence = "The database :memory: can't be used: the disk is full (SQLite code 13)."
    #expect(error?.description == sentence)
    guard case .failed(_, _, .full) = error else {
      Issue.record("expected a full disk, found \(String(describing: error))")
      return
    }
    #expect(try database.texts == ["first"])
  }

  @Test func `Full-text search is there`() throws {
    let database = try Database(
      .memory,
      migrations: ["CREATE VIRTUAL TABLE note USING fts5 (text)"]
    )
    let found: [String] = try database.write { connection in
      for text in ["What time is lunch?", "See you at dinner"] {
        try connection.run("INSERT INTO note (text) VALUES (?)", text)
      }
      return try connection.rows("SELECT text FROM note WHERE note MATCH ?", "lunch") {
        try $0["text"]
      }
    }
    #expect(found == ["What time is lunch?"])
  }
}

/// Has this thread find files as another user does; `Glibc` does not import it.
@_silgen_name("setfsuid")
private func setfsuid(_ user: uid_t) -> Int32

extension ScratchFolder {
  /// Runs a body, on this thread, that finds the folder and its files unchangeable.
  fileprivate func whileReadOnly<Result>(_ body: () throws -> Result) throws -> Result {
    let files = try names().map(path)
    for file in files { chmod(file, 0o444) }
    chmod(path, 0o555)
    // Whoever may do everything is somebody else for this thread's files meanwhile.
    let own = setfsuid(65_534)
    defer {
      _ = setfsuid(uid_t(own))
      chmod(path, 0o755)
      for file in files { chmod(file, 0o644) }
    }
    return try body()
  }
}
