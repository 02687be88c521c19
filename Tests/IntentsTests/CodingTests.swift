import Foundation
import Testing

@testable import Intents

@Suite struct CodingTests {
  private func archived<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value? {
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: value,
      requiringSecureCoding: true
    )
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: archive)
  }

  @Test func `an intent with people, options and a place comes back from an archive`() throws {
    let place = CLPlacemark(
      location: CLLocation(latitude: 37.33, longitude: -122.03),
      name: "Work",
      postalAddress: nil
    )
    let ride = INRequestRideIntent(
      pickupLocation: place,
      rideOptionName: INSpeakableString(spokenPhrase: "SUV"),
      partySize: 3,
      paymentMethod: INPaymentMethod.applePay()
    )
    let back = try #require(try archived(ride))
    #expect(back == ride)
    #expect(back.partySize == 3)
    #expect(back.pickupLocation?.location?.coordinate.latitude == 37.33)
    #expect(back.paymentMethod?.type == .applePay)
  }

  @Test func `numbers with decimals, ranges, dates and sets come back from an archive`() throws {
    let option = INRideOption(name: "Van", estimatedPickupDate: Date(timeIntervalSince1970: 60))
    option.usesMeteredFare = true
    option.priceRange = INPriceRange(
      firstPrice: NSDecimalNumber(string: "12.50"),
      secondPrice: NSDecimalNumber(string: "9.75"),
      currencyCode: "USD"
    )
    option.availablePartySizeOptions = [
      INRidePartySizeOption(
        partySizeRange: NSRange(location: 1, length: 3),
        sizeDescription: "up to three",
        priceRange: nil
      )
    ]
    let back = try #require(try archived(option))
    #expect(back.priceRange?.minimumPrice == NSDecimalNumber(string: "9.75"))
    #expect(back.availablePartySizeOptions?.first?.partySizeRange.length == 3)
    #expect(back == option)
  }

  @Test func `a search with bits and enumerations comes back from an archive`() throws {
    let search = INSearchForMessagesIntent(
      recipients: nil,
      senders: [INPerson(handle: "1", displayName: "Anna", contactIdentifier: nil)],
      searchTerms: ["lunch", "noon"],
      attributes: [.unread, .flagged],
      dateTime: INDateComponentsRange(start: DateComponents(year: 2026), end: nil),
      identifiers: nil,
      notificationIdentifiers: nil,
      speakableGroupNames: nil,
      conversationIdentifiers: nil
    )
    let back = try #require(try archived(search))
    #expect(back.attributes == [.unread, .flagged])
    #expect(back.searchTerms == ["lunch", "noon"])
    #expect(back.senders?.first?.displayName == "Anna")
    #expect(back.dateTimeRange?.startDateComponents?.year == 2026)
  }

  @Test func `a response with its activity comes back from an archive`() throws {
    let activity = NSUserActivity(activityType: "com.example.verify")
    activity.userInfo = ["reason": "credentials"]
    let response = INRequestRideIntentResponse(
      code: .failureRequiringAppLaunchMustVerifyCredentials,
      userActivity: activity
    )
    let back = try #require(try archived(response))
    #expect(back.code == .failureRequiringAppLaunchMustVerifyCredentials)
    #expect(back.userActivity?.userInfo as? [String: String] == ["reason": "credentials"])
  }

  @Test func `a description names the class and what is set`() {
    let handle = INPersonHandle(value: "anna@example.com", type: .emailAddress)
    #expect(handle.description == "<INPersonHandle type: emailAddress, value: anna@example.com>")
  }
}
