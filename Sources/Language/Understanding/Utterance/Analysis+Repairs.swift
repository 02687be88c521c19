internal import Automata

// MARK: - Repairs behind free text

extension Analysis {
  /// The division with a text ended where what was said is put right or taken back behind it:
  /// “pay Anna 80 for the hotel; no, 40”, “text Kate, no, call Jane”.
  mutating func repaired(_ parts: [Part], _ question: Question?) -> [Part] {
    guard let place = parts.lastIndex(where: { $0.text != nil }), let text = parts[place].text
    else { return parts }
    let start = parts[place].words.lowerBound
    for pause in pauses(in: start..<line.count, of: text) {
      guard let head = reading(of: start..<pause, question), head.cost <= Costs.likely else {
        continue
      }
      let intent = head.move.intent ?? question?.intent
      let question = Question(.approval, intent: intent, texts: head.move.texts)
      let tail = division(of: pause..<line.count, question).map { quoted($0) }
      let ends =
        text.isDictated
        ? endsText(of: head.move, tail, at: pause) || orders(intent, tail, at: pause)
          || tail.isLabel && line.marks(pause).contains(.sentenceEnd)
        : endsNote(tail)
      guard ends else { continue }
      return parts[..<place] + [Part(words: start..<pause, found: head)] + tail
    }
    return parts
  }

  /// True if the request that a question belongs to has a text that is dictated.
  func takesText(_ question: Question?) -> Bool {
    interpreter.phrases.intents.contains { intent in
      intent.name == question?.intent?.rawValue && intent.role == .request
        && intent.parameters.contains(SlotReading.dictated)
    }
  }

  /// Words in quotation marks as a text.
  mutating func quoted(_ part: Part) -> Part {
    guard part.found == nil,
      endOfQuotation(openedBefore: part.words.lowerBound) == part.words.upperBound
    else { return part }
    return Part(words: part.words, found: text(part.words, for: SlotReading.dictated))
  }

  /// The words before which a text may end: behind a mark, a note also without one.
  func pauses(in words: Range<Int>, of text: SlotReading) -> [Int] {
    let last = words.dropFirst().last(where: line.isHesitant)
    return words.dropFirst().filter { index in
      guard Int(line.sentence.tokens[index].start) >= text.range.lowerBound,
        !line.sentence.quotes.contains(where: { $0.tokens.contains(index) })
      else { return false }
      let word = line.sentence.tokens[index].word
      let isMarker =
        interpreter.phrases.has(word, as: .marker)
        || interpreter.phrases.has(word, as: .response)
      let mayLabel =
        index + Self.longestLabel >= line.count && line.marks(index).contains(.sentenceEnd)
      let isMarked = line.marks(index).hasAny(of: Division.marks)
      // “For the flowers, thirty dollars”
      let isNumber = line.isDigits(index) || line[index].number > 0
      return index == last || mayLabel || isMarked && isNumber && !text.isDictated
        || isMarker && (!text.isDictated || isMarked)
    }
  }

  /// True if a sentence behind a text says what to do with that: “Say I'm late. Send it.”
  private func orders(_ intent: IntentName?, _ tail: [Part], at pause: Int) -> Bool {
    let moves = tail.compactMap { $0.found?.move }
    guard line.marks(pause).contains(.sentenceEnd), moves.count == tail.count else { return false }
    return moves.last?.instructs(about: intent) == true && moves.dropLast() == [.affirm]
      || moves.count == 1 && moves[0].instructs(about: intent)
  }

  /// In words: “her mobile number”.
  private static let longestLabel = 3

  /// True if what stands behind what somebody is told is no part of it.
  ///
  /// What is told may take itself back; so only a request, known people, another text in quotation
  /// marks or a word of calling off ends it, and these behind a pause or another such mark. A value
  /// that takes the place of the one of its kind in the text needs none: “at 8, no, at 9”.
  func endsText(of head: Move, _ tail: [Part], at pause: Int) -> Bool {
    let moves = tail.compactMap { $0.found.map(\.move) }
    guard moves.count == tail.count,
      tail.allSatisfy({ $0.cost < Costs.unread(0) || $0.found?.move.intent != nil }),
      let first = moves.first,
      first.takesBack || first.corrects || first.callsOff || first.rewords
    else { return false }
    let rest = moves.drop(while: \.takesBack)
    if !rest.isEmpty, rest.allSatisfy(\.rewords) { return true }
    if rest.allSatisfy(\.callsOff) {
      return line.isHesitant(before: pause) && moves.contains(where: \.callsOff)
    }
    let text = head.slots.last(where: \.isDictated)
    let isDone = text.map { isQuoted([$0]) } ?? true || line.isHesitant(before: pause)
    return isDone && rest.allSatisfy { $0.intent != nil || $0.isOfKnownPeople || $0.isQuoted(line) }
  }

  /// True if what stands behind a note puts something right, or changes a value; why it does so may
  /// stand behind it.
  func endsNote(_ tail: [Part]) -> Bool {
    let moves = tail.map { $0.found?.move }
    let said = moves.drop { $0?.takesBack == true }
    guard let first = said.first, let first, tail[moves.count - said.count].cost < Costs.unread(0)
    else { return moves.contains { $0?.callsOff == true } && !moves.contains(nil) }
    // A request of its own is none of it either, nor a sum: “for lunch, then text her …”, “for
    // lunch, it was 20”.
    let isRequest = first.intent != nil && !moves.contains(nil)
    return isRequest || first.isOfMeasures
      || (said.count < moves.count ? first.saysSomething : first.changesValue)
  }
}

extension Division.Part {
  /// The slot that takes any words.
  fileprivate var text: SlotReading? { found?.move.slots.last(where: \.isFreeText) }
}

extension [Division.Part] {
  /// True if they are nothing but the number that a text goes to: “Text Kate: back in five. Mobile.”
  fileprivate var isLabel: Bool {
    guard count == 1, case .inform(let values)? = self[0].found?.move else { return false }
    return values.allSatisfy { $0.name == Search.label }
  }
}
