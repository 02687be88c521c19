import Foundation
import Glibc
import Testing

// MARK: - A handler that crashes

extension TerminalConversationTests {
  private func startProbe(_ arguments: [String] = []) throws -> Pseudoterminal {
    try Pseudoterminal(
      executable("crash-probe"),
      arguments,
      environment: environment(["SWIFT_BACKTRACE=enable=no"])
    )
  }

  /// Says what crashes when it is sent, and agrees to that.
  private func send(_ content: String, in session: Pseudoterminal) throws {
    try session.expect(prompt)
    session.type("message anna haro saying \(content)\r")
    try session.expect("Ready to send it?")
    try session.expect(prompt)
    session.type("yes\r")
  }

  @Test(arguments: ["crashes", "trap", "overflows-stack", "traps-elsewhere"])
  func `in the program's own process it ends the program, and leaves the terminal usable`(
    content: String
  ) throws {
    let session = try startProbe(["--in-process"])
    try send(content, in: session)
    try session.expect("Humpty crashed in handle(intent:completion:) of INSendMessageIntent")
    #expect(try session.exitCode() == 4)
    #expect(session.isCooked)
  }

  @Test func `what crashes while a line is typed is told with the next that needs the app`() throws
  {
    let session = try startProbe()
    try session.expect(prompt)
    session.type("get a ride to the airport\r")
    try session.expect("request it?")
    try session.expect(prompt)
    session.type("yes\r")
    try say("message anna haro saying all is well", in: session)
    // Where it is still about to end, the next call is what it ends in.
    try session.expect("Humpty crashed in")
    try say("cancel", in: session)
    try send("all is well", in: session)
    try session.expect("Message to Anna Haro sent.")
  }

  // MARK: - A replay, which another process watches

  private func hangingTranscript() throws -> String {
    let path = home.appending(path: "hang.transcript").path
    let text = "> message anna haro saying deadlocks\n< ...\n> yes\n"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test func `Ctrl-C ends a replay, and the report says so`() throws {
    let session = try startProbe(["replay", hangingTranscript()])
    try session.expect("Humpty hangs.")
    session.resize(columns: 300)  // However long the path is, it stands on one row.
    session.type("\u{3}")
    try session.expect("Not played to its end. The run was interrupted while Humpty was in")
    try session.expect("0 passed, 0 failed, 1 not played")
    #expect(try session.exitCode() == 130)
  }

  @Test func `Ctrl-Z stops a replay for the shell, which can end it then`() throws {
    let shell = try Pseudoterminal(
      "/bin/bash",
      ["--norc", "-i"],
      environment: environment(["PS1=shell$ "])
    )
    try shell.expect("shell$ ")
    shell.resize(columns: 300)
    shell.type("\(try executable("crash-probe")) replay \(try hangingTranscript())\r")
    try shell.expect("Humpty hangs.")
    shell.type("\u{1A}")
    try shell.expect("Stopped")
    try shell.expect("shell$ ")
    shell.type("kill %1\r")
    try shell.expect("Not played to its end. The run was told to end while Humpty was in")
    try shell.expect("0 passed, 0 failed, 1 not played")
  }
}
