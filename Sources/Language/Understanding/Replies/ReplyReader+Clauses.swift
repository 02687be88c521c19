internal import Phrases

// MARK: - Several sentences in one answer

extension ReplyReader {
  /// What the sentences of an answer mean together: a yes and a question, or a no and what is
  /// wanted instead.
  ///
  /// A change wins over whatever leads up to it, and any doubt over a yes: it is a yes only if
  /// everything else in the answer is a question, a courtesy or another yes. What nobody can tell
  /// what it is, as in “yes; rm -rf”, is a doubt.
  func combined(_ line: Line) -> ReplyReading? {
    let sentences = meaning(of: clauses(of: line), in: line)
    guard sentences == nil || sentences == .no, corrects(line) else { return sentences }
    guard case .change(let slots, _) = meaning(of: clausesBehindCorrections(of: line), in: line)
    else { return sentences }
    return .change(slots, agreed: false)
  }

  private func meaning(of clauses: [Range<Int>], in line: Line) -> ReplyReading? {
    guard clauses.count > 1 else { return nil }
    guard clauses.count <= Self.mostSentences else { return .unclear }
    let readings = clauses.map { isQuestion($0, in: line) ? .unclear : reading(of: $0, in: line) }
    if let change = change(readings) { return change }
    if let repair = readings.first(where: \.isRepair) { return repair }
    for doubt in [ReplyReading.cancel, .no, .changeWanted, .unsure] where readings.contains(doubt) {
      return doubt
    }
    guard readings.contains(.yes) else { return nil }
    let isYes = zip(readings, clauses).allSatisfy { reading, clause in
      reading == .yes || isHarmless(reading, clause, in: line)
    }
    return isYes ? .yes : .unsure
  }

  /// An answer of more sentences than this is a story: none of them decides anything.
  private static let mostSentences = 40

  /// The sentences of an answer, and what stands before the first comma.
  private func clauses(of line: Line) -> [Range<Int>] {
    var hasComma = false
    return pieces(of: line) { index in
      let marks = line.marks(index)
      defer { hasComma = hasComma || marks.contains(.comma) }
      return marks.contains(.sentenceEnd) || (!hasComma && marks.contains(.comma))
    }
  }

  /// The words that take something back, each by itself, and the sentences after them: “no we go
  /// to the station” is a no and what is wanted instead.
  private func clausesBehindCorrections(of line: Line) -> [Range<Int>] {
    var isTakingBack = true
    return pieces(of: line) { index in
      isTakingBack = isTakingBack && corrects(line, at: index - 1)
      return isTakingBack || line.marks(index).contains(.sentenceEnd)
    }
  }

  private func pieces(of line: Line, beginningAt isStart: (Int) -> Bool) -> [Range<Int>] {
    let starts = [0] + (1..<max(line.count, 1)).filter(isStart)
    return zip(starts, starts.dropFirst() + [line.count]).map { $0..<$1 }
  }

  /// Whether a sentence asks something, which changes nothing and leaves a yes a yes; “how about
  /// six” proposes something instead.
  private func isQuestion(_ clause: Range<Int>, in line: Line) -> Bool {
    var words = clause.map { line.sentence.tokens[$0].word }[...]
    words = words.drop { Self.links.contains($0) }
    guard let first = words.first, Self.interrogatives.contains(first) else { return false }
    return !words.dropFirst().contains { Self.proposals.contains($0) }
  }

  /// Whether a sentence asks for a price, a time or the like in a roundabout way: “at what time
  /// will it come”, “could you tell me the price before it comes”.
  private func isInquiry(_ clause: Range<Int>, in line: Line) -> Bool {
    let words = clause.map { line.sentence.tokens[$0].word }
    guard !words.contains(where: Self.retractions.contains) else { return false }
    return Self.requests.contains(words[0]) || Self.details.contains(words[0])
      || words.contains(where: Self.interrogatives.contains)
  }

  private func reading(of clause: Range<Int>, in line: Line) -> ReplyReading {
    let range = line.sentence.range(ofWords: clause)
    let part = interpreter.line(line.sentence.text(range))
    guard part.count > 0 else { return .unclear }
    let answers = interpreter.answers(in: part, at: now)
    let reading = single(answers) ?? interpreter.corrected(answers).flatMap(single) ?? .unclear
    return moved(reading, by: range.lowerBound)
  }

