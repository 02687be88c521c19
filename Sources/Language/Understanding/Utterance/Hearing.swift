internal import Phrases

/// What has been found out about a line so far.
struct Hearing {
  private let interpreter: Interpreter
  private let now: CivilTime
  private let line: Line

  /// The stretches of words that were looked at, by the words.
  private var stretches: [Range<Int>: Stretch] = [:]
  private var answers: [Question?: [Clause]] = [:]
  private var request: Understood?

  init(_ line: String, _ interpreter: Interpreter, _ now: CivilTime) {
    self.interpreter = interpreter
    self.now = now
    self.line = interpreter.line(line)
  }

  var analyses: Int { stretches.values.reduce(0) { $0 + $1.analyses } }

  /// The line as one request.
  var understood: Understood {
    mutating get {
      if let request { return request }
      guard line.count > 0 else {
        return interpreter.decide(interpreter.requests(in: line, at: now))
      }
      let understood = interpreter.decide(stretch(0..<line.count).requests)
      request = understood
      return understood
    }
  }

  mutating func clauses(answering question: Question?) -> [Clause] {
    guard line.count > 0 else { return [] }
    if let known = answers[question] { return known }
    let clauses = text(answering: question) ?? division(answering: question)
    answers[question] = clauses
    return clauses
  }

  private mutating func stretch(_ words: Range<Int>) -> Stretch {
    if let known = stretches[words] { return known }
    let stretch = Stretch(words, of: line, interpreter, now)
    stretches[words] = stretch
    return stretch
  }

  private mutating func reading(of words: Range<Int>, _ question: Question?) -> MoveReader.Found? {
    MoveReader(stretch(words), question, interpreter.phrases).best
  }
}

// MARK: - Division

extension Hearing {
  /// The cheapest division of the line.
  private mutating func division(answering question: Question?) -> [Clause] {
    let whole = 0..<line.count
    if let best = reading(of: whole, question), best.cost <= Costs.text {
      return takenBack(best, question) ?? [clause(best, whole)]
    }
    var division = Division(line, interpreter.phrases)
    while let words = division.next() {
      let found = reading(of: words, question)
      division.add(found.flatMap { allows($0, words) ? $0 : nil }, for: words)
    }
    guard question == nil else { return division.cheapest.map { clause($0.found, $0.words) } }
    return perhaps(insteadOf: inTheirLight(division.cheapest))
  }

  /// The clauses of a line that nothing was asked before: values behind a request are said of it,
  /// as in “pay Anna 20, no, 30”.
  private mutating func inTheirLight(
    _ parts: [(words: Range<Int>, found: MoveReader.Found?)]
  ) -> [Clause] {
    var request: Move?
    var last: Move?
    return parts.map { words, found in
      defer { last = found?.move }
      if found?.move.intent != nil { request = found?.move }
      guard let request, let found else { return clause(found, words) }
      if request.slots.contains(where: \.isDictated),
        endOfQuotation(openedBefore: words.lowerBound) == words.upperBound
      {
        return clause(text(words, for: SlotReading.dictated), words)
      }
      guard !found.move.values.isEmpty else { return clause(found, words) }
      var own = value(words, behind: request) ?? found
      // Without a “no” between them, another value of the same kind takes the first one's place.
      if last != .deny, last != .retract { own.move = own.move.replacing(in: request) }
      return clause(own, words)
    }
  }

  /// The value that words give a request before them: one like the last that was said, or else any.
  private mutating func value(_ words: Range<Int>, behind request: Move) -> MoveReader.Found? {
    let last = request.slots.max { $0.range.lowerBound < $1.range.lowerBound }
    let kinds = [last.map { Question.Kind.value(slot: $0.name) }, .approval].compactMap(\.self)
    let found = kinds.compactMap { reading(of: words, Question($0, intent: request.intent)) }
    return found.filter { !$0.move.values.isEmpty }.min { $0.cost < $1.cost }
  }

  /// A message that is taken back in the same breath, behind a pause: “text Anna hi – no wait,
  /// don't”; `nil` where the end may be part of the text.
  private mutating func takenBack(
    _ best: MoveReader.Found,
    _ question: Question?
  ) -> [Clause]? {
    guard best.move.slots.contains(where: \.isDictated), let pause = line.lastPause,
      line.count - pause > 1, let start = reading(of: 0..<pause, question),
      let end = reading(of: pause..<line.count, Question(.approval, intent: start.move.intent)),
      end.cost <= Costs.courtesy, end.move.callsOff
    else { return nil }
    return [clause(start, 0..<pause), clause(end, pause..<line.count)]
  }

  /// Dictated text reaches to the line's end, or to the quotation mark that closes it.
  private func allows(_ found: MoveReader.Found, _ words: Range<Int>) -> Bool {
    guard words.upperBound < line.count, let text = found.move.slots.last(where: \.isDictated)
    else { return true }
    let end = Int(line.sentence.tokens[words.upperBound - 1].end)
    return text.range.upperBound < end
      || line.sentence.quotes.contains { $0.inside == text.range }
  }

  /// What its words speak for, where no phrase covers enough of the line.
  private mutating func perhaps(insteadOf clauses: [Clause]) -> [Clause] {
    guard clauses.contains(where: { $0.move == .unread }), case .doubtful(let reading) = understood
    else { return clauses }
    return [clause(.init(move: .perhaps(reading), cost: Costs.doubtful), 0..<line.count)]
  }

