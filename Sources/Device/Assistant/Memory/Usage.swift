import Dialogue

/// A record of the apps used and the people spoken of, from handled requests and donations.
struct Usage: Sendable, Hashable, Codable {
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
    guard candidates.count > 1 else { return candidates }
    let weighed = candidates.enumerated().map { place, candidate in
      let (app, intent) = use(candidate)
      return (place, apps[intent]?[app] ?? 0, candidate)
    }
    return weighed.sorted { ($0.1, -$0.0) > ($1.1, -$1.0) }.map(\.2)
  }

  /// The identifiers of the contacts whom requests were about, the latest first; each once.
  var recent: [String] {
    times.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map(\.key)
  }
}
