import Foundation
import Scratch
import Testing

/// Apps in processes of their own, in `replay` and `check`.
@Suite(.serialized, .startsProcesses) struct IsolationTests {
  private static let transcripts = TranscriptFile(path: "Fixtures/Transcripts").url.path

  /// A part of them here; `.ci/full` plays all.
  @Test(arguments: ["1/80", "41/80"])
  func `conversations come to the same facts either way`(part: String) throws {
    let result = try ParleyProcess.run([part, Self.transcripts], program: "replay-probe")
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    let count = try #require(result.output.firstMatch(of: /(\d+) transcripts, 0 diff/)).output.1
    #expect(try #require(Int(count)) > 1)
  }

  /// The first transcript of a file goes wrong, the second must not know of it.
  private func replay(
    saying words: String,
    environment: [String] = []
  ) throws -> ParleyProcess.Result {
    let scratch = try ScratchFolder()
    let first = "> Message Anna saying \(words)\n< [..]\n> yes\n< [..] sent.\n"
    let second = "> Message Anna saying hello\n< [..]\n> yes\n< Message to Anna Haro sent.\n"
    try scratch.write(first.utf8, to: "a.transcript")
    try scratch.write(second.utf8, to: "b.transcript")
    return try ParleyProcess.run(
      ["replay", "--isolate", scratch.path],
      environment: environment,
      program: "crash-probe"
    )
  }

  @Test(arguments: [
    ("trap", "Humpty crashed in handle(intent:), at Moment.swift:"),
    ("crashes", "Humpty crashed in handle(intent:)"),
    ("exits", "Humpty ended itself in handle(intent:)."),
    ("exits-at-once", "Humpty ended itself in"), ("exits-quickly", "Humpty ended itself in"),
    ("is-killed", "Humpty was killed (signal 9) in"), ("overflows-stack", "Humpty crashed in"),
    ("exits-elsewhere", "Humpty ended itself in"),
    ("closes-everything", "Humpty "),
    ("writes-rubbish", "Humpty broke off the connection in"),
  ])
  func `whatever an app does, one conversation fails and the next goes on`(
    words: String,
    sentence: String
  ) throws {
    let result = try replay(saying: words)
    #expect(result.output.contains(sentence), "\(result.output)")
    #expect(result.output.hasSuffix("1 passed, 1 failed\n"), "\(result.output)\(result.errors)")
    #expect(result.code == 1)
  }

