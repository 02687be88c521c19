import Dialogue
import Foundation
import Intents
import Testing

@testable import Domains

@Suite struct CallCardTests {
  private let record = INCallRecord(
    identifier: "call-1",
    dateCreated: .minutes(-96),
    caller: INPerson(Person("Anna Haro")),
    callRecordType: .missed,
    callCapability: .videoCall,
    callDuration: 125,
    unseen: true,
    numberOfCalls: 3
  )

  // S40
  @Test func `a card of calls shows everything that they hold`() throws {
    let response = INSearchCallHistoryIntentResponse(code: .success, userActivity: nil)
    response.callRecords = [record, INCallRecord(identifier: "call-2")]
    let card = try #require(response.card(about: INSearchCallHistoryIntent(), in: .test))
    #expect(
      card.lines == [
        "Calls",
        "  Missed video call from Anna Haro today at 8:05 AM",
        "    Duration: 2 minutes, 5 seconds",
        "    Calls: 3",
        "    State: new",
        "  Call",
      ]
    )
    #expect(response.mentions.calls.map(\.identifier) == ["call-1", "call-2"])
  }
}
