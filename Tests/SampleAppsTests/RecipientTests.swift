import Testing

@testable import Intents
@testable import SampleApps

struct RecipientTests {
  let book = AddressBook(me: .jordan, users: User.all)

  private func names(_ person: INPerson) -> [String] {
    book.users(matching: person).map(\.name)
  }

  @Test(arguments: [
    ("Anna Haro", ["Anna Haro"]), ("anna", ["Anna Haro"]), ("Annie", ["Anna Haro"]),
    ("jose nunez", ["José Núñez"]), ("Mike", ["Mike Abbott", "Mike Chen"]),
    ("Chen", ["Mike Chen"]), ("Mik", []), ("", []), ("Zoe", []),
  ])
  func `A name finds those who bear it`(name: String, expected: [String]) {
    #expect(names(heard(name)) == expected)
  }

  @Test func `A custom identifier skips all matching`() {
    // S19: the identifier that was put on a candidate settles who is meant, whatever the name.
    #expect(names(heard("Mike", custom: "mike-chen")) == ["Mike Chen"])
  }

  @Test func `A contact or a number settles who is meant`() {
    #expect(names(heard("Somebody", contact: "anna")) == ["Anna Haro"])
    #expect(names(heard("Somebody", number: "(415) 555-0108")) == ["Anna Haro"])
  }

  @Test func `What the system found counts more than the name, and strangers in it do not`() {
    let person = heard("Mike")
    person.siriMatches = [heard("A", contact: "stranger"), heard("B", contact: "mike-chen")]
    #expect(names(person) == ["Mike Chen"])
  }

  @Test func `One user with one handle is reached`() {
    // S20: exactly one contact is a success.
    guard case .reached(let user, let handle) = book.recipient(for: heard("Anna")) else {
      Issue.record("not reached")
      return
    }
    #expect(user == .anna)
    #expect(handle.value == "+1-415-555-0108")
  }

  @Test func `Several users are offered`() {
    // S20: two that are equally likely are to be chosen from.
    guard case .several(let users) = book.recipient(for: heard("Mike")) else {
      Issue.record("not several")
      return
    }
    #expect(users.map(\.user) == [.mikeAbbott, .mikeChen])
  }

  @Test func `Among several, the only favourite is proposed`() {
    // S20: one of them is a favourite.
    guard case .favorite(let favorite) = book.recipient(for: heard("John")) else {
      Issue.record("no favourite")
      return
    }
    #expect(favorite == Candidate(user: .johnAppleseed, handle: nil))
  }

  @Test func `Somebody with several numbers is offered with each of them`() throws {
    // S22
    guard case .severalHandles(.mikeAbbott) = book.recipient(for: heard("Mike Abbott")) else {
      Issue.record("not several handles")
      return
    }
    let result: INPersonResolutionResult = book.recipient(for: heard("Mike Abbott"))
      .result(unknown: .unsupported(), missingHandle: .unsupported())
    guard case .disambiguation(let options) = result.state else {
      Issue.record("no choice")
      return
    }
    let people = try options.map { try #require($0 as? INPerson) }
    #expect(people.map(\.displayName) == ["Mike Abbott", "Mike Abbott"])
    #expect(people.map { $0.personHandle?.label } == [.mobile, .work])
    // The answer comes back as the option that was chosen.
    guard case .reached(.mikeAbbott, let handle) = book.recipient(for: people[1]) else {
      Issue.record("the choice was not honoured")
      return
    }
    #expect(handle.label == .work)
  }

  @Test func `A label that was said picks the number`() {
    guard case .reached(_, let handle) = book.recipient(for: heard("Mike Abbott", label: .work))
    else {
      Issue.record("not reached")
      return
    }
    #expect(handle.value == "+1-415-555-0102")
    guard case .missingHandle = book.recipient(for: heard("Anna", label: .home)) else {
      Issue.record("a label that there is not was found")
      return
    }
  }

  @Test func `The first number of a contact with several was chosen by nobody`() {
    let contact = INPerson(
      personHandle: INPersonHandle(value: "+1-415-555-0101", type: .phoneNumber, label: .mobile),
      nameComponents: nil,
      displayName: "Mike Abbott",
      image: nil,
      contactIdentifier: "mike-abbott",
      customIdentifier: nil,
      aliases: [INPersonHandle(value: "+1-415-555-0102", type: .phoneNumber, label: .work)],
      suggestionType: .none
    )
    guard case .severalHandles = book.recipient(for: contact) else {
      Issue.record("a handle was taken for chosen")
      return
    }
  }

  @Test func `Somebody without a handle cannot be reached`() {
    guard case .unreachable(.silent) = book.recipient(for: heard("Si Lent")) else {
      Issue.record("reached")
      return
    }
  }

  @Test func `A label that was said is kept while the user is being chosen`() throws {
    let person = heard("Mike")
    person.siriMatches = [
      heard("Mike Abbott", label: .mobile, number: "+1-415-555-0101", contact: "mike-abbott"),
      heard("Mike Chen", label: .mobile, number: "+1-510-555-0103", contact: "mike-chen"),
    ]
    guard case .several(let candidates) = book.recipient(for: person) else {
      Issue.record("not several")
      return
    }
    guard case .reached(.mikeAbbott, let handle) = book.recipient(for: candidates[0].person) else {
      Issue.record("the label was forgotten")
      return
    }
    #expect(handle.label == .mobile)
  }

  @Test func `Two who share a number are told apart by their contact`() {
    let family = AddressBook(
      me: .jordan,
      users: ["sarah", "robert"].map {
        User(identifier: $0, name: $0, handles: [User.Handle("+1-510-555-0116", label: .home)])
      }
    )
    let robert = heard("Robert", number: "+1-510-555-0116", contact: "robert")
    #expect(family.users(matching: robert).map(\.identifier) == ["robert"])
  }
}
