package import Understanding

extension CivilTime {
  /// A Friday morning, at which the sentences of corpora are said.
  package static let corpora = CivilTime(
    year: 2026,
    month: 11,
    day: 20,
    hour: 9,
    minute: 41,
    second: 0
  )
}

extension Understood {
  /// The outcome as corpora have it.
  package var notation: String {
    switch self {
    case .reading(let reading, _):
      ([reading.intent.rawValue] + (reading.slots + [reading.app].compactMap { $0 }).notation)
        .joined(separator: " | ")
    case .nearTie(let one, let other): "tie \(one.intent.rawValue) \(other.intent.rawValue)"
    case .doubtful(let reading): "perhaps \(reading.intent.rawValue)"
    case .refused: "refused"
    }
  }
}
