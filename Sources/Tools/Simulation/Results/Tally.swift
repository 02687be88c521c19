/// The results of many encounters.
package struct Tally: Sendable {
  /// A count of encounters, and of their outcomes.
  package struct Count: Sendable {
    package var all = 0
    package var reached = 0

    /// Of those reached, in how many everything was understood at once.
    package var smooth = 0
    package var lines = 0
  }

  package private(set) var total = Count()
  package private(set) var byForm: [String: Count] = [:]
  package private(set) var byTemperament: [String: Count] = [:]
  package private(set) var byDomain: [String: Count] = [:]
  package private(set) var byVoice: [String: Count] = [:]

  /// Failing encounters by their description.
  package private(set) var failures: [String: [Encounter]] = [:]

  package init() {}

  package mutating func add(_ encounter: Encounter, _ ontology: Ontology) {
    total.add(encounter)
    byTemperament[encounter.plan.temperament.rawValue, default: Count()].add(encounter)
    byVoice[encounter.plan.voice ?? "(moves)", default: Count()].add(encounter)
    byForm[encounter.plan.voice == nil ? "moves" : "lines", default: Count()].add(encounter)
    let domain = encounter.plan.errands.first.flatMap { ontology.kind($0.intent)?.domain }
    byDomain[domain ?? "", default: Count()].add(encounter)
    if let failure = encounter.failure {
      failures[failure.kind.rawValue + " " + (failure.intent ?? ""), default: []].append(encounter)
    }
  }
}

extension Tally.Count {
  fileprivate mutating func add(_ encounter: Encounter) {
    all += 1
    lines += encounter.turns.count
    guard encounter.failure == nil else { return }
    reached += 1
    if encounter.misses == 0 { smooth += 1 }
  }
}

// MARK: - Bounds

extension Tally {
  /// The share of people who have to get what they want, in percent.
  private static let bounds = [("moves", 99), ("lines", 95)]

  /// The failures of which none is let pass.
  private static let forbidden: [Failure.Kind] = [.withoutYes, .twice]

  /// The bounds that the results miss, a sentence each.
  package var missedBounds: [String] {
    let shares = Self.bounds.compactMap { form, least -> String? in
      guard let count = byForm[form], count.reached * 100 < count.all * least else { return nil }
      return "\(form): \(count.share(count.reached)) reached, expected \(least) %"
    }
    let kinds = failures.values.joined().compactMap { $0.failure?.kind }
    return shares
      + Self.forbidden.compactMap { kind in
        let count = kinds.count { $0 == kind }
        return count > 0 ? "\(kind.rawValue): \(count), expected none" : nil
      }
  }
}

// MARK: - Printing

extension Tally.Count: CustomStringConvertible {
  package var description: String {
    "\(share(reached)) of \(all) reached, \(share(smooth)) with everything understood"
  }

  /// A part of all, in percent.
  fileprivate func share(_ part: Int) -> String {
    guard all > 0 else { return "–" }
    let tenths = (part * 2_000 / all + 1) / 2
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

extension Tally: CustomStringConvertible {
  package var description: String {
    let parts = [
      "\(total)", table("by form", byForm), table("by temperament", byTemperament),
      table("by domain", byDomain),
      table("by voice", byVoice), failureTable,
    ]
    return parts.joined(separator: "\n\n")
  }

  private func table(_ title: String, _ counts: [String: Count]) -> String {
    let rows = counts.sorted { $0.key < $1.key }.map { "  \($0.key.padded(to: 22))\($0.value)" }
    return ([title] + rows).joined(separator: "\n")
  }

  private var failureTable: String {
    let rows = sortedFailures.map { "  \($0.name.padded(to: 50))\($0.encounters.count)" }
    return (["failures"] + rows).joined(separator: "\n")
  }

  /// The classes of failures, the most frequent first.
  package var sortedFailures: [(name: String, encounters: [Encounter])] {
    failures.map { ($0.key, $0.value) }
      .sorted { ($1.encounters.count, $0.name) < ($0.encounters.count, $1.name) }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(1, width - count))
  }
}
