import Foundation
import Scratch
import Testing

/// `diagram`, from a file to a file.
@Suite struct DiagramCommandTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private let text = """
    # A message, called off. It is never sent.
    > Send a message to Anna Haro saying hello
    < To Anna Haro: “hello” Ready to send it?
    > no
    < OK, I won't send it.

    """

  private func diagram(_ text: String, _ options: String...) throws -> ParleyProcess.Result {
    let path = try folder.write(text.utf8, to: "a.transcript")
    return try ParleyProcess.run(["diagram", path] + options)
  }

  @Test func `a transcript is played and drawn for Mermaid`() throws {
    let result = try diagram(text)
    #expect(
      result.output == """
        sequenceDiagram
          title A message, called off
          actor P0 as You
          participant P1 as Parley
          participant P2 as MessageBot
          P0->>P1: Send a message to Anna Haro saying hello
          Note over P1: INSendMessageIntent<br/>recipients: Anna Haro<br/>content: hello
          P1->>P2: resolveRecipients
          P2-->>P1: success Anna Haro
          P1->>P2: resolveSpeakableGroupName
          P2-->>P1: notRequired
          P1->>P2: resolveContent
          P2-->>P1: success hello
          P1->>P2: confirm
          P2-->>P1: ready
          P1->>P0: To Anna Haro: “hello” Ready to send it?
          P0->>P1: no
          Note over P1: cancelled
          P1->>P0: OK, I won't send it.

        """
    )
    #expect(result.errors == "")
  }

  @Test func `the name of the output tells its form, or an option does`() throws {
    let path = folder.path("a.svg")
    #expect(try diagram(text, "--output", path) == .init(output: "", errors: "", code: 0))
    let svg = String(decoding: try folder.bytes(of: "a.svg"), as: UTF8.self)
    #expect(svg.hasPrefix("<svg xmlns="))
    #expect(try diagram(text, "--format", "svg").output == svg)
    #expect(try diagram(text, "--format", "png").code == 2)
  }

  @Test func `what differs from the transcript is told`() throws {
    let result = try diagram(text.replacing("won't", with: "will"))
    #expect(result.errors.contains("The diagram shows what happened, which differs from the"))
    #expect(result.errors.contains("a.transcript:5: The assistant said something else."))
    #expect(result.output.contains("OK, I won't send it."))
    #expect(result.code == 0)
  }

  /// `parley diagram Fixtures/Transcripts/notation/figure.transcript -o
  /// Sources/Author/Parley/Parley.docc/conversation.svg` draws it anew.
  @Test func `the guide's figure is what is drawn of its conversation`() throws {
    let transcript = TranscriptFile(path: "Fixtures/Transcripts/notation/figure.transcript")
    let figure = TranscriptFile(path: "Sources/Author/Parley/Parley.docc/conversation.svg")
    let result = try ParleyProcess.run(["diagram", transcript.url.path, "--format", "svg"])
    #expect(result.output == (try figure.text()))
  }
}
