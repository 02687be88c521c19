import Foundation
import Scratch
import Testing

@testable import Storage

struct MigrationTests {
  let second = "ALTER TABLE note ADD COLUMN done INTEGER NOT NULL DEFAULT 0"

  @Test func `A file from an earlier version is brought up to date and keeps its rows`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("notes.sqlite")
    try Database(.file(path), migrations: notes).add("buy milk")
    let newer = try Database(.file(path), migrations: notes + [second])
    let done: [Bool] = try newer.read { try $0.rows("SELECT done FROM note") { try $0["done"] } }
    #expect(done == [false])
  }

  @Test func `A script runs once`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("notes.sqlite")
    let migrations = notes + ["INSERT INTO note (text) VALUES ('welcome')"]
    for _ in 1...3 { _ = try Database(.file(path), migrations: migrations) }
    #expect(try Database(.file(path), migrations: migrations).texts == ["welcome"])
  }

  @Test func `A script that fails leaves the file at its old version`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("notes.sqlite")
    try Database(.file(path), migrations: notes).add("buy milk")
    let broken = second + "; CREATE TABLE note (text TEXT)"
    #expect(throws: StorageError.self) { try Database(.file(path), migrations: notes + [broken]) }
    #expect(try Database(.file(path), migrations: notes + [second]).texts == ["buy milk"])
  }

  @Test func `A file from the future is refused, and not a byte of it changes`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("notes.sqlite")
    try Database(.file(path), migrations: notes + [second]).add("buy milk")
    let before = try Data(contentsOf: URL(filePath: path))
    let error = #expect(throws: StorageError.self) { try Database(.file(path), migrations: notes) }
    #expect(error == .fromTheFuture(path: path, version: 2, newestKnown: 1))
    #expect(
      "\(try #require(error))" == """
        The database \(path) has format 2, but this program knows formats up to 1. \
        It was left as it is; use a newer program or another data folder.
        """
    )
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }
}
