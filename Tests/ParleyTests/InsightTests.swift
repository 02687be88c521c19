import Foundation
import Testing

/// The commands of a session that look into it, move it and save it.
@Suite struct InsightTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func converse(_ lines: String...) throws -> ParleyProcess.Result {
    try ParleyProcess.run(
      ["--data", folder.path("data")],
      input: Array(lines.map { $0 + "\n" }.joined().utf8)
    )
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
    #expect(try converse(":why").output == "Nothing has been asked of an app yet.\n")
    #expect(
      try converse(request, ":why", "no").output
        .contains("confirm(intent:) of INSendMessageIntent answered “ready”.")
    )
    #expect(
      try converse("what is the capital of Peru", ":why").output
        .contains("Nothing was asked of an app: out-of-scope.")
    )
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

  // MARK: - Moving

  @Test func `what is taken back was not said`() throws {
    let result = try converse("text Mike hello", "Mike Abbott", ":undo", "Mike Chen", "no")
    #expect(result.output.contains("Going on after 1 line.\nTo Mike Chen: “hello” Ready"))
    #expect(result.code == 0)
  }

  @Test func `what was carried out can't be taken back, and that is said`() throws {
    let result = try converse(request, "yes", ":undo", ":fork 0")
    let sentence = "Line 2 can't be taken back: INSendMessageIntent has been carried out by it.\n"
    #expect(result.errors == sentence + sentence)
  }

  @Test func `a conversation goes on from any line, as far as nothing was carried out`() throws {
    let result = try converse("text Mike hello", "Mike Abbott", "cancel", ":fork 1", "2", "no")
    #expect(result.output.contains("Going on after 1 line.\nTo Mike Chen: “hello” Ready"))
  }

  @Test(arguments: [
    (":undo", "Expected a line to take back, found none.\n"),
    (":fork", "Expected a number from 0 to 0 after :fork, found “”.\n"),
    (":fork 7", "Expected a number from 0 to 0 after :fork, found “7”.\n"),
    (":clock 10m", "Expected a time such as +10s, +10m or +1h after :clock.\n"),
    (":clock +soon", "Expected a time such as +10s, +10m or +1h after :clock.\n"),
  ])
  func `a command that can't be obeyed says what was expected`(
    command: String,
    sentence: String
  ) throws {
    let result = try converse(command)
    #expect(result.errors == sentence)
    #expect(result.code == 0)
  }

  // MARK: - Saving

  /// What random sessions are made of.
  private static let lines = [
    "Send a message to Anna Haro saying hello", "text Mike hello", "Mike Chen", "the second one",
    "yes", "no", "cancel", "what can I say?", "read my messages", "read my messages from Hannah",
    "did I miss any calls", "call Daniel Higgins Jr.", "start a run", "pause my workout",
    "end my workout", "get me a ride to the airport", "where is my ride", "cancel my ride",
    "send Anna $20 for lunch", "blah", ":lock", ":unlock", ":contacts deny", ":contacts allow",
    ":clock +10m", ":clock +70s", ":undo", ":fork 1", ":why", ":state",
  ]

  @Test(arguments: 0..<12)
  func `a session that was saved replays without a difference`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed + 1)
    // Every other session finds what the first one has stored.
    for part in ["first", "second"] {
      let lines = (0..<14).map { _ in Self.lines.randomElement(using: &random) ?? "" }
      let path = folder.path("\(part).transcript")
      let session = try ParleyProcess.run(
        ["--data", folder.path("data")],
        input: Array((lines + [":save \(path)"]).map { $0 + "\n" }.joined().utf8)
      )
      #expect(session.output.contains("Saved as \(path)."))
      let replay = try ParleyProcess.run(["replay", path])
      #expect(replay.output == "1 passed, 0 failed\n", "\(lines)")
      #expect(replay.errors == "")
    }
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
