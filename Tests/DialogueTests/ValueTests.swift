import Foundation
import Testing

@testable import Dialogue

@Suite struct ValueTests {
  static let anna: Person = {
    var person = Person("Anna", handle: Person.Handle("+1555", kind: .phoneNumber, label: "work"))
    person.name = Person.Name(given: "Anna", family: "Haro")
    person.matches = [Person("Anna Haro")]
    return person
  }()

  static let call: CallRecord = {
    var record = CallRecord(identifier: "1", kind: "missed", capability: "audioCall")
    record.caller = anna
    return record
  }()

  @Test(arguments: [
    Value("hi"),
    Value("yes", .boolean(true)),
    Value("2", .integer(2)),
    Value("2.5", .decimal(2.5)),
    Value("indoor", .term("indoor")),
    Value("unread", .terms(["unread"])),
    Value("Sedan", .phrase(Phrase("Sedan", identifier: "sedan", pronunciation: "se dan"))),
    Value("Anna", .person(anna)),
    Value("Home", .place(Place(name: "Home", latitude: 37.3, longitude: -122))),
    Value("today", .period(Period(start: Moment(year: 2026, month: 11, day: 20), end: nil))),
    Value("a call", .callRecord(call)),
  ])
  func `every value survives being saved`(value: Value) throws {
    let saved = try JSONEncoder().encode([value])
    #expect(try JSONDecoder().decode([Value].self, from: saved) == [value])
  }

  @Test func `a text is said back as it is`() {
    #expect(Value("hi") == Value("hi", .text("hi")))
  }
}

@Suite struct DraftTests {
  @Test func `a slot without a value is absent`() {
    var draft = Draft("INSendMessageIntent", ["content": [], "recipients": [Value("Anna")]])
    #expect(draft.filledSlots == ["recipients"])
    draft["recipients"] = []
    #expect(draft == Draft("INSendMessageIntent"))
    #expect(draft["recipients"].isEmpty)
  }

  @Test func `a slot is saved by its name`() throws {
    let draft = Draft("INSendMessageIntent", ["content": [Value("hi")]])
    let saved = try JSONEncoder().encode(draft)
    #expect(String(decoding: saved, as: UTF8.self).contains(#""content":["#))
    #expect(try JSONDecoder().decode(Draft.self, from: saved) == draft)
  }

  @Test func `a slot made from a name is the slot of that name`() {
    #expect(Slot(rawValue: "content") == "content")
  }
}
