import Foundation
import Scratch
import Testing

/// What becomes of the process when an app's code brings it down.
@Suite struct CrashTests {
  private func run(_ lines: String...) throws -> ParleyProcess.Result {
    let folder = try ScratchFolder()
    return try ParleyProcess(
      ["--data", folder.path],
      input: Array(lines.map { $0 + "\n" }.joined().utf8),
      environment: ["SWIFT_BACKTRACE=enable=no"],
      program: "crash-probe"
    ).finish()
  }

  @Test(arguments: [("abort", "SIGABRT"), ("overflow", "SIGSEGV")])
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

  @Test(arguments: ["trap", "trap later"])
  func `what Swift says of it stands before`(content: String) throws {
    let result = try run("help", "message anna haro saying \(content)", "yes")
    #expect(result.code == 4)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.first?.contains("Fatal error: Humpty had a") == true)
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
      ["--data", folder.path],
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
      > message anna haro saying abort
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
    let transcript = "@data data\n> message anna haro saying abort\n< ...\n> yes\n"
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

  @Test func `an app that does not crash is none the worse`() throws {
    let result = try run("message anna haro saying all is well", "yes")
    #expect(result.code == 0)
    #expect(result.errors == "")
  }
}
