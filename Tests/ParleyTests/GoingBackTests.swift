import Foundation
import Scratch
import Testing

/// Going back in a conversation, with what apps have carried out since, and forth again.
@Suite struct GoingBackTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func converse(_ lines: String...) throws -> ParleyProcess.Result {
    try ParleyProcess.converse(lines, in: folder)
  }

  private let request = "Send a message to Anna Haro saying hello"

  @Test func `what is taken back was not said`() throws {
    let result = try converse("text Mike hello", "Mike Abbott", ":undo", "Mike Chen", "no")
    let question = "Which Mike?\n  1. Mike Abbott\n  2. Mike Chen\n"
    #expect(
      result.output.contains("Going on after 1 line.\n\(question)To Mike Chen: “hello” Ready")
    )
    #expect(result.code == 0)
  }

  @Test func `a yes after that is to what is shown again, card and all`() throws {
    let result = try converse("pay Anna 10 dollars", "no, Jane", ":undo", "yes")
    let question =
      "Payment\n  Amount: $10.00\n  To: Anna Haro\n  Account: Dollar account\n"
      + "$10.00 to Anna Haro. Ready to send it?\n"
    #expect(
      result.output.contains("Going on after 1 line.\n\(question)Sent $10.00 to Anna Haro.\n")
    )
  }

  @Test func `what was carried out is taken back by an app that can`() throws {
    let result = try converse(
      request,
      "yes",
      ":undo",
      "no",
      "any messages from me?",
      "start a run",
      "pause my run",
      ":fork 3",
      "end my run"
    )
    #expect(result.errors.isEmpty)
    #expect(
      result.output.contains(
        """
        MessageBot has taken back what it did since.
        Going on after 1 line.
        """
      )
    )
    #expect(result.output.contains("Stride has taken back what it did since.\n"))
    #expect(result.output.hasSuffix("There is no run in Stride to end.\n"))
  }

  @Test
  func `what is carried out on the way between two lines of a conversation is taken back too`()
    throws
  {
    let result = try converse(
      "who called",
      "hello",
      ":fork 0",
      ":fork back",
      ":undo",
      request,
      "yes",
      ":fork 1",
      "search my messages from me"
    )
    #expect(result.errors == "")
    #expect(result.output.contains("MessageBot has taken back what it did since.\n"))
    #expect(!result.output.suffix(300).contains("“hello”"))
  }

  @Test func `a line left behind can't be returned to once another was carried out in its place`()
    throws
  {
    let result = try converse(
      request,
      "yes",
      ":fork 0",
      "Send a message to Jane Doe saying bye",
      "yes",
      ":fork back"
    )
    #expect(result.errors.contains("What was left can't be returned to"))
  }

  @Test func `going back to where nothing was asked passes over nothing that was carried out`()
    throws
  {
    let lines = ["text Mike Chen that bye", request, "yes", "no"]
    let input = (lines + Array(repeating: "hello", count: 240) + [":fork 3"])
      .map { $0 + "\n" }.joined()
    let result = try ParleyProcess.run(["--data", folder.path("data")], input: Array(input.utf8))
    #expect(
      result.errors
        == "Line 3 can't be taken back: it had MessageBot send a message.\n"
    )
  }

  @Test(arguments: [
    ":interrupt handle INSendMessageIntent app-killed", ":fault confirm INSendMessageIntent exits",
  ])
  func `what is staged is as it was, however far back that is`(command: String) throws {
    let name = String(command.prefix { $0 != " " })
    let fillers = Array(repeating: "hello", count: 240)
    let lines = ["hello", command, "hello", "\(name) clear"] + fillers + [":fork 1", name]
    let input = (lines + [":fork 0", name]).map { $0 + "\n" }.joined()
    let result = try ParleyProcess.run(["--data", folder.path("data")], input: Array(input.utf8))
    let staged = command.dropFirst(name.count + 1)
    #expect(
      result.output.hasSuffix("Going on after 1 line.\n  \(staged)\nGoing on after 0 lines.\n")
    )
  }

  @Test func `what was carried out by one that can't stays, with all before it`() throws {
    let result = try converse("pay Anna $5", "yes", "start a run", ":fork 0", "end my run")
    #expect(
      result.errors
        == "Line 2 can't be taken back: it had CoinPurse send money.\n"
    )
    #expect(result.output.contains("Your run has ended.\n"))
  }

  @Test func `going back past a crash says what may be left, and takes back the rest`() throws {
    let result = try converse(
      request,
      "yes",
      "Send a message to Jane Doe saying bye",
      ":fault handle INSendMessageIntent exits",
      "yes",
      ":fault clear",
      ":undo",
      "no",
      ":fork 0",
      "find messages from me"
    )
    #expect(result.errors == "")
    #expect(
      result.output.contains(
        """
        What may be left of line 4: it asked MessageBot to send a message, which may have been done.
        Going on after 3 lines.
        To Jane Doe: “bye” Ready to send it?

        """
      ),
      "\(result)"
    )
    let taken = "MessageBot has taken back what it did since.\nGoing on after 0 lines."
    #expect(result.output.contains(taken))
    #expect(result.code == 4)
  }

  @Test func `of an app that did not start nothing is left`() throws {
    let fault = ":fault launch INSendMessageIntent exits"
    let result = try converse(request, fault, "yes", ":undo", ":fault clear", "yes")
    #expect(result.output.contains("MessageBot ended itself as it was started. Nothing was done."))
    #expect(!result.output.contains("What may be left"), "\(result)")
    #expect(result.output.contains("Message to Anna Haro sent.\n"))
  }

  @Test func `a call that was cut off can't be taken back, for it may have done it`() throws {
    let fault = ":fault handle INSendMessageIntent is-interrupted"
    let result = try converse(request, fault, "yes", ":undo")
    #expect(result.output.contains("OK, I stopped waiting for MessageBot."))
    #expect(
      result.errors.contains(
        "Line 2 can't be taken back: it asked MessageBot to send a message, which may have been "
          + "done.\n"
      )
    )
  }

  @Test func `a conversation goes on from any line, and back where it was left`() throws {
    let result = try converse(
      "text Mike hello",
      "Mike Abbott",
      ":fork 1",
      "Mike Chen",
      ":fork back",
      "work",
      ":fork back",
      "no"
    )
    let mobile = "To Mike Abbott (mobile): “hello” Ready"
    let (work, chen) = ("To Mike Abbott (work): “hello” Ready", "To Mike Chen: “hello” Ready")
    let ends = result.output.ranges(of: /To Mike [^:]+: “hello” Ready/).map { result.output[$0] }
    #expect(ends.map(String.init) == [mobile, chen, mobile, work, chen])
    #expect(result.output.hasSuffix("OK, I won't send it.\n"))
  }

  @Test func `where something was carried out since, there is no way back`() throws {
    let result = try converse(
      "text Mike hello",
      "cancel",
      ":fork 1",
      "Mike Chen",
      "yes",
      ":fork back"
    )
    #expect(
      result.errors
        == "What was left can't be returned to: since then something was carried out, or taken back.\n"
    )
  }

  @Test(arguments: [
    (":undo", "Expected a line to take back, found none.\n"),
    (":fork", "Expected “back”, or a number from 0 to 0, after :fork, found “”.\n"),
    (":fork 7", "Expected “back”, or a number from 0 to 0, after :fork, found “7”.\n"),
    (":fork back", "Expected a line of conversation that was left by :fork, found none.\n"),
    (
      ":fault x",
      "Expected “launch”, “confirm”, “handle”, or a method such as resolveRecipients, found “x”.\n"
    ),
    (":clock 10m", "Expected a time such as +10s, +10m, +1h or -1d after :clock, found “10m”.\n"),
    (
      ":clock +soon",
      "Expected a time such as +10s, +10m, +1h or -1d after :clock, found “+soon”.\n"
    ),
  ])
  func `a command that can't be obeyed says what was expected`(
    command: String,
    sentence: String
  ) throws {
    let result = try converse(command)
    #expect(result.errors == sentence)
    #expect(result.code == 0)
  }
}
