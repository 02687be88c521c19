import Foundation
import Glibc
import LineEditing
import Scratch
import Terminal
import Testing

@Suite struct HistoryTests {
  @Test func `a line that comes again moves to the end`() {
    var history = History(["a", "b", "a", "c"])
    #expect(history.entries == ["b", "a", "c"])
    history.add("b")
    #expect(history.entries == ["a", "c", "b"])
  }

  @Test(arguments: ["", " ", " secret"])
  func `blank lines and lines behind a space are not kept`(line: String) {
    var history = History(["a", line])
    let isKept = history.add(line)
    #expect(!isKept)
    #expect(history.entries == ["a"])
  }

  @Test func `a line that no key would bring back in time is not kept`() {
    var history = History(["a", String(repeating: "b", count: 50_000)])
    let isKept = history.add(String(repeating: "c", count: 8_193))
    #expect(!isKept)
    #expect(history.entries == ["a"])
  }

  @Test func `lines can be forgotten`() {
    var history = History(["a", "b", "c"])
    #expect(history.forget { ["a", "c"].contains($0) } == 2)
    #expect(history.entries == ["b"])
  }

  @Test func `the oldest go when there are too many`() {
    var history = History(["a", "b", "c"], limit: 2)
    #expect(history.entries == ["b", "c"])
    history.add("d")
    #expect(history.entries == ["c", "d"])
  }
}

@Suite struct HistoryFileTests {
  private let scratch: ScratchFolder
  private var path: String { scratch.path("deep/history") }

  init() throws {
    scratch = try ScratchFolder()
  }

  private var contents: String? { try? String(contentsOfFile: path, encoding: .utf8) }

  @Test func `two sessions add to one file`() throws {
    let (one, two) = (HistoryFile(path: path), HistoryFile(path: path))
    #expect(try one.load().entries.isEmpty)
    #expect(try two.load().entries.isEmpty)
    try one.append("a")
    try two.append("b")
    try one.append("a")
    try two.append(" c")
    #expect(contents == "b\na\n")
  }

  @Test func `sessions that add at once lose nothing`() async throws {
    let file = HistoryFile(path: path)
    _ = try file.load()
    try await withThrowingTaskGroup { group in
      for number in 1...40 { group.addTask { try file.append("line \(number % 20)") } }
      try await group.waitForAll()
    }
    #expect(Set(try file.load().entries) == Set((0..<20).map { "line \($0)" }))
    #expect(contents?.split(separator: "\n").count == 20)
  }

  @Test func `the file holds no more than the limit`() throws {
    let file = HistoryFile(path: path, limit: 2)
    _ = try file.load()
    for line in ["a", "b", "c"] { try file.append(line) }
    #expect(contents == "b\nc\n")
  }

  @Test func `what is forgotten is gone from the file, and what others added stays`() throws {
    let file = HistoryFile(path: path)
    _ = try file.load()
    for line in ["a", "b", "c"] { try file.append(line) }
    try file.forget(["b", "x"])
    #expect(contents == "a\nc\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a file others can read is closed to them`() throws {
    _ = try HistoryFile(path: path).load()
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    _ = try HistoryFile(path: path).load()
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a pipe is no history, and nobody waits for it`() throws {
    let path = scratch.path("history")
    try #require(mkfifo(path, 0o600) == 0)
    let error = #expect(throws: HistoryFile.Failure.self) { try HistoryFile(path: path).load() }
    #expect(error?.description.hasPrefix("\(path): expected a file that can be written") == true)
  }

  @Test func `a file as large as no history is left alone`() throws {
    let path = try scratch.write(
      Array(repeating: UInt8(ascii: "a"), count: 50 << 20),
      to: "history"
    )
    let file = HistoryFile(path: path)
    let error = #expect(throws: HistoryFile.Failure.self) { try file.load() }
    #expect(error?.description == "\(path): expected at most 16777216 bytes, found: more.")
    #expect(throws: HistoryFile.Failure.self) { try file.append("b") }
  }

  @Test func `a path that cannot be used is named`() {
    let error = #expect(throws: HistoryFile.Failure.self) {
      try HistoryFile(path: "/dev/null/history").load()
    }
    #expect(
      error?.description
        == "/dev/null/history: expected a file that can be written, found: Not a directory."
    )
  }
}
