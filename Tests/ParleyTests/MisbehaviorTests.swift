import Foundation
import Glibc
import Scratch
import Testing

/// Whatever an app does, at whatever moment, in a conversation through a pipe: its next line works,
/// and nothing of the app is left.
@Suite struct MisbehaviorTests {
  /// A way to go wrong, and the beginning of what is said of it; `nil` for what harms nobody.
  struct Way: Sendable {
    let name: String
    let deed: String?
  }

  static let ways = [
    Way(name: "trap", deed: "crashed"), Way(name: "trap unhandled", deed: "crashed"),
    Way(name: "abort", deed: "crashed"), Way(name: "exit", deed: "ended itself"),
    Way(name: "quick exit", deed: "ended itself"), Way(name: "exit at once", deed: "ended itself"),
    Way(name: "kill", deed: "was ended by signal 9"),
    Way(name: "overflow", deed: "crashed"),
    Way(name: "eat", deed: "took too much memory"), Way(name: "trap with much", deed: "crashed"),
    Way(name: "exit with 114", deed: "ended itself"),
    // Those that don't get one may take what is left of the memory.
    Way(name: "start threads", deed: ""),
    // Whether the end of the connection or that of the process is seen first depends on the machine.
    Way(name: "close everything", deed: ""),
    Way(name: "write rubbish", deed: "broke off the connection"),
    Way(name: "print a lot", deed: nil), Way(name: "read", deed: nil),
    Way(name: "fork", deed: nil), Way(name: "ignore the end", deed: nil),
  ]

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

  @Test(arguments: [
    (phase: "", method: "handle(intent:)", outcome: "It may have been done all the same."),
    (" while confirming", "confirm(intent:)", "Nothing was done."),
    (" while resolving", "resolveContent(for:)", "Nothing was done."),
  ])
  func `the next line works`(phase: String, method: String, outcome: String) throws {
    let lines = Self.ways.flatMap { ["Message Anna saying \($0.name)\(phase)", "yes"] + sound }
    let (answers, result) = try converse(lines)
    try #require(answers.count == lines.count, "\(result.output)\(result.errors)")
    for (index, way) in Self.ways.enumerated() {
      let four = answers[(index * 4)..<(index * 4 + 4)]
      let said = four.prefix(2).joined()
      if let deed = way.deed {
        #expect(said.contains("Humpty \(deed)"), "\(way.name): \(said)")
        #expect(said.contains("in \(method)"), "\(way.name): \(said)")
        #expect(said.contains(outcome), "\(way.name): \(said)")
      } else {
        #expect(said.contains("Message to Anna Haro sent."), "\(way.name): \(said)")
      }
      #expect(four.last?.contains("Message to Anna Haro sent.") == true, "\(way.name): \(four)")
    }
    #expect(result.code == 4)
    try expectNothingLeft()
  }

  @Test(arguments: ways)
  func `so it does where an app goes wrong as it is started`(way: Way) throws {
    let (answers, result) = try converse(
      sound,
      environment: ["HUMPTY_STARTS=\(way.name)", "HUMPTY_ONCE=\(scratch.path("once"))"]
    )
    #expect(answers.last?.contains("Message to Anna Haro sent.") == true, "\(result)")
    #expect(result.output.contains("as it was started") == (way.deed != nil), "\(result.output)")
    #expect(result.code == (way.deed == nil ? 0 : 4))
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
    #expect(result.output.contains("took more than its budget (more than 100 MB)"), "\(result)")
    #expect(result.code == 0)
  }

  @Test(arguments: [
    (words: "hang", told: "handle(intent:). It may have been done all the same."),
    ("hang while confirming", "confirm(intent:). Nothing was done."),
  ])
  func `who never answers is ended after the limit`(words: String, told: String) throws {
    let (answers, result) = try converse(["Message Anna saying \(words)", "yes"] + sound)
    #expect(result.output.contains("Humpty didn't answer in \(told)"), "\(result)")
    #expect(answers.last?.contains("Message to Anna Haro sent.") == true, "\(result)")
    #expect(result.code == 4)
    try expectNothingLeft()
  }

  @Test func `that an app failed is told by the code at an open question, too`() throws {
    let (answers, result) = try converse(["Message Anna saying trap", "yes", "Message Anna"])
    #expect(answers.last?.contains("What do you want to say to Anna Haro?") == true, "\(result)")
    #expect(result.code == 4)
  }

  @Test func `an app that is never ready is ended, too`() throws {
    let (answers, result) = try converse(
      sound,
      environment: ["HUMPTY_STARTS=hang", "HUMPTY_ONCE=\(scratch.path("once"))"]
    )
    #expect(result.output.contains("Humpty hung, and was ended, as it was started."))
    #expect(answers.last?.contains("Message to Anna Haro sent.") == true, "\(result)")
    #expect(result.code == 4)
    try expectNothingLeft()
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
    let sentence = "\"text\":\"Humpty ended itself outside of any call.\""
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

  @Test func `no app outlives a conversation that is killed`() throws {
    let lines = ["Message Anna saying hang", "yes"]
    let process = try ParleyProcess(
      [],
      input: Array(lines.map { $0 + "\n" }.joined().utf8),
      environment: ["HOME=\(scratch.path)", "TMPDIR=\(scratch.path)"],
      program: "crash-probe"
    )
    try process.awaitOutput(ofBytes: "To Anna Haro: “hang” Ready to send it?\n".utf8.count)
    #expect(scratch.processesAtHome.count > 1)
    process.kill()
    #expect(try process.finish().code == 137)
    while !scratch.processesAtHome.isEmpty { sched_yield() }
  }
}