  /// The reading with its slots where they stand in the whole answer.
  private func moved(_ reading: ReplyReading, by offset: Int) -> ReplyReading {
    func moved(_ slots: [SlotReading]) -> [SlotReading] {
      slots.map { slot in
        var slot = slot
        slot.range = (slot.range.lowerBound + offset)..<(slot.range.upperBound + offset)
        return slot
      }
    }
    switch reading {
    case .values(let slots): return .values(moved(slots))
    case .change(let slots, let agreed): return .change(moved(slots), agreed: agreed)
    case .addition(let slots): return .addition(moved(slots))
    case .removal(let slots): return .removal(moved(slots))
    case .request(var request):
      request.slots = moved(request.slots)
      return .request(request)
    default: return reading
    }
  }

  // MARK: - Together

  /// All that is to be changed; a request after a no is one too.
  private func change(_ readings: [ReplyReading]) -> ReplyReading? {
    var slots: [SlotReading] = []
    var isTakenBack = false
    var agreed = readings.first == .yes
    for reading in readings {
      switch reading {
      case .change(let changes, _): slots += changes
      case .request(let request) where isTakenBack && isOwn(request): slots += request.slots
      case .no, .cancel, .changeWanted, .unsure, .repeated:
        isTakenBack = true
        agreed = false
      default: break
      }
    }
    return slots.isEmpty ? nil : .change(slots, agreed: agreed)
  }

  private func isOwn(_ request: Reading) -> Bool {
    question.intent == nil || question.intent == request.intent
  }

  /// Whether a clause leaves a yes a yes: a question, thanks, or praise of what was said.
  private func isHarmless(_ reading: ReplyReading, _ clause: Range<Int>, in line: Line) -> Bool {
    let first = line.sentence.tokens[clause.lowerBound].word
    if isQuestion(clause, in: line) { return true }
    if makesSure(clause, in: line) { return false }
    if isInquiry(clause, in: line) { return true }
    let asks = Self.questions.contains(first)
    switch reading {
    case .request(let request): return asks && request.slots.isEmpty
    case .unclear:
      guard !clause.contains(where: { Self.doubts.contains(line.sentence.tokens[$0].word) }) else {
        return false
      }
      return asks || Self.subjects.contains(first)
    case .repeated: return asks
    default: return false
    }
  }

  /// “Yes, is that the right Anna?” and “yes, are you sure?” are no yes before they have an answer.
  private func makesSure(_ clause: Range<Int>, in line: Line) -> Bool {
    let words = clause.map { line.sentence.tokens[$0].word }
    guard words.count > 1, Self.verifying.contains(words[0]) else { return false }
    return Self.shown.contains(words[1]) || words.contains(where: Self.certainties.contains)
  }

  private static let verifying = words("is are was were")
  private static let shown = words("this that these those")
  private static let certainties = words("sure certain right correct")
  private static let links = words("and also so but then now")
  private static let interrogatives = words("how what whats when where which who whose why")
  private static let proposals = words("about if not no cancel stop change instead")
  private static let requests = words("can could would will tell let")
  private static let details = words("cost price fare charge duration")

  /// What takes back some of what was agreed to.
  private static let retractions = words(
    """
    not no never but except however instead change actually only just maybe cancel stop wrong about \
    although unless rather different other another if send pay add
    """
  )
  private static let questions = words(
    """
    how what when where who which will is are do does can could would may also and tell let find \
    check give please lastly
    """
  )
  private static let subjects = words("that this it those these everything all you thanks thank")
  private static let doubts = words(
    """
    not no never but except however instead change wait actually only just maybe cancel stop wrong \
    although unless until later rather different other another first before if
    """
  )

  private static func words(_ text: String) -> Set<Word> {
    Set(Word.list(text))
  }
}

extension ReplyReading {
  /// Whether it says what is to be changed, or done besides.
  var isRepair: Bool {
    switch self {
    case .change, .addition, .removal, .changeOf, .another: true
    default: false
    }
  }
}
