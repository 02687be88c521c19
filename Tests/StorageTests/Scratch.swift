import Foundation
import Storage

/// A folder for one test, gone with the last reference to it.
final class Scratch {
  let folder = FileManager.default.temporaryDirectory
    .appending(component: "parley-storage-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func path(_ name: String) -> String {
    folder.appending(component: name).path
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }
}

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
