import Foundation
import Scratch
import Testing

// MARK: - Apps that go wrong

extension TerminalConversationTests {
  private func startProbe(_ variables: [String] = []) throws -> Pseudoterminal {
    try start("--app-memory", "100", program: "crash-probe", environment: variables, columns: 200)
  }

  private func send(_ content: String, in session: Pseudoterminal) throws {
    try say("message anna haro saying \(content)", in: session)
    try session.expect("Ready to send it?")
    try say("yes", in: session)
  }

  private func leave(_ session: Pseudoterminal, with code: Int32) throws {
    try say(":quit", in: session)
    #expect(try session.exitCode() == code)
    #expect(session.isCooked)
    #expect(scratch.processesAtHome == [])
    #expect(try scratch.names().filter { $0 != ".local" && $0 != "once" } == [])
  }

  private static let endings = [
    "trap", "trap unhandled", "abort", "exit", "quick exit", "exit at once", "kill", "overflow",
    "eat", "start threads", "close everything", "write rubbish", "exit later", "trap later",
  ]

  private static let others = ["print a lot", "read", "fork", "ignore the end"]

  @Test func `whatever ends an app as it acts, the next line works`() throws {
    let session = try startProbe()
    for way in Self.endings {
      try send(way, in: session)
      try session.expect("Humpty ")
      try session.expect("in handle(intent:)")
      try session.expect("It may have been done all the same.")
    }
    try send("all is well", in: session)
    try session.expect("Message to Anna Haro sent.")
    try leave(session, with: 4)
  }

  @Test(arguments: [("resolving", "resolveContent(for:)"), ("confirming", "confirm(intent:)")])
  func `whatever ends it before that, nothing was done`(doing: String, method: String) throws {
    let session = try startProbe()
    for way in Self.endings {
      try say("message anna haro saying \(way) while \(doing)", in: session)
      try session.expect("in \(method)")
      try session.expect("Nothing was done.")
    }
    try send("all is well", in: session)
    try session.expect("Message to Anna Haro sent.")
    try leave(session, with: 4)
  }

  @Test func `what else it does is none of the terminal's`() throws {
    let session = try startProbe()
    for way in Self.others {
      try send(way, in: session)
      #expect(try !session.expect("Message to Anna Haro sent.").contains("\u{1B}[2J"))
    }
    try leave(session, with: 0)
  }

  @Test(arguments: ["trap", "exit at once", "close everything"])
  func `what ends it as it is started is told before the first line`(way: String) throws {
    let session = try startProbe(["HUMPTY_STARTS=\(way)", "HUMPTY_ONCE=\(scratch.path("once"))"])
    try session.expect("as it was started")
    try send("all is well", in: session)
    try session.expect("Message to Anna Haro sent.")
    try leave(session, with: 4)
  }

  @Test(arguments: ["spin", "hang", "spin while resolving", "hang while confirming"])
  func `Ctrl-C ends the wait for one that never answers, and the next line works`(
    words: String
  ) throws {
    let session = try startProbe()
    try say("message anna haro saying \(words)", in: session)
    if !words.contains("while") {
      try session.expect("Ready to send it?")
      try say("yes", in: session)
    }
    try session.expect("working…")
    session.type("\u{3}")
    try send("all is well", in: session)
    try session.expect("Message to Anna Haro sent.")
    try leave(session, with: 0)
  }

  @Test func `Ctrl-C ends the wait for one that is never ready`() throws {
    let session = try startProbe(["HUMPTY_STARTS=hang", "HUMPTY_ONCE=\(scratch.path("once"))"])
    try session.expect("working…")
    session.type("\u{3}")
    try session.expect("Humpty was stopped as it was started.")
    try send("all is well", in: session)
    try session.expect("Message to Anna Haro sent.")
    try leave(session, with: 0)
  }

  @Test func `Ctrl-C at the prompt is not for the apps`() throws {
    let session = try startProbe()
    try session.expect(prompt)
    session.type("\u{3}")
    try say(":state", in: session)
    let before = try process(in: session.expect("Lines so far"))
    try session.expect(prompt)
    session.type("\u{3}")
    try say(":state", in: session)
    #expect(try process(in: session.expect("Lines so far")) == before)
    try leave(session, with: 0)
  }

  /// The number of Humpty's process, as `:state` shows it.
  private func process(in state: String) throws -> Substring {
    try #require(state.firstMatch(of: /Humpty \(process (\d+)\)/)).output.1
  }
}
