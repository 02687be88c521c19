import Foundation
import Scratch
import Testing
import Transcripts

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

  @Test(arguments: Moment.allCases)
  func `whatever an app does, the next line works`(moment: Moment) throws {
    let session = try startProbe()
    for misbehavior in moment.misbehaviors {
      try show(misbehavior, at: moment, in: session)
      try send("all is well", in: session)
      try session.expect("Message to Anna Haro sent.")
    }
    try leave(session, with: 4)
  }

  /// Has the app misbehave, and expects its end to be told, or the request to be done.
  private func show(
    _ misbehavior: Misbehavior,
    at moment: Moment,
    in session: Pseudoterminal
  ) throws {
    let isStart = moment == .starting
    let content = isStart ? "hello" : misbehavior.rawValue + moment.words
    if isStart {
      try say(":fault launch INSendMessageIntent \(misbehavior.rawValue)", in: session)
    }
    try say("message anna haro saying \(content)", in: session)
    var shown = ""
    if misbehavior.told == nil || moment == .handling {
      shown = try session.expect("Ready to send it?")
      try say("yes", in: session)
    }
    if let told = misbehavior.told {
      try session.expect("Humpty \(told)")
      try session.expect(moment.place)
      try session.expect(moment.consequence)
    } else {
      shown += try session.expect("Message to Anna Haro sent.")
      #expect(!shown.contains("\u{1B}[2J"))
    }
    if isStart { try say(":fault clear", in: session) }
  }

  @Test(
    arguments: Misbehavior.isWhole
      ? Misbehavior.table : [.traps, .exitsAtOnce, .closesEverything, .printsGigabyte]
  )
  func `what ends it as it is started is told before the first line`(
    misbehavior: Misbehavior
  ) throws {
    let once = "HUMPTY_ONCE=\(scratch.path("once"))"
    let session = try startProbe(["HUMPTY_STARTS=\(misbehavior.rawValue)", once])
    if let told = misbehavior.told {
      try session.expect("Humpty \(told)")
      try session.expect("as it was started")
    }
    try send("all is well", in: session)
    try session.expect("Message to Anna Haro sent.")
    try leave(session, with: misbehavior.told == nil ? 0 : 4)
  }

  /// Side by side, for each takes ten seconds.
  @Test(arguments: Moment.allCases)
  func `one that never answers is ended, and the next line works`(moment: Moment) throws {
    let sessions = try Misbehavior.endless(at: moment).map { misbehavior in
      let home = try ScratchFolder()
      let session = try startProbe([
        "HOME=\(home.path)", "TMPDIR=\(home.path)", "HUMPTY_ONCE=\(home.path("once"))",
        moment == .starting ? "HUMPTY_STARTS=\(misbehavior.rawValue)" : "HUMPTY=",
      ])
      if moment != .starting {
        try say("message anna haro saying \(misbehavior.rawValue)\(moment.words)", in: session)
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

  @Test(arguments: ["spins", "deadlocks", "spins while resolving", "deadlocks while confirming"])
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
    let session = try startProbe(["HUMPTY_STARTS=deadlocks", "HUMPTY_ONCE=\(scratch.path("once"))"])
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
