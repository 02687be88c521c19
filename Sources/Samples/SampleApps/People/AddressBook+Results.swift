import Intents

extension AddressBook {
  /// The answer for people who are looked for, not written to: the user counts, no handle does.
  ///
  /// Whoever was made out in another place of the request is not asked about again.
  func results(
    for people: [INPerson]?,
    besides others: [INPerson]? = nil
  ) -> [INPersonResolutionResult] {
    guard let people, !people.isEmpty else { return [.notRequired()] }
    let known = (others ?? []).map(users).filter { $0.count == 1 }.flatMap(\.self)
    return people.map { person in
      let again = users(matching: person).filter { user in
        known.contains { $0.identifier == user.identifier }
      }
      return again.count == 1 ? .success(with: again[0].person()) : result(for: person)
    }
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
