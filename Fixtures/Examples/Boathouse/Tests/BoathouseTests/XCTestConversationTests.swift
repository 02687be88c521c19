import Boathouse
import Parley
import XCTest

/// The same conversations, for those who have their tests in XCTest.
final class XCTestConversationTests: XCTestCase {
  func testConversations() async throws {
    try await replay("Transcripts", with: boathouse)
  }
}