  private mutating func clause(_ found: MoveReader.Found?, _ words: Range<Int>) -> Clause {
    let place = Stretch.place(of: words, in: line)
    return Clause(
      move: found?.move ?? .unread,
      cost: found?.cost ?? Costs.unread(words.count),
      range: place,
      wording: line.sentence.text(place),
      endsInQuestionMark: line.isAsked(behind: words.upperBound),
      isQuestion: MoveReader(stretch(words), nil, interpreter.phrases).isQuestion
    )
  }
}

// MARK: - Where a text is asked for

extension Hearing {
  /// The line as the text that is asked for, unless it is a word of control alone, or a
  /// correction of whom it is for; `nil` where something else is asked for.
  private mutating func text(answering question: Question?) -> [Clause]? {
    guard case .value(let slot)? = question?.kind, interpreter.phrases.isText(slot) else {
      return nil
    }
    if let end = endOfQuotation(openedBefore: 0) { return quotation(end, slot, question) }
    let whole = 0..<line.count
    let reader = MoveReader(stretch(whole), question, interpreter.phrases)
    if let control = reader.control { return [clause(control, whole)] }
    return correction(ofTextFor: question) ?? [clause(reader.text(for: slot), whole)]
  }

  /// A text in quotation marks, and what is said behind the mark that ends it.
  private mutating func quotation(_ end: Int, _ slot: String, _ question: Question?) -> [Clause] {
    let whole = 0..<line.count
    let all = text(whole, for: slot)
    // “Please” behind it is none of it.
    let isAll = isQuoted(all.move.slots) || end == line.count
    let approval = Question(.approval, intent: question?.intent)
    guard !isAll, let rest = reading(of: end..<line.count, approval) else {
      return [clause(all, whole)]
    }
    return [clause(text(0..<end, for: slot), 0..<end), clause(rest, end..<line.count)]
  }

  private func isQuoted(_ slots: [SlotReading]) -> Bool {
    slots.allSatisfy { slot in line.sentence.quotes.contains { $0.inside == slot.range } }
  }

  private mutating func text(_ words: Range<Int>, for slot: String) -> MoveReader.Found {
    MoveReader(stretch(words), nil, interpreter.phrases).text(for: slot)
  }

  /// The word behind the quotation that begins before a word; `nil` where none does.
  private func endOfQuotation(openedBefore index: Int) -> Int? {
    let tokens = line.sentence.tokens
    let start = Int(tokens[index].start)
    guard let quote = line.sentence.quotes.first(where: { $0.inside.lowerBound == start }) else {
      return nil
    }
    return tokens.firstIndex { Int($0.start) >= quote.inside.upperBound } ?? tokens.count
  }

  /// The clauses of a line that opens as a correction and is about known people alone, as “no, send
  /// it to Anna”, or takes back everything for something else; everything else is the text.
  private mutating func correction(ofTextFor question: Question?) -> [Clause]? {
    let clauses = division(answering: Question(.approval, intent: question?.intent))
    guard clauses.allSatisfy({ $0.cost < Costs.stranger }) else { return nil }
    if clauses.count > 1, clauses[0].move == .retract { return clauses }
    let opens = clauses.prefix { $0.move.takesBack }.count
    let rest = clauses.dropFirst(opens)
    let isCorrection = rest.allSatisfy { clause in
      switch clause.move {
      case .correct(let values): values.allSatisfy(\.isKnownPerson)
      case .inform(let values): opens > 0 && values.allSatisfy(\.isKnownPerson)
      default: false
      }
    }
    return isCorrection && !rest.isEmpty ? clauses : nil
  }
}

extension Move {
  /// Values in place of those that a request has for the same slots.
  fileprivate func replacing(in request: Move) -> Move {
    guard case .inform(let values) = self,
      values.allSatisfy({ value in request.slots.contains { $0.name == value.name } })
    else { return self }
    return .correct(values)
  }

  /// Whether it ends or takes back what was said.
  fileprivate var callsOff: Bool {
    if case .verb(let verb) = self { verb.cancels } else { self == .retract }
  }

  /// Whether it takes back what stands before it.
  fileprivate var takesBack: Bool {
    switch self {
    case .deny, .retract, .revise, .courtesy(.apology): true
    default: false
    }
  }
}

extension Line {
  /// The word behind the last mark of hesitation: a dash, or an ellipsis.
  fileprivate var lastPause: Int? {
    (1..<max(count, 1)).last { index in
      let tokens = sentence.tokens
      let gap = sentence.bytes[Int(tokens[index - 1].end)..<Int(tokens[index].start)]
      return marks(index).contains(.dash) || Self.ellipses.contains { gap.contains($0) }
    }
  }

  private static let ellipses = ["..", "…", "–", "—", " -"].map { Array($0.utf8) }

  /// Whether a question mark stands before a word, or at the line's end.
  func isAsked(behind index: Int) -> Bool {
    let tokens = sentence.tokens
    let start = index > 0 ? Int(tokens[index - 1].end) : 0
    let end = index < tokens.count ? Int(tokens[index].start) : sentence.bytes.count
    return sentence.bytes[start..<end].contains(UInt8(ascii: "?"))
  }
}

extension Automaton {
  /// Whether any words can fill a slot as a text.
  func isText(_ slot: String) -> Bool {
    slots.contains { $0.name == slot && $0.kinds.contains(.text) }
  }

  /// Whether a word is of a sort.
  func has(_ word: Word, as sort: WordSort) -> Bool {
    let number = words.number(of: word)
    return number >= 0 && sorts[number] & sort.bit != 0
  }
}
