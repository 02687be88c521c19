internal import Automata

// MARK: - Parts

extension Weighing {
  /// The slots of an intent, from what the phrases call its parts: “from the pier” is where a ride
  /// begins, whatever stands around it.
  ///
  /// - Returns: `nil` if the phrases know no parts of it.
  func parts(of intent: IntentName) -> [SlotReading]? {
    let phrases = search.phrases
    let figures = Misspellings(figuresOf: search.line, phrases)
    let outlook = Outlook(search.recognizers, phrases, search.spans, figures)
    let parts = Search(
      outlook,
      phrases,
      from: phrases.partsStart,
      in: .wholeLine,
      with: ScratchPad()
    )
    let found = parts.candidates.first { parts.name(of: $0) == intent.rawValue }
    return found.map { candidate in
      let reading = parts.reading(candidate)
      return reading.slots + [reading.app].compactMap(\.self)
    }
  }
}
