import Foundation
import Glibc
import Testing

// MARK: - A handler that crashes

extension TerminalConversationTests {
  private func startProbe(
    _ arguments: [String] = [],
    backtrace: String = "enable=no"
  ) throws
    -> Pseudoterminal
  {
    try Pseudoterminal(
      executable("crash-probe"),
      arguments,
      environment: environment(["SWIFT_BACKTRACE=\(backtrace)"])
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

  private var isUnknown: String { "Whether Humpty could still send a message is not known" }

  @Test(arguments: ["abort", "trap", "overflow", "trap later"])
  func `the program begins anew in its place, and says what is not known`(content: String) throws {
    let session = try startProbe()
    try send(content, in: session)
    try session.expect("Humpty crashed in handle(intent:completion:) of INSendMessageIntent")
    #expect(try !session.expect(isUnknown).contains("Ctrl-D leaves."))
    try send("all is well", in: session)
    try session.expect("Message to Anna Haro sent.")
    try session.expect(prompt)
    session.type(":quit\r")
    #expect(try session.exitCode() == 4)
    #expect(session.isCooked)
  }

  @Test func `a crash before anything was to be done leaves it undone`() throws {
    let session = try startProbe()
    try session.expect(prompt)
    session.type("message anna haro saying trap while resolving\r")
    try session.expect("Humpty crashed in resolveContent(for:with:)")
    try session.expect("Humpty didn't send a message.")
    try session.expect(prompt)
  }

  @Test func `what crashes while a line is typed leaves the line's row, and the terminal usable`()
    throws
  {
    let session = try startProbe()
    try session.expect(prompt)
    session.type("get a ride to the airport\r")
    try session.expect("request it?")
    try session.expect(prompt)
    session.type("yes\r")
    try session.expect("Humpty crashed in startSendingUpdates(for:to:) of INGetRideStatusIntent")
    try session.expect("Humpty didn't check on your ride.")
    try send("all is well", in: session)
    try session.expect("Message to Anna Haro sent.")
  }

  @Test func `a second crash, with no answer in between, is the end`() throws {
    let session = try startProbe()
    try session.expect(prompt)
    for _ in 1...2 {
      session.type("message anna haro saying trap while resolving\r")
      try session.expect("Humpty crashed in resolveContent(for:with:)")
    }
    #expect(try session.exitCode() == 4)
    #expect(!session.rest.contains("Started again"))
    #expect(session.isCooked)
  }

  @Test func `after an answer the next crash is survived, too`() throws {
    let session = try startProbe()
    for _ in 1...2 {
      try send("abort", in: session)
      try session.expect(isUnknown)
    }
    try session.expect(prompt)
    session.type("\u{4}")
    #expect(try session.exitCode() == 4)
  }

  @Test func `what was set stays set, and the lines typed are remembered`() throws {
    let session = try startProbe()
    for line in [":contacts deny", ":lock", ":unlock", ":lock", ":clock +9999h", ":trace on"] {
      try session.expect(prompt)
      session.type(line + "\r")
    }
    try session.expect("Tracing.")
    try session.expect(prompt)
    session.type("message 555 0100 saying trap while resolving\r")
    try session.expect("Humpty didn't send a message.")
    try session.expect(prompt)
    session.type(":state\r")
    let state = try session.expect("Lines so far: 0")
    #expect(state.contains("Device: locked"))
    #expect(state.contains("Contacts: denied"))
    let year = Calendar.current.component(.year, from: .now.addingTimeInterval(9999 * 3600))
    #expect(state.contains("Time: \(year)-"))
    try session.expect(prompt)
    session.type("message 555 0100\r")
    try session.expect("resolve content -> needsValue")
    let path = home.appending(path: ".local/state/crash-probe/history").path
    let typed = try String(contentsOfFile: path, encoding: .utf8)
    #expect(typed.contains(":clock +9999h\n:trace on\nmessage 555 0100 saying trap"))
  }

  @Test func `options hold after a crash`() throws {
    let data = home.appending(path: "elsewhere").path
    let session = try startProbe(["--private", "--data", data])
    try send("abort", in: session)
    try session.expect(isUnknown)
    try session.expect(prompt)
    session.type(":save \(data)/after\r")
    try session.expect("Saved as")
    try session.expect(prompt)
    session.type("\u{4}")
    #expect(try session.exitCode() == 4)
    #expect(!FileManager.default.fileExists(atPath: home.appending(path: ".local").path))
  }

  @Test func `what was said after a crash is saved, and replays as it was`() throws {
    let path = home.appending(path: "after.transcript").path
    let session = try startProbe()
    for line in [":clock +10m", ":fault handle INStartCallIntent slow 5s"] {
      try session.expect(prompt)
      session.type(line + "\r")
    }
    try send("abort", in: session)
    try session.expect(isUnknown)
    try send("all is well", in: session)
    try session.expect("Message to Anna Haro sent.")
    try session.expect(prompt)
    session.type(":save \(path)\r")
    try session.expect("Saved as")
    try session.expect(prompt)
    session.type(":quit\r")
    #expect(try session.exitCode() == 4)
    let replay = try startProbe(["replay", path])
    try replay.expect("1 passed, 0 failed")
    let saved = try String(contentsOfFile: path, encoding: .utf8)
    #expect(saved.contains("@fault handle INStartCallIntent slow 5s"))
    #expect(!saved.contains("abort"))
  }

  @Test func `what one run leaves for the next no other program is told`() throws {
    let session = try Pseudoterminal(
      executable("crash-probe"),
      ["--speak"],
      environment: environment(["SWIFT_BACKTRACE=enable=no", "PATH=\(speaker)"])
    )
    try send("abort", in: session)
    try session.expect(isUnknown)
    session.type("help\r")
    try session.expect("told “”")
  }

  /// A folder with a program that pretends to speak, and shows what its environment tells it.
  private var speaker: String {
    get throws {
      let folder = home.appending(path: "speaker")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let path = folder.appending(path: "spd-say").path
      // By another process: one that starts others may hand on a file that it writes, and what
      // somebody has open to write can't be executed.
      let script = "#!/bin/sh\necho \"told “$PARLEY_RESTART”\" > /dev/tty\n"
      let writer = try Pseudoterminal(
        "/bin/bash",
        ["-c", "printf %s '\(script)' >'\(path)' && chmod 700 '\(path)'"],
        environment: environment([])
      )
      try #require(try writer.exitCode() == 0)
      return folder.path
    }
  }

  @Test func `a crash leaves nothing open, and the process its name`() throws {
    let session = try startProbe()
    let name = { try String(contentsOfFile: "/proc/\(session.process)/comm", encoding: .utf8) }
    try session.expect(prompt)
    let handedOver = try session.inherited
    session.type("message anna haro saying trap while resolving\r")
    try session.expect("Humpty didn't send a message.")
    // What is handed over stays open; what is only open for a moment is not looked for.
    repeat {
      try session.expect(prompt)
      session.type(":state\r")
    } while try !session.inherited.isSubset(of: handedOver)
    #expect(try name() == "crash-probe\n")
  }

  // MARK: - A replay, which another process watches

  private func hangingTranscript() throws -> String {
    let path = home.appending(path: "hang.transcript").path
    let text = "> message anna haro saying hang\n< ...\n> yes\n"
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
