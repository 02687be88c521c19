import Foundation
import Scratch
import Testing

@testable import ParleyTerminal

/// What scripts and continuous integration may rely on: each code that help and the manual list.
@Suite struct ExitCodeTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func code(_ arguments: String..., input: String = "") throws -> Int32 {
    try ParleyProcess.run(arguments, input: input).code
  }

  private func file(_ text: String, _ name: String = "a.transcript") throws -> String {
    try folder.write(text.utf8, to: name)
  }

  private let sound = "> help\n< ...\n"

  @Test func `the codes are those that are documented, each with one meaning`() {
    #expect(ExitCode.documented.map(\.code.value) == [0, 1, 2, 3, 4, 124, 130])
  }

  @Test func `0 is for what went well`() throws {
    #expect(try code("replay", file(sound)) == 0)
    #expect(try code("diagram", file(sound)) == 0)
    #expect(try code("import", file("#me\nhi\n", "a.convo.txt")) == 0)
    #expect(try code("explain", "help", "--json") == 0)
  }

  @Test func `1 is for a conversation that differs`() throws {
    #expect(try code("replay", file("> help\n< no\n")) == 1)
  }

  @Test func `2 is for command lines and files that can't be used`() throws {
    let path = try file("> help\n?\n")
    for arguments in [
      ["replay", path], ["replay", folder.path("none")], ["diagram", path],
      ["import", path], ["replay", "--jobs", "0", path], ["replay"], ["repaly"],
      ["replay", "--continue", path], ["replay", "--filter", "zebulon", path],
    ] {
      #expect(try ParleyProcess.run(arguments).code == 2, "\(arguments)")
    }
  }

  @Test func `2 goes before 1: what could not be played is not known to fail`() throws {
    _ = try file("> help\n< no\n", "b.transcript")
    _ = try file("?\n")
    #expect(try code("replay", folder.path) == 2)
  }

  @Test func `3 is for an end inside a dialogue`() throws {
    let path = try file("> Send a message to Anna Haro saying hello\n< ...\n")
    #expect(try code("replay", "--continue", path) == 3)
    #expect(try code("replay", "--continue", path, input: "no\n") == 0)
    // As a test it is a conversation like any other, which may end anywhere.
    #expect(try code("replay", path) == 0)
  }

  @Test func `124 is for the time limit`() throws {
    let path = try file(sound)
    #expect(try code("replay", "--time-limit", "0.0001", path) == 124)
  }
}
