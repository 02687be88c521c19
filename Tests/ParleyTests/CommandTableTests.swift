import Terminal
import Testing

@testable import ParleyTerminal

@Suite struct CommandTableTests {
  private func run(_ arguments: String...) throws -> (String, Settings, [String]) {
    let request = try CommandTable.sample.request(arguments)
    guard case .run(let command, let settings, let operands) = request else {
      throw Unexpected(request: request)
    }
    return (command.name, settings, operands)
  }

  private struct Unexpected: Error {
    let request: CommandTable.Request
  }

  @Test func `no command is the conversation`() throws {
    let (command, settings, operands) = try run()
    #expect(command == "")
    #expect(settings == Settings())
    #expect(operands == [])
  }

  @Test func `options may stand before and behind the command and its operands`() throws {
    let (command, settings, operands) = try run("-j", "say", "--data=/d", "one", "-w", "/w", "two")
    #expect(command == "say")
    #expect(operands == ["one", "two"])
    #expect(
      settings
        == Settings(
          world: "/w",
          data: "/d",
          json: true,
          inputs: ["/d", "/w"],
          given: ["json", "data", "world"],
          shaping: ["--world=/w"]
        )
    )
  }

  @Test func `options that conversations depend on are known by themselves, for another build`()
    throws
  {
    let table = CommandTable(
      program: "parley",
      summary: "",
      unnamed: Command(name: "", summary: "", run: { _ in .fine }),
      named: [.check]
    )
    let arguments = ["Stride", "--isolate", "--app-memory", "400", "--budget=2s", "--jobs", "3"]
    guard case .run(_, let settings, _) = try table.request(["check"] + arguments) else {
      Issue.record("Expected a command.")
      return
    }
    #expect(settings.shaping == ["--isolate", "--app-memory=400", "--budget=2s"])
  }

  @Test func `an option may be shortened as far as it is clear`() throws {
    #expect(try run("--col=always", "say", "x").1.color == .always)
  }

  @Test func `what stands behind two dashes is no option`() throws {
    #expect(try run("say", "--", "--json", "-x").2 == ["--json", "-x"])
  }

  @Test func `an option belongs to its command`() throws {
    #expect(try run("replay", "a", "--update").1.update)
    #expect(throws: UsageError.self) { try run("say", "a", "--update") }
    #expect(throws: UsageError.self) { try run("--update", "replay", "a") }
  }

  @Test func `help and version need no operands`() throws {
    guard case .help(let text) = try CommandTable.sample.request(["say", "--help"]) else {
      Issue.record("Expected help.")
      return
    }
    #expect(text.hasPrefix("Usage: parley say TEXT… [OPTION…]\n"))
    guard case .version = try CommandTable.sample.request(["--version"]) else {
      Issue.record("Expected the version.")
      return
    }
  }
}
