internal import Automata

// MARK: - What fits nowhere

extension Weighing {
  /// The figures and times of a sentence that a reading has no room for, as they are written:
  /// “10^30” of “run for 10^30 minutes”, “tomorrow” of “have 20 euros go to Anna tomorrow”; where
  /// money is to change hands, so are people who are known.
  ///
  /// What is left of a message is its text, which is asked for.
  func leftOut(of intent: IntentName, taking slots: [SlotReading]) -> [String] {
    guard Manner.of(intent).delivers != .text else { return [] }
    let sentence = search.line.sentence
    let figures = sentence.tokens.filter { $0.shape == .digits }.map { figure(around: $0.range) }
    let times = clues.values.filter { $0.kind == .time && !isNow($0) }
      .map { sentence.range(ofWords: Int($0.from)..<Int($0.to)) }
    let open = (times + people(besides: intent)).filter { place in
      !slots.contains { $0.range.overlaps(place) }
    }
    let rest = figures.filter { figure in
      !(slots.map(\.range) + open).contains { $0.contains(figure) }
    }
    let places = Set(rest + open).sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    return places.map(sentence.text)
  }

  /// The people who are known, where each of them could be one who pays or is paid.
  private func people(besides intent: IntentName) -> [Range<Int>] {
    guard Manner.of(intent).delivers == .money else { return [] }
    return clues.values.compactMap { span in
      guard span.kind == .person, case .name(let entry) = span.value, entry >= 0 else { return nil }
      return search.line.sentence.range(ofWords: Int(span.from)..<Int(span.to))
    }
  }

  /// “Now”, “right now”, “starting now”: it needs no room.
  private func isNow(_ span: Span) -> Bool {
    search.line.role(Int(span.to) - 1) == .now
  }

  /// Extends a range of digits to the blanks around it, less leading and trailing punctuation.
  private func figure(around digits: Range<Int>) -> Range<Int> {
    let bytes = search.line.sentence.bytes
    var (start, end) = (digits.lowerBound, digits.upperBound)
    while start > 0, !Self.blanks.contains(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, !Self.blanks.contains(bytes[end]) { end += 1 }
    while end > digits.upperBound, Self.marks.contains(bytes[end - 1]) { end -= 1 }
    while start < digits.lowerBound, Self.marks.contains(bytes[start]) { start += 1 }
    return start..<end
  }

  private static let blanks = Set(" \t".utf8)
  private static let marks = Set(".,;:!?()\"'".utf8)
}
