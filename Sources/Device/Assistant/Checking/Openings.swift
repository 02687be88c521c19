import Dialogue
import Understanding

/// Sentences that begin a conversation about an intent, with more and with less in them.
struct Openings: Sendable {
  let samples: Samples

  /// The sentences for an intent, shortest first; none if there are no words for it.
  ///
  /// Those that the app gives as examples itself come after ours.
  func sentences(for intent: String) -> [String] {
    let ours = Manner.of(intent: intent).openings.flatMap { filled($0, for: intent) }
    let examples = samples.app.examples[intent] ?? []
    return ours + examples.filter { !ours.contains($0) }
  }

  /// The plainest sentence of each kind for an intent, with which a person looks something up.
  func plainest(for intent: String) -> [String] {
    Manner.of(intent: intent).openings.compactMap { filled($0, for: intent).first }
  }

  /// The pattern with each of its blanks filled in turn, the others with the plainest value.
  private func filled(_ pattern: String, for intent: String) -> [String] {
    let pieces = pieces(of: pattern, for: intent)
    guard !pieces.contains(where: \.isEmpty) else { return [] }
    let plainest = pieces.map { $0[0] }
    var sentences = [plainest.joined()]
    for (index, values) in pieces.enumerated() {
      for value in values.dropFirst() {
        var sentence = plainest
        sentence[index] = value
        sentences.append(sentence.joined())
      }
    }
    return sentences
  }

  /// Returns the possible texts of each part of a pattern: its literal text, a blank's values, or
  /// the app's name.
  private func pieces(of pattern: String, for intent: String) -> [[String]] {
    var taken: [Samples.Kind: Int] = [:]
    return pattern.split(separator: "{").flatMap { part -> [[String]] in
      guard let end = part.firstIndex(of: "}") else { return [[String(part)]] }
      let name = part[..<end]
      let rest = String(part[part.index(after: end)...])
      guard let kind = Self.blanks[name] else { return [[samples.app.name], [rest]] }
      // A second blank of a kind begins with another value than the first.
      let values = samples.values(kind, of: intent)
      let start = taken[kind, default: 0]
      taken[kind] = start + 1
      return [Array(values.dropFirst(start)), [rest]]
    }
  }

  private static let blanks: [Substring: Samples.Kind] = [
    "person": .person, "group": .group, "place": .place, "text": .text, "count": .count,
    "goal": .goal, "time": .time, "money": .money,
    "option": .phrase(parameter: "rideOptionName"),
    "workout": .phrase(parameter: "workoutName"),
  ]
}
