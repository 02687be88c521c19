internal import Phrases

// MARK: - Several sentences in one answer

extension ReplyReader {
  /// What the sentences of an answer mean together: a yes and a question, or a no and what is
  /// wanted instead.
  ///
  /// A change wins over whatever leads up to it, and any doubt over a yes: it is a yes only if
  /// everything else in the answer is a question, a courtesy or another yes.
  func combined(_ line: Line) -> ReplyReading? {
    let clauses = clauses(of: line)
    guard clauses.count > 1 else { return nil }
    let readings = clauses.map { reading(of: $0, in: line) }
    if let change = change(readings) { return change }
    for doubt in [ReplyReading.cancel, .no, .changeWanted, .unsure] where readings.contains(doubt) {
      return doubt
    }
    guard readings.contains(.yes) else { return nil }
    let isYes = zip(readings, clauses).allSatisfy { reading, clause in
      reading == .yes || isHarmless(reading, clause, in: line)
    }
    return isYes ? .yes : nil
  }

  /// The sentences of an answer, and what stands before the first comma.
  private func clauses(of line: Line) -> [Range<Int>] {
    var clauses: [Range<Int>] = []
    var start = 0
    for index in 1..<max(line.count, 1) {
      let isFirstComma = clauses.isEmpty && line.marks(index).contains(.comma)
      guard line.marks(index).contains(.sentenceEnd) || isFirstComma else { continue }
      clauses.append(start..<index)
      start = index
    }
    return clauses + [start..<line.count]
  }

  private func reading(of clause: Range<Int>, in line: Line) -> ReplyReading {
    let range = line.sentence.range(ofWords: clause)
    let part = interpreter.line(line.sentence.text(range))
    guard part.count > 0 else { return .unclear }
    let reading = single(interpreter.answers(in: part, at: now)) ?? .unclear
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
    let isQuestion = Self.questions.contains(first)
    switch reading {
    case .request: return isQuestion
    case .unclear:
      guard !clause.contains(where: { Self.doubts.contains(line.sentence.tokens[$0].word) }) else {
        return false
      }
      return isQuestion || Self.subjects.contains(first)
    case .repeated: return isQuestion
    default: return false
    }
  }

  private static let questions = words(
    """
    how what when where who which will is are do does can could would may also and tell let find \
    check give please lastly
    """
  )
  private static let subjects = words("that this it those these everything all you")
  private static let doubts = words(
    """
    not no never but except however instead change wait actually only just maybe cancel stop wrong \
    although unless until later rather different other another first before if
    """
  )

  private static func words(_ text: String) -> Set<Word> {
    Set(text.split(separator: " ").map { Word(String($0)) })
  }
}
