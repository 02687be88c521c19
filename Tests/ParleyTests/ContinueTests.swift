import Foundation
import Scratch
import Testing

/// `replay --continue`: from where a transcript leads.
@Suite struct ContinueTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private let asked = """
    > Send a message to Anna Haro saying hello
    < To Anna Haro: “hello” Ready to send it?

    """

  private func goOn(
    from text: String,
    _ options: [String] = [],
    saying lines: String
  ) throws -> ParleyProcess.Result {
    let path = try folder.write(text.utf8, to: "a.transcript")
    return try ParleyProcess.run(["replay", "--continue", path] + options, input: lines)
  }

  @Test func `the conversation goes on where the file ends`() throws {
    let result = try goOn(from: asked, saying: "no\n")
    #expect(
      result.output == """
        > Send a message to Anna Haro saying hello
        To Anna Haro: “hello” Ready to send it?
        OK, I won't send it.

        """
    )
    #expect(result.errors == "Going on from the end of \(folder.path("a.transcript")).\n")
    #expect(result.code == 0)
  }

  @Test func `it goes on where the file first differs`() throws {
    let changed = asked.replacing("Ready to send it?", with: "Shall I?")
    let result = try goOn(from: changed + "> yes\n< Sent.\n", saying: "what time is it\nno\n")
    let path = folder.path("a.transcript")
    #expect(!result.output.contains("> yes"))
    #expect(result.output.hasSuffix("OK, I won't send it.\n"))
    let lines = result.errors.split(separator: "\n")
    #expect(lines.first?.hasPrefix("\(path):2: The assistant said something else.") == true)
    #expect(lines.last == "Going on from \(path):2, where it first differs.")
  }

  @Test func `what was to happen may happen as the conversation goes on`() throws {
    let staged = "@interrupt handle INSendMessageIntent app-killed\n" + asked
    let result = try goOn(from: staged, saying: "yes\n")
    #expect(result.output.contains("MessageBot was ended by the system in handle"))
    #expect(result.errors == "Going on from the end of \(folder.path("a.transcript")).\n")
  }

  @Test func `what is left open is told by the code`() throws {
    #expect(try goOn(from: asked, saying: "").code == 3)
  }

  @Test func `time, permissions and misbehaviours are those of the transcript`() throws {
    let text = """
      @now 2026-11-20T23:30:00-08:00
      @contacts denied
      @fault handle INSendMessageIntent fails failure
      > help
      < ...
      @advance 1h

      """
    let result = try goOn(from: text, saying: ":state\n")
    #expect(result.output.contains("Time: 2026-11-21T00:30:0"))
    #expect(result.output.contains("Contacts: denied"))
  }

  @Test(arguments: [
    "notation/captures", "notation/include", "messages/answers-twice", "rides/scheduled",
    "apps/which-app", "workouts/pause-resume-end", "people/contacts-denied",
  ])
  func `what is saved then replays as it was`(name: String) throws {
    let path = TranscriptFile(path: "Fixtures/Transcripts/\(name).transcript").url.path
    let saved = folder.path("saved.transcript")
    let result = try ParleyProcess.run(
      ["replay", "--continue", path],
      input: "what can I say?\n:save \(saved)\n"
    )
    #expect(result.output.contains("Saved as \(saved)."))
    let replayed = try ParleyProcess.run(["replay", saved])
    #expect(replayed.output == "1 passed, 0 failed\n")
  }

  @Test func `one transcript is gone on from`() throws {
    try folder.write(asked.utf8, to: "b.transcript")
    try folder.write(asked.utf8, to: "c.transcript")
    let two = try ParleyProcess.run(["replay", "--continue", folder.path])
    #expect(
      two.errors
        == "parley: Expected one transcript to go on from, found 2. “--filter” chooses among them.\n"
    )
    #expect(two.code == 2)
    let one = try ParleyProcess.run(
      ["replay", "--continue", "--filter", "c.trans", folder.path],
      input: "no\n"
    )
    #expect(one.code == 0)
  }

  @Test func `a start in the middle can't be gone on from, and is told`() throws {
    let result = try goOn(from: "\(asked)@restart\n", saying: "no\n")
    #expect(
      result.errors == "parley: \(folder.path("a.transcript")):3: Expected a start in the middle "
        + "of a transcript that is played to its end, found “@restart”.\n"
    )
    #expect(result.code == 2)
  }

  @Test func `a setting that can't be followed is told by file and line`() throws {
    let result = try goOn(from: "> help\n< ...\n@install Nothing\n", saying: "")
    #expect(
      result.errors.contains("\(folder.path("a.transcript")):3: Expected an app of the world")
    )
    #expect(result.code == 2)
  }
}
