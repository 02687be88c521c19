import Foundation
import Testing

@testable import Intents

// S45: values put into response objects are copied.
@Suite struct CopyTests {
  @Test func `a ride's status in a response doesn't follow its original`() {
    let status = INRideStatus()
    status.phase = .received
    status.vehicle = INRideVehicle()
    status.vehicle?.model = "Sedan"
    let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = status

    status.phase = .confirmed
    status.vehicle?.model = "Van"

    #expect(response.rideStatus?.phase == .received)
    #expect(response.rideStatus?.vehicle?.model == "Sedan")
  }

  @Test func `a vehicle in a status doesn't follow its original`() {
    let vehicle = INRideVehicle()
    vehicle.registrationPlate = "B-OT 1"
    let status = INRideStatus()
    status.vehicle = vehicle
    vehicle.registrationPlate = "B-OT 2"
    #expect(status.vehicle?.registrationPlate == "B-OT 1")
  }

  @Test func `an activity in a response doesn't follow its original`() {
    let activity = NSUserActivity(activityType: "com.example.more")
    activity.userInfo = ["seats": 2]
    let response = INSendMessageIntentResponse(code: .failure, userActivity: activity)
    activity.userInfo = [:]
    activity.title = "Changed"
    #expect(response.userActivity?.userInfo as? [String: Int] == ["seats": 2])
    #expect(response.userActivity?.title == nil)
  }

  @Test func `a list is a list of its own, of the same elements`() {
    let options = [INRideOption(name: "Sedan", estimatedPickupDate: .distantFuture)]
    let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
    response.rideOptions = options
    #expect(response.rideOptions?.first === options.first)
  }

  @Test func `a copy is equal, has the same hash, and is another object`() throws {
    let person = INPerson(
      personHandle: INPersonHandle(value: "+1", type: .phoneNumber, label: .home),
      nameComponents: PersonNameComponents(givenName: "Mike"),
      displayName: nil,
      image: INImage(named: "face"),
      contactIdentifier: nil,
      customIdentifier: "m",
      relationship: .friend
    )
    let copy = try #require(person.copy() as? INPerson)
    #expect(copy !== person)
    #expect(copy == person)
    #expect(copy.hash == person.hash)
    #expect(Set([copy, person]).count == 1)
    #expect(copy.personHandle?.label == .home)
  }

  @Test func `objects that differ in one property are not equal`() {
    let people = ["Anna", "Anna", "Bea"].map {
      INPerson(handle: "1", displayName: $0, contactIdentifier: nil)
    }
    #expect(people[0] == people[1])
    #expect(people[0] != people[2])
  }

  @Test func `a subclass is copied as itself`() throws {
    let driver = INRideDriver(
      phoneNumber: "+1",
      nameComponents: nil,
      displayName: "Dana",
      image: nil,
      rating: "4.9"
    )
    let copy = try #require(driver.copy() as? INRideDriver)
    #expect(copy.rating == "4.9")
    #expect(copy.displayName == "Dana")
    #expect(copy.personHandle?.value == "+1")
  }

  @Test func `what an interaction is made of doesn't follow its original`() {
    let intent = INSendMessageIntent()
    intent.suggestedInvocationPhrase = "Tell them"
    let interaction = INInteraction(intent: intent, response: nil)
    intent.suggestedInvocationPhrase = "Tell her"
    #expect(interaction.intent.suggestedInvocationPhrase == "Tell them")
  }

  @Test func `an immutable copy of an address is not the mutable one`() {
    let address = CNMutablePostalAddress()
    address.city = "Berlin"
    let place = CLPlacemark(
      location: CLLocation(latitude: 52.5, longitude: 13.4),
      name: "Home",
      postalAddress: address
    )
    address.city = "Bonn"
    #expect(place.locality == "Berlin")
    #expect(place.country == nil)
  }
}
