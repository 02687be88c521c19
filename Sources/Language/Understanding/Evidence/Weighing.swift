internal import Automata

/// The weighing of a sentence by its words: the second stage, for wordings that no phrase covers.
struct Weighing {
  let search: Search
  private let weights: Weights
  let clues: Clues
  private let all: [Clue]

  /// The odds of the intents, in the order of the weights.
  private let odds: Odds<IntentName>

  /// The same by the words alone; `nil` where nothing goes on that would tell more.
  private let alone: Odds<IntentName>?

  /// The places of our intents in that order, the likeliest first.
  private let ranking: [Int]

  /// - Returns: `nil` if the sentence is too long, or empty.
  init?(_ search: Search, by weights: Weights, amid circumstances: Circumstances = .none) {
    guard 1...Certainty.longestLine ~= search.line.count, weights.intents.count > 1 else {
      return nil
    }
    self.search = search
    self.weights = weights
    clues = Clues(search)
    let words = clues.all
    let around = clues.amid(circumstances)
    let alone = Odds(of: words, by: weights) { $0 }
    let amid = around.isEmpty ? nil : Odds(of: words + around, by: weights) { $0 }
    // “Any bills I should pay?” asks, even right after one was shown.
    let isAsked = search.line.isAsked(behind: search.line.count)
    if let amid, !isAsked || amid.best.map(Manner.of)?.changesNothing == true {
      (all, odds, self.alone) = (words + around, amid, alone)
    } else {
      (all, odds, self.alone) = (words, alone, nil)
    }
    ranking = odds.ranking.filter { weights.intents[$0] != .elsewhere }
  }

  private func probability(_ rank: Int) -> Double {
    ranking.indices ~= rank ? odds.probabilities[ranking[rank]] : 0
  }
}

// MARK: - Deciding

extension Weighing {
  /// The outcome for the sentence; `nil` if its words are not evidence enough.
  var understood: Understood? {
    if likelihood >= Certainty.ask {
      let reading = reading(ranking[0])
      let isSure = probability(0) >= Certainty.take && isPlain(reading)
      return isSure ? .reading(reading, runnerUp: nil) : .doubtful(reading)
    }
    return tie
  }

  /// The probability of the likeliest, or of any look-up of its topic if it is one: which report of
  /// the workouts is meant by “what did I do at the gym” matters less than that one is.
  private var likelihood: Double {
    guard let best = ranking.first.map({ Manner.of(weights.intents[$0]) }), best.changesNothing
    else { return probability(0) }
    return ranking.filter {
      let other = Manner.of(weights.intents[$0])
      return other.changesNothing && other.topic == best.topic
    }.reduce(0) { $0 + odds.probabilities[$1] }
  }

  /// True if nothing in the line speaks against the reading.
  private func isPlain(_ reading: Reading) -> Bool {
    !isInDoubt && !isTwofold(reading) && !isForAnother(reading) && reading.leftOut.isEmpty
      && (!Manner.of(reading.intent).actsUnasked || isCommand)
  }

  /// The two likeliest, where both together are likely enough to be asked about.
  private var tie: Understood? {
    let (best, second) = (probability(0), probability(1))
    guard best + second >= Certainty.askOfTwo, second >= Certainty.rival else { return nil }
    return .nearTie(reading(ranking[0]), reading(ranking[1]))
  }

  /// “Pay Anna, not Jane” and “I didn't pause my run”: what the words speak for has been denied, or
  /// asked about, and no weight tells which part of it.
  private var isInDoubt: Bool {
    search.line.isInDoubt(0..<search.line.count)
  }

  /// True if a word of the reading stands for one thing or its contrary, by the words around it:
  /// “put me on the loudspeaker”.
  private func isTwofold(_ reading: Reading) -> Bool {
    clues.terms.contains { span in
      guard case .name(let entry) = span.value else { return false }
      let range = search.line.sentence.range(ofWords: Int(span.from)..<Int(span.to))
      return reading.slots.contains { slot in
        guard slot.range == range else { return false }
        let names = search.phrases.slots.filter { $0.parameter == slot.name }.map(\.name)
        return Set(names.compactMap { search.gazetteer.term(entry, for: $0) }).count > 1
      }
    }
  }

  /// “Alex is about to go for a run”: it tells of somebody whom the request is not for.
  private func isForAnother(_ reading: Reading) -> Bool {
    search.subject.map { subject in !reading.slots.contains { $0.range.overlaps(subject) } } == true
  }

  /// “Pause baby awake”: it opens with what a command opens with.
  ///
  /// Words alone don't tell every denial: who hardly wants a call, or *dnt end my run*, is asked.
  private var isCommand: Bool {
    let words = search.line.sentence.tokens.map(\.word)
    let first = words.first { word in
      ![WordSort.marker, .response].contains { search.phrases.has(word, as: $0) }
    }
    return first.map { search.phrases.has($0, as: .command) } == true
  }

  /// The intent of ours that the words speak for most, if they do at all.
  var nearest: IntentName? {
    probability(0) >= Certainty.suggest ? weights.intents[ranking[0]] : nil
  }

  /// The readings of the likeliest of our intents, for who wants to know why.
  var readings: [Reading] {
    ranking.prefix(3).map(reading)
  }
}

// MARK: - Readings

