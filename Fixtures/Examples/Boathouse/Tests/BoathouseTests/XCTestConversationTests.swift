import Parley
import XCTest

@testable import Boathouse

/// The same conversations, for those who have their tests in XCTest.
final class XCTestConversationTests: XCTestCase {
  func testConversations() async throws {
    try await replay("Transcripts", with: boathouse)
  }
}
