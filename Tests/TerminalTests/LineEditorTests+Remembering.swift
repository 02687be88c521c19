import Foundation
import Scratch
import Testing

// MARK: - The lines of earlier sessions

extension LineEditorTests {
  @Test func `lines are remembered once, for their owner only`() throws {
    let session = try session()
    for line in ["alpha", "beta", " secret", "alpha"] {
      session.type("\(line)\r")
      try session.expect("[\(line)]")
      try session.expect("ready>")
    }
    #expect(try linesOfHistory() == ["beta", "alpha"])
    let attributes = try FileManager.default.attributesOfItem(atPath: historyPath)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let directory = scratch.path("state")
    let directoryAttributes = try FileManager.default.attributesOfItem(atPath: directory)
    #expect(directoryAttributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func `the next session finds the lines with Up, by what they start with, and Ctrl-R`()
    throws
  {
    let first = try session()
    for line in ["read my messages", "where is my ride", "read the news"] {
      first.type("\(line)\r")
      try first.expect("[\(line)]")
      try first.expect("ready>")
    }
    first.type("\u{4}")
    #expect(try first.exitCode() == 0)

    let second = try session()
    second.type("\u{1B}[A\r")
    try second.expect("line 1: [read the news]")
    try second.expect("ready>")
    second.type("whe\u{1B}[A\r")
    try second.expect("line 2: [where is my ride]")
    try second.expect("ready>")
    second.type("\u{12}mess\r")
    try second.expect("line 3: [read my messages]")
  }
}
