import Foundation
import Randomness
import Scratch
import Testing

/// What nobody means to type, on standard input.
@Suite struct BadInputTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func converse(_ input: some Sequence<UInt8>) throws -> ParleyProcess.Result {
    try ParleyProcess.run(["--data", folder.path], input: Array(input))
  }

  private func converse(_ input: String) throws -> ParleyProcess.Result {
    try converse(input.utf8)
  }

  private let question = "To Anna Haro: “hello” Ready to send it?\n"

  @Test func `empty lines are nothing at the start, and repeat a question`() throws {
    let result = try converse(
      """

        \t
      Send a message to Anna Haro saying hello

      no

      """
    )
    #expect(result.output == question + question + "OK, I won't send it.\n")
    #expect(result.errors == "")
    #expect(result.code == 0)
  }

  @Test(arguments: [":q", ":exit"])
  func `a colon before a farewell is no mistake`(farewell: String) throws {
    let result = try converse("\(farewell)\nhello\n")
    #expect(result.output == "")
    #expect(result.errors == "")
    #expect(result.code == 0)
  }

  @Test func `a line of 10,000 characters is refused in words if it is no request`() throws {
    let result = try converse(String(repeating: "blah ", count: 2_000) + "\nwhat can you do\n")
    #expect(result.output.hasPrefix("Sorry, I didn't get that."))
    #expect(result.errors == "")
    #expect(result.code == 0)
  }

  @Test func `a message of 10,000 characters is sent to the letter`() throws {
    let text = String(repeating: "x", count: 10_000)
    let result = try converse("Send a message to Anna Haro saying \(text)\nyes\n")
    #expect(result.output.hasPrefix("To Anna Haro: “\(text)” Ready to send it?\n"))
    #expect(result.output.contains("Message to Anna Haro sent.\n"))
    #expect(result.errors == "")
  }

  @Test func `control characters are left out, and said to be`() throws {
    let result = try converse("Send a \u{1B}[31mmessage\u{7} to Anna Haro saying hel\0lo\nno\n")
    #expect(result.output == question + "OK, I won't send it.\n")
    #expect(
      result.errors
        == "parley: Line 1: expected text, found control characters; they are left out.\n"
    )
    #expect(result.code == 0)
  }

  @Test func `bytes that are no UTF-8 are replaced, and said to be`() throws {
    let result = try converse(
      Array("Send a message to Anna Haro saying caf".utf8) + [0xE9] + Array("\nno\n".utf8)
    )
    #expect(
      result.output == "To Anna Haro: “caf\u{FFFD}” Ready to send it?\nOK, I won't send it.\n"
    )
    #expect(
      result.errors
        == "parley: Line 1: expected UTF-8, found other bytes; \u{FFFD} stands in their place.\n"
    )
  }

  @Test func `a binary file is taken line by line, and what follows it is understood`() throws {
    var generator = SplitMix(seed: 5)
    let binary = (0..<4_096).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let request = "\ncancel\ncancel\nSend a message to Anna Haro saying hello\nno\n"
    let result = try converse(binary + Array(request.utf8))
    #expect(result.output.hasSuffix(question + "OK, I won't send it.\n"))
    #expect(result.errors.hasPrefix("parley: Line 1: expected UTF-8, found other bytes;"))
    #expect(result.code == 0)
  }

  @Test func `the end of the input inside a dialogue says what is abandoned, with code 3`() throws {
    let result = try converse("Send a message to Anna Haro saying hello")
    #expect(result.output == question)
    #expect(
      result.errors == "parley: Ended in the middle; I didn't send your message to Anna Haro.\n"
    )
    #expect(result.code == 3)
  }

  @Test func `the end of the lines given to say is no different`() throws {
    let result = try ParleyProcess.run(
      ["say", "--data", folder.path, "Send a message to Anna Haro"]
    )
    #expect(result.output == "What do you want to say to Anna Haro?\n")
    #expect(
      result.errors == "parley: Ended in the middle; I didn't send your message to Anna Haro.\n"
    )
    #expect(result.code == 3)
  }
}
