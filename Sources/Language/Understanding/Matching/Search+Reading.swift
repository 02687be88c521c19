internal import Phrases

// MARK: - From a path to a reading

extension Search {
  /// The reading that a candidate stands for.
  func reading(_ candidate: Candidate) -> Reading {
    let path = path(to: candidate)
    let slots = path.compactMap(slot)
    return Reading(
      intent: IntentName(rawValue: name(of: candidate)),
      slots: said(slots, on: path),
      app: slots.first { $0.name == Self.app },
      score: score(of: candidate),
      evidence: path.compactMap { evidence($0, from: path) }
    )
  }

  /// The slots of the reading that a candidate stands for.
  func slots(of candidate: Candidate) -> [SlotReading] {
    let path = path(to: candidate)
    return said(path.compactMap(slot), on: path)
  }

  /// The slots of a path that are parameters of what is asked for.
  private func said(_ slots: [SlotReading], on path: [Node]) -> [SlotReading] {
    let said = slots.filter { !Self.unsaid.contains($0.name) }
    guard !said.isEmpty else { return [] }
    return Antecedent(self).resolve(
      withAlternatives(Self.withLabels(said)),
      ofRequestAt: requestStart(path)
    )
  }

  /// The word with which a request begins, behind what else was said.
  private func requestStart(_ path: [Node]) -> Int {
    let before = path.first { node in
      switch node.step {
      case .skip: true
      case .open(let edge, _), .span(let edge, _): declaration(edge).name == Self.aside
      case .start, .word, .gap, .rule, .mark: false
      }
    }
    return Int(before?.place ?? 0)
  }

  private static let aside = "aside"

  /// Indicates whether something fits so well that no other spelling has to be tried.
  var isConvincing: Bool {
    guard let best = candidates.first else { return false }
    return score(of: best) >= Costs.lowestScore
  }

  /// Indicates whether the best fit is one at a stretch, so that a typing error may be the better
  /// explanation: “a mesage” as a text.
  var isStrained: Bool {
    guard let best = candidates.first else { return false }
    return score(of: best) < Costs.easyScore
  }

  func fits(betterThan other: Search) -> Bool {
    guard let best = candidates.first else { return false }
    return other.candidates.first.map { score(of: best) > other.score(of: $0) } ?? true
  }

  /// Returns whether a candidate leaves no other sentence of the line over.
  func isCovering(_ candidate: Candidate) -> Bool {
    guard Int(nodes[candidate.node].place) == line.count else { return false }
    var number = candidate.node
    while number >= 0 {
      if case .skip = nodes[number].step { return false }
      number = nodes[number].back
    }
    return true
  }

  /// The words behind a candidate, which are other sentences.
  func rest(behind candidate: Candidate) -> Range<Int> {
    Int(nodes[candidate.node].place)..<line.count
  }

  static let app = "app"

  /// Slots that are no parameter of what is asked for.
  static let unsaid: Set = [
    app, "aside", "anything", "count", "elapsed", "make", "observation", "other", "remark",
    "subject", "unwanted", "whereabouts",
  ]
  static let label = "label"

  /// Returns a candidate's score from 0 to 1, lowered by doubtful steps but not by long free text.
  func score(of candidate: Candidate) -> Double {
    let rest = Int32(line.count) - nodes[candidate.node].place
    let free =
      freeCost(ofPathTo: candidate.node) + max(0, rest - Costs.otherWords) * Costs.otherWord
    return max(0, 1 - Double(max(0, candidate.cost - free)) / 100)
  }

  /// The part of the cost that only tells readings of one sentence from each other: that of the
  /// words of free text, and of all but the first words of other sentences around the request.
  private func freeCost(ofPathTo end: Int32) -> Int32 {
    var free: Int32 = 0
    var number = end
    while number >= 0 {
      let node = nodes[number]
      switch node.step {
      case .open(let edge, let from) where phrases.edges[edge].kinds.contains(.text):
        free += (node.place - from) * Costs.textWord
      case .skip: free += max(0, node.place - Costs.otherWords) * Costs.otherWord
      case .rule(let inner): free += freeCost(ofPathTo: inner)
      case .open, .start, .word, .gap, .span, .mark: break
      }
      number = node.back
    }
    return free
  }

