import Foundation
import Intents
import Storage
import Synchronization

@testable import SampleApps

/// A device for one test: people, a clock that stands still, identifiers in sequence.
final class Device: Sendable {
  private let state = Mutex(State())
  private let resources: [String: String]

  private struct State {
    var now = Date(timeIntervalSince1970: 1_795_196_460)  // 2026-11-20T09:41:00-08:00
    var identifiers = 0
    var actions: [(due: Date, number: Int, run: @Sendable () -> Void)] = []
    var numbers = 0
  }

  init(resources: [String: String] = [:]) {
    self.resources = resources
  }

  var now: Date { state.withLock { $0.now } }

  /// Lets time pass, and does what falls due in it, in order.
  func advance(_ seconds: TimeInterval) {
    let end = now + seconds
    while let action = nextAction(until: end) { action() }
    state.withLock { $0.now = end }
  }

  private func nextAction(until end: Date) -> (@Sendable () -> Void)? {
    state.withLock { state in
      let due = state.actions.filter { $0.due <= end }.min { $0.due < $1.due }
      guard let due else { return nil }
      state.actions.removeAll { $0.number == due.number }
      state.now = max(state.now, due.due)
      return due.run
    }
  }

  var surroundings: Surroundings {
    Surroundings(
      storage: .memory,
      addressBook: AddressBook(me: .jordan, users: User.all),
      timeZone: .losAngeles,
      now: { self.now },
      newIdentifier: {
        self.state.withLock { state in
          state.identifiers += 1
          return "new-\(state.identifiers)"
        }
      },
      resources: Resources { self.resources[$0] },
      schedule: { delay, action in self.schedule(delay, action) }
    )
  }

  private func schedule(
    _ delay: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let number = state.withLock { state in
      state.numbers += 1
      let due = state.now + Double(delay.components.seconds)
      state.actions.append((due, state.numbers, action))
      return state.numbers
    }
    return { self.state.withLock { $0.actions.removeAll { $0.number == number } } }
  }
}

extension User {
  static let jordan = User(
    identifier: "jordan",
    name: "Jordan Doe",
    handles: [Handle("+1-415-555-0100", label: .mobile)]
  )
  static let mikeAbbott = User(
    identifier: "mike-abbott",
    name: "Mike Abbott",
    handles: [
      Handle("+1-415-555-0101", label: .mobile), Handle("+1-415-555-0102", label: .work),
      Handle("mike.abbott@example.com", kind: .emailAddress, label: .work),
    ]
  )
  static let mikeChen = User(
    identifier: "mike-chen",
    name: "Mike Chen",
    handles: [Handle("+1-510-555-0103", label: .mobile)]
  )
  static let johnAppleseed = User(
    identifier: "john-appleseed",
    name: "John Appleseed",
    handles: [
      Handle("+1-415-555-0104", label: .mobile), Handle("+1-415-555-0105", label: .home),
    ],
    isFavorite: true
  )
  static let johnBaily = User(
    identifier: "john-baily",
    name: "John Baily",
    handles: [Handle("+1-415-555-0107", label: .mobile)]
  )
  static let anna = User(
    identifier: "anna",
    name: "Anna Haro",
    nicknames: ["Annie"],
    handles: [Handle("+1-415-555-0108", label: .mobile)]
  )
  static let jose = User(
    identifier: "jose",
    name: "José Núñez",
    handles: [Handle("+1-415-555-0119", label: .mobile)]
  )
  static let silent = User(identifier: "silent", name: "Si Lent")

  static let all = [mikeAbbott, mikeChen, johnAppleseed, johnBaily, anna, jose, silent]
}

/// Somebody as heard: a name and nothing else.
func heard(
  _ name: String,
  label: INPersonHandleLabel? = nil,
  number: String? = nil,
  contact: String? = nil,
  custom: String? = nil
) -> INPerson {
  INPerson(
    personHandle: INPersonHandle(
      value: number,
      type: number == nil ? .unknown : .phoneNumber,
      label: label
    ),
    nameComponents: nil,
    displayName: name,
    image: nil,
    contactIdentifier: contact,
    customIdentifier: custom
  )
}

struct WrongNumberOfAnswers: Error {
  var count: Int
}

/// The answer of a method that answers through a closure, at once.
func answer<Answer>(_ start: (@escaping (Answer) -> Void) -> Void) throws -> Answer {
  var answers: [Answer] = []
  start { answers.append($0) }
  guard answers.count == 1 else { throw WrongNumberOfAnswers(count: answers.count) }
  return answers[0]
}

extension TimeZone {
  /// Eight hours behind Greenwich, as in November.
  static let losAngeles = TimeZone(secondsFromGMT: -8 * 3_600) ?? .gmt
}
