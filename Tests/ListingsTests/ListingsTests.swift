import Intents
import Parley
import Testing

/// What the documents about SiriKit show in listings, written out whole and talked to: in the
/// spelling of iOS 10 and in today's, with the same conversations.
@Suite struct ListingsTests {
  // S65
  @Test(arguments: try transcripts(in: "Transcripts/Both"), [Listings.firstYear, .today])
  func `a listing does in conversation what the document says`(
    transcript: String,
    listings: Listings
  ) async throws {
    try await replay(transcript, with: listings.app)
  }

  // S65
  @Test(arguments: [Listings.firstYear, .today])
  func `calls and reasons are those that there were at the time`(listings: Listings) async throws {
    try await replay("Transcripts/\(listings.name)", with: listings.app)
  }
}

/// What the listings' conversations would not notice.
@Suite struct ListingMutationTests {
  @Test(arguments: [Listings.firstYear, .today])
  func `whatever a listing answered otherwise, a conversation notices`(
    listings: Listings
  ) async throws {
    for folder in ["Both", listings.name] {
      try await mutate("Transcripts/\(folder)", with: listings.app)
    }
  }
}

/// All listings in one spelling, as one app.
struct Listings: Sendable, CustomTestStringConvertible {
  let name: String
  let app: App

  var testDescription: String { name }

  static let firstYear = Listings(
    name: "FirstYear",
    app: App(describedBy: "Apps/FirstYear/Info.plist") { device in
      let desk = RideDesk(now: { device.now })
      return AppCode(extension: { FirstYear.IntentHandler(desk) })
    }
  )

  static let today = Listings(
    name: "Today",
    app: App(describedBy: "Apps/Today/Info.plist") { device in
      let desk = RideDesk(now: { device.now })
      return AppCode(extension: { Today.IntentHandler(desk) })
    }
  )
}