  /// *Kate or Anna*: one person, of whom it is open who it is.
  private func withAlternatives(_ slots: [SlotReading]) -> [SlotReading] {
    var result: [SlotReading] = []
    for slot in slots {
      if let joined = result.last.flatMap({ either($0, slot) }) {
        result[result.count - 1] = joined
      } else {
        result.append(slot)
      }
    }
    return result
  }

  /// - Returns: `nil` if they are not two people with nothing but *or* in between.
  private func either(_ first: SlotReading, _ second: SlotReading) -> SlotReading? {
    guard first.name == second.name, case .person(let one) = first.meaning,
      case .person(let other) = second.meaning,
      isOr(first.range.upperBound..<second.range.lowerBound)
    else { return nil }
    let range = first.range.lowerBound..<second.range.upperBound
    var mention = PersonMention()
    mention.alternatives = one.either(called: first.wording) + other.either(called: second.wording)
    return SlotReading(
      name: first.name,
      wording: line.sentence.text(range),
      range: range,
      meaning: .person(mention)
    )
  }

  /// Returns whether words are *or*, with at most which number of the first is meant before it.
  private func isOr(_ range: Range<Int>) -> Bool {
    let words = line.sentence.tokens.filter { $0.range.overlaps(range) }.map(\.word)
    return words.last == Self.or && words.count <= 4
  }

  private static let or = Word("or")

  private func evidence(_ node: Node, from path: [Node]) -> Evidence? {
    guard case .mark(let number) = node.step else { return nil }
    let template = phrases.template(Int(number))
    let from = path.first.map { Int($0.place) } ?? 0
    return Evidence(
      file: template.file,
      line: template.line,
      range: line.sentence.range(ofWords: from..<max(from, Int(node.place)))
    )
  }

  /// *Anna's mobile*: the label goes to the person it belongs to.
  private static func withLabels(_ slots: [SlotReading]) -> [SlotReading] {
    var result: [SlotReading] = []
    for slot in slots {
      guard slot.name == label else {
        result.append(slot.with(labelOf: &result))
        continue
      }
      let owner = result.lastIndex { if case .person = $0.meaning { true } else { false } }
      guard let owner, case .term(let label) = slot.meaning,
        case .person(var mention) = result[owner].meaning
      else {
        result.append(slot)
        continue
      }
      mention.label = label
      result[owner].meaning = .person(mention)
    }
    return result
  }
}

// MARK: - Open words

extension Search {
  private static let pointer = "thing-it"

  /// The open slots on a way, by their names, with the words that fill them.
  func openWords(of candidate: Candidate) -> [(name: String, words: Range<Int>)] {
    path(to: candidate).compactMap { node in
      guard case .open(let edge, let from) = node.step else { return nil }
      return (declaration(edge).name, Int(from)..<Int(node.place))
    }
  }

  /// The people of the line who are known by name or by what they are to the user.
  var knownPeople: [SlotReading] {
    var spans = outlook.spans
    for index in 0..<line.count { spans.seek(.person, at: index, with: recognizers) }
    return spans.all.compactMap { span in
      guard span.kind == .person, case .name(let entry) = span.value, entry >= 0 else { return nil }
      let range = line.sentence.range(ofWords: Int(span.from)..<Int(span.to))
      return SlotReading(
        name: Self.aside,
        wording: line.sentence.text(range),
        range: range,
        meaning: .person(person(entry, last: Int(span.to) - 1))
      )
    }
  }

