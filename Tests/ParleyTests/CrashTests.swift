import Foundation
import Scratch
import Testing

/// What becomes of the process when the code of an app that runs in it brings it down.
@Suite(.startsProcesses) struct CrashTests {
  private func run(_ lines: String...) throws -> ParleyProcess.Result {
    let folder = try ScratchFolder()
    return try ParleyProcess(
      ["--in-process", "--data", folder.path],
      input: Array(lines.map { $0 + "\n" }.joined().utf8),
      environment: ["SWIFT_BACKTRACE=enable=no"],
      program: "crash-probe"
    ).finish()
  }

  @Test(arguments: [("crashes", "SIGABRT"), ("overflows-stack", "SIGSEGV")])
  func `a crash ends with 4 and says in which call it was`(content: String, signal: String) throws {
    let result = try run("message anna haro saying \(content)", "yes")
    #expect(result.code == 4)
    #expect(
      result.errors == """
        crash-probe: Humpty crashed in handle(intent:completion:) of INSendMessageIntent, at line 2 \
        (\(signal)).

        """
    )
    #expect(result.output.contains("Ready to send it?"))
  }

  @Test(arguments: ["trap", "traps-elsewhere"])
  func `what Swift says of it stands before`(content: String) throws {
    let result = try run("help", "message anna haro saying \(content)", "yes")
    #expect(result.code == 4)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.first?.contains("Fatal error: ") == true)
    #expect(
      lines.last?.hasPrefix(
        "crash-probe: Humpty crashed in handle(intent:completion:) of INSendMessageIntent, "
          + "at line 3 ("
      ) == true
    )
  }

  @Test func `the runtime's backtrace stands before, where there is one`() throws {
    let folder = try ScratchFolder()
    let lines = "message anna haro saying trap\nyes\n"
    let result = try ParleyProcess(
      ["--in-process", "--data", folder.path],
      input: Array(lines.utf8),
      environment: ["SWIFT_BACKTRACE=enable=yes,cache=no"],
      program: "crash-probe"
    ).finish()
    #expect(result.code == 4)
    #expect(result.errors.split(separator: "\n").last?.contains("at line 2 (SIG") == true)
  }

  @Test func `the phase is told, too`() throws {
    let result = try run("message anna haro saying trap while resolving")
    #expect(result.code == 4)
    #expect(result.errors.contains("Humpty crashed in resolveContent(for:with:) of INSendMess"))
  }

  @Test func `a transcript's line is told, where one is played`() throws {
    let folder = try ScratchFolder()
    let transcript = """
      > message anna haro saying crashes
      < ...
      > yes
      """
    try transcript.write(toFile: folder.path("one.transcript"), atomically: true, encoding: .utf8)
    let result = try ParleyProcess.run(
      ["replay", folder.path("one.transcript")],
      environment: ["SWIFT_BACKTRACE=enable=no"],
      program: "crash-probe"
    )
    #expect(result.code == 4)
    #expect(result.errors.contains("at \(folder.path("one.transcript")):3 (SIGABRT)."))
  }

  @Test func `a crash leaves nothing in the temporary folder`() throws {
    let folder = try ScratchFolder()
    let transcript = "@data data\n> message anna haro saying crashes\n< ...\n> yes\n"
    let path = try folder.write(transcript.utf8, to: "one.transcript")
    try folder.write("anything".utf8, to: "data/file")
    try folder.write([], to: "tmp/other")
    let result = try ParleyProcess.run(
      ["replay", path],
      environment: ["SWIFT_BACKTRACE=enable=no", "TMPDIR=\(folder.path("tmp"))"],
      program: "crash-probe"
    )
    #expect(result.code == 4)
    #expect(result.errors.hasSuffix("at \(path):4 (SIGABRT).\n"))
    #expect(try folder.names(in: "tmp") == ["other"])
  }

  // MARK: - A handler that ends the program

  @Test(arguments: ["exits", "exits-quickly", "exits-elsewhere"])
  func `an end that no program asked for is one with 4, in which the call is named`(
    content: String
  ) throws {
    let result = try run("message anna haro saying \(content)", "yes", "what can I say?")
    #expect(result.code == 4)
    #expect(
      result.errors == """
        crash-probe: Humpty ended the program in handle(intent:completion:) of \
        INSendMessageIntent, at line 2.

        """
    )
    #expect(result.output.hasSuffix("Ready to send it?\n"))
  }

  /// Three files; what the one in the middle says ends the program.
  private func replay(
    _ content: String,
    _ options: String...
  ) throws -> (ScratchFolder, ParleyProcess.Result) {
    let folder = try ScratchFolder()
    for (name, content) in [("a", "hello"), ("b", content), ("c", "hello")] {
      let text = "> message anna haro saying \(content)\n< ...\n> yes\n< ...\n"
      try folder.write(text.utf8, to: "\(name).transcript")
    }
    let result = try ParleyProcess.run(
      ["replay", folder.path, "--jobs", "1", "--junit", folder.path("junit.xml")] + options,
      environment: ["SWIFT_BACKTRACE=enable=no"],
      program: "crash-probe"
    )
    return (folder, result)
  }

  /// Ways for a handler to end the program, with what is told of them and what stands behind that on
  /// the last line; for some, nothing in the process itself could tell.
  static let endings: [(content: String, deed: String, signal: String)] = [
    ("exits", "Humpty ended the program in", signal: ""),
    ("exits-at-once", "Humpty ended the program in", ""),
    ("crashes", "Humpty crashed in", " (SIGABRT)"),
    ("is-killed", "SIGKILL ended the program while Humpty was in", ""),
  ]

  @Test(arguments: endings)
  func `a replay reports what was played, and what was not for that reason`(
    content: String,
    deed: String,
    signal: String
  ) throws {
    let (folder, result) = try replay(content)
    let place =
      "handle(intent:completion:) of INSendMessageIntent, at "
      + "\(folder.path("b.transcript")):3"
    let reason = "Not played to its end. \(deed) \(place)."
    #expect(result.code == 4)
    #expect(result.output == "1 passed, 0 failed, 2 not played\n")
    #expect(
      result.errors == """
        \(folder.path("b.transcript")): \(reason)
        crash-probe: \(deed) \(place)\(signal).

        """
    )
    let suites = try suites(in: folder)
    try #require(suites.map(\.errors) == [0, 1, 1])
    #expect(
      suites[0].text.contains("<testsuite name=\"\(folder.path("a.transcript"))\" tests=\"1\"")
    )
    #expect(suites[2].text.contains("c.transcript: \(reason)".replacing(">", with: "&gt;")))
  }

  /// The suites of a report that is whole, with the errors that they count.
  private func suites(in folder: ScratchFolder) throws -> [(text: String, errors: Int)] {
    let report = String(decoding: try folder.bytes(of: "junit.xml"), as: UTF8.self)
    #expect(report.hasSuffix("</testsuites>\n"))
    return report.components(separatedBy: "</testsuite>").dropLast().map { suite in
      (suite, suite.components(separatedBy: "<error ").count - 1)
    }
  }

  @Test func `a replay that has no time left is reported like one that crashed`() throws {
    let (folder, result) = try replay("deadlocks", "--time-limit", "2")
    #expect(result.code == 124)
    #expect(result.output.hasSuffix("1 passed, 0 failed, 2 not played\n"))
    let reason = """
      Not played to its end. The time limit was reached while Humpty was in \
      handle(intent:completion:) of INSendMessageIntent, at \(folder.path("b.transcript")):3.
      """
    #expect(result.errors == "\(folder.path("b.transcript")): \(reason)\n")
    #expect(try suites(in: folder).map(\.errors) == [0, 1, 1])
  }

  @Test(arguments: endings.map(\.content))
  func `so it does for programs`(content: String) throws {
    let tap = try replay(content, "--tap").1
    #expect(tap.code == 4)
    #expect(tap.output.contains("\nok 1 - ") && tap.output.contains("\nnot ok 3 - "))
    #expect(tap.output.hasSuffix("\n1..3\n"))
    let json = try replay(content, "--json").1
    #expect(json.code == 4)
    #expect(json.output.contains("\"passed\":1"))
    #expect(json.output.contains("\"unplayed\":2"))
  }

  @Test func `several that end it at once end it once`() throws {
    let folder = try ScratchFolder()
    for number in 10..<50 {
      let text = "> message anna haro saying exits\n< ...\n> yes\n"
      try folder.write(text.utf8, to: "\(number).transcript")
    }
    let result = try ParleyProcess.run(
      ["replay", folder.path, "--jobs", "40"],
      program: "crash-probe"
    )
    #expect(result.code == 4)
    #expect(result.output == "0 passed, 0 failed, 40 not played\n")
    #expect(result.errors.contains("\ncrash-probe: Humpty ended the program in "))
  }

  @Test func `whoever ends a replay by a signal ends all of it`() throws {
    for (signal, code, reason) in [
      (SIGTERM, 143, "The run was told to end while Humpty was in handle"),
      (SIGUSR1, 138, "SIGUSR1 ended the program while Humpty was in handle"),
    ] {
      let folder = try ScratchFolder()
      let result = try result(of: signal, whileHangingIn: folder)
      #expect(result.code == code)
      #expect(result.output.hasSuffix("0 passed, 0 failed, 1 not played\n"))
      #expect(result.errors.contains(reason))
      #expect(!result.errors.contains("crash-probe:"))
    }
  }

  @Test func `nothing of a replay that is killed goes on`() throws {
    // Its output ends, which it would not if anybody still had it.
    let result = try result(of: SIGKILL, whileHangingIn: try ScratchFolder())
    #expect(result == .init(output: "Humpty hangs.\n", errors: "", code: 137))
  }

  private func result(
    of signal: Int32,
    whileHangingIn folder: ScratchFolder
  ) throws -> ParleyProcess.Result {
    let text = "> message anna haro saying deadlocks\n< ...\n> yes\n"
    let path = try folder.write(text.utf8, to: "one.transcript")
    let process = try ParleyProcess(["replay", path], program: "crash-probe")
    try process.awaitOutput(ofBytes: "Humpty hangs.\n".utf8.count)
    process.kill(by: signal)
    return try process.finish()
  }

  @Test func `whoever was started to ignore its children hears of the end of a replay`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("> hello\n< ...\n".utf8, to: "one.transcript")
    let result = try ParleyProcess(["replay", path], ignoring: "CHLD", program: "crash-probe")
      .finish()
    #expect(result == .init(output: "1 passed, 0 failed\n", errors: "", code: 0))
  }

  @Test func `a check goes on by itself, with each app in a process of its own`() throws {
    let folder = try ScratchFolder()
    let result = try ParleyProcess.run(
      ["check", "Humpty", "Humpty", "--html", folder.path("page.html")],
      environment: ["HUMPTY_EXITS=1"],
      program: "crash-probe"
    )
    #expect(result.code == 1)
    #expect(
      result.errors == """
        crash-probe: Humpty ended the program in resolveContent(for:with:) of \
        INSendMessageIntent, at one of the conversations that were tried.
        crash-probe: Going on with each app in a process of its own.

        """
    )
    let reports = result.output.components(separatedBy: "# Humpty\n").dropFirst()
    #expect(reports.count == 2)
    for report in reports {
      #expect(report.contains("**error** app-ended · INSendMessageIntent"))
      #expect(report.contains("Humpty ended itself in resolveContent(for:)"))
      // The rest is told of as well.
      #expect(report.contains("## INGetRideStatusIntent"))
    }
    #expect(
      String(decoding: try folder.bytes(of: "page.html"), as: UTF8.self).contains("app-ended")
    )
  }

  @Test func `another build is started once, however often a check begins anew`() throws {
    let folder = try ScratchFolder()
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let result = try ParleyProcess.run(
      ["check", "Humpty", "--against", tests.appending(path: "Builds/counted").path],
      environment: ["HUMPTY_EXITS=1", "COUNT=\(folder.path("count"))"],
      program: "crash-probe"
    )
    #expect(result.code == 2)
    #expect(result.errors.contains("found a program that ended with 3."))
    #expect(try folder.bytes(of: "count") == Array("started\n".utf8))
  }

  @Test(arguments: ["replay", "check"])
  func `an app that closes what all is written to is told of`(command: String) throws {
    let folder = try ScratchFolder()
    let lines = "> message anna haro saying closes-everything\n< ...\n> yes\n"
    let path = try folder.write(lines.utf8, to: "a.transcript")
    let result = try ParleyProcess.run(
      [command, command == "check" ? "Humpty" : path],
      environment: ["HUMPTY_CLOSES=1"],
      program: "crash-probe"
    )
    #expect(result.errors.contains("An app closed the program's output."), "\(result)")
    // A check goes on, and finds the error.
    #expect(result.code == (command == "check" ? 1 : 4))
  }

  @Test func `an app that ends a check as it is started is one of several`() throws {
    let folder = try ScratchFolder()
    let result = try ParleyProcess.run(
      ["check", "Humpty", "--json", "--output", folder.path("report")],
      environment: [
        "HUMPTY_STARTS=traps,traps,traps,traps,traps", "HUMPTY_ONCE=\(folder.path("starts"))",
      ],
      program: "crash-probe"
    )
    #expect(result.code == 4)
    #expect(
      String(decoding: try folder.bytes(of: "report"), as: UTF8.self)
        .contains("\"event\":\"brokenOff\"")
    )
  }

  @Test func `a check that goes on has what is left of its time`() throws {
    let result = try ParleyProcess.run(
      ["check", "Humpty", "--time-limit", "0.2"],
      environment: ["HUMPTY_EXITS=1"],
      program: "crash-probe"
    )
    #expect(result.code == 124)
    #expect(result.output.contains("# Humpty\n\nNot checked to the end. The time limit"))
  }

  @Test(arguments: ["check", "replay", "mutate"])
  func `a time limit is told as such, whatever its end does to an app that starts`(
    command: String
  ) throws {
    let folder = try ScratchFolder()
    let lines = "> message anna haro saying hello\n< ...\n> yes\n"
    let path = try folder.write(lines.utf8, to: "a.transcript")
    let arguments =
      switch command {
      case "check": ["check", "--isolate", "Humpty"]
      case "replay": ["replay", "--isolate", path]
      default: ["replay", "--mutate", path]
      }
    for _ in 0..<Sample.few(10, of: 40) {
      let result = try ParleyProcess.run(
        arguments + ["--time-limit", "0.15"],
        environment: ["HUMPTY_STARTS=deadlocks"],
        program: "crash-probe"
      )
      #expect(result.code == 124, "\(result.errors)")
      #expect(!result.errors.contains("was killed"), "\(result.errors)")
    }
  }

  @Test func `an app that does not crash is none the worse`() throws {
    let result = try run("message anna haro saying all is well", "yes")
    #expect(result.code == 0)
    #expect(result.errors == "")
  }
}
