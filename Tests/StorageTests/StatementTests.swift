import Testing

@testable import Storage

struct StatementTests {
  let connection: Connection

  init() throws {
    connection = try Connection(to: .memory)
    try connection.script("CREATE TABLE thing (value)")
  }

  private func roundTrip<Kind: Storable>(_ value: Kind) throws -> Kind {
    try connection.run("DELETE FROM thing")
    try connection.run("INSERT INTO thing VALUES (?)", value)
    let values: [Kind] = try connection.rows("SELECT value FROM thing") { try $0["value"] }
    return values[0]
  }

  @Test(arguments: ["", "What time is lunch?", "王芳 José 👍🏽", "a\0b", "'; DROP TABLE thing --"])
  func `Text comes back to the letter`(text: String) throws {
    #expect(try roundTrip(text) == text)
  }

  @Test(arguments: [0, 1, -1, Int.max, Int.min])
  func `Integers come back`(integer: Int) throws {
    #expect(try roundTrip(integer) == integer)
  }

  @Test(arguments: [0.0, 2.0, -0.1, .greatestFiniteMagnitude])
  func `Numbers come back`(number: Double) throws {
    #expect(try roundTrip(number) == number)
  }

  @Test func `Bytes, truth and absence come back`() throws {
    #expect(try roundTrip([UInt8]()) == [])
    #expect(try roundTrip([0, 255, 1] as [UInt8]) == [0, 255, 1])
    #expect(try roundTrip(true) == true)
    #expect(try roundTrip(String?.none) == nil)
    #expect(try roundTrip(Int?.some(7)) == 7)
  }

  @Test func `A column of another kind is an error that hides the value`() throws {
    try connection.run("INSERT INTO thing VALUES (?)", "a secret")
    let error = #expect(throws: StorageError.self) {
      let _: [Int] = try connection.rows("SELECT value FROM thing") { try $0["value"] }
    }
    #expect(
      "\(try #require(error))" == "The column value should hold an integer, but holds a text."
    )
  }

  @Test func `A column that is not there is an error`() throws {
    try connection.run("INSERT INTO thing VALUES (?)", 1)
    #expect(throws: StorageError.missingColumn("valeu")) {
      let _: [Int] = try connection.rows("SELECT value FROM thing") { try $0["valeu"] }
    }
  }

  @Test func `An error never quotes what was bound`() throws {
    try connection.script("CREATE VIRTUAL TABLE note USING fts5 (text)")
    // A search expression that FTS5 refuses, quoting it in its own message.
    let error = #expect(throws: StorageError.self) {
      try connection.run("SELECT * FROM note WHERE note MATCH ?", "\"a secret")
    }
    #expect(
      "\(try #require(error))" == """
        The database :memory: could not run “SELECT * FROM note WHERE note MATCH ?”: \
        SQL logic error (SQLite code 1).
        """
    )
  }

  @Test func `SQL that makes no sense says what SQLite did not know`() throws {
    let error = #expect(throws: StorageError.self) { try connection.run("SELECT x FROM nowhere") }
    #expect("\(try #require(error))".hasSuffix("no such table: nowhere."))
  }

  @Test func `A wrong number of arguments is an error`() throws {
    let error = #expect(throws: StorageError.self) {
      try connection.run("INSERT INTO thing VALUES (?)", 1, 2)
    }
    #expect(
      "\(try #require(error))".hasSuffix("it has 1 parameters, and 2 arguments were given.")
    )
  }

  @Test func `The same SQL can run inside itself`() throws {
    for number in 1...3 { try connection.run("INSERT INTO thing VALUES (?)", number) }
    let query = "SELECT value FROM thing"
    let counts: [Int] = try connection.rows(query) { _ in
      try connection.rows(query) { _ in }.count
    }
    #expect(counts == [3, 3, 3])
  }

  @Test func `The number of changed rows is known`() throws {
    for number in 1...3 { try connection.run("INSERT INTO thing VALUES (?)", number) }
    try connection.run("DELETE FROM thing WHERE value > ?", 1)
    #expect(connection.changes == 2)
  }
}
