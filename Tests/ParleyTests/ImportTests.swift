import Foundation
import Scratch
import Testing
import Transcripts

@testable import Importing

/// Other tools' conversations as transcripts.
@Suite struct ImportTests {
  private func botium(_ text: String) throws -> ImportedConversation {
    try ImportFormat.botium.conversation(in: text, file: "a.convo.txt")
  }

  private func alexa(_ text: String) throws -> ImportedConversation {
    try ImportFormat.alexa.conversation(in: text, file: "a.json")
  }

  private func mistake(_ body: () throws -> ImportedConversation) -> String? {
    let error = #expect(throws: ImportError.self) { try body() }
    return error?.description
  }

  // MARK: - Botium

  @Test func `turns become lines, and an answer holds what is asserted`() throws {
    let conversation = try botium(
      """
      Two Mikes
      The assistant asks which one.

      #me
      Text Mike

      #bot voice
      Which Mike?

      #me
      the second one
      #bot
      Ready?
      Say yes or no.
      """
    )
    #expect(
      conversation.text == """
        # Two Mikes
        # The assistant asks which one.
        > Text Mike
        < ...
        < [..]Which Mike?[..]
        < ...
        > the second one
        < ...
        < [..]Ready?[..]
        < [..]Say yes or no.[..]
        < ...

        """
    )
    #expect(conversation.remarks == [])
  }

  @Test func `variables, pauses, buttons and what is optional have counterparts`() throws {
    let conversation = try botium(
      """
      #me
      BUTTON yes_payload|Yes
      PAUSE 2500
      #bot
      ?Your driver is $driver.
      #bot
      ??!
      #me
      Text $driver and ${driver}
      """
    )
    #expect(
      conversation.text == """
        > Yes
        @advance 3s
        < ...
        <? [..]Your driver is [[driver]].[..]
        < ...
        < [..]?![..]
        < ...
        > Text [[driver]] and [[driver]]

        """
    )
    #expect(conversation.remarks == [])
  }

  @Test func `what a transcript can't say is told, with line and column, and noted`() throws {
    let conversation = try botium(
      """
      #begin
      SET_SCRIPTING_MEMORY a|b
      #me
        hello $nobody
      there
      #bot
      !Goodbye
      BUTTONS Yes|No
      !INTENT greeting
      #bot
      GREETING_UTT
      $date(DD)
      """
    )
    #expect(
      conversation.remarks.map { "\($0.position.line):\($0.position.column) \($0.sentence)" } == [
        "1:1 #begin has no counterpart.",
        "4:3 The value of $nobody is not known.",
        "4:3 A message of several lines is said as one.",
        "7:1 That something is not said can't be asserted.",
        "8:1 BUTTONS has no counterpart.",
        "9:1 INTENT has no counterpart.",
        "11:1 No sentences GREETING_UTT lie beside the file.",
        "12:1 The value of $date is not known.",
      ]
    )
    #expect(conversation.lines.contains("> hello $nobody there"))
    #expect(conversation.lines.contains("# Not translated, line 8: BUTTONS has no counterpart."))
    #expect(!conversation.text.contains("Goodbye"))
  }

  @Test func `sentences and parts that lie beside the file take the places of their names`() throws
  {
    let folder = try ScratchFolder()
    try folder.write("HELLO_UTT\nhello\nhi there\n".utf8, to: "hello.utterances.txt")
    try folder.write("BYE_UTT\nBye, $name!\n".utf8, to: "bye.utterances.txt")
    try folder.write("the start\n#me\nhi\n".utf8, to: "start.pconvo.txt")
    let text = """
      #include
      the start
      #me
      HELLO_UTT
      INCLUDE the end
      #bot
      HELLO_UTT
      #bot
      BYE_UTT
      """
    let path = try folder.write(text.utf8, to: "a.convo.txt")
    let conversation = try ImportFormat.botium.conversation(
      in: text,
      file: path,
      BotiumLibrary(besides: path)
    )
    #expect(
      conversation.text == """
        @include start.part
        # Not translated, line 4: Of the 2 sentences of HELLO_UTT the first one is said.
        > hello
        # Not translated, line 5: No partial conversation the end lies beside the file.
        < ...
        # Not translated, line 7: One of several sentences can't be asserted.
        < [..]
        < ...
        < [..]Bye, [[name]]![..]
        < ...

        """
    )
    #expect(ImportFormat(ofFile: "start.pconvo.txt") == .botium)
  }

  @Test func `a section that nobody knows, and none at all, are mistakes`() {
    #expect(
      mistake { try botium("Name\n\n  #you there\nhi\n") }
        == "a.convo.txt:3:3: Expected one of #me, #bot, #begin, #end, #include, found “#you”."
    )
    #expect(
      mistake { try botium("# \n") }
        == "a.convo.txt:1:1: Expected one of #me, #bot, #begin, #end, #include, found nothing."
    )
    #expect(
      mistake { try botium("\n\n") }
        == "a.convo.txt:1:1: Expected a section such as #me, found none."
    )
  }

  // MARK: - The ASK CLI

  @Test func `what the user says to a skill becomes lines`() throws {
    let conversation = try alexa(
      """
      {
        "skillId": "amzn1.ask.skill.1", "locale": "en-GB", "type": "text",
        "userInput": ["text Mike", "caf\\u00e9 \\uD83D\\uDE00\\n!", ".record x.json", ".quit", "more"]
      }
      """
    )
    #expect(
      conversation.text == """
        # Not translated, line 2: A skill is no app; “@install” tells which are there.
        @locale en-GB
        > text Mike
        > café 😀 !
        # Not translated, line 3: “.record” is a command of the other tool.
        # Not translated, line 3: What follows “.quit” is never said.

        """
    )
  }

  @Test(arguments: [
    ("[]", "1:1: Expected an object, found an array with nothing in it."),
    ("{}", "1:1: Expected a member “userInput”, found none."),
    ("{\"userInput\": \"hi\"}", "1:15: Expected an array of strings, found a string."),
    (
      "{\"userInput\": []}",
      "1:15: Expected at least one string, found an array with nothing in it."
    ),
    (
      "{\n \"userInput\": [\"a\",\n  7]}",
      "3:3: Expected a string that says something, found a number."
    ),
    (
      "{\"type\": \"speech\", \"userInput\": [\"a\"]}", "1:10: Expected “text”, found a string."
    ),
    ("{\"locale\": null}", "1:12: Expected a locale such as “en-US”, found null."),
  ])
  func `a file of another shape is told, with line and column`(text: String, sentence: String) {
    #expect(mistake { try alexa(text) } == "a.json:\(sentence)")
  }

  // MARK: - All

  @Test func `whatever is imported is a transcript`() throws {
    var state: UInt64 = 1
    let pieces = [
      "#me\n", "#bot\n", "#end\n", "hi\n", "\n", "?", "!", "$a ", "${b}", "PAUSE 3\n", "> ", "< ",
      "@lock\n", "= handle\n", "A_UTT\n", "BUTTON x\n", "[..]", "[[c]]", "\t", "e\u{301}\r\n",
    ]
    var read = 0
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      guard let conversation = try? botium(text) else { continue }
      read += 1
      #expect(throws: Never.self) {
        try Document(parsing: conversation.text, file: "a.transcript")
      }
    }
    #expect(read > 1000)
  }

  @Test func `the command prints or writes a transcript, and remarks besides`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("#me\nhi\n#bot\n!x\n".utf8, to: "a.convo.txt")
    let printed = try ParleyProcess.run(["import", path])
    #expect(printed.output.hasPrefix("> hi\n< ...\n"))
    #expect(
      printed.errors
        == "\(path):4:1: Not translated: That something is not said can't be asserted.\n"
    )
    #expect(printed.code == 0)
    let written = try ParleyProcess.run(["import", path, "-o", folder.path("a.transcript")])
    #expect(written.output == "")
    #expect(try folder.bytes(of: "a.transcript") == Array(printed.output.utf8))
  }

  @Test func `a file that can't be imported is told, with code 2`() throws {
    let folder = try ScratchFolder()
    let other = try folder.write("hi".utf8, to: "a.txt")
    let result = try ParleyProcess.run(["import", other])
    #expect(
      result.errors == "parley: Expected a file of Botium (.convo.txt) or of the ASK CLI (.json) "
        + "at \(other), found none.\n"
    )
    #expect(result.code == 2)
    let broken = try folder.write("{\"userInput\": [\"a\" \"b\"]}".utf8, to: "a.json")
    let second = try ParleyProcess.run(["import", broken])
    #expect(second.errors == "parley: \(broken):1:20: Expected “,” or “]”, found “\"”.\n")
    #expect(second.code == 2)
  }
}
