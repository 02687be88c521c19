import Dialogue
import Domains
import Testing
import Understanding

@testable import Assistant

@Suite struct MemoryTests {
  private func draft(_ people: String...) -> Draft {
    let values = people.map { name in
      var person = Person(name)
      person.contactIdentifier = name
      return Value(name, .person(person))
    }
    return Draft("INSendMessageIntent", ["recipients": values])
  }

  @Test func `a request without people leaves whom was spoken of`() {
    var memory = Memory()
    memory.keep(.init(app: "one", draft: draft("Ida")), answer: nil)
    memory.keep(.init(app: "one", draft: Draft("INRequestRideIntent")), answer: nil)
    #expect(memory.people(for: .him) { _ in nil }.map(\.displayName) == ["Ida"])
    #expect(memory.handled.map(\.draft.intent) == ["INRequestRideIntent", "INSendMessageIntent"])
  }

  @Test func `a gender tells him from her`() {
    var memory = Memory()
    memory.keep(.init(app: "one", draft: draft("Ida", "Ole")), answer: nil)
    let gender = { (person: Person) in person.displayName == "Ida" ? Gender.female : nil }
    #expect(memory.people(for: .him, gender: gender).map(\.displayName) == ["Ole"])
    #expect(memory.people(for: .her, gender: gender).count == 2)
    #expect(memory.people(for: .them, gender: gender).count == 2)
  }

  @Test func `whoever fits is looked for further back`() {
    var memory = Memory()
    memory.keep(.init(app: "one", draft: draft("Ida")), answer: nil)
    memory.keep(.init(app: "one", draft: draft("Ole")), answer: nil)
    let gender = { (person: Person) in person.displayName == "Ida" ? Gender.female : .male }
    #expect(memory.people(for: .her, gender: gender).map(\.displayName) == ["Ida"])
    #expect(memory.people(for: .him, gender: gender).map(\.displayName) == ["Ole"])
  }

  @Test func `only so many requests are kept`() {
    var memory = Memory()
    for number in 1...100 {
      memory.keep(.init(app: "\(number)", draft: draft("Ida")), answer: nil)
    }
    #expect(memory.handled.count == 20)
    #expect(memory.handled.first?.app == "100")
  }

  @Test func `the app used most comes first, and whom was spoken of last`() {
    var usage = Usage()
    usage.count("b", "INSendMessageIntent", [])
    usage.count("c", "INStartCallIntent", [])
    let apps = usage.ranked(["a", "b", "c"]) { ($0, "INSendMessageIntent") }
    #expect(apps == ["b", "a", "c"])
    for name in ["Ida", "Ole"] {
      var person = Person(name)
      person.contactIdentifier = name
      usage.count("b", "INStartCallIntent", [person])
    }
    #expect(usage.recent == ["Ole", "Ida"])
  }
}
