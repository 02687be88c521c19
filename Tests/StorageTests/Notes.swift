import Storage

/// The layout that most tests here use.
let notes = ["CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT"]

extension Database {
  func add(_ text: String) throws {
    try write { try $0.run("INSERT INTO note (text) VALUES (?)", text) }
  }

  var texts: [String] {
    get throws {
      try read { try $0.rows("SELECT text FROM note ORDER BY id") { try $0["text"] } }
    }
  }
}
