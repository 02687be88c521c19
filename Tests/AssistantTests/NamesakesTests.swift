import Dialogue
import Intents
import Synchronization
import Testing
import Understanding

@testable import Assistant

/// Many people of one name.
@Suite struct NamesakesTests {
  private func namesakes(_ count: Int) -> [Value] {
    (0..<count).map { number in
      var person = Person("Mike Chen", handle: Person.Handle("\(number)", kind: .phoneNumber))
      person.contactIdentifier = "mike-\(number)"
      return Value("Mike Chen", .person(person))
    }
  }

  @Test func `each option is looked at as often among thousands as among a few`() {
    let requests = RequestsTests().requests()
    let looks = [10, 3_000].map { count in
      let values = Watched(namesakes(count))
      #expect(requests.options(values).count == count)
      return Double(values.looks) / Double(count)
    }
    #expect(looks[0] == looks[1])
  }

  @Test func `of more than were listed nobody can mean all`() async throws {
    let people = Sample.world.contacts.contacts.filter { !$0.isMe }.prefix(12)
    let rehearsal = try Rehearsal { _ in
      AppCode { Undecided(people.map { ($0.fullName, $0.identifier) }) }
    }
    let first = await rehearsal.hear("send a message to Mike Chen saying hello")
    #expect(first.last == "< I found 12 matches for Mike Chen. Can you be more specific?")
    let second = await rehearsal.hear("both")
    #expect(second.last?.hasSuffix("Can you be more specific?") == true, "\(second)")
  }
}

/// Asks which of many is meant, where one was named.
private final class Undecided: Courier {
  private let people: [(name: String, identifier: String)]

  init(_ people: [(name: String, identifier: String)]) {
    self.people = people
    super.init()
  }

  override func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    guard intent.recipients?.count == 1 else {
      return super.resolveRecipients(for: intent, with: completion)
    }
    let options = people.map { name, identifier in
      INPerson(
        personHandle: INPersonHandle(value: identifier, type: .unknown),
        nameComponents: nil,
        displayName: name,
        image: nil,
        contactIdentifier: identifier,
        customIdentifier: nil
      )
    }
    completion([.disambiguation(with: options)])
  }
}

/// Values that count how often they are looked at.
private final class Watched: Collection {
  private let values: [Value]
  private(set) var looks = 0

  init(_ values: [Value]) { self.values = values }

  var startIndex: Int { 0 }
  var endIndex: Int { values.count }
  func index(after index: Int) -> Int { index + 1 }

  subscript(index: Int) -> Value {
    looks += 1
    return values[index]
  }
}
