import Intents

extension AddressBook {
  /// The answer for people who are looked for, not written to: the user counts, no handle does.
  func results(for people: [INPerson]?) -> [INPersonResolutionResult] {
    guard let people, !people.isEmpty else { return [.notRequired()] }
    return people.map(result)
  }

  /// The answer for one person who is looked for.
  func result(for person: INPerson) -> INPersonResolutionResult {
    let found = users(matching: person)
    guard let first = found.first else { return .unsupported() }
    return found.count == 1
      ? .success(with: first.person())
      : .disambiguation(with: found.map { $0.person() })
  }
}
