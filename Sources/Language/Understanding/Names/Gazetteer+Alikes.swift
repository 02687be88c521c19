internal import Automata

/// People whom a name could mean that nobody has.
package struct Suggestion: Sendable, Hashable {
  /// The full name of one, or the word that several have: *Mike*.
  package var name: String

  /// Identifiers in the lexicon, best first.
  package var candidates: [String]

  /// The label of the number that was named, such as `mobile`.
  package var label: String?

  package init(name: String, candidates: [String], label: String? = nil) {
    self.name = name
    self.candidates = candidates
    self.label = label
  }
}

extension Gazetteer {
  private static let mostSuggestions = 3

  /// Returns the people an unknown name could mean, most alike first; few enough to ask about.
  func suggestions(for name: String) -> [Suggestion] {
    let groups = alikes.groups(like: name)
    guard let best = groups.first?.distance else { return [] }
    var known: Set<[String]> = []
    let suggestions = groups.filter { $0.distance == best }.map(suggestion)
    return Array(
      suggestions.filter { known.insert($0.candidates).inserted }.prefix(Self.mostSuggestions)
    )
  }

  private func suggestion(_ group: Alikes.Group) -> Suggestion {
    let candidates = list(group.people)
    let name = group.people.count == 1 ? fullName(group.people[0]) : nil
    return Suggestion(name: name ?? group.spelling, candidates: candidates)
  }
}
