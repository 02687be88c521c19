import Assistant
import Dialogue
import Intents
import Testing

@Suite struct HostingTests {
  /// A handler that answers with what it sees of the world.
  private final class Onlooker: Courier {
    override func confirm(
      intent: INSendMessageIntent,
      completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
      let name = CNContact.predicateForContacts(matchingName: "Anna")
      let anna = try? CNContactStore().unifiedContacts(matching: name, keysToFetch: [])
      let isFound = anna?.first?.phoneNumbers.first?.label == CNLabelPhoneNumberMobile
      CLGeocoder().geocodeAddressString("Ferry Building") { places, _ in
        let isOnMap = places?.first?.locality == "San Francisco"
        let isFine = isFound && isOnMap && CLLocationManager().location != nil
        completion(INSendMessageIntentResponse(code: isFine ? .ready : .failure, userActivity: nil))
      }
    }
  }

  private let app = AppCode { Onlooker() }

  @Test func `handlers see the world's contacts and places`() async throws {
    let rehearsal = try Rehearsal { _ in app }
    let heard = await rehearsal.hear("Tell Kate Bell hello")
    #expect(heard.contains("= confirm INSendMessageIntent -> ready"), "\(heard)")
  }

  @Test func `handlers don't see contacts that are denied`() async throws {
    let rehearsal = try Rehearsal { _ in app }
    rehearsal.session.device.permit { $0.contacts = false }
    let heard = await rehearsal.hear("Tell Kate Bell hello")
    #expect(heard.contains("= confirm INSendMessageIntent -> failure"), "\(heard)")
  }
}
