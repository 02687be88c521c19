import Randomness

/// Words the moves of one person, the same for the same plan.
struct Phrasing {
  private let plan: Plan

  /// The own voice first, then those that complete it.
  private let voices: [Voice]

  /// The names of the positions in a list, from the first on; then the last.
  private let ordinals: [Item]

  /// The number of times that moves have been worded, so that they are worded differently next
  /// time.
  private var uses: [[Move]: UInt64] = [:]

  init(_ plan: Plan, _ voices: Voices, _ ontology: Ontology) {
    self.plan = plan
    self.voices = voices.voices(of: plan)
    ordinals = ontology.values["ordinals"] ?? []
  }

  /// The words for some moves; to whoever asks for a text, it has to be clear that they are no
  /// part of that.
  ///
  /// - Throws: `MissingFrame` if no voice has words for them.
  mutating func worded(
    _ moves: [Move],
    isDictating: Bool = false
  ) throws(MissingFrame) -> Worded {
    let use = uses[moves, default: 0]
    uses[moves] = use + 1
    var random = SplitMix(seed: plan.seed ^ moves.checksum ^ (use &* 0x9E37_79B9))
    var parts: [String] = []
    for (index, move) in moves.enumerated() {
      var wording = Wording(move, ordinals)
      if isDictating, case .correct = move { wording.key += " at text" }
      if index > 0 { wording.key += " behind \(Wording(moves[index - 1], ordinals).group)" }
      parts.append(try text(for: wording, use, &random))
    }
    return Worded(moves: moves, parts: parts, use: use)
  }

  private func text(
    for wording: Wording,
    _ use: UInt64,
    _ random: inout SplitMix
  ) throws(MissingFrame) -> String {
    var values: [String: String] = [:]
    for (gap, choices) in wording.values.sorted(by: { $0.key < $1.key }) {
      let words = choices.map { plan.wording(among: $0, use) }
      values[gap] = try pair(of: words, use, &random)
    }
    return try frame(for: wording, use, &random).filled(with: values)
  }

  /// Several values as they are said: “Anna and Jane”.
  private func pair(
    of words: [String],
    _ use: UInt64,
    _ random: inout SplitMix
  ) throws(MissingFrame) -> String {
    guard words.count == 2 else { return words.first ?? "" }
    let pair = Wording("pair", ["first": [], "second": []])
    return try frame(for: pair, use, &random).filled(with: ["first": words[0], "second": words[1]])
  }

  private func frame(
    for wording: Wording,
    _ use: UInt64,
    _ random: inout SplitMix
  ) throws(MissingFrame) -> Frame {
    for voice in voices {
      let frames = voice.frames(for: wording)
      guard !frames.isEmpty else { continue }
      return plan.isPlain ? frames[Int(use) % frames.count] : random.pick(frames)
    }
    throw MissingFrame(key: wording.key, gaps: wording.values.keys.sorted())
  }
}

/// Moves with the words for each of them.
struct Worded {
  var moves: [Move]
  var parts: [String]

  /// The number of times that the same moves were made before.
  var use: UInt64
}

extension Worded {
  /// The line that somebody types.
  var line: String { parts.reduce("", Self.joined) }

  /// Two parts of a line; the first is no sentence any more, and the second may begin with a comma.
  private static func joined(_ first: String, _ second: String) -> String {
    guard !first.isEmpty else { return second }
    let start = first.last.map { ".?!".contains($0) } == true ? String(first.dropLast()) : first
    return start + (second.hasPrefix(",") ? "" : " ") + second
  }
}

/// Moves for which no voice has words.
package struct MissingFrame: Error, CustomStringConvertible {
  var key: String
  var gaps: [String]

  package var description: String {
    "Expected a frame for “\(key)” with the gaps \(gaps.joined(separator: ", ")), found none."
  }
}

extension [Move] {
  /// The same in every run, unlike a hash value.
  fileprivate var checksum: UInt64 {
    map(\.signature).joined(separator: " ").checksum
  }
}

extension Move {
  /// A description that tells the move from others and is the same in every run.
  fileprivate var signature: String {
    let wording = Wording(self, [])
    return wording.key + wording.values.sorted { $0.key < $1.key }.description
  }
}
