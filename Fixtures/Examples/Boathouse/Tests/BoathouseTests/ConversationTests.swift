import Boathouse
import Parley
import Testing

@Suite struct ConversationTests {
  @Test(arguments: try transcripts(in: "Transcripts"))
  func `conversations go as they are written`(transcript: String) async throws {
    try await replay(transcript, with: boathouse)
  }
}
