import Dialogue
import Domains
import Intents
import Testing

@Suite struct DonationTests {
  @Test func `a donation names the intent and whom it was for`() {
    let handle = INPersonHandle(value: "ida@example.com", type: .emailAddress)
    let ida = INPerson(
      personHandle: handle,
      nameComponents: nil,
      displayName: "Ida",
      image: nil,
      contactIdentifier: nil,
      customIdentifier: nil
    )
    let intent = INStartCallIntent(
      callRecordFilter: nil,
      callRecordToCallBack: nil,
      audioRoute: .unknown,
      destinationType: .normal,
      contacts: [ida],
      callCapability: .audioCall
    )
    let donation = Donation(INInteraction(intent: intent, response: nil))
    #expect(donation.intent == "INStartCallIntent")
    #expect(donation.people.map(\.displayName) == ["Ida"])
  }
}
