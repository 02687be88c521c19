internal import Automata

/// Reads what stands out of words that are not understood as a whole.
struct IslandReader {
  typealias Part = Division.Part

  let stretches: Stretches
  let question: Question?

  private var line: Line { stretches.line }
  private var phrases: Automaton { stretches.interpreter.phrases }

  /// The parts with those divided of which nothing is made as a whole, but of some words in them:
  /// a bare command at an end, or at a question values that are its request's.
  ///
  /// Nothing in them ever agrees, denies or asks for anything else.
  func dividing(_ parts: [Part]) -> [Part] {
    let unread = parts.filter { $0.found == nil }.reduce(0) { $0 + $1.words.count }
    return parts.flatMap { part in
      let isRemark = part.found?.move == .remark
      guard part.found == nil || isRemark else { return [part] }
      if let parts = command(in: part.words) { return parts }
      if isRemark { return [part] }
      return unread > Self.longest ? [part] : islands(in: part.words) ?? [part]
    }
  }

  /// In words; whoever says more tells something.
  private static let longest = 14

  /// In words, for which “not” holds.
  private static let reach = 3

  private func islands(in words: Range<Int>) -> [Part]? {
    guard let question, question.intent != nil, words.count > 1 else { return nil }
    // “12.75 sorry”, “actually 12.75 with fees”
    let own = words.trimmed { line.isResponse($0, phrases) }
    guard !own.isEmpty, !isTwofold(own) else { return nil }
    let parts = divided(own, question)
    let found = parts.compactMap(\.found)
    let names = found.flatMap(\.move.values).map(\.name)
    guard !found.isEmpty, Set(names).count == names.count,
      !found.contains(where: \.move.mayBeTold) || !isStory(own, question)
    else { return nil }
    let ends = [words.lowerBound..<own.lowerBound, own.upperBound..<words.upperBound].map { end in
      end.isEmpty ? [] : [Part(words: end, found: stretches.reading(of: end, question))]
    }
    return ends[0] + parts + ends[1]
  }

  /// True if words tell something of somebody at a go-ahead, so that a sum in them may be another
  /// one: “she owes me 5”, “Jane gets 25”.
  ///
  /// Behind a no the sum puts one right.
  private func isStory(_ words: Range<Int>, _ question: Question) -> Bool {
    let first = words.lowerBound
    let isBehindNo =
      first > 0 && phrases.has(line.sentence.tokens[first - 1].word, as: .negation)
    return [.approval, .value(slot: "label")].contains(question.kind) && !isBehindNo
      && stretches[words].tellsOfSomebody
  }

  /// The longest stretch that is an island, between what stands before it and behind it, divided
  /// likewise.
  private func divided(_ words: Range<Int>, _ question: Question) -> [Part] {
    guard !words.isEmpty else { return [] }
    for length in (1...words.count).reversed() {
      for start in words.lowerBound...(words.upperBound - length) {
        let own = start..<start + length
        guard let island = island(own, question) else { continue }
        return divided(words.lowerBound..<start, question) + [Part(words: own, found: island)]
          + divided(own.upperBound..<words.upperBound, question)
      }
    }
    return [Part(words: words, found: nil)]
  }

  private func island(_ words: Range<Int>, _ question: Question) -> MoveReader.Found? {
    // “Pickup 05:00” has no number “00”.
    guard !line.isTied(words.lowerBound), !line.isTied(words.upperBound),
      !stretches[0..<line.count].cutsValue(at: words),
      let found = stretches.reading(of: words, question), found.cost <= Costs.courtesy, found.isOwn,
      found.move.standsOut(at: question, behind: joint(of: found.move, words), parts: parts(of:)),
      !isLed(found.move, words)
    else { return nil }
    return found
  }

  private func parts(of text: String) -> TextParts {
    TextParts(text, stretches.interpreter.gazetteer)
  }

  /// The role of the word within them that joins the values of a move to what stands before, as the
  /// *from* of “from home” does.
  private func joint(of move: Move, _ words: Range<Int>) -> Sense.Role? {
    let first = move.values.map(\.range.lowerBound).min() ?? 0
    let before = words.prefix { Int(line.sentence.tokens[$0].start) < first }
    return before.last.map { line.role($0) }
  }

  /// True if a bare number stands beside a word that makes it something else: “see you at 8”, “the
  /// 2 of them”, or a preference behind one that excludes it: “not the very large one”.
  private func isLed(_ move: Move, _ words: Range<Int>) -> Bool {
    if case .prefer = move {
      return (0..<words.lowerBound).suffix(Self.reach).contains {
        phrases.has(line.sentence.tokens[$0].word, as: .exclusion)
      }
    }
    guard words.lowerBound > 0, move.values.contains(where: \.isBareNumber) else { return false }
    if line.has(.of, at: words.upperBound) || line.isNumber(words.lowerBound - 1) { return true }
    let word = line.sentence.tokens[words.lowerBound - 1].word
    return phrases.has(word, as: .link)
  }

