import Foundation
import Glibc
import Testing

/// The executable in a terminal of its own: its manners, as whoever sits at it meets them.
@Suite(.serialized) final class TerminalConversationTests {
  private let home = FileManager.default.temporaryDirectory
    .appending(path: "conversation-\(UUID().uuidString)")

  private var historyPath: String { home.appending(path: ".local/state/parley/history").path }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  private func executable(_ name: String = "parley") throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: tests).deletingLastPathComponent().appending(path: name).path
  }

  private func environment(_ variables: [String]) -> [String] {
    variables + ["LANG=C.UTF-8", "TERM=xterm", "INPUTRC=/dev/null", "HOME=\(home.path)"]
  }

  private func start(
    _ arguments: String...,
    program: String = "parley",
    environment variables: [String] = [],
    columns: UInt16 = 80
  ) throws -> Pseudoterminal {
    try Pseudoterminal(
      executable(program),
      arguments,
      environment: environment(variables),
      columns: columns
    )
  }

  private let request = "send a message to anna haro saying hello\r"
  private let question = "Ready to send it?"
  private let prompt = "> \u{1B}[0m"

  private var history: [Substring] {
    get throws {
      try String(contentsOfFile: historyPath, encoding: .utf8).split(separator: "\n")
    }
  }

  // MARK: - Starting

  @Test func `the greeting is at most two lines, with a way to get help and a way out`() throws {
    let session = try start()
    let greeting = try session.expect("leaves.").split(whereSeparator: \.isNewline)
    #expect(greeting.count <= 2)
    #expect(greeting.joined(separator: " ").contains("“help”. Ctrl-D"))
    #expect(try !session.expect("> ").contains("Parley"))
  }

  @Test func `it can be left out`() throws {
    let session = try start("--quiet")
    #expect(try !session.expect(prompt).contains("Parley"))
  }

  @Test func `lines given on the command line need no prompt`() throws {
    let session = try start("-c", "help", "-c", ":apps")
    let shown = try session.expect("CoinPurse")
    #expect(shown.contains("You can say something like:"))
    #expect(try session.exitCode() == 0)
  }

  // MARK: - Going on

  @Test func `from where a transcript leads the conversation goes on at the prompt`() throws {
    let transcript = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/Transcripts/messages/declined.transcript")
      .standardizedFileURL
    let session = try start("replay", "--continue", transcript.path)
    try session.expect("Going on from the end of")
    try session.expect(prompt)
    session.type(request)
    try session.expect(question)
  }

  // MARK: - Long work

  @Test func `long work shows how far it is, and takes that back at the end`() throws {
    let transcripts = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/Transcripts").standardizedFileURL.path
    let session = try start("replay", transcripts)
    try session.expect(" files")
    #expect(try session.expect(" passed, 0 failed").contains("\u{1B}[K"))
    #expect(try session.exitCode() == 0)
  }

  @Test func `where nothing may be erased, long work shows nothing`() throws {
    let transcripts = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/Transcripts").standardizedFileURL.path
    let session = try start("replay", "--plain", transcripts)
    #expect(try !session.expect(" passed, 0 failed").contains(" files"))
  }

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
    try session.expect(prompt)
    session.type(request)
    try session.expect(question)
    try session.expect(prompt)
    session.type("\u{4}")
    try session.expect("If you leave now, I won't send your message to Anna Haro.")
    try session.expect(prompt)
    session.type("\u{4}")
    #expect(try session.exitCode() == 3)
  }

  @Test func `so does the command that leaves`() throws {
    let session = try start()
    try session.expect(prompt)
    session.type(request)
    try session.expect(question)
    try session.expect(prompt)
    session.type(":quit\r")
    try session.expect("If you leave now, I won't send your message to Anna Haro.")
    try session.expect(prompt)
    session.type(":quit\r")
    #expect(try session.exitCode() == 3)
  }

  @Test func `a call that Ctrl-C cuts off is cut off in the saved conversation, too`() throws {
    let path = home.appending(path: "cut.transcript").path
    let session = try start()
    try session.expect(prompt)
    session.type(":fault handle INSendMessageIntent never-answers\r")
    try session.expect(prompt)
    session.type(request)
    try session.expect(question)
    try session.expect(prompt)
    session.type("yes\r")
    try session.expect("working…")
    session.type("\u{3}")
    try session.expect("OK, I stopped waiting for MessageBot.")
    try session.expect(prompt)
    session.type(":save \(path)\r")
    try session.expect("Saved as")
    try session.expect(prompt)
    session.type(":quit\r")
    #expect(try session.exitCode() == 0)
    let replay = try start("replay", path)
    try replay.expect("1 passed, 0 failed")
    #expect(try replay.exitCode() == 0)
  }

  @Test func `Ctrl-C keeps the dialogue, and the command calls it off`() throws {
    let session = try start()
    try session.expect(prompt)
    session.type(request)
    try session.expect(question)
    try session.expect(prompt)
    session.type("ye\u{3}")
    try session.expect("^C")
    try session.expect("The question is open: “cancel”, and I won't send your message")
    try session.expect("Ctrl-D or :quit leaves.")
    try session.expect(prompt)
    session.type(":cancel\r")
    try session.expect("OK, I won't send it.")
    try session.expect(prompt)
    session.type(":quit\r")
    #expect(try session.exitCode() == 0)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal that asks it to go restores the terminal and keeps what was typed`(
    signal: Int32
  ) throws {
    let session = try start()
    try session.expect(prompt)
    session.type(":apps\r")
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

  // MARK: - Keys

  @Test func `Ctrl-L clears the screen and keeps the line`() throws {
    let session = try start()
    try session.expect(prompt)
    session.type(":ap")
    try session.expect(":ap")
    session.type("\u{C}")
    try session.expect("\u{1B}[H\u{1B}[2J")
    try session.expect(":ap")
    session.type("ps\r")
    try session.expect("MessageBot")
  }

  @Test func `keys are what ~/.inputrc makes of them, also for this program alone`() throws {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let path = home.appending(path: "inputrc").path
    let keys = """
      set editing-mode vi
      $if parley
        "Q": ":apps"
      $endif
      $if bash
        "Q": ":help"
      $endif

      """
    try keys.write(toFile: path, atomically: true, encoding: .utf8)
    let session = try start(environment: ["INPUTRC=\(path)"])
    try session.expect(prompt)
    // Escape leaves vi's insertion, and 0 goes to the start of the line.
    session.type("xQ\u{1B}")
    try session.expect(":apps")
    session.type("0x\r")
    try session.expect("MessageBot")
  }

  // MARK: - Remembering

  @Test func `lines can be listed and forgotten`() throws {
    let session = try start()
    try session.expect(prompt)
    for line in [":apps", ":contacts", ":lock"] {
      session.type(line + "\r")
      try session.expect(prompt)
    }
    session.type(":history\r")
    try session.expect("2  :contacts")
    try session.expect(prompt)
    session.type(":history delete 2\r")
    try session.expect("Forgot 1 line.")
    try session.expect(prompt)
    #expect(try history == [":apps", ":lock", ":history"])
    session.type(":history delete lock\r")
    try session.expect("Forgot 1 line.")
    try session.expect(prompt)
    #expect(try history == [":apps", ":history"])
    session.type(":history delete all\r")
    try session.expect("Forgot 2 lines.")
    #expect(try history == [])
  }

  @Test func `a private session leaves no line behind`() throws {
    let session = try start("--private")
    try session.expect(prompt)
    session.type(":apps\r")
    try session.expect("CoinPurse")
    try session.expect(prompt)
    session.type("\u{4}")
    #expect(try session.exitCode() == 0)
    #expect(!FileManager.default.fileExists(atPath: historyPath))
  }

  // MARK: - Completing

  @Test func `at a question Tab offers what answers it, and nothing else`() throws {
    let session = try start()
    try session.expect(prompt)
    session.type("send a message to mike saying hello\r")
    try session.expect("Which Mike?")
    try session.expect(prompt)
    session.type("mike\t")
    let list = try session.expect("Mike Chen")
    #expect(list.contains("Mike Abbott"))
    session.type("c\t\r")
    try session.expect("To Mike Chen")
    try session.expect(prompt)
    session.type("\t")
    let answers = try session.expect("cancel")
    #expect(answers.contains("yes"))
    #expect(answers.contains("no"))
    #expect(!answers.contains("Mike"))
    session.type("c\t\r")
    try session.expect("OK, I won't send it.")
  }

  @Test func `within what somebody writes Tab completes nothing`() throws {
    let session = try start()
    try session.expect(prompt)
    session.type("send a message to anna haro\r")
    try session.expect("What do you want to say to Anna Haro?")
    try session.expect(prompt)
    session.type("dear mike a\t, I ca\t\r")
    try session.expect("To Anna Haro: “dear mike a, I ca”")
  }

  @Test func `at the top Tab offers people, apps and requests`() throws {
    let session = try start()
    try session.expect(prompt)
    session.type("call anna h\t")
    try session.expect("Anna Haro")
    session.type("\u{15}coinp\t")
    try session.expect("CoinPurse")
  }

  @Test func `Tab completes commands with what may follow them`() throws {
    let session = try start()
    try session.expect(prompt)
    session.type(":cont\t")
    let list = try session.expect(":contacts deny")
    #expect(list.contains(":contacts allow"))
    session.type(" d\t\r")
    try session.expect("OK.")
  }

  // MARK: - Saying

  @Test func `a command that nobody knows is answered with the nearest`() throws {
    let session = try start()
    try session.expect(prompt)
    session.type(":aps\r")
    try session.expect("Did you mean “:apps”?")
  }

  @Test func `a second colon says a line that starts with one`() throws {
    let session = try start()
    try session.expect(prompt)
    session.type("send a message to anna haro\r")
    try session.expect("What do you want to say to Anna Haro?")
    try session.expect(prompt)
    session.type("::apps\r")
    try session.expect("To Anna Haro: “")
  }

  @Test func `a pasted paragraph confirms nothing unless it is agreed to`() throws {
    let session = try start()
    try session.expect(prompt)
    session.type("\u{1B}[200~\(request.dropLast())\nyes\u{1B}[201~\r")
    try session.expect("Say them in turn? [y/N]")
    session.type("n\r")
    try session.expect(prompt)
    session.type(":cancel\r")
    try session.expect("There is nothing to cancel.")
  }

  @Test func `a pasted conversation goes on line by line, once that is agreed to`() throws {
    let session = try start()
    try session.expect(prompt)
    session.type("\u{1B}[200~\(request.dropLast())\nno\n:apps\u{1B}[201~\r")
    try session.expect("3 lines. Say them in turn? [y/N]")
    session.type("y\r")
    try session.expect("To Anna Haro: “hello” Ready to send it?")
    try session.expect("OK, I won't send it.")
    try session.expect("MessageBot")
    try session.expect(prompt)
  }

  // MARK: - What goes on

  @Test func `a ride counts above the line while it is typed, and keeps out of it`() throws {
    let session = try start()
    try session.expect(prompt)
    session.type("get a ride to the airport\r")
    try session.expect("Do you want to request it?")
    try session.expect(prompt)
    session.type("yes\r")
    try session.expect("MyRide has confirmed your ride")
    try session.expect(prompt)
    session.type("where is")
    try session.expect("Car en Route")
    try session.expect("where is")
    session.type(" it\r")
    try session.expect("will pick you up in")
  }

  @Test func `plain output draws nothing, and nothing counts above the line`() throws {
    let session = try start("--plain")
    try session.expect("leaves.")
    session.type("get a ride to the airport\r")
    try session.expect("  Drop-off: San Francisco International Airport\r\n")
    try session.expect("request it?")
    session.type("yes\r")
    try session.expect("Ride number: MR-1")
    session.type("where is\t")
    session.type("\u{15}:quit\r")
    _ = try session.exitCode()
    #expect(!session.rest.contains("█") && !session.rest.contains("░"))
  }

  @Test func `a workout that an earlier session began is seen at the next prompt`() throws {
    let first = try start("-c", "start a run")
    try first.expect("Your run has started in Stride.")
    #expect(try first.exitCode() == 0)
    let second = try start()
    try second.expect("Run  0:")
    try second.expect(prompt)
    second.type("end my run\r")
    try second.expect("Your run has ended.")
  }

  @Test func `in 30 columns everything is text, and no row is wider`() throws {
    let session = try start(columns: 30)
    try session.expect(prompt)
    session.type("get a ride to the airport\r")
    let card = try session.expect("Do you want to")
    #expect(card.contains("  Drop-off: San Francisco\r\n    International Airport\r\n"))
    for row in card.split(whereSeparator: \.isNewline) where row.hasPrefix(" ") {
      #expect(row.count <= 30, "\(row)")
    }
  }

  @Test func `in 30 columns commands are explained below themselves`() throws {
    let session = try start(columns: 30)
    try session.expect(prompt)
    session.type(":help\r")
    try session.expect("  :help\r\n      list these commands\r\n")
    try session.expect("  :quit\r\n")
  }

  @Test func `cards follow the window to its new width`() throws {
    let session = try start(environment: ["NO_COLOR=1"])
    try session.expect("leaves.")
    session.type("get a ride to the airport\r")
    try session.expect("  ○ Drop-off       San Francisco International Airport\r\n")
    try session.expect("request it?")
    try session.expect("> ")
    session.resize(columns: 40)
    session.type("hm\r")
    try session.expect("  ○ Drop-off       San Francisco\r\n")
    #expect(try session.expect("International Airport\r\n").allSatisfy { $0 == " " })
  }

  @Test func `Ctrl-Z gives the terminal to the shell, and the question is there again after fg`()
    throws
  {
    let shell = try Pseudoterminal(
      "/bin/bash",
      ["--norc", "-i"],
      environment: environment(["PS1=shell$ "])
    )
    try shell.expect("shell$ ")
    try shell.type("\(executable()) --quiet\r")
    try shell.expect(prompt)
    shell.type(request)
    try shell.expect(question)
    try shell.expect(prompt)
    shell.type("ye")
    try shell.expect("ye")
    shell.type("\u{1A}")
    try shell.expect("Stopped")
    try shell.expect("shell$ ")
    shell.type("fg\r")
    try shell.expect("ye")
    shell.type("s\r")
    try shell.expect("Message to Anna Haro sent.")
  }

  @Test func `a handler that crashes ends with 4, and the terminal is as it was`() throws {
    let session = try start(program: "crash-probe", environment: ["SWIFT_BACKTRACE=enable=no"])
    try session.expect(prompt)
    session.type("message anna haro saying abort\r")
    try session.expect("Ready to send it?")
    try session.expect(prompt)
    session.type("yes\r")
    try session.expect("Humpty crashed in handle(intent:completion:) of INSendMessageIntent")
    #expect(try session.exitCode() == 4)
    #expect(session.isCooked)
  }

  // MARK: - Colours

  @Test(arguments: ["NO_COLOR=1", "TERM=dumb"])
  func `colours can be turned off`(variable: String) throws {
    let session = try start(environment: [variable])
    try session.expect("leaves.")
    #expect(try !session.expect("> ").contains("\u{1B}[1m"))
  }

  @Test func `the prompt is bold where colours are welcome`() throws {
    let session = try start()
    try session.expect("\u{1B}[1m> \u{1B}[0m")
  }

  @Test func `plain output has no colours, forced or not`() throws {
    let session = try start("--plain", environment: ["CLICOLOR_FORCE=1"])
    try session.expect("leaves.")
    #expect(try !session.expect("> ").contains("\u{1B}[1m"))
  }
}
