internal import Automata

// MARK: - Other sentences around a request

extension Hearing {
  /// The parts of a line that is read as one request with other sentences around it, divided where
  /// one of those asks for something, too, or puts it right.
  ///
  ///     Two things. Text Kate hello, and call Mom
  ///     A cab to the airport. No, to the station, I'll take the train
  mutating func apart(_ parts: [Part], _ question: Question?) -> [Part] {
    guard question == nil, parts.count == 1, let move = parts[0].found?.move, move.asks,
      leavesSentences(parts[0].words)
    else { return parts }
    var division = Division(line, parts[0].words, interpreter.phrases)
    while let words = division.next() {
      let found = words == parts[0].words ? nil : reading(of: words, question)
      division.add(found.flatMap { allows($0, words) ? $0 : nil }, for: words)
    }
    let divided = division.cheapest
    let whole = ended(divided, question)
    return whole.count { $0.isAct } > 1 || whole.putsRight ? divided : parts
  }

  /// Returns whether the cheapest request in words leaves other sentences over.
  private mutating func leavesSentences(_ words: Range<Int>) -> Bool {
    let search = stretch(words).requests
    return search.candidates.first.map { !search.isCovering($0) } == true
  }
}

extension [Division.Part] {
  /// True if behind a request something is taken back for another value.
  fileprivate var putsRight: Bool {
    guard let first = firstIndex(where: \.isAct) else { return false }
    return indices.dropFirst(first + 1).contains { index in
      self[index].found?.move.takesBack == true && index + 1 < count && self[index + 1].isValue
    }
  }
}

extension Division.Part {
  /// True if it plainly gives a value.
  fileprivate var isValue: Bool {
    guard let found, found.cost <= Costs.likely else { return false }
    return !found.move.values.isEmpty
  }

  /// True if it plainly asks for something, be it by a bare verb.
  fileprivate var isAct: Bool {
    guard let found, found.cost <= Costs.likely else { return false }
    if case .verb = found.move { return true }
    return found.move.intent != nil
  }
}

extension Move {
  /// True if it is a request, or one of two.
  fileprivate var asks: Bool {
    if case .either = self { true } else { intent != nil }
  }
}
