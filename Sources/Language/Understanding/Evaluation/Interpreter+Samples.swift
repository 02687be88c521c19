package import Automata

extension Interpreter {
  /// Why a sentence of an intent's phrases is not read as that, with the slots it was made with;
  /// `nil` if it is.
  package func misreading(of sample: Sample, as intent: String, at now: CivilTime) -> String? {
    switch read(sample.text, at: now) {
    case .reading(let reading, _):
      guard reading.intent.rawValue == intent else { return reading.intent.rawValue }
      let (found, expected) = (Self.said(reading), Self.said(sample))
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

  /// By the parameters that the slots fill, as readings have them.
  private static func said(_ sample: Sample) -> [String] {
    sample.slots.map { (name: Automaton.Slot.parameter(of: $0.name), wording: $0.wording) }
      .filter { $0.name != Search.label && !Search.unsaid.contains($0.name) }
      .map { "\($0.name)=\($0.wording)" }.sorted()
  }
}
