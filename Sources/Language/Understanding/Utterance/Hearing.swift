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
  private typealias Part = Division.Part

  /// The cheapest division of the line.
  private mutating func division(answering question: Question?) -> [Clause] {
    let whole = 0..<line.count
    if let best = reading(of: whole, question), best.cost <= Costs.text {
      return repaired([Part(words: whole, found: best)], question).map { clause($0) }
    }
    let parts = goingOn(repaired(division(of: whole, question), question))
    guard question == nil else {
      return (takesText(question) ? parts.map { quoted($0) } : parts).map { clause($0) }
    }
    return perhaps(insteadOf: inTheirLight(parts).map { clause($0) })
  }

  private mutating func division(of words: Range<Int>, _ question: Question?) -> [Part] {
    var division = Division(line, words, interpreter.phrases)
    while let words = division.next() {
      let found = reading(of: words, question)
      division.add(found.flatMap { allows($0, words) ? $0 : nil }, for: words)
    }
    return division.cheapest
  }

  /// The clauses of a line that nothing was asked before: values behind a request are said of it,
  /// as in “pay Anna 20, no, 30”.
  private mutating func inTheirLight(_ parts: [Part]) -> [Part] {
    var request: Move?
    var last: Move?
    return parts.map { part in
      defer { last = part.found?.move }
      if part.found?.move.intent != nil { request = part.found?.move }
      guard let request, let found = part.found else { return part }
      var own = part
      if request.slots.contains(where: \.isDictated),
        endOfQuotation(openedBefore: part.words.lowerBound) == part.words.upperBound
      {
        own.found = text(part.words, for: SlotReading.dictated)
      } else if !found.move.values.isEmpty {
        var value = value(part.words, behind: request) ?? found
        // Without a “no” between them, another value of the same kind takes the first one's place.
        if last != .deny, last != .retract { value.move = value.move.replacing(in: request) }
        own.found = value
      }
      return own
    }
  }

  /// The value that words give a request before them: one like the last that was said, or else any.
  private mutating func value(_ words: Range<Int>, behind request: Move) -> MoveReader.Found? {
    let last = request.slots.max { $0.range.lowerBound < $1.range.lowerBound }
    let kinds = [last.map { Question.Kind.value(slot: $0.name) }, .approval].compactMap(\.self)
    let found = kinds.compactMap { reading(of: words, Question($0, intent: request.intent)) }
    return found.filter { !$0.move.values.isEmpty }.min { $0.cost < $1.cost }
  }

  /// The division with what stands behind a request read as at the request's go-ahead, where more
  /// can be made of it so: “pay Kate 20, no, 25 for lunch”.
  private mutating func goingOn(_ parts: [Part]) -> [Part] {
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
  private func allows(_ found: MoveReader.Found, _ words: Range<Int>) -> Bool {
    guard words.upperBound < line.count, let text = found.move.slots.last(where: \.isDictated)
    else { return true }
    let end = Int(line.sentence.tokens[words.upperBound - 1].end)
    return text.range.upperBound < end
      || line.sentence.quotes.contains { $0.inside == text.range }
  }

  /// What its words speak for, where no phrase covers enough of the line.
  private mutating func perhaps(insteadOf clauses: [Clause]) -> [Clause] {
    let isSilent = clauses.allSatisfy(\.move.isSilent)
    let words = 0..<line.count
    switch understood {
    case .doubtful(let reading) where isSilent || clauses.contains { $0.move == .unread }:
      let found = MoveReader.Found(move: .perhaps(reading), cost: Costs.doubtful)
      return [clause(Part(words: words, found: found))]
    // A story with a request in it that nothing parts from it.
    case .reading(let reading, _) where isSilent:
      let found = MoveReader.Found(move: .request(reading), cost: Costs.doubtful)
      return [clause(Part(words: words, found: found))]
    default: return clauses
    }
  }

  private mutating func clause(_ part: Part) -> Clause {
    let (words, found) = (part.words, part.found)
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

// MARK: - Repairs behind free text

extension Hearing {
  /// The division with a text ended where what was said is put right or taken back behind it:
  /// “pay Anna 80 for the hotel; no, 40”, “text Kate, no, call Jane”.
  private mutating func repaired(_ parts: [Part], _ question: Question?) -> [Part] {
    guard let place = parts.lastIndex(where: { $0.text != nil }), let text = parts[place].text
    else { return parts }
    let start = parts[place].words.lowerBound
    for pause in pauses(in: start..<line.count, of: text) {
      guard let head = reading(of: start..<pause, question), head.cost <= Costs.likely else {
        continue
      }
      let intent = head.move.intent ?? question?.intent
      let tail = division(of: pause..<line.count, Question(.approval, intent: intent))
        .map { quoted($0) }
      let ends = text.isDictated ? endsText(of: head.move, tail, at: pause) : endsNote(tail)
      guard ends else { continue }
      return parts[..<place] + [Part(words: start..<pause, found: head)] + tail
    }
    return parts
  }

  /// Whether the request that a question belongs to has a text that is dictated.
  private func takesText(_ question: Question?) -> Bool {
    interpreter.phrases.intents.contains { intent in
      intent.name == question?.intent?.rawValue && intent.role == .request
        && intent.parameters.contains(SlotReading.dictated)
    }
  }

  /// Words in quotation marks as a text.
  private mutating func quoted(_ part: Part) -> Part {
    guard part.found == nil,
      endOfQuotation(openedBefore: part.words.lowerBound) == part.words.upperBound
    else { return part }
    return Part(words: part.words, found: text(part.words, for: SlotReading.dictated))
  }

  /// The words before which a text may end: behind a mark, a note also without one.
  private func pauses(in words: Range<Int>, of text: SlotReading) -> [Int] {
    let last = words.dropFirst().last(where: line.isHesitant)
    return words.dropFirst().filter { index in
      guard Int(line.sentence.tokens[index].start) >= text.range.lowerBound else { return false }
      let word = line.sentence.tokens[index].word
      let isMarker =
        interpreter.phrases.has(word, as: .marker)
        || interpreter.phrases.has(word, as: .interjection)
      return index == last
        || isMarker && (!text.isDictated || line.marks(index).hasAny(of: Division.marks))
    }
  }

  /// Whether what stands behind what somebody is told is no part of it.
  ///
  /// What is told may take itself back; so only a request, known people, another text in quotation
  /// marks or a word of calling off ends it, and these behind a pause or another such mark.
  private func endsText(of head: Move, _ tail: [Part], at pause: Int) -> Bool {
    let moves = tail.compactMap { $0.found.map(\.move) }
    guard moves.count == tail.count,
      tail.allSatisfy({ $0.cost < Costs.unread(0) || $0.found?.move.intent != nil }),
      let first = moves.first, first.takesBack || first.corrects || first.callsOff
    else { return false }
    let rest = moves.drop(while: \.takesBack)
    if rest.allSatisfy(\.callsOff) {
      return line.isHesitant(before: pause) && moves.contains(where: \.callsOff)
    }
    let text = head.slots.last(where: \.isDictated)
    let isDone = text.map { isQuoted([$0]) } ?? true || line.isHesitant(before: pause)
    return isDone && rest.allSatisfy { $0.intent != nil || $0.isOfKnownPeople || $0.isQuoted(line) }
  }

  /// Whether what stands behind a note puts something right, or changes a value; why it does so may
  /// stand behind it.
  private func endsNote(_ tail: [Part]) -> Bool {
    let moves = tail.map { $0.found?.move }
    let said = moves.drop { $0?.takesBack == true }
    guard let first = said.first, let first, tail[moves.count - said.count].cost < Costs.unread(0)
    else { return moves.contains { $0?.callsOff == true } && !moves.contains(nil) }
    // A request of its own is none of it either: “for lunch, then text her …”.
    let isRequest = first.intent != nil && !moves.contains(nil)
    return isRequest || (said.count < moves.count ? first.saysSomething : first.changesValue)
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
    let whole = 0..<line.count
    if let clauses = quotation(for: slot, question) { return clauses }
    let reader = MoveReader(stretch(whole), question, interpreter.phrases)
    if let control = reader.control { return [clause(Part(words: whole, found: control))] }
    return correction(ofTextFor: question) ?? instruction(insteadOfTextFor: question)
      ?? [clause(Part(words: whole, found: reader.text(for: slot)))]
  }

  /// A text in quotation marks, with what leads up to it, and what is said behind the mark that
  /// ends it; `nil` where the marks stand within a text.
  private mutating func quotation(for slot: String, _ question: Question?) -> [Clause]? {
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

  private func isQuoted(_ part: Part) -> Bool {
    part.found.map { isQuoted($0.move.slots) } == true
  }

  /// What is said to the assistant about the message: to send it, to whom else, or to look
  /// something up before.
  private mutating func instruction(insteadOfTextFor question: Question?) -> [Clause]? {
    let clauses = division(answering: Question(.approval, intent: question?.intent))
    guard clauses.allSatisfy({ $0.cost <= Costs.courtesy }) else { return nil }
    let others = clauses.filter { clause in
      !clause.move.instructs(about: question?.intent) && !looksUp(clause)
    }
    let isInstruction = others.count < clauses.count
    return isInstruction && others.allSatisfy(\.move.accompanies) ? clauses : nil
  }

  /// Whether a clause looks up what somebody who is known wrote, or whatever else is the user's
  /// own: nobody else could tell.
  private func looksUp(_ clause: Clause) -> Bool {
    guard case .request(let reading) = clause.move, Manner.of(reading.intent).isLookup,
      !reading.slots.isEmpty
    else { return false }
    let isOwn = Sentence.words(of: clause.wording).contains {
      interpreter.phrases.has($0, as: .user)
    }
    return isOwn || reading.slots.contains(where: \.isKnownPerson)
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
      (opens > 0 || clause.move.corrects) && clause.move.isOfKnownPeople
    }
    return isCorrection && !rest.isEmpty ? clauses : nil
  }
}

extension Move {
  /// Whether it can only be said to the assistant: “send it”, “add Kate”, “did Anna write to me?”.
  fileprivate func instructs(about intent: IntentName?) -> Bool {
    switch self {
    case .verb(let verb): verb.hasObject && intent.map(verb.requests.contains) == true
    case .add(let values), .remove(let values):
      !values.isEmpty && values.allSatisfy(\.isKnownPerson)
    case .restore, .resume: true
    default: false
    }
  }

  /// Whether it can stand beside an instruction.
  fileprivate var accompanies: Bool {
    switch self {
    case .affirm, .deny, .courtesy, .unsure, .retract: true
    default: false
    }
  }

  /// Whether it asks for nothing and answers nothing, as far as is known.
  fileprivate var isSilent: Bool {
    switch self {
    case .unread, .remark, .courtesy: true
    default: false
    }
  }

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

  /// Whether its values replace others.
  fileprivate var corrects: Bool {
    if case .correct = self { true } else { false }
  }

  /// Whether its values are people who are known.
  fileprivate var isOfKnownPeople: Bool {
    switch self {
    case .inform(let values), .correct(let values): values.allSatisfy(\.isKnownPerson)
    default: false
    }
  }

  /// Whether it gives or changes a value, or asks for something.
  fileprivate var saysSomething: Bool { !values.isEmpty || changesValue || intent != nil }

  /// Whether it says of a value how it changes, or that it replaces another.
  fileprivate var changesValue: Bool {
    switch self {
    case .correct, .shift, .remove: true
    default: false
    }
  }

  /// Whether it is a text in quotation marks.
  fileprivate func isQuoted(_ line: Line) -> Bool {
    values.contains { value in
      value.isDictated && line.sentence.quotes.contains { $0.inside == value.range }
    }
  }
}

extension Division.Part {
  /// The slot that takes any words.
  fileprivate var text: SlotReading? { found?.move.slots.last(where: \.isFreeText) }
}

extension Line {
  /// Whether an ellipsis stands before a word.
  func isPause(_ index: Int) -> Bool {
    let gap = gap(before: index)
    return Self.ellipses.contains { gap.contains($0) }
  }

  private static let ellipses = ["..", "…"].map { Array($0.utf8) }

  /// Whether a dash or the end of a sentence stands before a word.
  fileprivate func isHesitant(before index: Int) -> Bool {
    let gap = gap(before: index)
    return marks(index).hasAny(of: [.dash, .sentenceEnd]) || gap.contains(UInt8(ascii: "-"))
  }

  /// Whether a question mark stands before a word, or at the line's end.
  func isAsked(behind index: Int) -> Bool {
    gap(before: index).contains(UInt8(ascii: "?"))
  }

  /// The characters between a word and the one before it; none within a contraction, whose words
  /// share their characters.
  private func gap(before index: Int) -> ArraySlice<UInt8> {
    let tokens = sentence.tokens
    let start = index > 0 ? Int(tokens[index - 1].end) : 0
    let end = index < tokens.count ? Int(tokens[index].start) : sentence.bytes.count
    return start <= end ? sentence.bytes[start..<end] : []
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
