import Foundation
import Glibc
import Scratch
import Testing

/// The executable in a terminal of its own: its manners, as whoever sits at it meets them.
@Suite(.serialized) struct TerminalConversationTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  var home: URL { scratch.url }
  var historyPath: String { scratch.path(".local/state/parley/history") }

  func executable(_ name: String = "parley") throws -> String {
    try Pseudoterminal.executable(name)
  }

  func environment(_ variables: [String]) -> [String] {
    variables + [
      "LANG=C.UTF-8", "TERM=xterm", "INPUTRC=/dev/null", "HOME=\(scratch.path)",
      "TMPDIR=\(scratch.path)",
    ]
  }

  func start(
    _ arguments: String...,
    program: String = "parley",
    environment variables: [String] = [],
    columns: UInt16 = 80
  ) throws -> Pseudoterminal {
    try Pseudoterminal(
      executable(program),
      arguments,
      environment: environment(variables),
      columns: columns
    )
  }

  let request = "send a message to anna haro saying hello"
  let question = "Ready to send it?"
  let prompt = "> \u{1B}[0m"

  /// Types a line once somebody reads keys, as the prompt tells.
  func say(_ line: String, in session: Pseudoterminal) throws {
    try session.expect(prompt)
    session.type(line + "\r")
  }

  var history: [Substring] {
    get throws {
      try String(contentsOfFile: historyPath, encoding: .utf8).split(separator: "\n")
    }
  }

  // MARK: - Starting

  @Test(arguments: [80, 40] as [UInt16])
  func `the greeting is at most two lines, with a way to get help and a way out`(
    columns: UInt16
  ) throws {
    let session = try start(columns: columns)
    let greeting = try session.expect("leaves.").split(whereSeparator: \.isNewline)
    #expect(greeting.count <= 2)
    #expect(greeting.joined(separator: " ").contains("“help”. Ctrl-D"))
    #expect(try !session.expect("> ").contains("Parley"))
  }

  @Test func `the prompt waits for no app`() throws {
    let session = try start(program: "crash-probe", environment: ["HUMPTY_RECORDS=lost"])
    // It asks at the start, and is never answered.
    try say(":state", in: session)
    try session.expect("In the middle of nothing.")
    try session.expect(prompt)
    session.type("\u{4}")
    #expect(try session.exitCode() == 0)
  }

  @Test func `it can be left out`() throws {
    #expect(try start().expect(prompt).contains("Parley"))
    #expect(try !start("--quiet").expect(prompt).contains("Parley"))
  }

  @Test func `lines given on the command line need no prompt`() throws {
    let session = try start("-c", "help", "-c", ":apps")
    let shown = try session.expect("CoinPurse")
    #expect(shown.contains("You can say something like:"))
    #expect(try session.exitCode() == 0)
  }

  // MARK: - Going on

  @Test func `from where a transcript leads the conversation goes on at the prompt`() throws {
    let transcript = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/Transcripts/messages/declined.transcript")
      .standardizedFileURL
    let session = try start("replay", "--continue", transcript.path)
    try session.expect("Going on from the end of")
    try say(request, in: session)
    try session.expect(question)
  }

  // MARK: - Long work

  private var transcripts: String {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/Transcripts/calls").standardizedFileURL.path
  }

  @Test
  func `long work shows how far it is, and takes that back at the end, where lines can be erased`()
    throws
  {
    let session = try start("replay", transcripts)
    try session.expect(" files")
    #expect(try session.expect(" passed, 0 failed").contains("\u{1B}[K"))
    #expect(try session.exitCode() == 0)
    let plain = try start("replay", "--plain", transcripts)
    #expect(try !plain.expect(" passed, 0 failed").contains(" files"))
  }

  @Test func `so does checking an app`() throws {
    let session = try start("check", "CoinPurse")
    try session.expect(" lines")
    #expect(try session.expect("# CoinPurse").contains("\u{1B}[K"))
  }

  // MARK: - Saying

  @Test func `a command that nobody knows is answered with the nearest`() throws {
    let session = try start()
    try say(":aps", in: session)
    try session.expect("Did you mean “:apps”?")
  }

  @Test func `a second colon says a line that starts with one`() throws {
    let session = try start()
    try say("send a message to anna haro", in: session)
    try session.expect("What do you want to say to Anna Haro?")
    try say("::apps", in: session)
    try session.expect("To Anna Haro: “")
  }

  @Test func `a pasted paragraph confirms nothing unless it is agreed to`() throws {
    let session = try start()
    try say("\u{1B}[200~\(request)\nyes\u{1B}[201~", in: session)
    try session.expect("Say them in turn (y)")
    session.type("n\r")
    try say(":cancel", in: session)
    try session.expect("There is nothing to cancel.")
  }

  @Test func `a pasted conversation goes on line by line, once that is agreed to`() throws {
    let session = try start()
    try say("\u{1B}[200~\(request)\nno\n:apps\u{1B}[201~", in: session)
    try session.expect("3 lines. Say them in turn (y)")
    session.type("y\r")
    try session.expect("To Anna Haro: “hello” Ready to send it?")
    try session.expect("OK, I won't send it.")
    try session.expect("MessageBot")
    try session.expect(prompt)
  }

  // MARK: - Colours

  @Test(
    arguments: [
      ([], [], true), ([], ["NO_COLOR=1"], false), ([], ["TERM=dumb"], false),
      (["--plain"], ["CLICOLOR_FORCE=1"], false),
    ] as [([String], [String], Bool)]
  )
  func `the prompt is bold unless colours are turned off`(
    options: [String],
    variables: [String],
    isBold: Bool
  ) throws {
    let session = try Pseudoterminal(
      executable(),
      options,
      environment: environment(variables)
    )
    try session.expect("leaves.")
    #expect(try session.expect("> ").contains("\u{1B}[1m") == isBold)
  }

  @Test func `colours are for the stream that is a terminal, not for a file`() throws {
    let path = home.appending(path: "errors").path
    let shell = try Pseudoterminal(
      "/bin/bash",
      ["-c", "\(executable()) 2>\(path)"],
      environment: environment([])
    )
    try say(":save", in: shell)
    try shell.expect(prompt)
    shell.type("\u{4}")
    #expect(try shell.exitCode() == 0)
    let errors = try String(contentsOfFile: path, encoding: .utf8)
    #expect(errors == "Expected a file's name after :save, found nothing.\n")
  }
}
