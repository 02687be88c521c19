internal import Automata

/// The analysis of a line so far.
struct Analysis {
  let interpreter: Interpreter
  let now: CivilTime
  let line: Line
  let stretches: Stretches
  private var answers: [Asked: [Clause]] = [:]
  private var requests: [Circumstances?: Understood] = [:]

  /// The circumstances in which the line is said.
  private var circumstances = Circumstances.none

  /// True once it has made a difference what goes on.
  private var minds = false

  /// A question, and what went on when it was answered; `nil` where that makes no difference.
  private struct Asked: Hashable {
    let question: Question?
    let circumstances: Circumstances?

    init(_ question: Question?, _ circumstances: Circumstances?) {
      (self.question, self.circumstances) = (question, circumstances)
    }
  }

  init(_ line: String, _ interpreter: Interpreter, _ now: CivilTime) {
    self.interpreter = interpreter
    self.now = now
    self.line = interpreter.line(line)
    stretches = Stretches(of: self.line, interpreter, now)
  }

  /// The line as one request.
  var understood: Understood {
    mutating get {
      if let known = requests[nil] { return known }
      if let known = requests[circumstances] {
        minds = true
        return known
      }
      guard line.count > 0 else {
        return interpreter.decide(interpreter.requests(in: line, at: now))
      }
      let whole = stretch(0..<line.count)
      var isNoticed = false
      func notice() -> Circumstances {
        isNoticed = true
        // What is told of somebody says it all.
        return whole.tellsOfSomebody ? .none : circumstances
      }
      let understood = interpreter.decide(whole.requests, amid: notice())
      requests[isNoticed ? circumstances : nil] = understood
      minds = minds || isNoticed
      return understood
    }
  }

  mutating func understood(amid circumstances: Circumstances) -> Understood {
    self.circumstances = circumstances
    return understood
  }

  mutating func clauses(
    answering question: Question?,
    amid circumstances: Circumstances
  ) -> [Clause] {
    guard line.count > 0 else { return [] }
    let (plain, own) = (Asked(question, nil), Asked(question, circumstances))
    if let known = answers[plain] ?? answers[own] { return known }
    (self.circumstances, minds) = (circumstances, false)
    let found = text(answering: question) ?? division(answering: question)
    let clauses = question.map { consenting(found, to: $0) } ?? found
    answers[minds ? own : plain] = clauses
    return clauses
  }

  func stretch(_ words: Range<Int>) -> Stretch { stretches[words] }

  func reading(of words: Range<Int>, _ question: Question?) -> MoveReader.Found? {
    stretches.reading(of: words, question)
  }
}

// MARK: - Division

extension Analysis {
  typealias Part = Division.Part

  /// The cheapest division of the line.
  mutating func division(answering question: Question?) -> [Clause] {
    let whole = 0..<line.count
    if let best = reading(of: whole, question), best.cost <= Costs.text,
      !passesOverValue(best, whole)
    {
      return governed(ended([Part(words: whole, found: best)], question), question)
        .map { clause($0) }
    }
    let cheapest = apart(division(of: whole, question), question)
    let divided = goingOn(ended(cheapest, question))
    let islands = IslandReader(stretches: stretches, question: question)
    let joined = islands.dividing(divided).joined(in: line)
    let parts = governed(behindRemovals(joined, question), question)
    let lit = question == nil ? inTheirLight(parts) : parts
    var clauses = (takesText(question) ? lit.map { quoted($0) } : lit).map { clause($0) }
    if clauses.contains(where: DetailReader.mayRead),
      let reader = DetailReader(understood, by: interpreter.secondStage.questions)
    {
      clauses = clauses.map { clause in
        let words = line.words(in: clause.range)
        return words.isEmpty ? clause : reader.clause(clause, stretch(words).requests)
      }
    }
    return question.map { replying(insteadOf: clauses, to: $0) } ?? perhaps(insteadOf: clauses)
  }

  /// The division with what the user does himself told as a reason behind whom it leaves out:
  /// “leave Anna out, I'll tell her myself”; so is what he does instead of what is asked about, as in
  /// “leave it, I'll sort it with him”.
  private mutating func behindRemovals(_ parts: [Part], _ question: Question?) -> [Part] {
    var parts = parts
    for index in parts.indices.dropFirst() {
      let (before, part) = (parts[index - 1].found?.move, parts[index])
      if case .remove? = before, part.found?.move == .retract,
        let told = reading(of: part.words, nil), told.move == .remark
      {
        parts[index].found = told
      } else if [.retract, .deny].contains(before), part.found?.move.intent == question?.intent,
        question != nil, line.isIntention(part.words, interpreter.phrases)
      {
        parts[index].found?.move = .remark
      }
    }
    return parts
  }

