package import Automata

extension Interpreter {
  /// Why a sentence of an intent's phrases is not read as that, with the slots it was made with;
  /// `nil` if it is.
  package func misreading(of sample: Sample, as intent: String, at now: CivilTime) -> String? {
    switch read(sample.text, at: now) {
    case .reading(let reading, _):
      guard reading.intent.rawValue == intent else { return reading.intent.rawValue }
      let (found, expected) = (Self.said(reading), Self.said(sample, leftOpenIn: reading))
      return found == expected
        ? nil : "\(found.joined(separator: " | ")), not \(expected.joined(separator: " | "))"
    case .nearTie(let one, let other):
      return "a tie of \(one.intent.rawValue) and \(other.intent.rawValue)"
    case .doubtful(let reading): return "perhaps \(reading.intent.rawValue)"
    case .refused: return intent == IntentName.elsewhere.rawValue ? nil : "refused"
    }
  }

  private static func said(_ reading: Reading) -> [String] {
    reading.slots.filter { $0.name != Search.label }.map { "\($0.name)=\($0.wording)" }.sorted()
  }

  /// By the parameters that the slots fill, as readings have them: two people of whom a reading
  /// leaves it open which is meant are one value.
  private static func said(_ sample: Sample, leftOpenIn reading: Reading) -> [String] {
    let open = reading.slots.filter(\.isLeftOpen)
    let slots = sample.slots.map { slot in
      let whole = open.first { $0.range.contains(slot.range.lowerBound) }
      return (
        name: Automaton.Slot.parameter(of: slot.name), wording: whole?.wording ?? slot.wording
      )
    }
    let said = slots.filter { $0.name != Search.label && !Search.unsaid.contains($0.name) }
    let words = said.map { "\($0.name)=\($0.wording)" }.sorted()
    return words.enumerated().filter { place, word in
      place == 0 || words[place - 1] != word || !open.contains { word.hasSuffix("=\($0.wording)") }
    }.map(\.element)
  }
}

extension SlotReading {
  /// True if it is left open which of two people is meant: “Kate or Anna”.
  fileprivate var isLeftOpen: Bool {
    if case .person(let mention) = meaning { !mention.alternatives.isEmpty } else { false }
  }
}
