import Foundation
import Scratch
import Testing

@testable import Storage

struct DamageTests {
  /// Writes a database of several pages and breaks it.
  private func damaged(
    in scratch: ScratchFolder,
    by breaking: (inout Data) -> Void
  ) throws -> String {
    let path = scratch.path("notes.sqlite")
    let database = try Database(.file(path), migrations: notes)
    for number in 1...200 {
      try database.add("note \(number) \(String(repeating: "x", count: 100))")
    }
    try database.checkpoint()
    var bytes = try Data(contentsOf: URL(filePath: path))
    breaking(&bytes)
    let copy = scratch.path("damaged.sqlite")
    try bytes.write(to: URL(filePath: copy))
    return copy
  }

  private func expectDamage(at path: String) throws {
    let before = try Data(contentsOf: URL(filePath: path))
    // At the second start as well.
    for _ in 1...2 {
      let error = #expect(throws: StorageError.self) {
        try Database(.file(path), migrations: notes)
      }
      guard case .damaged(path, _) = error else {
        Issue.record("expected damage, found \(String(describing: error))")
        return
      }
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test func `A torn file is found before anything is written to it`() throws {
    let scratch = try ScratchFolder()
    try expectDamage(at: damaged(in: scratch) { $0.removeLast($0.count / 2) })
  }

  @Test func `A page of rubbish in the middle is found`() throws {
    let scratch = try ScratchFolder()
    try expectDamage(
      at: damaged(in: scratch) { $0.replaceSubrange(8192..<12288, with: Data(count: 4096)) }
    )
  }

  @Test func `A first page of nothing but its header is found`() throws {
    let scratch = try ScratchFolder()
    try expectDamage(
      at: damaged(in: scratch) { $0.replaceSubrange(100..<4096, with: Data(count: 3996)) }
    )
  }

  @Test func `A file that has lost everything is found`() throws {
    let scratch = try ScratchFolder()
    try expectDamage(at: damaged(in: scratch) { $0.removeAll() })
  }

  @Test func `A column with another name is found`() throws {
    let scratch = try ScratchFolder()
    try expectDamage(
      at: damaged(in: scratch) { bytes in
        // In the layout, which the first page has.
        guard let name = bytes[..<4096].range(of: Data("text TEXT".utf8)) else { return }
        bytes[name.lowerBound] ^= 1
      }
    )
  }

  @Test func `A format below zero, which no program writes, is found`() throws {
    let scratch = try ScratchFolder()
    // The format stands here in the file's header, highest byte first.
    let minusOne = Data(repeating: 0xFF, count: 4)
    try expectDamage(at: damaged(in: scratch) { $0.replaceSubrange(60..<64, with: minusOne) })
  }

  @Test func `A file that never was a database is found`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("notes.sqlite")
    try Data("Dear diary, this is plain text. ".utf8 + Data(count: 2000))
      .write(to: URL(filePath: path))
    try expectDamage(at: path)
  }

  @Test func `A damaged file is set aside whole, and a new one takes its place`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("notes.sqlite")
    let rubbish = Data("not a database at all, and long enough to be looked at".utf8)
    try rubbish.write(to: URL(filePath: path))
    try rubbish.write(to: URL(filePath: path + "-wal"))
    let aside = try Database.setAside(path, as: "damaged-20261120T174100Z")
    try Database(.file(path), migrations: notes).add("a fresh start")
    #expect(aside == path + ".damaged-20261120T174100Z")
    #expect(try Data(contentsOf: URL(filePath: aside)) == rubbish)
    #expect(try Data(contentsOf: URL(filePath: aside + "-wal")) == rubbish)
    #expect(try Database(.file(path), migrations: notes).texts == ["a fresh start"])
  }

  @Test func `Setting aside never overwrites`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("notes.sqlite")
    try Data("new".utf8).write(to: URL(filePath: path))
    try Data("old".utf8).write(to: URL(filePath: path + ".damaged-1"))
    let error = #expect(throws: StorageError.self) {
      try Database.setAside(path, as: "damaged-1")
    }
    #expect("\(try #require(error))".hasSuffix("File exists. It was left as it is."))
    #expect(try Data(contentsOf: URL(filePath: path)) == Data("new".utf8))
    #expect(try Data(contentsOf: URL(filePath: path + ".damaged-1")) == Data("old".utf8))
  }
}

extension Database {
  /// Moves what is in the log into the file itself.
  fileprivate func checkpoint() throws {
    _ = try withConnection { try $0.rows("PRAGMA wal_checkpoint(TRUNCATE)") { _ in } }
  }
}