  mutating func division(of words: Range<Int>, _ question: Question?) -> [Part] {
    var division = Division(line, words, interpreter.phrases)
    while let words = division.next() {
      let found = reading(of: words, question)
      division.add(found.flatMap { allows($0, words) ? $0 : nil }, for: words)
    }
    return division.cheapest
  }

  /// The clauses of a line that nothing was asked before: values behind a request are said of it,
  /// as in “pay Anna 20, no, 30”.
  mutating func inTheirLight(_ parts: [Part]) -> [Part] {
    var request: Move?
    var last: Part?
    return parts.map { part in
      defer { last = part }
      if part.found?.move.intent != nil { request = part.found?.move }
      guard let request, let found = part.found else { return part }
      var own = part
      if request.slots.contains(where: \.isDictated),
        endOfQuotation(openedBefore: part.words.lowerBound) == part.words.upperBound
      {
        own.found = text(part.words, for: SlotReading.dictated)
      } else if !found.move.values.isEmpty {
        let negation = last.flatMap { [.deny, .retract].contains($0.found?.move) ? $0 : nil }
        var value = value(part.words, behind: request) ?? found
        // “No, at 9” says of a text what “at 9” doesn't.
        if let negation,
          let both = self.value(
            negation.words.lowerBound..<part.words.upperBound,
            behind: request
          ),
          both.move.rewords
        {
          value = both
        }
        // Without a “no” between them, another value of the same kind takes the first one's place.
        if negation == nil { value.move = value.move.replacing(in: request) }
        own.found = value
      }
      return own
    }
  }

  /// The value that words give a request before them: one like the last that was said, or else any.
  mutating func value(_ words: Range<Int>, behind request: Move) -> MoveReader.Found? {
    let last = request.slots.max { $0.range.lowerBound < $1.range.lowerBound }
    let kinds = [last.map { Question.Kind.value(slot: $0.name) }, .approval].compactMap(\.self)
    let found = kinds.compactMap { kind in
      reading(of: words, Question(kind, intent: request.intent, texts: request.texts))
    }
    return found.filter { !$0.move.values.isEmpty || $0.move.rewords }
      .min { ($0.cost, $0.move.rewords ? 0 : 1) < ($1.cost, $1.move.rewords ? 0 : 1) }
  }

  /// The division with what stands behind a request read as at the request's go-ahead, where more
  /// can be made of it so: “pay Kate 20, no, 25 for lunch”.
  mutating func goingOn(_ parts: [Part]) -> [Part] {
    guard let place = parts.firstIndex(where: { $0.found?.move.intent != nil }),
      place + 1 < parts.count, parts[(place + 1)...].contains(where: { $0.found == nil })
    else { return parts }
    let rest = parts[(place + 1)...]
    let words = parts[place + 1].words.lowerBound..<line.count
    let other = division(of: words, Question(.approval, intent: parts[place].found?.move.intent))
    let isBetter = other.reduce(0) { $0 + $1.cost } < rest.reduce(0) { $0 + $1.cost }
    return isBetter ? parts[...place] + other : parts
  }

  /// Dictated text reaches to the line's end, or to the quotation mark that closes it.
  ///
  /// No value passes over a sentence beside it that has one of its own.
  mutating func allows(_ found: MoveReader.Found, _ words: Range<Int>) -> Bool {
    if passesOverValue(found, words) { return false }
    guard words.upperBound < line.count else { return true }
    let isOpen = found.move.endsIn(line.sentence.text(line.sentence.range(ofWords: words))) {
      !TextParts($0, interpreter.gazetteer).isNothingElse
    }
    if isOpen {
      return line.marks(words.upperBound).hasAny(of: Division.marks)
    }
    guard let text = found.move.slots.last(where: \.isDictated) else { return true }
    let end = Int(line.sentence.tokens[words.upperBound - 1].end)
    return text.range.upperBound < end
      || line.sentence.quotes.contains { $0.inside == text.range }
  }

