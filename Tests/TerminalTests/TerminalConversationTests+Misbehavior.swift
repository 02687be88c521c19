import Foundation
import Scratch
import Testing

@testable import crash_probe

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

  private func leave(
    _ session: Pseudoterminal,
    with code: Int32,
    home: ScratchFolder? = nil
  ) throws {
    let home = home ?? scratch
    try say(":quit", in: session)
    #expect(try session.exitCode() == code)
    #expect(session.isCooked)
    #expect(home.processesAtHome == [])
    #expect(try home.names().filter { $0 != ".local" && $0 != "once" } == [])
  }

  @Test(arguments: [Fall.Moment.resolving, .confirming, .handling])
  func `whatever ends an app, the next line works`(moment: Fall.Moment) throws {
    let session = try startProbe()
    for fall in Fall.table where fall.told != nil {
      if moment == .handling {
        try send(fall.rawValue, in: session)
      } else {
        try say("message anna haro saying \(fall.rawValue)\(moment.words)", in: session)
      }
      try session.expect("Humpty ")
      try session.expect(moment.place)
      try session.expect(moment.consequence)
    }
    try send("all is well", in: session)
    try session.expect("Message to Anna Haro sent.")
    try leave(session, with: 4)
  }

  @Test(arguments: Fall.isWhole ? [Fall.Moment.resolving, .confirming, .handling] : [.handling])
  func `what else it does is none of the terminal's`(moment: Fall.Moment) throws {
    let session = try startProbe()
    for fall in Fall.table where fall.told == nil {
      try send("\(fall.rawValue)\(moment.words)", in: session)
      #expect(try !session.expect("Message to Anna Haro sent.").contains("\u{1B}[2J"))
    }
    try leave(session, with: 0)
  }

  @Test(
    arguments: Fall.isWhole
      ? Fall.table.filter { $0 != .exitLater && $0 != .trapLater }
      : [.trap, .exitAtOnce, .closeEverything, .printMuch]
  )
  func `what ends it as it is started is told before the first line`(fall: Fall) throws {
    let once = "HUMPTY_ONCE=\(scratch.path("once"))"
    let session = try startProbe(["HUMPTY_STARTS=\(fall.rawValue)", once])
    if fall.told != nil { try session.expect("as it was started") }
    try send("all is well", in: session)
    try session.expect("Message to Anna Haro sent.")
    try leave(session, with: fall.told == nil ? 0 : 4)
  }

  /// Side by side, for each takes ten seconds.
  @Test(arguments: Fall.Moment.allCases)
  func `one that never answers is ended, and the next line works`(moment: Fall.Moment) throws {
    let sessions = try Fall.slow(at: moment).filter(\.isEndless).map { fall in
      let home = try ScratchFolder()
      let session = try startProbe([
        "HOME=\(home.path)", "TMPDIR=\(home.path)", "HUMPTY_ONCE=\(home.path("once"))",
        moment == .starting ? "HUMPTY_STARTS=\(fall.rawValue)" : "HUMPTY=",
      ])
      if moment != .starting {
        try say("message anna haro saying \(fall.rawValue)\(moment.words)", in: session)
      }
      if moment == .handling {
        try session.expect("Ready to send it?")
        try say("yes", in: session)
      }
      return (home, session)
    }
    for (home, session) in sessions {
      try session.expect(moment == .starting ? "Humpty hung " : "Humpty didn't answer ")
      try session.expect(moment.place)
      if moment != .starting { try session.expect(moment.consequence) }
      try send("all is well", in: session)
      try session.expect("Message to Anna Haro sent.")
      try leave(session, with: 4, home: home)
    }
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

  @Test func `Ctrl-D while an app works ends the conversation after it`() throws {
    let session = try startProbe()
    try say(":fault handle INSendMessageIntent slow 5s", in: session)
    try send("all is well", in: session)
    try session.expect("working…")
    session.type("\u{4}")
    try session.expect("Message to Anna Haro sent.")
    #expect(try session.exitCode() == 0)
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
