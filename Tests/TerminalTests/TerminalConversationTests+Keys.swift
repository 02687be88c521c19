import Foundation
import Glibc
import Testing

// MARK: - Keys, and what they find

extension TerminalConversationTests {
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

  // MARK: - Anticipating

  @Test func `the likely rest of a line is dimmed behind it, and the right arrow takes it`() throws
  {
    let session = try start()
    try session.expect(prompt)
    session.type("start a mor")
    try session.expect("\u{1B}7\u{1B}[2mning Mile\u{1B}[0m\u{1B}8")
    session.type("\u{1B}[C")
    try session.expect("ning Mile")
    session.type("\r")
    try session.expect("Your Morning Mile has started")
    try session.expect(prompt)
    // Whoever types on has their own way, and Enter takes what is typed alone.
    session.type(":ap")
    try session.expect("\u{1B}[2mps")
    session.type("ology\r")
    try session.expect("“:apology” is not a command.")
    try session.expect(prompt)
    session.type("start a mo")
    try session.expect("\u{1B}[2mrning")
    session.type("\u{1B}f")
    try session.expect("rning")
    try session.expect("\u{1B}[2m Mile")
    session.type("\u{15}\u{4}")
    #expect(try session.exitCode() == 0)
  }

  @Test(arguments: ["--plain", "--color=never"])
  func `where it could not be told from what is typed nothing is anticipated`(
    option: String
  ) throws {
    let session = try start(option)
    try session.expect("> ")
    session.type("start a mor")
    try session.expect("start a mor")
    // To the right there is nothing.
    session.type("\u{1B}[C\r")
    #expect(try !session.expect("> ").contains("ning"))
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
    try say(":history delete 2", in: session)
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
    try say(":apps", in: session)
    try session.expect("CoinPurse")
    try session.expect(prompt)
    session.type("\u{4}")
    #expect(try session.exitCode() == 0)
    #expect(!FileManager.default.fileExists(atPath: historyPath))
  }

  // MARK: - Completing

  @Test func `at a question Tab offers what answers it, and nothing else`() throws {
    let session = try start()
    try say("send a message to mike saying hello", in: session)
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
    try say("send a message to anna haro", in: session)
    try session.expect("What do you want to say to Anna Haro?")
    try say("dear mike a\t, I ca\t", in: session)
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

  @Test func `in a sentence Tab offers the words that go on with it`() throws {
    let session = try start()
    try session.expect(prompt)
    session.type("mark the last message as \t")
    try session.expect("flagged")
    try session.expect("unread")
    session.type("unr\t\r")
    try session.expect("mark the last message as unread")
    session.type("\u{15}zork\u{15}start a \t")
    let words = try session.expect("Morning Mile")
    #expect(words.contains("run"))
    #expect(!words.contains("Anna Haro"))
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
}
