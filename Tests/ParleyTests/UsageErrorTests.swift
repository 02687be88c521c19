import Testing

@testable import ParleyTerminal

@Suite struct UsageErrorTests {
  @Test(arguments: [
    (["reply"], "Expected a command, found “reply”. Did you mean “replay”?"),
    (
      ["eplx"],
      "Expected a command, found “eplx”. What is to be said stands in quotes, after “say”."
    ),
    (["exp"], "Expected a command, found “exp”. Did you mean “explain”?"),
    ([""], "Expected a command, found “”. What is to be said stands in quotes, after “say”."),
    (["--wrold"], "Expected an option of “parley”, found “--wrold”. Did you mean “--world”?"),
    (
      ["replay", "--updte", "x"],
      "Expected an option of “parley replay”, found “--updte”. Did you mean “--update”?"
    ),
    (["-x"], "Expected an option of “parley”, found “-x”."),
    (["-jx"], "Expected an option of “parley”, found “-x”."),
    (["--world"], "Expected DIR after “--world”, found nothing."),
    (["-w"], "Expected DIR after “--world”, found nothing."),
    (["--json=1"], "Expected “--json” alone, found a value after it."),
    (
      ["--color", "alwys"],
      "Expected auto, always or never after “--color”, found “alwys”. Did you mean “always”?"
    ),
    (
      ["--time-limit", "soon"],
      "Expected a number of seconds above 0 after “--time-limit”, found “soon”."
    ),
    (
      ["--time-limit=0"],
      "Expected a number of seconds above 0 after “--time-limit”, found “0”."
    ),
    (["say"], "Expected TEXT… after “parley say”, found nothing."),
    (["explain", "a", "b"], "Expected nothing more after “parley explain”, found “b”."),
  ])
  func `a mistake is answered with what was expected and what may be meant`(
    arguments: [String],
    message: String
  ) {
    let error = #expect(throws: UsageError.self) { try CommandTable.sample.request(arguments) }
    #expect(error?.description == message)
  }

  @Test func `a beginning that two options share is not guessed`() {
    let table = CommandTable(
      program: "parley",
      summary: "Talks.",
      unnamed: Command(
        name: "",
        summary: "talk",
        options: [.update, Self.upside],
        run: { _ in .fine }
      ),
      named: []
    )
    let error = #expect(throws: UsageError.self) { try table.request(["--up"]) }
    #expect(
      error?.description
        == "Expected one option, found “--up”, which may be --update or --upside."
    )
  }

  @Test func `a second argument does not undo the first where both name what is tried`() throws {
    let table = CommandTable(
      program: "parley",
      summary: "Talks.",
      unnamed: Command(
        name: "",
        summary: "talk",
        options: [.filter, .against, .jobs],
        run: { _ in .fine }
      ),
      named: []
    )
    let filters = #expect(throws: UsageError.self) { try table.request(["--filter", "a", "-fb"]) }
    #expect(
      filters?.description == "Expected “--filter” once, found it twice, with “a” and with “b”."
    )
    #expect(throws: UsageError.self) { try table.request(["--against=/a", "--against=/b"]) }
    _ = try table.request(["--filter", "a", "-fa", "--jobs=2", "--jobs=3"])
  }

  private static let upside = Option(name: "upside", summary: "down", apply: { _, _ in })
}