  private mutating func passesOverValue(_ found: MoveReader.Found, _ words: Range<Int>) -> Bool {
    guard !found.move.values.isEmpty else { return false }
    if found.cost >= Costs.otherSentence,
      let before = line.sentences(in: words, before: found.move), stretch(before).hasValue
    {
      return true
    }
    return line.sentences(in: words, behind: found.move).map { behind in
      stretch(behind).hasValue || behind.contains(where: line.isDigits)
    } == true
  }

  /// Returns the clauses that the words speak for, where no phrase covers enough of the line.
  mutating func perhaps(insteadOf clauses: [Clause]) -> [Clause] {
    // A verb that ends a question is no command, and courtesies say all that their words say.
    let isSilent = clauses.allSatisfy {
      $0.move.isSilent || $0.move.isBareVerb && $0.endsInQuestionMark
    }
    let isCourtesy = clauses.allSatisfy(\.move.isCourtesy)
    // “Should I go on? No, leave it” has its answer.
    if clauses.answerThemselves { return clauses }
    let words = 0..<line.count
    switch understood {
    case .doubtful(let reading)
    where isSilent && !isCourtesy || reading.isLikely && clauses.contains { $0.move == .unread }:
      let found = MoveReader.Found(move: .perhaps(reading), cost: Costs.doubtful)
      return [clause(Part(words: words, found: found))]
    // A story with a request in it that nothing parts from it.
    case .reading(let reading, _) where isSilent && !(isCourtesy && reading.evidence.isEmpty):
      let found = MoveReader.Found(move: .request(reading), cost: Costs.doubtful)
      return [clause(planned(Part(words: words, found: found), nil))]
    default: return clauses
    }
  }

  mutating func clause(_ part: Part) -> Clause {
    let (words, found) = (part.words, part.found)
    let place = Stretch.place(of: words, in: line)
    let reader = MoveReader(stretch(words), nil, interpreter.phrases)
    let isQuestion = reader.isQuestion
    // “Is it right” is no yes.
    let isBack =
      found?.move == .affirm && isQuestion && line.asksOfSomething(words, interpreter.phrases)
    let move = isBack ? .doubt : found?.move ?? .unread
    return Clause(
      move: move,
      cost: found?.cost ?? Costs.unread(words.count),
      range: place,
      wording: line.sentence.text(place),
      endsInQuestionMark: line.isAsked(behind: words.upperBound),
      isQuestion: isQuestion,
      isTold: line.isTold(words, interpreter.phrases) || stretch(words).tellsOfSomebody,
      isOrder: [.unread, .doubt].contains(move) && line.isOrder(words, interpreter.phrases),
      isInstead: reader.endsInSubstitute && !move.slots.contains(where: \.isDictated),
      hidesValue: move == .unread && stretch(words).hasValue,
      hidesNumber: [.unread, .doubt].contains(move)
        && words.contains { line.isDigits($0) || line[$0].number > 1 },
      people: move.isSilent || move.isInquiry || move == .foreign ? stretch(words).people : []
    )
  }
}

extension [Division.Part] {
  /// The division with people, or what could not be read, unread together with what an *and* adds
  /// that is nobody: “take Anna and the boat off”.
  fileprivate func joined(in line: Line) -> [Division.Part] {
    reduce(into: []) { joined, part in
      guard let last = joined.last, last.found?.move.isOfPeopleToChange != false,
        part.isUnreadOrText(in: line), line.nameWord(part.words.lowerBound).contains(.and),
        !line.marks(part.words.lowerBound).hasAny(of: Division.marks)
      else { return joined.append(part) }
      let words = last.words.lowerBound..<part.words.upperBound
      joined[joined.count - 1] = Division.Part(words: words, found: nil)
    }
  }
}

extension [Clause] {
  /// True if they say no to what they ask.
  fileprivate var answerThemselves: Bool {
    zip(self, dropFirst()).contains { $0.endsInQuestionMark && $1.move == .deny }
  }
}

extension Division.Part {
  /// True if nothing is made of it but a text, down to its first word.
  fileprivate func isUnreadOrText(in line: Line) -> Bool {
    guard let found else { return true }
    let start = Int(line.sentence.tokens[words.lowerBound].start)
    return found.move.slots.contains { $0.isDictated && $0.range.lowerBound == start }
  }
}