  /// Returns whether a value of some kinds is among words; a term has to be one of some slots, and
  /// not a word such as “it”, which only points to something.
  func holds(_ kinds: SlotKinds, _ slots: [Automaton.Slot], _ words: Range<Int>) -> Bool {
    var spans = outlook.spans
    for index in words { spans.seek(kinds, at: index, with: recognizers) }
    return spans.all.contains { span in
      guard words.lowerBound <= span.from, span.to <= words.upperBound, kinds.hasAny(of: span.kind)
      else { return false }
      guard span.kind == .terms, case .name(let entry) = span.value else { return true }
      return gazetteer.term(entry, for: Self.pointer) == nil
        && slots.contains { gazetteer.term(entry, for: $0.name) != nil }
    }
  }
}

// MARK: - From a step to a slot

extension Search {
  private func declaration(_ edge: Int32) -> Automaton.Slot { phrases.slot(ofEdge: edge) }

  private func slot(_ node: Node) -> SlotReading? {
    switch node.step {
    case .open(let edge, let from):
      return openSlot(declaration(edge), words: Int(from)..<Int(node.place))
    case .span(let edge, let span):
      return knownSlot(declaration(edge), spans.all[Int(span)], of: spans)
    case .start, .skip, .word, .gap, .rule, .mark:
      return nil
    }
  }

  private func openSlot(_ slot: Automaton.Slot, words: Range<Int>) -> SlotReading {
    let isText = slot.kinds.hasAny(of: .quotable)
    var range =
      isText ? line.sentence.range(ofText: words) : line.sentence.range(ofWords: words)
    if isText, isPolitelyAsked(words) { range = range.lowerBound..<range.upperBound - 1 }
    if slot.parameter == SlotReading.note { range = line.sentence.withoutEndMark(range) }
    let meaning: Meaning =
      isText ? .text : slot.kinds.contains(.person) ? .person(stranger(words)) : .place(.unknown)
    return SlotReading(
      name: slot.parameter,
      wording: line.sentence.text(range),
      range: range,
      meaning: meaning
    )
  }

  /// Somebody whom nobody's name fits.
  private func stranger(_ words: Range<Int>) -> PersonMention {
    var mention = PersonMention()
    mention.role = words.last.flatMap(role)
    return mention
  }

  private func role(_ index: Int) -> Role? {
    let words = line.sentence.range(ofWords: index..<index + 1)
    return Role(rawValue: line.sentence.text(words).lowercased())
  }

  /// Returns whether the question mark behind a text belongs to what was politely asked: “could you tell
  /// Anna that I'm late?”.
  private func isPolitelyAsked(_ words: Range<Int>) -> Bool {
    let (sentence, tokens) = (line.sentence, line.sentence.tokens)
    let end = sentence.range(ofText: words).upperBound
    guard words.upperBound == line.count, words.lowerBound > 1, end > 0,
      sentence.bytes[end - 1] == UInt8(ascii: "?"),
      (0..<words.lowerBound).contains(where: { index in
        phrases.has(tokens[index].word, as: .ask) && line.isYou(index + 1)
      })
    else { return false }
    return [words.lowerBound - 1, words.lowerBound].contains { index in
      phrases.has(tokens[index].word, as: .statement)
    }
  }

  /// A slot that a value of some spans fills.
  func knownSlot(_ slot: Automaton.Slot, _ span: Span, of spans: Spans) -> SlotReading {
    var range = line.sentence.range(ofWords: Int(span.from)..<Int(span.to))
    if span.kind == .phone { range = withSigns(range) }
    if span.kind == .money {
      range = MoneySign.range(around: Int(span.from)..<Int(span.to), in: line)
    }
    var found = SlotReading(
      name: slot.parameter,
      wording: line.sentence.text(range),
      range: range,
      meaning: meaning(of: span, in: slot, spans)
    )
    found.countsPeople = span.kind == .number && line.namesPeople(Int(span.to))
    return found
  }

  /// A telephone number begins with its plus sign or bracket.
  private func withSigns(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > 0,
      [UInt8(ascii: "+"), UInt8(ascii: "(")].contains(line.sentence.bytes[start - 1])
    {
      start -= 1
    }
    return start..<range.upperBound
  }

