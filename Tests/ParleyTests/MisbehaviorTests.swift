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

  @Test(arguments: Moment.allCases)
  func `the next line works`(moment: Moment) throws {
    let (answers, result) = try converse(moment.misbehaviors.flatMap(moment.lines))
    try expectGoingOn(answers, at: moment, result)
  }

  @Test(arguments: Misbehavior.isWhole ? Moment.allCases : [.starting, .handling])
  func `so it does after what is staged`(moment: Moment) throws {
    let lines = moment.misbehaviors.flatMap { misbehavior in
      [":fault \(moment.method) INSendMessageIntent \(misbehavior.rawValue)"] + sound
        + [":fault clear"] + sound
    }
    // A method's spelling is known once it has been called.
    let (answers, result) = try converse(sound + lines)
    try expectGoingOn(Array(answers.dropFirst(sound.count)), at: moment, result)
  }

  /// Expects an end to be told of each misbehaviour that is one, in the answers to two lines, and that
  /// the app does what the next two ask for.
  private func expectGoingOn(
    _ answers: [String],
    at moment: Moment,
    _ result: ParleyProcess.Result
  ) throws {
    let misbehaviors = moment.misbehaviors
    try #require(answers.count == 4 * misbehaviors.count, "\(result.output)\(result.errors)")
    for (index, misbehavior) in misbehaviors.enumerated() {
      let four = answers[(index * 4)..<(index * 4 + 4)]
      let said = four.prefix(2).joined()
      if let told = misbehavior.told {
        #expect(said.contains("Humpty \(told)"), "\(misbehavior): \(said)")
        #expect(said.contains(moment.place), "\(misbehavior): \(said)")
        #expect(said.contains(moment.consequence), "\(misbehavior): \(said)")
      } else {
        #expect(said.contains("Message to Anna Haro sent."), "\(misbehavior): \(said)")
      }
      let last = four.last ?? ""
      #expect(last.contains("Message to Anna Haro sent."), "\(misbehavior): \(four)")
    }
    #expect(result.code == 4)
    try expectNothingLeft()
  }

  @Test(arguments: Misbehavior.isWhole ? Misbehavior.table : [.traps, .closesEverything, .forks])
  func `so it does where an app goes wrong as the conversation begins`(
    misbehavior: Misbehavior
  ) throws {
    let (answers, result) = try converse(
      sound,
      environment: [
        "HUMPTY_STARTS=\(misbehavior.rawValue)", "HUMPTY_ONCE=\(scratch.path("once"))",
      ]
    )
    #expect(answers.last?.contains("Message to Anna Haro sent.") == true, "\(result)")
    let told = misbehavior.told
    #expect(result.output.contains("Humpty \(told ?? "")") == (told != nil), "\(result.output)")
    #expect(result.output.contains("as it was started") == (told != nil), "\(result.output)")
    #expect(result.code == (told == nil ? 0 : 4))
    try expectNothingLeft()
  }

  /// Side by side, for each takes ten seconds.
  @Test(arguments: Moment.allCases)
  func `so it does where an app takes too long`(moment: Moment) throws {
    let isStart = moment == .starting
    let conversations = try Misbehavior.endless(at: moment).map { misbehavior in
      let scratch = try ScratchFolder()
      let lines = isStart ? sound : moment.lines(misbehavior)
      let process = try ParleyProcess(
        ["--app-memory", "100"],
        input: Array(lines.map { $0 + "\n" }.joined().utf8),
        environment: [
          "HOME=\(scratch.path)", "TMPDIR=\(scratch.path)",
          isStart ? "HUMPTY_STARTS=\(misbehavior.rawValue)" : "HUMPTY=",
          "HUMPTY_ONCE=\(scratch.path("once"))",
        ],
        program: "crash-probe"
      )
      return (misbehavior, scratch, process)
    }
    for (misbehavior, scratch, process) in conversations {
      let result = try process.finish()
      let told =
        isStart
        ? "Humpty hung as it was started and was stopped."
        : "Humpty didn't answer \(moment.place). \(moment.consequence)"
      #expect(result.output.contains(told), "\(misbehavior): \(result)")
      #expect(result.output.hasSuffix("Message to Anna Haro sent.\n"), "\(misbehavior): \(result)")
      #expect(result.code == 4)
      #expect(scratch.processesAtHome == [])
      #expect(try scratch.names().filter { $0 != ".local" && $0 != "once" } == [])
    }
  }

  @Test func `an app that hangs at a start in the middle is told to have hung`() throws {
    let (answers, result) = try converse(
      [":fault launch INSendMessageIntent deadlocks"] + sound.prefix(1) + [":fault clear"] + sound
    )
    let told = "Humpty hung as it was started and was stopped. Nothing was done."
    #expect(answers.first?.contains(told) == true, "\(result)")
    #expect(answers.last?.contains("Message to Anna Haro sent.") == true, "\(result)")
    #expect(result.code == 4)
    try expectNothingLeft()
  }

  @Test(arguments: ["trap with much", "start idle threads"])
  func `what takes much is not taken for too much`(words: String) throws {
    let (answers, result) = try converse(["Message Anna saying \(words)", "yes"])
    let told = words == "start idle threads" ? "Message to Anna Haro sent." : "Humpty crashed in"
    #expect(answers.last?.contains(told) == true, "\(result)")
    try expectNothingLeft()
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
    let told = result.output.firstMatch(
      of: /took more than its budget \([0-9]+ MB, more than 100 MB\)/
    )
    #expect(told != nil, "\(result)")
    #expect(result.code == 0)
  }

  @Test(arguments: Misbehavior.isWhole ? Moment.allCases : [.starting])
  func `what is staged comes to the same facts where it is played`(moment: Moment) throws {
    let misbehaviors = moment.misbehaviors + Misbehavior.allCases.filter(\.isEndless)
    let staged = misbehaviors.map { misbehavior in
      """
      @fault \(moment.method) INSendMessageIntent \(misbehavior.rawValue)
      > Message Anna saying hello
      < ...
      > yes
      < ...
      @fault clear
      > Message Anna saying hello
      < ...
      > yes
      < ...

      """
    }
    let path = try scratch.write(staged.joined(separator: "\n").utf8, to: "staged.transcript")
    let result = try ParleyProcess.run(["1/1", path], program: "replay-probe")
    #expect(result.output.contains(" transcripts, 0 diff"), "\(result)")
    #expect(result.code == 0)
  }

  @Test func `a conversation in which an app was killed replays`() throws {
    let path = scratch.path("saved.transcript")
    let lines = ["Message Anna saying is-killed", "yes", ":save \(path)"]
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
        "HUMPTY_STARTS=deadlocks", "HUMPTY_ONCE=\(once)", "HOME=\(scratch.path)",
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
      environment: ["HUMPTY_STARTS=deadlocks", "HUMPTY_ONCE=\(once)", "HOME=\(scratch.path)"],
      blocking: [SIGTERM],
      program: "crash-probe"
    )
    while !FileManager.default.fileExists(atPath: once) { sched_yield() }
    process.kill(by: SIGTERM)
    #expect(try process.finish().code == 143)
  }

  @Test(arguments: ["say", "-c"])
  func `nothing is said after a line in which the program was told to end`(way: String) throws {
    let lines = ["Message Anna saying deadlocks", "yes"] + sound
    let process = try ParleyProcess(
      way == "say" ? [way] + lines : lines.flatMap { [way, $0] },
      environment: ["HOME=\(scratch.path)", "TMPDIR=\(scratch.path)"],
      program: "crash-probe"
    )
    try process.awaitOutput(
      ofBytes: "To Anna Haro: “deadlocks” Ready to send it?\nHumpty is working on it…\n".utf8.count
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
      "exits while resolving", "hello again", "yes",
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

  @Test(arguments: ["deadlocks", "forks"])
  func `nothing of an app outlives a conversation that is killed`(words: String) throws {
    let lines = ["Message Anna saying \(words)", "yes", "Message Anna saying deadlocks", "yes"]
    let process = try ParleyProcess(
      [],
      input: Array(lines.map { $0 + "\n" }.joined().utf8),
      environment: ["HOME=\(scratch.path)", "TMPDIR=\(scratch.path)"],
      program: "crash-probe"
    )
    try process.awaitOutput(ofBytes: "To Anna Haro: “\(words)” Ready to send it?\n".utf8.count)
    while scratch.processesAtHome.count < (words == "deadlocks" ? 2 : 6) { sched_yield() }
    process.kill()
    #expect(try process.finish().code == 137)
    while !scratch.processesAtHome.isEmpty { sched_yield() }
  }

  @Test func `nothing is left of an app that ends its parent and the conversation at one moment`()
    throws
  {
    let lines = ["Message Anna saying end those above", "yes"]
    let process = try ParleyProcess(
      [],
      input: Array(lines.map { $0 + "\n" }.joined().utf8),
      isHeldOpen: true,
      environment: ["HOME=\(scratch.path)", "TMPDIR=\(scratch.path)"],
      program: "crash-probe"
    )
    #expect(try process.finish().code == 137)
    while !scratch.processesAtHome.isEmpty { sched_yield() }
  }
}
