import Foundation
import Randomness
import Scratch
import Testing

/// The commands of a session that look into it and save it.
@Suite struct InsightTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func converse(_ lines: String...) throws -> ParleyProcess.Result {
    try ParleyProcess.converse(lines, in: folder, options: ["--in-process"])
  }

  private let request = "Send a message to Anna Haro saying hello"

  // MARK: - Looking

  @Test func `why names the method and what it answered`() throws {
    let result = try converse("text Mike hello", ":why", "cancel")
    #expect(
      result.output.contains(
        "resolveRecipients answered “disambiguation Mike Abbott | Mike Chen”. The line was taken "
          + "for: INSendMessageIntent recipients=Mike content=hello.\n"
      )
    )
    #expect(try converse(":why").output == "Nothing has been said yet.\n")
    #expect(
      try converse(request, ":why", "no").output
        .contains("confirm(intent:) of INSendMessageIntent answered “ready”.")
    )
    #expect(
      try converse("what is the capital of Peru", ":why").output
        .contains("Nothing was asked of an app: out-of-scope.")
    )
    #expect(
      try converse("Call Anna with MessageBot", ":why").output.contains(
        "Nothing was asked of an app: its property list has no intent for that under "
          + "IntentsSupported."
      )
    )
  }

  @Test(arguments: [
    ("text Mike hello", "“Mike” is the given name of Mike Abbott and Mike Chen."),
    ("text Annie hello", "“Annie” is a nickname of Anna Haro."),
    ("text John hello", "John Appleseed comes first as a favorite."),
    ("text my mom hello", "“my mom” is Sarah Doe, by the relations on your card."),
    ("text Zorro hello", "“Zorro” is no name in your contacts, so the app was given the words."),
    ("text Hiking hello", "“Hiking” is the group Hiking in your contacts."),
    ("text her hello", "“her” means nobody yet: nobody has been spoken of."),
    ("get me a ride home", "“home” is the home address on your card."),
    (
      "get me a ride to the airport",
      "Nothing was said of the pickup, so it is where you are: Union Square."
    ),
  ])
  func `it says why a person or a place was considered`(line: String, reason: String) throws {
    #expect(try converse(line, ":why", "cancel").output.contains(reason))
  }

  @Test func `a person in an answer is explained, too, and one who was spoken of`() throws {
    let answered = try converse("send a message", "Annie", ":why", "cancel")
    #expect(answered.output.contains("“Annie” is a nickname of Anna Haro.\n"))
    let spokenOf = try converse("call my dad", "text him hello", ":why", "cancel")
    #expect(spokenOf.output.contains("“him” can mean Robert Doe, of whom was spoken last.\n"))
    let denied = try converse(":contacts deny", "text Mike hello", ":why", "cancel")
    #expect(denied.output.contains("because your contacts may not be looked into.\n"))
  }

  @Test func `a trace has each call with what it answered, and how long that took`() throws {
    let output = try converse(":trace", "text Mike hello", "cancel").output
    let call =
      /resolve recipients -> disambiguation Mike Abbott \| Mike Chen \([0-9.]+ m?s(, \d+ MB)?\)/
    #expect(output.contains(call))
    let cut = try converse(
      ":trace",
      ":fault confirm INSendMessageIntent is-interrupted",
      request,
      "cancel"
    )
    #expect(cut.output.contains(/confirm INSendMessageIntent: interrupted after [0-9.]+ m?s/))
  }

  @Test func `what was left for later is part of the state`() throws {
    let result = try converse("text Mike hello", "call John", ":state", "cancel", "cancel")
    #expect(result.output.contains("\nLeft for later: send your message to Mike\n"))
  }

  @Test(arguments: [("+10m", 600.0), ("-1d", -86_400)])
  func `the clock is told after it was moved`(way: String, seconds: TimeInterval) throws {
    let result = try converse(":clock", ":clock \(way)")
    let times = result.output.split(separator: "\n").compactMap {
      try? Date(String($0), strategy: .iso8601)
    }
    try #require(times.count == 2)
    #expect((seconds...seconds + 60).contains(times[1].timeIntervalSince(times[0])))
  }

  @Test func `the state is that of the open question, and of the device`() throws {
    let result = try converse(":state", ":lock", request, ":state", ":contacts deny", ":state")
    #expect(result.output.hasPrefix("In the middle of nothing.\n"))
    #expect(result.output.contains("\nDevice: locked\n"))
    #expect(result.output.contains("\nContacts: denied\n"))
    let asked = try converse(request, ":state", "no")
    #expect(
      asked.output.contains(
        "In the middle of: intent INSendMessageIntent recipients=Anna Haro content=hello\n"
      )
    )
  }

  @Test func `the last answer is shown again, without being part of the conversation`() throws {
    let result = try converse(":last", request, ":last", ":state", "no")
    #expect(result.errors == "Expected an answer to show again, found none.\n")
    let question = "To Anna Haro: “hello” Ready to send it?\n"
    #expect(result.output.hasPrefix(question + question))
    #expect(result.output.contains("Lines so far: 1\n"))
  }

  @Test func `each app has its intents`() throws {
    let output = try converse(":intents").output
    #expect(output.contains("  Ringer: INHangUpCallIntent, INSearchCallHistoryIntent, "))
    #expect(output.split(separator: "\n").count == 5)
  }

  // MARK: - Saying what a transcript says

  private func replay(_ text: String) throws -> ParleyProcess.Result {
    try folder.write(text.utf8, to: "told.transcript")
    return try converse(":replay \(folder.path("told.transcript"))", ":state", "cancel")
  }

  @Test func `what a transcript says is said, in the conversation that there is`() throws {
    let result = try replay(
      """
      @now 2026-11-20T09:41:00-08:00
      @locked
      > text Mike hello
      < Which Mike?
      < ...
      > the second one
      < To Mike Chen: “hello” Ready to send it?
      """
    )
    #expect(result.errors == "")
    #expect(result.output.contains("> the second one\nTo Mike Chen: “hello” Ready to send it?\n"))
    #expect(result.output.contains("\nDevice: locked\n"))
    #expect(!result.output.contains("\nTime: 2026-11-20T09:41"))
  }

  @Test func `it ends where something differs, or can't be`() throws {
    let differing = try replay("> text Mike hello\n< Which Anna?\n> Mike Chen\n")
    #expect(differing.errors.contains("told.transcript:2: The assistant said something else."))
    #expect(differing.output.contains("In the middle of: intent INSendMessageIntent"))
    #expect(!differing.output.contains("> Mike Chen"))
    let impossible = try replay("@uninstall Ringer\n> text Mike hello\n")
    #expect(
      impossible.errors.contains(
        "told.transcript:1: Expected lines to say and what a conversation that has begun can do, "
          + "found @uninstall Ringer.\n"
      )
    )
    let missing = try converse(":replay", ":replay /nowhere/at-all.transcript")
    #expect(missing.errors.hasPrefix("Expected a file's name after :replay, found nothing.\n"))
    #expect(missing.errors.contains("a file that can be read at /nowhere/at-all.transcript"))
  }

  // MARK: - Saving

  /// What random sessions are made of.
  private static let lines = [
    "Send a message to Anna Haro saying hello", "text Mike hello", "Mike Chen", "the second one",
    "either", "yes", "yes", "no", "cancel", "what can I say?", "go back", "change it", "add Jane",
    "make it 25 dollars", "for lunch", "for three people", "from home", "tomorrow at 9",
    "read my messages", "read my messages from Hannah", "reply on my way", "did I miss any calls",
    "text her instead", "no, call him instead", "call the second one", "call Anna? no",
    "pay Anna 5 and text her thanks", "make it 10k",
    "call her back", "text her too", "same again", "cancel it", "where is it?",
    "call Daniel Higgins Jr.", "the work one", "start a run", "pause my workout",
    "end my workout", "get me a ride to the airport", "where is my ride", "cancel my ride",
    "send Anna $20 for lunch", "text Anna on WhatsApp", "blah",
    ":lock", ":unlock", ":contacts deny", ":contacts allow", ":clock +10m", ":clock +70s", ":undo",
    ":fork 0", ":fork 1", ":fork 3", ":fork back", ":why", ":state", ":trace",
    ":fault confirm INSendMessageIntent is-interrupted",
    ":fault handle INRequestRideIntent is-interrupted",
    ":fault resolveRecipients INSendMessageIntent keeps-waiting",
    ":fault handle INStartCallIntent keeps-waiting",
  ]

  @Test(arguments: 0..<10)
  func `a session that was saved replays without a difference`(seed: UInt64) throws {
    var random = SplitMix(seed: seed + 1)
    // Every other session finds what the first one has stored.
    for part in ["first", "second"] {
      let lines = (0..<20).map { _ in Self.lines.randomElement(using: &random) ?? "" }
      let path = folder.path("\(part).transcript")
      let session = try ParleyProcess.run(
        (seed < 2 ? [] : ["--in-process"]) + ["--data", folder.path("data")],
        input: Array((lines + [":save \(path)"]).map { $0 + "\n" }.joined().utf8)
      )
      #expect(session.output.contains("Saved as \(path)."))
      let replay = try ParleyProcess.run(["replay", path])
      #expect(replay.output == "1 passed, 0 failed\n", "\(lines)")
      #expect(replay.errors == "")
    }
  }

  @Test func `what is still to happen when a session is saved does not happen in a replay`() throws
  {
    let path = folder.path("staged.transcript")
    _ = try converse(
      ":fault handle INStartCallIntent keeps-waiting",
      ":interrupt handle INStartCallIntent locked",
      "help",
      ":save \(path)"
    )
    let text = String(decoding: try folder.bytes(of: "staged.transcript"), as: UTF8.self)
    #expect(text.hasSuffix("\n@fault clear\n@interrupt clear\n"))
    #expect(try ParleyProcess.run(["replay", path]).code == 0)
  }

  @Test func `what apps had stored is saved beside the file, and used by the replay`() throws {
    _ = try converse(request, "yes")
    let path = folder.path("later.transcript")
    _ = try converse("read my messages to Anna", ":save \(path)")
    #expect(try folder.names(in: "later.data").contains("MessageBot.sqlite"))
    let text = String(decoding: try folder.bytes(of: "later.transcript"), as: UTF8.self)
    #expect(text.hasPrefix("@data later.data\n@now "))
    #expect(try ParleyProcess.run(["replay", path]).code == 0)
  }

  @Test func `what can't be saved is told with the reason, and nothing of it is left`() throws {
    _ = try converse(request, "yes")
    let path = folder.path("nowhere/later.transcript")
    let result = try converse("read my messages to Anna", ":save \(path)")
    #expect(
      result.errors == "Expected a file that can be written at \(path), found none: "
        + "No such file or directory.\n"
    )
    // A folder that can't be made beside a file that can.
    let long = String(repeating: "l", count: 251)
    let other = try converse("read my messages to Anna", ":save \(folder.path(long)).txt")
    #expect(other.errors.contains("a folder that can be written"))
    #expect(other.errors.hasSuffix(", found an error: File name too long.\n"))
    #expect(try folder.names(in: "") == ["data"])
  }

  @Test func `without room for what apps had stored that is told to whoever saves`() throws {
    _ = try converse(request, "yes")
    let room = folder.path("nowhere")
    let result = try ParleyProcess.run(
      ["--data", folder.path("data")],
      input: Array("help\n\(request)\nyes\n:save \(folder.path("lunch"))\n".utf8),
      environment: ["TMPDIR=\(room)"]
    )
    #expect(
      result.errors == "parley: Expected room for a copy of what apps have stored in \(room), "
        + "found none: No such file or directory. What is saved of this conversation will not replay "
        + "as it was.\n"
    )
    #expect(result.code == 0)
  }

  @Test func `nothing is saved on a device, or beside one`() throws {
    let result = try converse(request, "no", ":save /dev/full")
    #expect(!result.output.contains("Saved"))
    #expect(
      result.errors == "Expected a new file's name, found /dev/full, which is a device.\n"
    )
  }

  @Test(arguments: [".", "..", "/", "nowhere/", "../"])
  func `the name of a folder is none for a conversation`(name: String) throws {
    let result = try converse(":save \(name)")
    #expect(result.errors == "Expected a file's name after :save, found “\(name)”.\n")
  }

  @Test func `a saved conversation is no Markdown, whatever its name`() throws {
    let path = folder.path("lunch.md")
    #expect(try converse(":save \(path)").output == "Saved as \(path).transcript.\n")
  }

  @Test func `a tilde stands for the home folder`() throws {
    _ = try converse(request, "yes")
    let result = try ParleyProcess.run(
      ["--data", folder.path("data")],
      input: Array(":save ~/lunch\n".utf8),
      environment: ["HOME=\(folder.path)"]
    )
    #expect(result.output == "Saved as \(folder.path)/lunch.transcript.\n")
    #expect(
      Set(try folder.names(in: "")) == ["data", "lunch.transcript", "lunch.data"]
    )
  }

  @Test func `a folder with what apps had stored that isn't there is told`() throws {
    let path = try folder.write("@data nowhere\n> cancel\n".utf8, to: "a.transcript")
    let result = try ParleyProcess.run(["replay", path])
    #expect(
      result.errors
        == "\(path):1: Expected a folder with what apps have stored, found “nowhere”.\n"
    )
    #expect(result.code == 2)
  }
}