  private func meaning(
    of span: Span,
    in slot: Automaton.Slot,
    _ spans: Spans
  ) -> Meaning {
    switch span.value {
    case .number(let value): return .number(value)
    case .ordinal(let value): return .ordinal(value)
    case .duration(let seconds): return .duration(seconds)
    case .distance(let value, let unit): return .distance(value, unit)
    case .energy(let value, let unit): return .energy(value, unit)
    case .money(let money): return .money(money)
    case .time(let index): return .time(spans.times[Int(index)])
    case .name(let entry): return name(entry, span, slot)
    case .home(let entry): return .place(.home(of: owner(entry, span)))
    case .work(let entry): return .place(.work(of: owner(entry, span)))
    case .here: return .place(.currentLocation)
    case .digits: return .phoneNumber(phoneDigits(span))
    }
  }

  private func phoneDigits(_ span: Span) -> String {
    PhoneRecognizer(line: line).digits(ofNumberAt: Int(span.from))
  }

  private func name(_ entry: Int32, _ span: Span, _ slot: Automaton.Slot) -> Meaning {
    switch span.kind {
    case .app: return .app(gazetteer.app(entry))
    case .place: return .place(.known(gazetteer.places(entry)))
    case .terms: return term(gazetteer.term(entry, for: slot.name) ?? "", slot)
    default: return .person(person(entry, last: Int(span.to) - 1))
    }
  }

  /// A term that is a number, such as *just me*, where the slot counts, or somebody who goes by
  /// what they are, such as *reception*, where it holds people.
  private func term(_ identifier: String, _ slot: Automaton.Slot) -> Meaning {
    if slot.kinds.contains(.person) { return .person(PersonMention()) }
    // “He” and “she” stand for whom “him” and “her” do.
    if let pronoun = Pronoun(rawValue: identifier) {
      var mention = PersonMention()
      mention.pronoun = pronoun
      return .person(mention)
    }
    if slot.kinds.contains(.number), let number = Double(identifier) { return .number(number) }
    return .term(identifier)
  }

  /// The person whom words mean that end with one: those of an entry, or a stranger.
  func person(_ entry: Int32, last: Int) -> PersonMention {
    var mention = PersonMention(
      candidates: entry < 0 ? [] : gazetteer.people(entry),
      relation: Relations.relation(line.sentence.tokens[last].word)
    )
    if entry < 0 { mention.role = role(last) }
    if entry < 0, line.nameWord(last).contains(.pronoun) {
      let word = line.sentence.range(ofWords: last..<last + 1)
      mention.pronoun = Pronoun(rawValue: line.sentence.text(word).lowercased())
    }
    return mention
  }

  /// The person of *mom's place*, *mom's* and *mums*: the words before the possessive.
  private func owner(_ entry: Int32, _ span: Span) -> PersonMention? {
    let words = Int(span.from)..<Int(span.to)
    let mark = words.last { line.nameWord($0).contains(.possessive) }
    let last = mark.map { $0 - 1 } ?? words.last { isOwner($0) }
    if last == nil, let pronoun = Pronoun(owning: line.sentence.tokens[words.lowerBound].word) {
      var owner = PersonMention()
      owner.pronoun = pronoun
      return owner
    }
    return last.map { person(entry, last: $0) }
  }

  private func isOwner(_ index: Int) -> Bool {
    Relations.owner(line.sentence.tokens[index].word) != nil
  }
}

extension SlotReading {
  /// A person with the label that was said before, which is no slot any more: *the landline of Tom*.
  fileprivate func with(labelOf slots: inout [SlotReading]) -> SlotReading {
    guard case .person(var mention) = meaning, mention.label == nil, let last = slots.last,
      last.name == Search.label, case .term(let label) = last.meaning
    else { return self }
    slots.removeLast()
    mention.label = label
    var labelled = self
    labelled.meaning = .person(mention)
    return labelled
  }
}

extension PersonMention {
  /// The people among whom one is meant: those left open before, or this one by their name.
  fileprivate func either(called wording: String) -> [Suggestion] {
    alternatives.isEmpty
      ? [Suggestion(name: wording, candidates: candidates, label: label)] : alternatives
  }
}
