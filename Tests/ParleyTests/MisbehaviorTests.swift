import Foundation
import Glibc
import Scratch
import Testing
import Transcripts

@testable import Assistant
@testable import crash_probe

/// Whatever an app does, at whatever moment, in a conversation through a pipe: its next line works,
/// and nothing of the app is left.
@Suite(.startsProcesses) struct MisbehaviorTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  /// - Returns: What was printed for each line.
  private func converse(
    _ lines: [String],
    environment: [String] = []
  ) throws -> (answers: [String], result: ParleyProcess.Result) {
    let result = try ParleyProcess.run(
      ["--json", "--app-memory", "100"],
      input: Array(lines.map { $0 + "\n" }.joined().utf8),
      environment: environment + ["HOME=\(scratch.path)", "TMPDIR=\(scratch.path)"],
      program: "crash-probe"
    )
    let answers = result.output.components(separatedBy: "\"event\":\"heard\"").dropFirst()
    return (Array(answers), result)
  }

  private func expectNothingLeft() throws {
    #expect(scratch.processesAtHome == [])
    #expect(try scratch.names().filter { $0 != ".local" && $0 != "once" } == [])
  }

  private let sound = ["Message Anna saying hello", "yes"]

  @Test(arguments: [Fall.Moment.resolving, .confirming, .handling])
  func `the next line works`(moment: Fall.Moment) throws {
    let lines = Fall.table.flatMap {
      ["Message Anna saying \($0.rawValue)\(moment.words)", "yes"] + sound
    }
    let (answers, result) = try converse(lines)
    try #require(answers.count == lines.count, "\(result.output)\(result.errors)")
    for (index, fall) in Fall.table.enumerated() {
      let four = answers[(index * 4)..<(index * 4 + 4)]
      let said = four.prefix(2).joined()
      if let told = fall.told {
        #expect(said.contains("Humpty \(told)"), "\(fall): \(said)")
        #expect(said.contains(moment.place), "\(fall): \(said)")
        #expect(said.contains(moment.consequence), "\(fall): \(said)")
      } else {
        #expect(said.contains("Message to Anna Haro sent."), "\(fall): \(said)")
      }
      #expect(four.last?.contains("Message to Anna Haro sent.") == true, "\(fall): \(four)")
    }
    #expect(result.code == 4)
    try expectNothingLeft()
  }

  /// One that ends some time after its start does so between calls, or in one.
  @Test(arguments: Fall.table.filter { $0 != .exitLater && $0 != .trapLater })
  func `so it does where an app goes wrong as it is started`(fall: Fall) throws {
    let (answers, result) = try converse(
      sound,
      environment: ["HUMPTY_STARTS=\(fall.rawValue)", "HUMPTY_ONCE=\(scratch.path("once"))"]
    )
    #expect(answers.last?.contains("Message to Anna Haro sent.") == true, "\(result)")
    #expect(
      result.output.contains(Fall.Moment.starting.place) == (fall.told != nil),
      "\(result.output)"
    )
    #expect(result.code == (fall.told == nil ? 0 : 4))
    try expectNothingLeft()
  }

  /// Side by side, for each takes ten seconds; a gigabyte may be printed before that.
  @Test(arguments: Fall.Moment.allCases)
  func `so it does where an app takes too long`(moment: Fall.Moment) throws {
    let isStart = moment == .starting
    let conversations = try Fall.slow(at: moment).map { fall in
      let scratch = try ScratchFolder()
      let words = "Message Anna saying \(fall.rawValue)\(moment.words)"
      let process = try ParleyProcess(
        ["--app-memory", "100"],
        input: Array(((isStart ? [] : [words, "yes"]) + sound).map { $0 + "\n" }.joined().utf8),
        environment: [
          "HOME=\(scratch.path)", "TMPDIR=\(scratch.path)",
          isStart ? "HUMPTY_STARTS=\(fall.rawValue)" : "HUMPTY=",
          "HUMPTY_ONCE=\(scratch.path("once"))",
        ],
        program: "crash-probe"
      )
      return (fall, scratch, process)
    }
    for (fall, scratch, process) in conversations {
      let result = try process.finish()
      let told =
        isStart
        ? "Humpty hung as it was started and was stopped."
        : "Humpty didn't answer \(moment.place). \(moment.consequence)"
      #expect(result.output.hasSuffix("Message to Anna Haro sent.\n"), "\(fall): \(result)")
      if fall.isEndless {
        #expect(result.output.contains(told), "\(fall): \(result)")
        #expect(result.code == 4)
      }
      #expect(scratch.processesAtHome == [])
      #expect(try scratch.names().filter { $0 != ".local" && $0 != "once" } == [])
    }
  }

  @Test func `who takes more than 100 MB is warned of, and goes on`() throws {
    let lines = ["Message Anna saying take much", "yes", ":findings"]
    let result = try ParleyProcess.run(
      [],
      input: Array(lines.map { $0 + "\n" }.joined().utf8),
      environment: ["HOME=\(scratch.path)", "TMPDIR=\(scratch.path)"],
      program: "crash-probe"
    )
    #expect(result.output.contains("Message to Anna Haro sent."))
    #expect(result.output.contains("took more than its budget (more than 100 MB)"), "\(result)")
    #expect(result.code == 0)
  }

  /// Each of those that never answer takes ten seconds.
  @Test(arguments: Misbehavior.allCases.filter { Fall.isWhole || !$0.isEndless })
  func `every misbehaviour can be staged`(misbehavior: Misbehavior) throws {
    let lines =
      [":fault handle INSendMessageIntent \(misbehavior.rawValue)"] + sound + [":fault clear"]
      + sound
    let result = try ParleyProcess.run(
      [],
      input: Array(lines.map { $0 + "\n" }.joined().utf8),
      environment: ["HOME=\(scratch.path)", "TMPDIR=\(scratch.path)"]
    )
    let isEnd = misbehavior.end != nil || misbehavior.isEndless
    let sent = result.output.components(separatedBy: "Message to Anna Haro sent.").count - 1
    #expect(sent == (isEnd ? 1 : 2), "\(result)")
    #expect(result.output.contains("MessageBot") && result.code == (isEnd ? 4 : 0), "\(result)")
    try expectNothingLeft()
  }

  @Test func `a conversation in which an app was killed replays`() throws {
    let path = scratch.path("saved.transcript")
    let lines = ["Message Anna saying kill", "yes", ":save \(path)"]
    let saved = try ParleyProcess.run(
      [],
      input: Array(lines.map { $0 + "\n" }.joined().utf8),
      program: "crash-probe"
    )
    #expect(saved.output.contains("Humpty was killed (signal 9)"), "\(saved)")
    let replayed = try ParleyProcess.run(["replay", path], program: "crash-probe")
    #expect(replayed.code == 0, "\(replayed)")
  }

  @Test func `that an app failed is told by the code at an open question, too`() throws {
    let (answers, result) = try converse(["Message Anna saying trap", "yes", "Message Anna"])
    #expect(answers.last?.contains("What do you want to say to Anna Haro?") == true, "\(result)")
    #expect(result.code == 4)
  }

  @Test(arguments: ["say", "-c", ""], [SIGTERM, SIGINT])
  func `a program that is told to end while its apps start says nothing more`(
    way: String,
    signal: Int32
  ) throws {
    let once = scratch.path("once")
    let process = try ParleyProcess(
      way.isEmpty ? [] : way == "say" ? [way] + sound : sound.flatMap { [way, $0] },
      input: Array((way.isEmpty ? sound : []).map { $0 + "\n" }.joined().utf8),
      environment: [
        "HUMPTY_STARTS=hang", "HUMPTY_ONCE=\(once)", "HOME=\(scratch.path)",
        "TMPDIR=\(scratch.path)",
      ],
      program: "crash-probe"
    )
    while !FileManager.default.fileExists(atPath: once) { sched_yield() }
    process.kill(by: signal)
    let result = try process.finish()
    #expect(result.code == 128 + signal)
    #expect(!result.output.contains("Anna Haro"), "\(result)")
    while !scratch.processesAtHome.isEmpty { sched_yield() }
  }

  @Test(arguments: ["made", "settled"])
  func `what ends an app around its change is told once, and the change stands`(
    moment: String
  ) throws {
    let (answers, result) = try converse(sound, environment: ["HUMPTY_POINTS=\(moment)"])
    #expect(answers.last?.contains("Message to Anna Haro sent.") == true, "\(result)")
    let sentence = "\"text\":\"Humpty ended itself between calls.\""
    #expect(result.output.components(separatedBy: sentence).count == 2, "\(result)")
    #expect(result.code == 4)
  }

  @Test func `an app that hangs before it begins is told to have hung, and after a while`() throws {
    let (_, result) = try converse(sound, environment: ["HUMPTY_POINTS=hang"])
    #expect(result.output.contains("Humpty is working on it…"), "\(result)")
    #expect(result.output.contains("there was a problem") == false, "\(result)")
    #expect(result.code == 4)
    try expectNothingLeft()
  }

  @Test func `a program that was started with signals blocked can be told to end`() throws {
    let once = scratch.path("once")
    let process = try ParleyProcess(
      ["say"] + sound,
      environment: ["HUMPTY_STARTS=hang", "HUMPTY_ONCE=\(once)", "HOME=\(scratch.path)"],
      blocking: [SIGTERM],
      program: "crash-probe"
    )
    while !FileManager.default.fileExists(atPath: once) { sched_yield() }
    process.kill(by: SIGTERM)
    #expect(try process.finish().code == 143)
  }

  @Test(arguments: ["say", "-c"])
  func `nothing is said after a line in which the program was told to end`(way: String) throws {
    let lines = ["Message Anna saying hang", "yes"] + sound
    let process = try ParleyProcess(
      way == "say" ? [way] + lines : lines.flatMap { [way, $0] },
      environment: ["HOME=\(scratch.path)", "TMPDIR=\(scratch.path)"],
      program: "crash-probe"
    )
    try process.awaitOutput(
      ofBytes: "To Anna Haro: “hang” Ready to send it?\nHumpty is working on it…\n".utf8.count
    )
    process.kill(by: SIGTERM)
    let result = try process.finish()
    #expect(result.code == 143)
    #expect(!result.output.contains("hello"), "\(result)")
    #expect(scratch.processesAtHome == [])
  }

  @Test func `the dialogue is kept, and can be gone back in`() throws {
    let lines = [
      "Message Anna", "trap while resolving", ":undo", "hello", "no", ":fork 1",
      "exit while resolving", "hello again", "yes",
    ]
    let result = try ParleyProcess.run(
      [],
      input: Array(lines.map { $0 + "\n" }.joined().utf8),
      program: "crash-probe"
    )
    let (question, end) = ("What do you want to say to Anna Haro?", "Nothing was done.")
    let said = result.output.split(separator: "\n").map { line in
      line.hasSuffix(end) ? end : String(line)
    }.filter { !$0.hasSuffix("working on it…") }
    #expect(
      said == [
        question, end, question, "Going on after 1 line.", question,
        "To Anna Haro: “hello” Ready to send it?", "OK, I won't send it.",
        "Going on after 1 line.", question, end, question,
        "To Anna Haro: “hello again” Ready to send it?", "Message to Anna Haro sent.",
      ]
    )
    #expect(result.code == 4)
  }

  @Test func `what was done before an app's process ended can be taken back after that`() throws {
    let lines = [
      "Message Anna Haro saying apples", "yes", "Message Anna Haro saying bananas", "yes",
      ":fault confirm INSendMessageIntent exits", "Message Anna Haro saying cherries",
      ":fault clear", ":undo", ":undo", ":undo", "find messages about bananas",
      "find messages about apples",
    ]
    let result = try ParleyProcess.run([], input: Array(lines.map { $0 + "\n" }.joined().utf8))
    let taken = "MessageBot has taken back what it did since."
    let parts = result.output.components(separatedBy: taken)
    try #require(parts.count == 2, "\(result)")
    #expect(parts[0].contains("MessageBot ended itself in confirm("))
    #expect(parts[1].contains("no messages") && parts[1].contains("bananas"), "\(parts[1])")
    #expect(parts[1].contains(": “apples”"), "\(parts[1])")
    #expect(result.code == 4)
  }

  @Test(arguments: ["hang", "fork hidden"])
  func `nothing of an app outlives a conversation that is killed`(words: String) throws {
    let lines = ["Message Anna saying \(words)", "yes", "Message Anna saying hang", "yes"]
    let process = try ParleyProcess(
      [],
      input: Array(lines.map { $0 + "\n" }.joined().utf8),
      environment: ["HOME=\(scratch.path)", "TMPDIR=\(scratch.path)"],
      program: "crash-probe"
    )
    try process.awaitOutput(ofBytes: "To Anna Haro: “\(words)” Ready to send it?\n".utf8.count)
    while scratch.processesAtHome.count < (words == "hang" ? 2 : 4) { sched_yield() }
    process.kill()
    #expect(try process.finish().code == 137)
    while !scratch.processesAtHome.isEmpty { sched_yield() }
  }
}
