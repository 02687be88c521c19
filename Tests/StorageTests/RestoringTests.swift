import Scratch
import Testing

@testable import Storage

struct RestoringTests {
  /// Tables of each kind, with a sum that a trigger keeps up.
  private static let layout = [
    """
    CREATE TABLE item (number INTEGER PRIMARY KEY, name TEXT UNIQUE, weight REAL) STRICT;
    CREATE TABLE part (item INTEGER NOT NULL REFERENCES item, name TEXT, bytes BLOB) STRICT;
    CREATE TABLE sum (kind TEXT, place TEXT, weight REAL, PRIMARY KEY (kind, place))
    STRICT, WITHOUT ROWID;
    CREATE TRIGGER weighed AFTER INSERT ON item BEGIN
      INSERT INTO sum VALUES ('all', 'here', new.weight)
      ON CONFLICT DO UPDATE SET weight = weight + new.weight;
    END;
    """
  ]

  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func database(_ location: Location = .memory) throws -> Database {
    try Database(location, migrations: Self.layout)
  }

  /// The two kinds of databases, which restore earlier states in ways of their own.
  enum Place: CaseIterable {
    case memory
    case file
  }

  private func location(_ place: Place) -> Location {
    place == .memory ? .memory : .file(scratch.path("items.sqlite"))
  }

  @Test func `A database in memory leaves nothing to the next one like it`() throws {
    let empty = try database().contents
    for _ in 0..<3 {
      let used = try database()
      #expect(try used.contents == empty)
      let point = try used.mark()
      try used.add("lamp", 0.1)
      #expect(try used.restore(point))
      try used.add("chair", 4.3)
      #expect(try used.contents != empty)
    }
    #expect(try database().contents == empty)
  }

  @Test func `A layout that was changed is left to nobody`() throws {
    do {
      let used = try database()
      _ = try used.mark()
      try used.write { try $0.run("CREATE TABLE other (number INTEGER)") }
    }
    #expect(try !database().has("SELECT 1 FROM sqlite_schema WHERE name = 'other'"))
  }

  @Test(arguments: Place.allCases)
  func `Rows that were added, changed and removed since are as they were`(place: Place) throws {
    let database = try database(location(place))
    try database.add("lamp", 0.1)
    try database.write { try $0.run("INSERT INTO part VALUES (1, 'it''s', x'00ff')") }
    let before = try database.contents
    let point = try database.mark()
    try database.add("chair", 4.3)
    try database.write { connection in
      try connection.run("UPDATE item SET number = 9, weight = 1e-300 WHERE name = 'chair'")
      try connection.run("UPDATE part SET name = NULL, bytes = NULL")
      try connection.run("DELETE FROM part")
      try connection.run("DELETE FROM item WHERE name = 'lamp'")
    }
    #expect(try database.contents != before)
    #expect(try database.canRestore(point))
    #expect(try database.restore(point))
    #expect(try database.contents == before)
  }

