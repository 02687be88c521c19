import Foundation
import Glibc
import Testing

// MARK: - How it ends

extension TerminalConversationTests {
  // MARK: - Leaving

  @Test func `Ctrl-D leaves with 0 where nothing is open`() throws {
    let session = try start()
    try session.expect(prompt)
    session.type("\u{4}")
    #expect(try session.exitCode() == 0)
    #expect(session.isCooked)
  }

  @Test func `at a question Ctrl-D says what is left undone, and leaves the second time`() throws {
    let session = try start()
    try say(request, in: session)
    try session.expect(question)
    try session.expect(prompt)
    session.type("\u{4}")
    try session.expect("If you leave now, I won't send your message to Anna Haro.")
    try session.expect(prompt)
    session.type("\u{4}")
    #expect(try session.exitCode() == 3)
  }

  @Test(arguments: ["Exit", "quit", "bye!", "q"])
  func `what leaves other programs leaves this one`(word: String) throws {
    let session = try start()
    try say(word, in: session)
    try session.expect("Goodbye.")
    #expect(try session.exitCode() == 0)
  }

  @Test func `at a question it is an answer`() throws {
    let session = try start()
    try say(request, in: session)
    try session.expect(question)
    try session.expect(prompt)
    session.type("quit\r")
    try session.expect("OK, I won't send it.")
    // And a question mark asks for help.
    try say("?", in: session)
    try session.expect("You can say something like:")
    try say(":fault handle INSendMessageIntent crashes", in: session)
    try session.expect("OK.")
    try say(":fault clear", in: session)
    try session.expect("OK.")
    try say(":fault", in: session)
    try session.expect(prompt)
    session.type("\u{4}")
    #expect(try session.exitCode() == 0)
  }

  @Test func `the command leaves as Ctrl-D does`() throws {
    let session = try start()
    try say(request, in: session)
    try session.expect(question)
    try say(":quit", in: session)
    try session.expect("If you leave now, I won't send your message to Anna Haro.")
    try say(":quit", in: session)
    #expect(try session.exitCode() == 3)
  }

  @Test func `what apps have stored is copied while somebody reads a question about an effect`()
    throws
  {
    // An app whose files nobody knows, and that can't hold what it stores.
    let data = home.appending(path: "data")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: false)
    try Data("kept".utf8).write(to: data.appending(path: "notes"))
    // Where a copy has no room, the moment at which it is made can be seen.
    let session = try start(
      "--data",
      data.path,
      program: "crash-probe",
      environment: ["TMPDIR=/nowhere"]
    )
    try say("who is in hiking?", in: session)
    try say(request, in: session)
    #expect(try !session.expect(question).contains("Expected room"))
    try session.expect("Expected room for a copy")
  }

  @Test func `a call that Ctrl-C cuts off is cut off in the saved conversation, too`() throws {
    let path = home.appending(path: "cut.transcript").path
    let session = try start()
    try say(":fault handle INSendMessageIntent never-answers", in: session)
    try say(request, in: session)
    try session.expect(question)
    try say("yes", in: session)
    try session.expect("working…")
    session.type("\u{3}")
    try session.expect("OK, I stopped waiting for MessageBot.")
    try say(":save \(path)", in: session)
    try session.expect("Saved as")
    try say(":quit", in: session)
    #expect(try session.exitCode() == 0)
    let replay = try start("replay", path)
    try replay.expect("1 passed, 0 failed")
    #expect(try replay.exitCode() == 0)
  }

  @Test func `Ctrl-C keeps the dialogue, and the command calls it off`() throws {
    let session = try start()
    try say(request, in: session)
    try session.expect(question)
    try session.expect(prompt)
    session.type("ye\u{3}")
    try session.expect("^C")
    try session.expect("The question is open: “cancel”, and I won't send your message")
    try session.expect("Ctrl-D or :quit leaves.")
    try say(":cancel", in: session)
    try session.expect("OK, I won't send it.")
    try say(":quit", in: session)
    #expect(try session.exitCode() == 0)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal that asks it to go restores the terminal and keeps what was typed`(
    signal: Int32
  ) throws {
    let session = try start()
    try say(":apps", in: session)
    try session.expect("CoinPurse")
    try session.expect(prompt)
    session.type("half")
    try session.expect("half")
    kill(session.process, signal)
    #expect(try session.exitCode() == 128 + signal)
    #expect(session.isCooked)
    #expect(try history == [":apps"])
  }

  @Test func `the time limit leaves with 124`() throws {
    let session = try start("--time-limit", "0.01")
    #expect(try session.exitCode() == 124)
    #expect(session.isCooked)
  }

  @Test func `Ctrl-C ends a conversation through a pipe, with 130`() throws {
    let lines = "{ echo help; tail -f /dev/null; }"
    let command = "trap : INT; \(lines) | \(try executable()); echo code ${PIPESTATUS[1]}"
    let shell = try Pseudoterminal("/bin/bash", ["-c", command], environment: environment([]))
    try shell.expect("You can say something like:")
    try shell.expect("CoinPurse")
    shell.type("\u{3}")
    try shell.expect("code 130")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGALRM])
  func `a signal that ends long work leaves no copy of what apps have stored`(signal: Int32) throws
  {
    let files = FileManager.default
    let folder = home.appending(path: "work").path
    try files.createDirectory(atPath: "\(folder)/data", withIntermediateDirectories: true)
    try files.createDirectory(atPath: "\(folder)/tmp", withIntermediateDirectories: true)
    try "anything".write(toFile: "\(folder)/data/file", atomically: true, encoding: .utf8)
    let transcript = "@data data\n> message anna haro saying deadlocks\n< ...\n> yes\n"
    let path = "\(folder)/one.transcript"
    try transcript.write(toFile: path, atomically: true, encoding: .utf8)
    let session = try Pseudoterminal(
      executable("crash-probe"),
      ["replay", path],
      environment: environment(["TMPDIR=\(folder)/tmp"])
    )
    try session.expect("Humpty hangs.")
    #expect(try files.contentsOfDirectory(atPath: "\(folder)/tmp").count == 1)
    kill(session.process, signal)
    #expect(try session.exitCode() == (signal == SIGALRM ? 124 : 128 + signal))
    #expect(try files.contentsOfDirectory(atPath: "\(folder)/tmp") == [])
  }

  // MARK: - Asking nobody

  @Test func `without input there is nothing to say at a prompt`() throws {
    let session = try start("--no-input")
    try session.expect("Expected lines to say")
    #expect(try session.exitCode() == 2)
  }

  @Test func `without input the first question is the end`() throws {
    let session = try start("--no-input", "-c", request, "-c", "yes")
    try session.expect("Ended in the middle; I didn't send your message to Anna Haro.")
    #expect(try session.exitCode() == 3)
  }
}
