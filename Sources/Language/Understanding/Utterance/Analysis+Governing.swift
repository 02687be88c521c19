internal import Automata

// MARK: - What is meant otherwise than it stands there

/// Words that change the sense of what stands behind them with no mark between.
private enum Governor {
  /// “I don't want to” call Dad, “not” 25.
  case denial

  /// “When does it” end.
  case question

  /// “He would say” yes.
  case story

  /// “Should I” pay her.
  case doubt

  /// “Kate told me to” pay her, or unread words about somebody.
  case bidding

  /// “Kate” also had lunch.
  case name

  /// “Yes” we scored a goal.
  case yes

  /// Any other words that go on: “I'm on the” phone with Anna.
  case lead

  /// Words that could not be read: “then Sunday” I call him.
  case unread

  /// “I'll” call her, which stands in the part itself: the user's own plan.
  case plan
}

/// The sorts of parts that can be governed.
private enum Governed {
  case request, act, yes, value, remark
}

/// The effect of a governor.
private enum Outcome {
  /// It is denied.
  case denied

  /// It makes no sense without what governs it, and is unread with that.
  case unread

  /// It is only thought of, with what governs it.
  case doubted

  /// It is unread if there are words in it of which nothing is known.
  case unreadIfStrange

  /// It is asked before it is done, if it would be done at once.
  case asked

  /// It is asked before it is done, and stands beside no yes.
  case supposed
}

extension Governor {
  /// The effect on a part behind it; `nil` where that is what it seems.
  fileprivate func outcome(for governed: Governed) -> Outcome? {
    switch (self, governed) {
    case (.denial, .request): .denied
    case (.denial, .act), (.denial, .yes), (.denial, .value): .unread
    case (.question, .act), (.question, .yes), (.story, .yes): .unread
    case (.bidding, .act), (.bidding, .yes), (.name, .remark): .unread
    case (.doubt, .act), (.doubt, .request), (.doubt, .value): .doubted
    case (.yes, .remark): .unreadIfStrange
    case (.question, .request), (.bidding, .request), (.lead, .request), (.unread, .request):
      .asked
    case (.plan, .request): .supposed
    default: nil
    }
  }
}

extension Analysis {
  /// The division with parts in the sense of what leads up to them.
  mutating func governed(_ parts: [Part], _ question: Question?) -> [Part] {
    var parts = parts.map { planned($0, question) }
    var index = parts.count - 1
    while index > 0 {
      defer { index = min(index, parts.count) - 1 }
      let (before, part) = (parts[index - 1], parts[index])
      guard !line.marks(part.words.lowerBound).hasAny(of: Division.marks),
        let governed = part.governed
      else { continue }
      switch governor(before)?.outcome(for: governed) {
      case .denied:
        parts[index].found?.move = .remark
        let isOther = part.found?.move.intent != question?.intent
        if isOther { parts[index - 1].found?.move = question == nil ? .deny : .remark }
      case .unread:
        let words = before.words.lowerBound..<part.words.upperBound
        parts.replaceSubrange(index - 1...index, with: [Part(words: words, found: nil)])
      case .doubted:
        // What stands behind that is doubted as well.
        parts[index - 1].words = before.words.lowerBound..<part.words.upperBound
        parts.remove(at: index)
        index += 1
      case .unreadIfStrange:
        if stretch(part.words).hasUnknownWords { parts[index].found = nil }
      case .asked:
        if let reading = part.unasked { parts[index].found?.move = .perhaps(reading) }
      case .supposed, nil: continue
      }
    }
    return parts
  }

  /// The sort of governor that a part is.
  private mutating func governor(_ part: Part) -> Governor? {
    let (words, move) = (part.words, part.found?.move)
    let last = words.upperBound - 1
    let isBidding = has(last, .governing) || line.isInDoubt(last..<words.upperBound)
    let goesOn = isBidding || has(last, .link)
    switch move {
    case .retract where goesOn: return .denial
    case .inform(let values) where values.allSatisfy(\.isKnownPerson): return .name
    case .affirm: return .yes
    case .unsure where words.contains(where: { has($0, .governing) }): return .doubt
    case nil where words.allSatisfy({ has($0, .exclusion) }): return .denial
    case nil, .remark, .revise:
      if has(words.lowerBound, .indirect) { return .question }
      let isOfSomebody = stretch(words).tellsOfSomebody
      let isTold = isOfSomebody || line.isInDoubt(words)
      if isTold { return isBidding || move == nil ? .bidding : .story }
      return goesOn ? .lead : move == nil ? .unread : nil
    default: return nil
    }
  }

  /// A part in the sense of what it says itself of the user's plans, as in “sure, I'll call her”.
  func planned(_ part: Part, _ question: Question?) -> Part {
    guard let governed = part.governed,
      part.plan(in: line, interpreter.phrases)?.outcome(for: governed) == .supposed
    else {
      return part
    }
    var part = part
    if question == nil, let supposed = part.found?.move.supposed {
      part.found?.move = supposed
    } else if question?.kind == .approval, question?.intent != part.found?.move.intent {
      part.found = nil
    }
    return part
  }

  private func has(_ index: Int, _ sort: WordSort) -> Bool {
    interpreter.phrases.has(line.sentence.tokens[index].word, as: sort)
  }
}

extension Move {
  /// The request that it makes, as one that is only supposed; `nil` where it makes none.
  fileprivate var supposed: Move? {
    if case .request(let reading) = self { .perhaps(reading) } else { nil }
  }
}

extension Division.Part {
  /// A plan that it tells, of what would be done without a yes.
  fileprivate func plan(in line: Line, _ phrases: Automaton) -> Governor? {
    guard case .request(let reading)? = found?.move else { return nil }
    let manner = Manner.of(reading.intent)
    let isPlan =
      manner.actsUnasked && line.isIntention(words, phrases)
      || !manner.confirms && line.isHedged(words, phrases)
    return isPlan ? .plan : nil
  }

  /// The request that it makes, if that is done at once.
  fileprivate var unasked: Reading? {
    guard case .request(let reading)? = found?.move, Manner.of(reading.intent).actsUnasked else {
      return nil
    }
    return reading
  }

  /// The sort that it is to words that govern it.
  fileprivate var governed: Governed? {
    switch found?.move {
    case .request: .request
    case .verb: .act
    case .affirm: .yes
    case .inform, .shift: .value
    case .remark, nil: .remark
    default: nil
    }
  }
}
