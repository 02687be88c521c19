import Dialogue

/// How apps and people were used, by what was handled and by what apps donated.
struct Usage: Sendable, Hashable {
  /// For each intent how often each app took it.
  private var apps: [String: [String: Int]] = [:]

  /// For each contact when they were spoken of last, counted in requests.
  private var times: [String: Int] = [:]
  private var now = 0

  mutating func count(_ app: String, _ intent: String, _ people: [Person]) {
    now += 1
    apps[intent, default: [:]][app, default: 0] += 1
    for person in people {
      if let contact = person.contactIdentifier { times[contact] = now }
    }
  }
}

// MARK: - Ranking

extension Usage {
  /// Apps for an intent: those used most come first, the others as they were.
  func ranked<App>(_ candidates: [App], _ use: (App) -> (app: String, intent: String)) -> [App] {
    stably(candidates) { candidate in
      let (app, intent) = use(candidate)
      return apps[intent]?[app] ?? 0
    }
  }

  /// Contacts: whom was spoken of last comes first, the others stay as they were.
  func ranked(contacts: [String]) -> [String] {
    stably(contacts) { times[$0] ?? 0 }
  }

  private func stably<Element>(_ elements: [Element], by weight: (Element) -> Int) -> [Element] {
    let weighed = elements.enumerated().map { ($0.offset, weight($0.element), $0.element) }
    return weighed.sorted { ($0.1, -$0.0) > ($1.1, -$1.0) }.map(\.2)
  }
}
