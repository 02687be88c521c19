internal import Automata

// What words pick of a list, and what they ask for.

extension MoveReader {
  /// The options that the words pick.
  var option: Found? {
    guard case .choice(_, let options)? = question?.kind, !endsInSubstitute else { return nil }
    let fitting = OptionReader(stretch.moves, options: options).fitting
    return fitting.isEmpty ? nil : Found(move: .pick(fitting), cost: 0, rank: rank("pick"))
  }

  /// The options that a value of a sentence picks: “the work number, if you please”.
  func picked(by slots: [SlotReading]) -> Move? {
    guard case .choice(_, let options)? = question?.kind, !endsInSubstitute, slots.count == 1,
      !slots[0].namesSomebody, let words = stretch.words(of: slots[0])
    else { return nil }
    let fitting = OptionReader(stretch.moves, options: options).chosen(in: words)
    return fitting.isEmpty ? nil : .pick(fitting)
  }

  /// True if a request could be cheaper than a move; one word in the middle of others is none.
  func mayAsk(insteadOf move: Found?) -> Bool {
    guard stretch.isWhole || stretch.line.count > 1 else { return false }
    return move.map { (introduction, rank("request")) < ($0.cost, $0.rank) } ?? true
  }

  /// The request that the words make.
  var request: Found? {
    let search = stretch.requests
    // A story around a request is for whom nothing was asked.
    guard let best = search.candidates.first, question == nil || search.isCovering(best) else {
      return nil
    }
    let doubt = Int32(((1 - search.score(of: best)) * 100).rounded())
    let isStrained = doubt > Costs.text && isTakenBack
    let strain =
      (isStrained ? 2 : 0) + (leavesChoice(best, search) ? 4 : 0)
      + (search.goesOnInNote(best) ? 2 : 0)
    let cost = doubt + introduction + Int32(strain) * Costs.clause
    let choice = Choice(search)
    switch choice.request {
    case .reading(let reading, _): return found(reading.moved(by: stretch.offset), cost)
    case .nearTie(let one, let other) where question == nil:
      let move = Move.either(one.moved(by: stretch.offset), other.moved(by: stretch.offset))
      return Found(move: move, cost: cost + 2 * Costs.clause, rank: rank("request"))
    case .nearTie(let reading, _): return found(reading.moved(by: stretch.offset), cost)
    case nil where choice.isElsewhere && introduction == 0:
      let strangeness = question == nil ? 0 : Costs.strangeSlot
      return Found(move: .foreign, cost: cost + strangeness, rank: rank("request"))
    case .doubtful(let reading) where question == nil:
      let move = Move.perhaps(reading.moved(by: stretch.offset))
      return Found(move: move, cost: cost, rank: rank("request"))
    case .refused, .doubtful, nil: return nil
    }
  }

  /// True if the sentence behind a request chooses a thing of its kinds, or answers it: “Call Mike.
  /// On his mobile.”
  private func leavesChoice(_ candidate: Search.Candidate, _ search: Search) -> Bool {
    let rest = search.rest(behind: candidate)
    guard !rest.isEmpty else { return false }
    // “Call Mike. Actually never mind, text …”
    let opening = rest.prefix(2).map { search.line.sentence.tokens[$0].word }
    if opening.count == 2, opening.allSatisfy({ phrases.has($0, as: .response) }) { return true }
    let intent = phrases.intents.first { $0.name == search.name(of: candidate) }
    let slots = phrases.slots.filter { intent?.parameters.contains($0.parameter) == true }
    return search.holds(.terms, slots, rest)
  }

  /// The cost of a request behind others of its line, or behind a question: what stands
  /// before it, such as “yes”, is a clause of its own, and what begins with “for” a value.
  private var introduction: Int32 {
    guard question != nil || !stretch.isWhole else { return 0 }
    let line = stretch.line
    let first = line.sentence.tokens[0].word
    // A single word behind a mark is a “please”.
    let isDivided = (1..<max(line.count - 1, 1)).contains {
      line.marks($0).hasAny(of: Division.marks) && !line.sentence.isInsideQuote($0)
    }
    let isIntroduced = line.count > 1 && phrases.has(first, as: .response)
    let isValue = phrases.has(first, as: .link) && !phrases.has(first, as: .marker)
    return isDivided || isIntroduced || isValue ? 4 * Costs.clause : 0
  }

  /// True if a word between marks, such as “, no,”, takes back what stands before it.
  var isTakenBack: Bool {
    let line = stretch.line
    return (1..<max(line.count - 1, 1)).contains { index in
      line.marks(index).hasAny(of: Division.marks)
        && line.marks(index + 1).hasAny(of: Division.marks)
        && phrases.has(line.sentence.tokens[index].word, as: .response)
    }
  }

  /// - Returns: `nil` where somebody or something unknown would begin a sentence, as in “no answer.
  ///   Abort”, and where a note would go on behind one.
  private func found(_ reading: Reading, _ cost: Int32) -> Found? {
    let isTorn = reading.slots.contains {
      $0.isGuessed && !$0.isDictated && stretch.beginsSentence($0)
    }
    if isTorn || reading.slots.contains(where: stretch.isSeveralSentences) { return nil }
    if let instead = instead(reading) {
      return Found(move: instead, cost: cost, rank: rank("instead"))
    }
    return Found(move: .request(reading), cost: cost, rank: rank("request"))
  }
}

// MARK: - Another act

extension MoveReader {
  /// “Text her instead”, and in the middle of something “book a ride instead”.
  private func instead(_ reading: Reading) -> Move? {
    if reading.intent == .otherKind { return reading.slots.instead.flatMap(replacement) }
    guard question != nil, endsInSubstitute else { return nil }
    return replacement(.instead(reading.intent, reading.slots))
  }

  /// True if something else is wanted, by the last word: “text her instead”.
  var endsInSubstitute: Bool {
    stretch.line.sentence.tokens.last.map { phrases.has($0.word, as: .substitute) } == true
  }

  /// “Call Jane instead”, where a call is under way already, is somebody else.
  func replacement(_ move: Move) -> Move? {
    guard case .instead(let intent, let slots) = move, intent == question?.intent else {
      return move
    }
    return slots.isEmpty ? nil : .correct(slots)
  }
}
