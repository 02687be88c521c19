internal import Automata

// MARK: - Requests behind free text

extension Analysis {
  /// The division with a text ended where another request follows it: “text Mom I'm late and call
  /// Dad”.
  private mutating func followed(_ parts: [Part], _ question: Question?) -> [Part] {
    guard let place = parts.lastIndex(where: { $0.dictation != nil }),
      let text = parts[place].dictation, parts[place].words.upperBound == line.count,
      let first = line.sentence.tokens.firstIndex(where: { Int($0.start) >= text.range.lowerBound })
    else { return parts }
    let start = parts[place].words.lowerBound
    let joints = joints(behind: first).suffix(Self.mostJoints)
    for joint in joints where joint > start && !isGoverned(first..<joint) {
      guard let head = reading(of: start..<joint, question), head.cost <= Costs.likely,
        joint == first ? head.move.intent != nil : head.move.slots.contains(where: \.isDictated)
      else { continue }
      let intent = head.move.intent ?? question?.intent
      let tail = division(of: joint..<line.count, Question(.approval, intent: intent))
      guard isNext(tail, after: intent, isParted: isParted(joint)) else { continue }
      return parts[..<place] + [Part(words: start..<joint, found: head)]
        + division(of: joint..<line.count, nil)
    }
    return parts
  }

  /// Each costs a reading of all before it and of all behind it, and a long letter has hundreds:
  /// the request that follows one is near its end.
  private static let mostJoints = 8

  /// The division with a text ended before what is no part of it.
  mutating func ended(_ parts: [Part], _ question: Question?) -> [Part] {
    let whole = repaired(parts, question)
    return followed(whole, question)
  }

  /// The words before which a request may begin behind a text: an *and* or the like with no
  /// statement behind it, or the first of a sentence.
  private func joints(behind first: Int) -> [Int] {
    (first..<max(line.count, first)).filter { index in
      guard index > 0, index + 1 < line.count,
        !line.sentence.quotes.contains(where: { $0.tokens.contains(index) })
      else { return false }
      let opens = has(.marker, index) || line.marks(index).contains(.sentenceEnd)
      return opens && !has(.marker, index - 1) && !has(.statement, index)
        && !has(.statement, index + 1)
    }
  }

  /// True if more than an *and* parts what follows from the text.
  private func isParted(_ joint: Int) -> Bool {
    line.marks(joint).hasAny(of: [.sentenceEnd, .comma, .dash])
      || !line.nameWord(joint).contains(.and) || has(.marker, joint + 1)
  }

  /// True if what follows the words of a text may go on with a verb in it, or with the one before
  /// it: “ask him to wait and call Anna”.
  private func isGoverned(_ words: Range<Int>) -> Bool {
    let joint = words.upperBound
    if line.marks(joint).contains(.sentenceEnd) { return false }
    if words.lowerBound > 0, has(.governing, words.lowerBound - 1) { return true }
    return !isParted(joint) && words.contains(where: governs)
  }

  /// True if a verb may follow a word: the “to” of “to wait”, and not that of “to 7”.
  private func governs(_ index: Int) -> Bool {
    has(.governing, index) && !line.isDigits(index + 1)
  }

  /// True if clauses are a request of their own: a command with somebody who is known or another
  /// thing that it needs, or what the user alone can look up.
  private mutating func isNext(_ tail: [Part], after intent: IntentName?, isParted: Bool) -> Bool {
    let clauses = tail.map { clause($0) }
    guard let first = clauses.first, clauses.allSatisfy({ $0.move != .unread }),
      first.cost <= Costs.likely, !first.isQuestion
    else { return false }
    if case .request(let reading) = first.move, !Manner.of(reading.intent).isLookup {
      let isForThem = isParted || reading.slots.contains(where: \.isMeasure)
      let names = reading.slots.contains { $0.isKnownPerson || isForThem && $0.isPronounOfPerson }
      return names || commands(first, besides: intent)
    }
    return looksUp(first) || first.move.instructs(about: intent) && tells(tail[0], first.move)
  }

  /// True if a clause begins with a verb for telling, and not with somebody: “and tell Kate too”.
  private func tells(_ part: Part, _ move: Move) -> Bool {
    guard let verb = part.words.first(where: { !has(.marker, $0) }) else { return false }
    let start = Int(line.sentence.tokens[verb].start)
    return !has(.command, verb) && !has(.link, verb)
      && !move.values.contains { $0.range.contains(start) }
  }

  private func has(_ sort: WordSort, _ index: Int) -> Bool {
    interpreter.phrases.has(line.sentence.tokens[index].word, as: sort)
  }
}

extension Division.Part {
  /// The text that somebody is told.
  fileprivate var dictation: SlotReading? { found?.move.slots.last(where: \.isDictated) }
}

extension [SlotReading] {
  /// The request to tell somebody who is called what is said to them: “Alex, can you get milk”.
  func told(_ phrases: Automaton) -> Reading? {
    let request = phrases.intents.first { intent in
      intent.role == .request && intent.parameters.contains(SlotReading.dictated)
        && !IntentName.references.contains(IntentName(rawValue: intent.name))
    }
    guard let request, let text = first(where: \.isDictated), phrases.speaks(text.wording)
    else { return nil }
    return Reading(intent: IntentName(rawValue: request.name), slots: self, score: 1)
  }
}

extension Automaton {
  /// True if words are said to somebody: what the user tells of himself, or asks of them.
  fileprivate func speaks(_ words: String) -> Bool {
    let line = Line(Sentence(words))
    guard line.count > 1, let first = line.sentence.tokens.first?.word else { return false }
    let isOfThem = line.isYou(1) && has(first, as: .function)
    let isTold = has(first, as: .statement) && has(first, as: .user) || line.isYou(0)
    let isAsked = has(first, as: .indirect) && (1..<line.count).contains(where: line.isYou)
    return isOfThem || isTold || isAsked
  }
}

extension SlotReading {
  /// True if it is somebody who was spoken of.
  fileprivate var isPronounOfPerson: Bool {
    if case .person(let mention) = meaning { mention.pronoun != nil } else { false }
  }
}
