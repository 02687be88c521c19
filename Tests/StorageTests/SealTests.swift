import Foundation
import Scratch
import Testing

@testable import Storage

/// The check at a start: all of a file once, and nothing again of what only SQLite has written.
struct SealTests {
  let scratch: ScratchFolder
  let path: String

  init() throws {
    scratch = try ScratchFolder()
    path = scratch.path("notes.sqlite")
  }

  private func fill(_ numbers: ClosedRange<Int>) throws {
    let database = try Database(.file(path), migrations: notes)
    try database.write { connection in
      for number in numbers {
        let text = "note \(number) \(String(repeating: "x", count: 100))"
        try connection.run("INSERT INTO note (text) VALUES (?)", text)
      }
    }
  }

  /// The number of pages that are read to open the file.
  private var pagesRead: Int {
    get throws { try Database(.file(path), migrations: notes).withConnection { $0.pagesRead } }
  }

  /// Writes over all but the first pages, and leaves the file's time as `modified` says.
  private func damage(modified: Date) throws {
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    let rest = Int(try file.seekToEnd()) - 8192
    try file.seek(toOffset: 8192)
    try file.write(contentsOf: Data(count: rest))
    try file.close()
    try FileManager.default.setAttributes([.modificationDate: modified], ofItemAtPath: path)
  }

  @Test func `A start reads as much of many records as of few`() throws {
    try fill(1...10)
    let few = try pagesRead
    try fill(11...10_000)
    #expect(try pagesRead == few)
  }

  @Test func `A file that somebody else has written to is read through`() throws {
    try fill(1...1_000)
    try damage(modified: Date(timeIntervalSince1970: 1_795_196_460))
    let error = #expect(throws: StorageError.self) { try Database(.file(path), migrations: notes) }
    guard case .damaged = error else {
      Issue.record("expected damage, found \(String(describing: error))")
      return
    }
  }

  @Test func `A copy of a file is read through`() throws {
    try fill(1...1_000)
    let sealed = try pagesRead
    try FileManager.default.copyItem(atPath: path, toPath: scratch.path("copy.sqlite"))
    let copy = try Database(.file(scratch.path("copy.sqlite")), migrations: notes)
    #expect(try copy.withConnection { $0.pagesRead } > sealed + 10)
  }

  @Test func `Damage that is met on the way has the file read through at the next start`() throws {
    try fill(1...1_000)
    var status = stat()
    try #require(stat(path, &status) == 0)
    try damage(modified: .distantPast)
    // As a disk does that loses what it was given.
    let times = [status.st_atim, status.st_mtim]
    try #require(utimensat(AT_FDCWD, path, times, 0) == 0)
    let database = try Database(.file(path), migrations: notes)
    #expect(throws: StorageError.self) { try database.texts }
    #expect(throws: StorageError.self) { try Database(.file(path), migrations: notes) }
  }
}
