internal import Automata

extension Search {
  func declaration(_ edge: Int32) -> Automaton.Slot { phrases.slot(ofEdge: edge) }

  func slot(_ node: Node) -> SlotReading? {
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
        phrases.has(tokens[index].word, as: .ask)
          && (line.isYou(index + 1) || phrases.has(tokens[index + 1].word, as: .statement))
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
    found.countsPeople =
      span.kind == .number
      ? line.namesPeople(Int(span.to)) || line.countsThose(before: Int(span.from))
      : found.isNumber
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
      let word = line.sentence.tokens[last].word
      mention.pronoun = Pronoun.allCases.first { Word($0.rawValue) == word }
    }
    return mention
  }

  /// The person of *mom's place* and *mom's*, the words before the possessive, or of *the home of
  /// my mom*.
  private func owner(_ entry: Int32, _ span: Span) -> PersonMention? {
    let words = Int(span.from)..<Int(span.to)
    let last = words.last { line.nameWord($0).contains(.possessive) }.map { $0 - 1 }
    if last == nil, let pronoun = Pronoun(owning: line.sentence.tokens[words.lowerBound].word) {
      var owner = PersonMention()
      owner.pronoun = pronoun
      return owner
    }
    let isKnown = entry >= 0 || words.last.map { line.nameWord($0).contains(.relation) } == true
    let isOf = isKnown && words.contains { line.nameWord($0).contains(.of) }
    return (last ?? (isOf ? words.last : nil)).map { person(entry, last: $0) }
  }
}