extension Weighing {
  private func reading(_ intent: Int) -> Reading {
    let name = weights.intents[intent]
    let found = parts(of: name) ?? values(of: name)
    let slots = found.filter {
      !$0.isContradicted(by: found) && !cutsFigure($0.range) && !isNobody($0, among: found)
    }
    var reading = Reading(
      intent: name,
      slots: slots.filter { $0.name != Search.app },
      app: slots.first { $0.name == Search.app },
      score: odds.probabilities[intent],
      clues: weighed(for: intent),
      leftOut: leftOut(of: name, taking: slots)
    )
    let isClear = alone.map { $0[name] >= Certainty.take && isPlain(reading) }
    reading.isElliptical = isClear == false
    return reading
  }

  /// The values of the sentence, each as the slot that the word before it speaks for.
  private func values(of intent: IntentName) -> [SlotReading] {
    (clues.values + clues.terms).sorted { $0.from < $1.from }.compactMap { slot($0, of: intent) }
  }

  /// A value as the slot that it is most likely meant for.
  private func slot(_ span: Span, of intent: IntentName) -> SlotReading? {
    let from = Int(span.from)
    let before = from > 0 ? search.line.sentence.tokens[from - 1].word : Word("")
    guard let name = weights.slot(for: clues.sorts(of: span), in: intent, after: before),
      let slot = search.phrases.slots.first(where: { $0.name == name }),
      slot.kinds.contains(span.kind)
    else { return nil }
    let reading = search.knownSlot(slot, span, of: clues.spans)
    // A word of some other slot's list is none of this one's.
    return reading.meaning == .term("") ? nil : reading
  }

  /// Returns whether words are none that somebody is called by: those of grammar and titles, *it*
  /// beside somebody who is named, a part of what somebody is called by, and a command's own verb,
  /// whoever may have it for a name.
  private func isNobody(_ slot: SlotReading, among others: [SlotReading]) -> Bool {
    guard case .person(let mention) = slot.meaning else { return false }
    if isVerb(slot.range) { return true }
    let people = others.filter { $0 != slot && $0.isPerson }
    if mention.pronoun != nil { return !people.filter(\.isKnownPerson).isEmpty }
    if people.contains(where: { $0.range.contains(slot.range) && $0.range != slot.range }) {
      return true
    }
    guard mention.candidates.isEmpty, mention.relation == nil else { return false }
    if people.contains(where: \.isKnownPerson) { return true }
    let line = search.line
    return line.sentence.tokens.indices.allSatisfy { index in
      let word = line.sentence.tokens[index]
      return !slot.range.contains(Int(word.start)) || line.nameWord(index).contains(.title)
        || search.gazetteer.has(word.word, as: .function)
        || line.isLower(index) && search.gazetteer.has(word.word, as: .common)
    }
  }

  /// The *call* of “I want to call to John”, and not that of “ring Will Call”.
  private func isVerb(_ range: Range<Int>) -> Bool {
    let line = search.line
    return line.sentence.tokens.indices.contains { index in
      let token = line.sentence.tokens[index]
      return token.range == range && line.isLower(index)
        && search.phrases.has(token.word, as: .command)
    }
  }

  /// Returns whether a value ends within a figure: the 7 of “7:75” is no time that anybody said.
  private func cutsFigure(_ range: Range<Int>) -> Bool {
    let rest = search.line.sentence.bytes[range.upperBound...].prefix(2)
    return rest.first == UInt8(ascii: ":") && rest.last.map { $0 &- 0x30 < 10 } == true
  }

  /// The clues that make a difference between an intent and the likeliest other one, or none of
  /// ours, the strongest first.
  private func weighed(for intent: Int) -> [WeighedClue] {
    guard let other = odds.ranking.first(where: { $0 != intent }) else { return [] }
    let scale = Weights.scale(ofClues: all.count)
    let weighed = all.map { clue in
      let more =
        weights.weight(of: clue.code, for: intent) - weights.weight(of: clue.code, for: other)
      return (wording(of: clue), more * scale)
    }
    // A word counts as itself, by its stem and by its letters: all in one.
    return Dictionary(weighed, uniquingKeysWith: +).map(WeighedClue.init)
      .filter { $0.weight != 0 && !$0.wording.isEmpty }
      .sorted { (abs($0.weight), $1.wording) > (abs($1.weight), $0.wording) }
  }

  private func wording(of clue: Clue) -> String {
    let sentence = search.line.sentence
    let first = sentence.text(sentence.range(ofWords: clue.first))
    guard let second = clue.second.map({ sentence.text(sentence.range(ofWords: $0)) }) else {
      return first
    }
    let isNext = clue.second?.lowerBound == clue.first.upperBound
    return [first, second].filter { !$0.isEmpty }.joined(separator: isNext ? " " : " … ")
  }
}

extension SlotReading {
  /// Returns whether another value, of which there can be only one, is given too: “10 or 20
  /// dollars”.
  ///
  /// Then neither is taken, and what it is will be asked.
  fileprivate func isContradicted(by others: [SlotReading]) -> Bool {
    isSingle
      && others.contains {
        $0.isSingle && $0.name == name && $0.range != range && !joins($0)
      }
  }

  /// Returns whether one is a day and the other a time of day, which belong together.
  private func joins(_ other: SlotReading) -> Bool {
    guard case .time(.instant(_, let grain)) = meaning,
      case .time(.instant(_, let otherGrain)) = other.meaning
    else { return false }
    return (grain == .day) != (otherGrain == .day)
  }

  private var isSingle: Bool {
    switch meaning {
    case .money, .number, .time, .duration, .distance, .energy, .place: true
    case .text, .person, .app, .term, .ordinal, .phoneNumber: false
    }
  }
}
