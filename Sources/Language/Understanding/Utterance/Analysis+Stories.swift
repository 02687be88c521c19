internal import Automata

// MARK: - Other sentences around a request

extension Analysis {
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
    if whole.count(where: \.isAct) > 1 || whole.putsRight { return divided }
    return whole.addValue(interpreter.phrases) ? divided.withStory : parts
  }

  /// Returns whether the cheapest request in words leaves other sentences over.
  private mutating func leavesSentences(_ words: Range<Int>) -> Bool {
    let search = stretch(words).requests
    return search.candidates.first.map { !search.isCovering($0) } == true
  }
}

extension [Division.Part] {
  /// Returns whether another sentence gives the request a value: “A car to the station. Two of us.”
  fileprivate func addValue(_ phrases: Automaton) -> Bool {
    guard let request = first(where: \.isAct)?.found?.move.intent,
      let own = phrases.intents.first(where: {
        $0.name == request.rawValue && $0.role == .request
      })
    else { return false }
    return contains { part in
      guard part.isValue, !part.isAct, let values = part.found?.move.values else { return false }
      return values.allSatisfy { own.parameters.contains($0.name) && !$0.isGuessed }
    }
  }

  /// The parts with what could not be read before a request told as its occasion.
  fileprivate var withStory: [Division.Part] {
    let act = firstIndex(where: \.isAct) ?? 0
    return enumerated().map { index, part in
      guard index < act, part.found == nil else { return part }
      let remark = MoveReader.Found(move: .remark, cost: Costs.remark(part.words.count))
      return Division.Part(words: part.words, found: remark)
    }
  }

  /// True if behind a request something is taken back for another value.
  ///
  /// That may be all of a request of its kind: “start a run. No, a walk, my knee”.
  fileprivate var putsRight: Bool {
    guard let first = firstIndex(where: \.isAct), let request = self[first].found?.move.intent
    else { return false }
    return indices.dropFirst(first + 1).contains { index in
      guard self[index].found?.move.takesBack == true, index + 1 < count else { return false }
      let next = self[index + 1].found?.move
      return self[index + 1].isValue || next?.intent == request && next?.slots.isEmpty == false
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
