internal import Automata

// MARK: - Where a text is asked for

extension Analysis {
  /// The line as the text that is asked for, unless it is a word of control alone, or a
  /// correction of whom it is for; `nil` where something else is asked for.
  mutating func text(answering question: Question?) -> [Clause]? {
    guard case .value(let slot)? = question?.kind, interpreter.phrases.isText(slot) else {
      return nil
    }
    let whole = 0..<line.count
    if let clauses = quotation(for: slot, question) { return clauses }
    let reader = MoveReader(stretch(whole), question, interpreter.phrases)
    if let control = reader.control { return [clause(Part(words: whole, found: control))] }
    let clauses = division(answering: Question(.approval, intent: question?.intent))
    guard clauses.allSatisfy({ $0.move.concerns(question?.people) }) else {
      return [clause(Part(words: whole, found: reader.text(for: slot)))]
    }
    if isCorrection(clauses) || isInstruction(clauses, question) { return clauses }
    return [clause(Part(words: whole, found: reader.text(for: slot)))]
  }

  /// A text in quotation marks, with what leads up to it, and what is said behind the mark that
  /// ends it; `nil` where the marks stand within a text.
  mutating func quotation(for slot: String, _ question: Question?) -> [Clause]? {
    guard let quote = line.sentence.quotes.first(where: { !$0.tokens.isEmpty }) else { return nil }
    let whole = Part(words: 0..<line.count, found: text(0..<line.count, for: slot))
    // “Please” behind it is none of it.
    if isQuoted(whole) { return [clause(whole)] }
    let (words, behind) = (0..<quote.tokens.upperBound, quote.tokens.upperBound..<line.count)
    let start = Part(words: words, found: text(words, for: slot))
    guard isQuoted(start), !behind.isEmpty else { return nil }
    let rest = division(of: behind, Question(.approval, intent: question?.intent))
    guard rest.allSatisfy({ $0.found != nil && $0.cost < Costs.stranger + Costs.clause }) else {
      return nil
    }
    return ([start] + rest).map { clause($0) }
  }

  func isQuoted(_ part: Part) -> Bool {
    part.found.map { isQuoted($0.move.slots) } == true
  }

  /// Returns whether clauses say to the assistant what to do about the message: to send it, to whom
  /// else, or to do or look something up before.
  func isInstruction(_ clauses: [Clause], _ question: Question?) -> Bool {
    guard clauses.allSatisfy({ $0.cost <= Costs.courtesy }) else { return false }
    let isAgreed = clauses.first?.move == .affirm
    let others = clauses.filter { clause in
      !clause.move.instructs(about: question?.intent, isAgreed) && !looksUp(clause)
        && !commands(clause, besides: question?.intent)
    }
    return others.count < clauses.count && others.allSatisfy(\.move.accompanies)
  }

  /// True if a clause looks up what somebody who is known wrote, or whatever else is the user's
  /// own: nobody else could tell.
  func looksUp(_ clause: Clause) -> Bool {
    guard case .request(let reading) = clause.move, Manner.of(reading.intent).isLookup,
      !reading.slots.isEmpty
    else { return false }
    let isOwn = Sentence.words(of: clause.wording).contains {
      interpreter.phrases.has($0, as: .user)
    }
    return isOwn || reading.slots.contains(where: \.isKnownPerson)
  }

  /// True if a clause is a command with its object, in another domain than what is asked about; a
  /// number to be called may be told as well.
  func commands(_ clause: Clause, besides intent: IntentName?) -> Bool {
    guard case .request(let reading) = clause.move, !clause.isQuestion,
      !Manner.of(reading.intent).isLookup, !reading.slots.isEmpty,
      !reading.slots.contains(where: { $0.isGuessed || $0.isNumberOnly }),
      Manner.of(reading.intent).topic != intent.flatMap({ Manner.of($0).topic })
    else { return false }
    let verb = Sentence.words(of: clause.wording).first { word in
      ![WordSort.marker, .response].contains { interpreter.phrases.has(word, as: $0) }
    }
    return verb.map { interpreter.phrases.has($0, as: .command) } == true
  }

  func isQuoted(_ slots: [SlotReading]) -> Bool {
    slots.allSatisfy { slot in line.sentence.quotes.contains { $0.inside == slot.range } }
  }

  mutating func text(_ words: Range<Int>, for slot: String) -> MoveReader.Found {
    MoveReader(stretch(words), nil, interpreter.phrases).text(for: slot)
  }

  /// The word behind the quotation that begins before a word; `nil` where none does.
  func endOfQuotation(openedBefore index: Int) -> Int? {
    let tokens = line.sentence.tokens
    let start = Int(tokens[index].start)
    guard let quote = line.sentence.quotes.first(where: { $0.inside.lowerBound == start }) else {
      return nil
    }
    return tokens.firstIndex { Int($0.start) >= quote.inside.upperBound } ?? tokens.count
  }

  /// True if a line opens as a correction and is about known people alone, as “no, send it to Anna”,
  /// or takes back everything for something else; everything else is the text.
  func isCorrection(_ clauses: [Clause]) -> Bool {
    guard clauses.allSatisfy({ $0.cost < Costs.stranger }) else { return false }
    if clauses.count > 1, clauses[0].move == .retract { return true }
    let opens = clauses.prefix { $0.move.takesBack }.count
    let rest = clauses.dropFirst(opens)
    let isCorrection = rest.allSatisfy { clause in
      (opens > 0 || clause.move.corrects) && clause.move.isOfKnownPeople
    }
    return isCorrection && !rest.isEmpty
  }
}

extension Automaton {
  /// True if any words can fill a slot as a text.
  func isText(_ slot: String) -> Bool {
    slots.contains { $0.name == slot && $0.kinds.contains(.text) }
  }

  /// True if a word is of a sort.
  func has(_ word: Word, as sort: WordSort) -> Bool {
    let number = words.number(of: word)
    return number >= 0 && sorts[number] & sort.bit != 0
  }
}
