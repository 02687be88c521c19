import CoreLocation
import Dialogue
import Foundation
import Intents
import Testing

@testable import Domains

@Suite struct ConversionTests {
  static let mike: Person = {
    var mike = Person(
      "Mike Chen",
      handle: Person.Handle("+14155550123", kind: .phoneNumber, label: "mobile")
    )
    mike.name = Person.Name(given: "Mike", family: "Chen")
    mike.name?.prefix = "Dr."
    mike.name?.middle = "Q."
    mike.name?.suffix = "Jr."
    mike.name?.nickname = "Mikey"
    mike.aliases = [Person.Handle("mike@example.com", kind: .emailAddress, label: "gym")]
    mike.contactIdentifier = "contact-1"
    mike.customIdentifier = "chat-7"
    mike.relationship = "brother"
    mike.matches = [Person("Mike Abbott"), Person("Mike Chen")]
    mike.isMe = true
    return mike
  }()

  static let ferryBuilding: Place = {
    var place = Place(name: "Ferry Building", latitude: 37.7955, longitude: -122.3937)
    place.street = "1 Ferry Building"
    place.city = "San Francisco"
    place.state = "CA"
    place.postalCode = "94105"
    place.country = "United States"
    place.countryCode = "US"
    return place
  }()

  static let call: CallRecord = {
    var call = CallRecord(identifier: "call-1", kind: "missed", capability: "videoCall")
    call.date = 1_795_196_460
    call.caller = mike
    call.duration = 125
    call.isUnseen = true
    call.count = 3
    return call
  }()

  // S19
  @Test func `a person keeps everything on the way to an object and back`() {
    #expect(INPerson(Self.mike).person == Self.mike)
    #expect(INPerson(Person("Mike")).person == Person("Mike"))
  }

  // S50
  @Test func `a person of whom only the name is known has no handle`() {
    let person = INPerson(Person("Mike"))
    #expect(person.displayName == "Mike")
    #expect(person.spokenPhrase == "Mike")
    #expect(person.personHandle == nil)
    #expect(person.siriMatches == nil)
    #expect(person.contactIdentifier == nil)
  }

  @Test func `labels and relations have SiriKit's values, and an app's own stay as they are`() {
    let person = INPerson(Self.mike)
    #expect(person.personHandle?.label == .mobile)
    #expect(person.aliases?.first?.label == INPersonHandleLabel("gym"))
    #expect(person.relationship == .brother)
  }

  @Test func `a place keeps everything on the way to an object and back`() {
    #expect(CLPlacemark(Self.ferryBuilding).place == Self.ferryBuilding)
    #expect(CLPlacemark(Place(name: "Oz")).place == Place(name: "Oz"))
    #expect(CLPlacemark(Place(name: "Oz")).location == nil)
  }

  @Test func `equal places are equal placemarks`() {
    #expect(CLPlacemark(Self.ferryBuilding) == CLPlacemark(Self.ferryBuilding))
  }

  @Test func `a call record keeps everything on the way to an object and back`() {
    #expect(INCallRecord.object(from: .callRecord(Self.call))?.record == Self.call)
  }

  @Test(arguments: [
    Value.Content.text("hi"), .boolean(false), .integer(-3), .decimal(2.5),
    .phrase(Phrase("SUV", identifier: "suv", pronunciation: "ess you vee")),
    .phrase(Phrase("SUV")),
    .period(Period(start: Moment(year: 2026, month: 11, day: 20, hour: 6), end: nil)),
    .period(Period(start: nil, end: Moment(hour: 18, minute: 30, second: 5))),
  ])
  func `plain values come back as they were`(content: Value.Content) {
    let back: Value.Content? =
      switch content {
      case .text: String.object(from: content)?.content
      case .boolean: Bool.object(from: content)?.content
      case .integer: Int.object(from: content)?.content
      case .decimal: Double.object(from: content)?.content
      case .phrase: INSpeakableString.object(from: content)?.content
      case .period: INDateComponentsRange.object(from: content)?.content
      default: nil
      }
    #expect(back == content)
  }

  @Test func `a content of another kind is no value`() {
    #expect(Bool.object(from: .text("yes")) == nil)
    #expect(Int.object(from: .decimal(2.5)) == nil)
    #expect(INPerson.object(from: .boolean(true)) == nil)
    #expect(CLPlacemark.object(from: .integer(1)) == nil)
    #expect(INCallCapability.object(from: .term("smoke")) == nil)
  }

  @Test func `what was said in plain words can stand for what has a name`() {
    #expect(INPerson.object(from: .text("Mike"))?.displayName == "Mike")
    #expect(INSpeakableString.object(from: .text("SUV"))?.spokenPhrase == "SUV")
    #expect(String.object(from: .phrase(Phrase("Hiking"))) == "Hiking")
    #expect(Double.object(from: .integer(20)) == 20)
  }
}

@Suite struct NamedTests {
  @Test func `every case and option comes back by its name`() {
    expectBothWays(INCallCapability.self)
    expectBothWays(INCallDestinationType.self)
    expectBothWays(INCallRecordType.self)
    expectBothWays(INMessageAttribute.self)
    expectBothWays(INOutgoingMessageType.self)
    expectBothWays(INWorkoutGoalUnitType.self)
    expectBothWays(INWorkoutLocationType.self)
    for (name, option) in INMessageAttributeOptions.options {
      #expect(INMessageAttributeOptions.object(from: .terms([name])) == option)
      #expect(option.content == .terms([name]))
    }
  }

  private func expectBothWays<Kind: NamedCases>(_ kind: Kind.Type) {
    for (name, value) in kind.cases {
      #expect(kind.object(from: .term(name)) == value)
      #expect(value.content == (name == "unknown" ? nil : .term(name)))
    }
  }

  @Test func `options combine`() {
    let both = INMessageAttributeOptions.object(from: .terms(["unread", "flagged"]))
    #expect(both == [.unread, .flagged])
    #expect(both?.content == .terms(["unread", "flagged"]))
    #expect(INMessageAttributeOptions([]).content == nil)
  }
}