  @Test func `a crash is one, however long its backtrace takes`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let backtrace = tests.appending(path: "Builds/slow-backtrace").path
    let result = try replay(
      saying: "trap",
      environment: ["SWIFT_BACKTRACE=enable=yes,cache=no,swift-backtrace=\(backtrace)"]
    )
    #expect(result.output.contains("Humpty crashed in handle(intent:), at Moment.swift:"))
    #expect(!result.output.contains("didn't answer"))
  }

  @Test(arguments: ["prints-gigabyte", "forks", "ignores-sigterm"])
  func `what an app does besides answering stays with it`(words: String) throws {
    let result = try replay(saying: words)
    #expect(result.output == "2 passed, 0 failed\n")
    #expect(result.code == 0)
  }

  @Test func `before anything was done, the question is asked again`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      """
      > Message Anna
      < What do you want to say to Anna Haro?
      > trap while resolving
      = finding app-ended resolveContent(for:)
      < Humpty crashed in resolveContent(for:), at Moment.swift:[..]. Nothing was done.
      < What do you want to say to Anna Haro?
      > hello
      < [..]
      > yes
      < Message to Anna Haro sent.

      """.utf8,
      to: "a.transcript"
    )
    let result = try ParleyProcess.run(
      ["replay", "--isolate", scratch.path],
      program: "crash-probe"
    )
    #expect(result.output == "1 passed, 0 failed\n")
  }

  @Test func `a check goes on after a crash, and tells of it`() throws {
    let result = try ParleyProcess.run(
      ["check", "--isolate", "Humpty"],
      environment: ["HUMPTY_EXITS=1"],
      program: "crash-probe"
    )
    #expect(result.output.contains("app-ended"))
    #expect(result.code == 1)
  }

  // MARK: - In a conversation

  private func converse(_ lines: [String], way: [String]) throws -> ParleyProcess.Result {
    let isPipe = way.isEmpty
    return try ParleyProcess.run(
      way + (isPipe ? [] : lines),
      input: Array((isPipe ? lines.map { $0 + "\n" }.joined() : "").utf8),
      program: "crash-probe"
    )
  }

  @Test(arguments: ["trap", "exits", "is-killed", "closes-everything", "forks"])
  func `a conversation goes on after a crash, and ends with 4`(words: String) throws {
    let result = try converse(
      ["Message Anna saying \(words)", "yes", "Message Anna saying hello", "yes"],
      way: ["say"]
    )
    let last = result.output.split(separator: "\n").last
    #expect(last == "Message to Anna Haro sent.", "\(result.output)\(result.errors)")
    #expect(result.output.contains("in handle(intent:)") == (words != "forks"))
    #expect(result.code == (words == "forks" ? 0 : 4))
  }

  @Test func `nothing of an app is left when a conversation ends`() throws {
    let scratch = try ScratchFolder()
    let lines = ["Message Anna saying forks", "yes", "Message Anna saying deadlocks", "yes"]
    let result = try ParleyProcess.run(
      ["say"] + lines,
      environment: ["HOME=\(scratch.path)", "TMPDIR=\(scratch.path)"],
      program: "crash-probe"
    )
    #expect(result.code == 4)
    #expect(scratch.processesAtHome == [])
    #expect(try scratch.names().filter { $0 != ".local" } == [])
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `what an app has started ends with a conversation that is told to end`(
    signal: Int32
  ) throws {
    let scratch = try ScratchFolder()
    let process = try ParleyProcess(
      ["say", "Message Anna saying forks", "yes", "Message Anna saying deadlocks", "yes"],
      environment: ["HOME=\(scratch.path)", "TMPDIR=\(scratch.path)"],
      program: "crash-probe"
    )
    while !scratch.processesAtHome.contains(where: isAsleep) { sched_yield() }
    process.kill(by: signal)
    #expect(try process.finish().code == 128 + signal)
    // It takes the system a moment.
    for _ in 0..<200 where !scratch.processesAtHome.isEmpty { sched_yield() }
    #expect(scratch.processesAtHome == [])
  }

  private func isAsleep(_ process: String) -> Bool {
    FileManager.default.contents(atPath: "/proc/\(process)/comm") == Data("sleep\n".utf8)
  }

  @Test func `what an app prints is shown with its call, and only to whoever traces`() throws {
    let lines = ["Message Anna saying prints-gigabyte", "yes"]
    let plain = try converse(lines, way: [])
    #expect(!plain.output.contains("...."))
    let traced = try converse([":trace"] + lines, way: [])
    #expect(traced.output.contains("Humpty | ....."))
    #expect(traced.output.contains("bytes more)"))
    #expect(traced.output.utf8.count < 40_000)
  }

  @Test(arguments: [[], ["--in-process"]])
  func `an app that can't start ends the program before the first line`(options: [String]) throws {
    let scratch = try ScratchFolder()
    try scratch.write([], to: "data/CoinPurse.sqlite/anything")
    let result = try ParleyProcess.run(
      ["say"] + options + ["--data", scratch.path("data"), "What can I say?"]
    )
    #expect(result.code == 2)
    #expect(result.output == "")
    #expect(result.errors.contains("CoinPurse.sqlite cannot be opened"), "\(result)")
  }

  @Test func `an app whose launch is known is started when it is needed`() throws {
    let scratch = try ScratchFolder()
    func say(_ line: String) throws -> ParleyProcess.Result {
      try ParleyProcess.run(["say", "--data", scratch.path("data"), line])
    }
    /// The apps that have opened their databases, or begun them, since a file was written.
    func started(since mark: String) throws -> Set<String> {
      let begun = try modification(of: mark)
      return try scratch.names(in: "data").filter { name in
        guard name.hasSuffix("-shm") else { return false }
        return try modification(of: scratch.path("data/\(name)")) > begun
      }
    }
    func modification(of path: String) throws -> Date {
      let values = try URL(filePath: path).resourceValues(forKeys: [.contentModificationDateKey])
      return try #require(values.contentModificationDate)
    }
    let line = "Message the Book Club saying hi"
    let first = try say(line)
    #expect(first.output.contains("Book Club"), "\(first)")
    // The databases are begun, then opened.
    for count in [5, 1, 1] {
      let mark = try scratch.write([], to: "mark\(count)")
      #expect(try started(since: mark).count == 0)
      #expect(try say(line) == first)
      #expect(try started(since: mark).count == count)
    }
    try scratch.write("{}".utf8, to: "data/CoinPurse.sqlite")
    #expect(try say("What can I say?").errors.contains("CoinPurse.sqlite"))
  }

  @Test func `what a program prints before its conversation is printed once`() throws {
    let lines = [":trace", "Message Anna saying hello", "yes"]
    let result = try ParleyProcess.run(
      [],
      input: Array(lines.map { $0 + "\n" }.joined().utf8),
      environment: ["HUMPTY_GREETS=1"],
      program: "crash-probe"
    )
    #expect(result.output.components(separatedBy: "Welcome to the wall.").count == 2, "\(result)")
    #expect(result.output.hasSuffix("Message to Anna Haro sent.\n"), "\(result)")
  }

  @Test(arguments: [("100", false), ("200", true)])
  func `an app may take as much memory as is said`(limit: String, isEnough: Bool) throws {
    let result = try converse(
      ["Message Anna saying take much", "yes"],
      way: ["say", "--app-memory", limit]
    )
    #expect(result.output.contains("Message to Anna Haro sent.") == isEnough, "\(result)")
    #expect(result.code == (isEnough ? 0 : 4))
  }

  @Test func `an app that takes too much memory is told of`() throws {
    let lines = [
      ":fault handle INSendMessageIntent eats-memory", "Message Anna saying hello", "yes",
    ]
    let result = try ParleyProcess.run([], input: lines.map { "\($0)\n" }.joined())
    #expect(result.output.contains("for using too much memory"), "\(result.output)")
    #expect(result.code == 4)
  }
}