  @Test func `Another connection can reverse what one has changed, as long as that is there`()
    throws
  {
    let location = Location.file(scratch.path("items.sqlite"))
    var (states, reversals): ([[String]], [Reversal]) = ([], [])
    do {
      let database = try database(location)
      try database.add("lamp", 0.1)
      for name in ["chair", "table"] {
        states.append(try database.contents)
        let point = try database.mark()
        try database.add(name, 4.3)
        try database.write { connection in
          try connection.run("UPDATE item SET weight = 1e-300 WHERE name = ?", name)
          try connection.run("INSERT INTO part VALUES (1, ?, x'00ff')", name)
        }
        reversals.append(try #require(try database.reversal(to: point)))
      }
    }
    let other = try database(location)
    #expect(try !other.perform(reversals[0]), "What came after it is there.")
    #expect(try other.perform(reversals[1]))
    #expect(try other.contents == states[1])
    #expect(try !other.perform(reversals[1]), "It can be reversed once.")
    #expect(try other.contents == states[1])
    try other.write { try $0.run("UPDATE item SET name = 'stool' WHERE name = 'chair'") }
    let changed = try other.contents
    #expect(try !other.perform(reversals[0]), "Somebody has changed it since.")
    #expect(try other.contents == changed)
    try other.write { try $0.run("UPDATE item SET name = 'chair' WHERE name = 'stool'") }
    #expect(try other.perform(reversals[0]))
    #expect(try other.contents == states[0])
  }

  @Test(arguments: Place.allCases)
  func `Each of several points can be restored, the last first or the first at once`(
    place: Place
  ) throws {
    let database = try database(location(place))
    var (points, states): ([RestorePoint], [[String]]) = ([], [])
    for name in ["a", "b", "c", "d"] {
      states.append(try database.contents)
      points.append(try database.mark())
      try database.add(name, 1)
    }
    #expect(try database.restore(points[3]))
    #expect(try database.contents == states[3])
    try database.add("e", 2)
    #expect(try database.restore(points[1]))
    #expect(try database.contents == states[1])
    #expect(try !database.restore(points[2]), "It lay behind the one that was restored.")
    #expect(try database.restore(points[0]))
    #expect(try database.contents == states[0])
  }

  @Test func `Nothing is restored once somebody else has written`() throws {
    let location = Location.file(scratch.path("items.sqlite"))
    let (one, other) = (try database(location), try database(location))
    let point = try one.mark()
    try one.add("lamp", 1)
    #expect(try one.canRestore(point))
    try other.add("chair", 1)
    let contents = try one.contents
    #expect(try !one.canRestore(point))
    #expect(try !one.restore(point))
    #expect(try one.contents == contents)
  }

  @Test func `What is restored is on the disk`() throws {
    let location = Location.file(scratch.path("items.sqlite"))
    do {
      let database = try database(location)
      let point = try database.mark()
      try database.add("lamp", 1)
      #expect(try database.restore(point))
    }
    #expect(try database(location).contents == [])
  }

  @Test(arguments: Place.allCases)
  func `Rows that refer to each other come back, though one statement took them`(
    place: Place
  ) throws {
    let database = try Database(
      location(place),
      migrations: ["CREATE TABLE node (number INTEGER PRIMARY KEY, parent INTEGER REFERENCES node)"]
    )
    try database.write { try $0.run("INSERT INTO node VALUES (1, NULL), (2, 1)") }
    let point = try database.mark()
    try database.write { try $0.run("DELETE FROM node") }
    #expect(try database.restore(point))
    let nodes: [Int] = try database.read { connection in
      try connection.rows("SELECT number FROM node") { try $0["number"] }
    }
    #expect(nodes == [1, 2])
  }

  @Test(arguments: Place.allCases)
  func `Points hold whatever was restored, or rolled back, between them`(place: Place) throws {
    struct Regret: Error {}
    let database = try database(location(place))
    try database.add("lamp", 0.1)
    let (before, first) = (try database.contents, try database.mark())
    for name in ["chair", "table"] {
      let point = try database.mark()
      #expect(throws: Regret.self) {
        try database.write { connection in
          try connection.run("DELETE FROM item")
          throw Regret()
        }
      }
      #expect(try database.restore(point))
      try database.add(name, 4.3)
      #expect(try database.restore(point))
      #expect(try database.contents == before)
    }
    try database.add("sofa", 40)
    #expect(try database.restore(first))
    #expect(try database.contents == before)
  }

  @Test func `Where nothing was changed, nothing is written`() throws {
    let location = Location.file(scratch.path("items.sqlite"))
    let (one, other) = (try database(location), try database(location))
    let (point, seen) = (try one.mark(), try other.mark())
    #expect(try one.restore(point))
    #expect(try other.canRestore(seen))
    try one.add("lamp", 1)
    #expect(try one.restore(point))
    #expect(try !other.canRestore(seen))
  }

  @Test func `Only the newest points are kept, and only what they need`() throws {
    let database = try database(location(.file))
    let first = try database.mark()
    for number in 1...UndoLog.capacity {
      try database.add("item \(number)", 1)
      _ = try database.mark()
    }
    #expect(try !database.canRestore(first))
    let kept: [Int] = try database.read { connection in
      try connection.rows("SELECT count(*) AS count FROM temp.undo") { try $0["count"] }
    }
    // Two changes for each item: its row, and the sum.
    #expect(kept == [2 * (UndoLog.capacity - 1)])
  }

  @Test func `In memory all points go at once, and later ones are others`() throws {
    let database = try database()
    let first = try database.mark()
    for number in 1..<Savepoints.capacity {
      try database.add("item \(number)", 1)
      _ = try database.mark()
    }
    #expect(try database.canRestore(first))
    try database.add("table", 1)
    let (contents, next) = (try database.contents, try database.mark())
    #expect(try !database.canRestore(first))
    try database.add("lamp", 1)
    #expect(try !database.restore(first))
    #expect(try database.restore(next))
    #expect(try database.contents == contents)
  }

  @Test func `In memory what no statement may remove is taken back, too`() throws {
    let keep = """
      CREATE TRIGGER kept BEFORE DELETE ON item BEGIN SELECT RAISE(ABORT, 'it stays'); END
      """
    for _ in 0..<2 {
      let database = try Database(.memory, migrations: Self.layout + [keep])
      #expect(try database.contents == [])
      let point = try database.mark()
      try database.add("lamp", 1)
      #expect(throws: StorageError.self) { try database.write { try $0.run("DELETE FROM item") } }
      #expect(try database.contents != [])
      #expect(try database.restore(point))
      #expect(try database.contents == [])
      try database.add("chair", 1)
    }
  }
}

extension Database {
  fileprivate func add(_ name: String, _ weight: Double) throws {
    try write { try $0.run("INSERT INTO item (name, weight) VALUES (?, ?)", name, weight) }
  }

  /// Every row of every table, as text.
  fileprivate var contents: [String] {
    get throws {
      try read { connection in
        try ["item", "part", "sum"].flatMap { table in
          let columns = table == "item" ? "number, name, weight" : "*"
          return try connection.rows("SELECT \(columns) FROM \(table)") { "\(table) \($0.values)" }
        }
      }
    }
  }
}