  /// True if words ask something, or speak of what is not: any value in them may be the wrong one.
  private func isTwofold(_ words: Range<Int>) -> Bool {
    stretches[words].isAsked
      || MoveReader(stretches[words], nil, phrases).isQuestion
      || words.contains { line.isResponse($0, phrases) && !line.nameWord($0).contains(.and) }
  }
}

extension Range<Int> {
  /// The range without those at its ends for which something holds.
  fileprivate func trimmed(of holds: (Int) -> Bool) -> Range {
    let start = drop(while: holds).startIndex
    return start..<(self[start...].reversed().drop(while: holds).first.map { $0 + 1 } ?? start)
  }
}

extension Move {
  /// True if it gives or changes what words may as well tell of somebody: a sum, a number that may be
  /// one, a place, a time, a part of a text.
  fileprivate var mayBeTold: Bool {
    switch self {
    case .shift, .reword: return true
    default: break
    }
    return values.contains { slot in
      switch slot.meaning {
      case .money, .place, .time: true
      default: slot.isBareNumber
      }
    }
  }

  /// True if it is a value that can be told from words which nothing is known of.
  fileprivate func standsOut(
    at question: Question,
    behind joint: Sense.Role?,
    parts: (String) -> TextParts
  ) -> Bool {
    switch self {
    case .prefer, .shift: true
    case .reword(let changes): changes.allSatisfy { parts($0.new).isNothingElse }
    case .inform(let values), .correct(let values):
      values.allSatisfy { $0.standsOut(at: question, behind: joint) }
    default: false
    }
  }
}

extension SlotReading {
  fileprivate var isBareNumber: Bool {
    if case .number = meaning { !countsPeople } else { false }
  }

  fileprivate func standsOut(at question: Question, behind joint: Sense.Role?) -> Bool {
    switch meaning {
    case .money, .duration, .distance, .energy: true
    case .number(let number):
      countsPeople || wording.contains(where: \.isNumber) || number > Self.greatestAside
    case .term: name != "label"
    // People, places and times are often only spoken of.
    case .person: !isGuessed && question.kind == .value(slot: name)
    case .place:
      !isGuessed && ([.from, .to].contains(joint) || question.kind == .value(slot: name))
    case .time:
      joint.map(TextParts.isJoint) == true || question.kind == .value(slot: name)
    case .text, .app, .ordinal, .phoneNumber: false
    }
  }

  /// The greatest number in letters that is often said in passing: “one of them”, “ten to one”.
  private static let greatestAside = 12.0
}

// MARK: - Bare commands

extension IslandReader {
  /// A bare command that begins or ends words: what stands beside it says why.
  private func command(in words: Range<Int>) -> [Part]? {
    guard namesCommand(words) else { return nil }
    for length in 1...Self.longestCommand where words.count > length + 1 {
      for isFirst in [true, false] {
        let own = isFirst ? words.prefix(length) : words.suffix(length)
        let rest = isFirst ? words.dropFirst(length) : words.dropLast(length)
        let isPlain = !isFirst && length > 1
        guard isIdle(rest, isPlain), let found = stretches.reading(of: own, question),
          found.cost <= Costs.likely, found.move.isBareCommand
        else { continue }
        let remark = MoveReader.Found(move: .remark, cost: Costs.remark(rest.count))
        let parts = [Part(words: own, found: found), Part(words: rest, found: remark)]
        return isFirst ? parts : parts.reversed()
      }
    }
    return nil
  }

  /// True if a command may begin or end words, by its verb alone.
  private func namesCommand(_ words: Range<Int>) -> Bool {
    (words.prefix(1) + words.suffix(Self.longestCommand)).contains { index in
      phrases.has(line.sentence.tokens[index].word, as: .command)
    }
  }

  /// In words, such as “pause it please”.
  private static let longestCommand = 3

  /// True if nothing can be made of words, and they are no thing that something could be done with;
  /// behind them a plain command has its own.
  private func isIdle(_ words: Range<Int>, _ isPlain: Bool) -> Bool {
    let first = line.sentence.tokens[words.lowerBound].word
    let isThing = phrases.has(first, as: .function) && stretches[words].people.isEmpty
    // “I have to hang up” does not do it.
    let last = line.sentence.tokens[words.upperBound - 1].word
    let leadsOn = isPlain && phrases.has(last, as: .link)
    // “Please at the end” is about the end of something.
    let isNoun = [.the, .a].contains(line.role(words.upperBound - 1))
    guard !isThing, !leadsOn, !isNoun else { return false }
    if let found = stretches.reading(of: words, question) { return found.move.isSilent }
    return words.allSatisfy { index in
      let word = line.sentence.tokens[index].word
      let active: [WordSort] = isPlain ? [.command] : [.common, .command]
      return !active.contains { phrases.has(word, as: $0) }
    }
  }
}
