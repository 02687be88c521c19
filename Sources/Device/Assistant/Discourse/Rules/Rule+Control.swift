import Dialogue
import Domains
import Understanding

// MARK: - Before everything else

extension Rule {
  /// Nothing was typed: the question comes again.
  static let nothing = Rule(
    "nothing",
    because: "Nothing was typed: what was asked is asked again."
  ) { turn in
    guard turn.utterance.isBlank else { return false }
    turn.course.askAgain(isShown: false)
    return true
  }

  /// A call for help goes first, whatever else is open, but for a text that is asked for.
  static let emergency = Rule(
    "emergency",
    because: "A call for help goes before everything else."
  ) { turn in
    guard turn.stage != .idle, turn.course.discourse.draft?.isEmergencyCall != true,
      let reading = turn.emergency
    else { return false }
    turn.course.setAside()
    turn.course.admit(reading)
    return true
  }

  /// A line that asks for something and takes it back: “call Anna? no”.
  static let takenBack = Rule(
    "taken-back",
    because: "The line takes back what it asks for itself."
  ) { turn in
    guard let reading = turn.hearing.takenBack, turn.isWithoutContent, turn.hearing.decision == nil,
      turn.hearing.instead == nil
    else { return false }
    if turn.stage.isAtRest {
      turn.course.follow(.callOff([.reading(reading)]))
    } else {
      turn.course.askAgain(after: .calledOff([.reading(reading)]))
    }
    return true
  }
}

extension Turn {
  fileprivate var emergency: Reading? {
    let readings = hearing.readings + hearing.restated
    if let reading = readings.first(where: \.isEmergencyCall) { return reading }
    guard hearing.slots.contains(where: \.isEmergencyNumber),
      case .reading(let reading, _) = utterance.understood, reading.isEmergencyCall
    else { return nil }
    return reading
  }
}

// MARK: - Words that steer

extension Rule {
  /// What was asked is said once more, with all that is shown with it.
  static let sayAgain = Rule(
    "say-again",
    because: "It asks to hear the question again."
  ) { turn in
    guard turn.hearing.control == .again, turn.isWithoutContent, turn.stage != .idle else {
      return false
    }
    turn.course.askAgain(isShown: false)
    return true
  }

  /// Help is about the open question; with none, about what can be said at all.
  static let help = Rule(
    "help",
    because: "It asks for help."
  ) { turn in
    guard turn.hearing.control == .help else { return false }
    guard let question = turn.question else {
      turn.course.act(.help(nil))
      return true
    }
    if let help = question.help { turn.course.say(help) }
    turn.course.askAgain()
    return true
  }

  /// A greeting or thanks gets one line, and leaves what is open open.
  static let courtesy = Rule(
    "courtesy",
    because: "It is a courtesy, which answers no question."
  ) { turn in
    guard turn.hearing.isCourtesy, let courtesy = turn.hearing.courtesies.last,
      courtesy != .acknowledgement || !turn.isYesOrNo
    else { return false }
    turn.course.say(.courtesy(courtesy))
    if turn.stage.isAtRest {
      turn.course.stage = .idle
    } else if courtesy != .farewell {
      turn.course.askAgain()
    }
    return true
  }

  /// What is only told is heard, and leaves what is open open.
  static let remark = Rule(
    "remark",
    because: "It only tells something: it asks for nothing, and answers nothing."
  ) { turn in
    guard turn.hearing.isRemark else { return false }
    if turn.stage.isAtRest {
      guard turn.course.discourse.over != nil else { return false }
      turn.course.stage = .idle
      turn.course.say(.fine)
    } else {
      turn.course.askAgain(after: .fine)
    }
    return true
  }

  /// Whoever needs time to think has it: nothing is decided, and nothing dropped.
  static let wait = Rule(
    "wait",
    because: "It asks for time to think, and decides nothing."
  ) { turn in
    guard turn.hearing.control == .wait, turn.isWithoutContent, turn.stage != .idle,
      !turn.hearing.isRetracted, !turn.hearing.isForeign, turn.hearing.unread.isEmpty
    else { return false }
    turn.course.say(.takeYourTime)
    return true
  }

  /// Whoever doubts has time, too, and is asked again.
  static let unsure = Rule(
    "unsure",
    because: "It is not sure yet: that is neither yes nor no, and no failure to answer."
  ) { turn in
    guard turn.hearing.control == .unsure, turn.isWithoutContent, !turn.stage.isAtRest,
      !turn.hearing.isRetracted
    else { return false }
    turn.course.askAgain(after: .takeYourTime)
    return true
  }

  /// What is shown stays as it is, and is asked about again.
  static let keep = Rule(
    "keep",
    because: "It says that nothing is to be changed."
  ) { turn in
    guard turn.hearing.control == .keep, !turn.hearing.isRetracted,
      turn.isWithoutContent || turn.isAskedToUndo && turn.hearing.requests.isEmpty
    else { return false }
    if turn.isAskedToUndo, let question = turn.question {
      turn.course.follow(question.no)
    } else if turn.stage == .idle {
      turn.course.say(.fine)
    } else {
      turn.course.askAgain(after: .fine)
    }
    return true
  }

  /// With nothing open, who thinks aloud is let think.
  static let thinking = Rule(
    "thinking",
    because: "It weighs something, and asks for nothing yet."
  ) { turn in
    guard turn.stage.isAtRest, [.wait, .unsure].contains(turn.hearing.control),
      turn.isHardlyARequest
    else { return false }
    turn.course.say(.takeYourTime)
    return true
  }

  /// “That first”, “Anna first”, where it is asked whether a request can wait.
  static let first = Rule(
    "which-first",
    because: "It says which of two requests comes first."
  ) { turn in
    guard case .replacing(let exchange, let reading) = turn.stage,
      case .first(let isNew) = turn.hearing.control
    else { return false }
    turn.course.follow(isNew ?? true ? .request(reading, before: exchange) : .goOn(exchange))
    return true
  }

  /// “Back to the ride”: a request that was left comes first, with what is said of it.
  static let resume = Rule(
    "resume",
    because: "It goes back to what was left."
  ) { turn in
    guard case .resume(let named) = turn.hearing.control else { return false }
    return turn.resume(named)
  }

  /// “Go back”, “skip”, “not sure”.
  static let step = Rule(
    "step",
    because: "It steers through the questions: back, skip, not sure."
  ) { turn in
    guard turn.prompt != nil, case .talking(let exchange) = turn.stage else { return false }
    switch turn.hearing.control {
    case .back where exchange.conversation.canGoBack: turn.course.follow(.reply(.back, exchange))
    case .back: turn.course.askAgain(after: .firstQuestion)
    case .skip: turn.course.follow(.reply(.skip, exchange))
    case .doubt: turn.course.follow(.reply(.unclear, exchange))
    default: return false
    }
    return true
  }

  /// What is asked of the request at hand, or of the last one, is answered from what is known of
  /// it: “how much is it”, “who does it go to”.
  static let detail = Rule(
    "detail",
    because: "It asks about what is shown, or was done last."
  ) { turn in
    guard case .detail(let detail) = turn.hearing.control else { return false }
    if detail == .done {
      turn.tellWhetherItIsDone()
    } else if turn.stage.isAtRest {
      guard let answer = turn.answer(to: detail) else { return false }
      turn.course.say(.detail(answer))
    } else {
      turn.course.askAgain(after: turn.answer(to: detail).map { .detail($0) } ?? .unknown)
    }
    return true
  }
}

extension Turn {
  /// Whether the line as a whole asks for nothing, or for something only at a stretch: “end it when
  /// I say so”.
  fileprivate var isHardlyARequest: Bool {
    switch utterance.understood {
    case .refused(let refusal): !refusal.isElsewhere
    case .reading(let reading, _): hearing.requests.isEmpty && reading.score < Self.plain
    case .doubtful, .nearTie: false
    }
  }

  /// The least score of a line that asks for something plainly.
  private static let plain = 0.7

  /// A sentence about the request at hand, else about the last one of this run.
  fileprivate func answer(to detail: Detail) -> String? {
    let discourse = course.discourse
    let over = discourse.waiting.last?.exchange ?? (discourse.dropped ?? discourse.done)?.exchange
    let exchange = isBetweenRequests ? over : stage.exchange
    return SessionWording.answer(
      to: detail,
      about: exchange?.conversation.draft,
      showing: isBetweenRequests || isGoAhead ? discourse.card : nil,
      in: context.grounding.voice
    )
  }

  /// Whether no request is being put together but one that waits, or that only asks.
  private var isBetweenRequests: Bool {
    if case .resuming = stage { return true }
    return stage.isAtRest || stage.exchange?.manner.isLookup == true
  }

  fileprivate mutating func tellWhetherItIsDone() {
    if !stage.isAtRest {
      course.askAgain(after: .notYet)
    } else if let dropped = course.discourse.dropped, !dropped.exchange.manner.isLookup {
      course.say(.leftUndone(dropped.exchange))
    } else if let done = course.discourse.done {
      course.say(done.isCertain ? .did(done.exchange) : .mayHaveDone(done.exchange))
    } else {
      course.say(.nothingDone)
    }
  }

  fileprivate mutating func resume(_ named: [SlotReading]) -> Bool {
    let waiting = course.discourse.waiting
    let place = waiting.lastIndex { $0.exchange.map { context.isNamed($0, by: named) } == true }
    guard let place, let exchange = waiting[place].exchange else {
      guard stage != .idle, hearing.updates.isEmpty else { return false }
      course.askAgain(isShown: false)
      return true
    }
    course.discourse.waiting.remove(at: place)
    if !stage.isAtRest { course.leave(stage) }
    if hearing.updates.isEmpty {
      course.follow(.takeUpAll([exchange]))
    } else {
      course.stage = .idle
      course.proceed(with: .answer(Change(hearing.updates, to: nil), exchange))
    }
    return true
  }
}

// MARK: - No answer

extension Rule {
  /// What is known to be none of ours costs no patience.
  static let foreign = Rule(
    "elsewhere",
    because: "It is known to be none of ours."
  ) { turn in
    guard turn.hearing.isForeign, turn.stage != .idle else { return false }
    turn.course.refuse("out-of-scope", .notOurs)
    turn.course.askAgain()
    return true
  }

  /// What nobody here knows is said to be so, and leaves what is open open.
  static let unknown = Rule(
    "unknown",
    because: "It asks something that is not known here."
  ) { turn in
    guard turn.hearing.asks, turn.isWithoutContent, turn.hearing.decision == nil,
      turn.hearing.verb == nil, turn.hearing.picks == nil
    else { return false }
    guard turn.stage.isAtRest else {
      turn.course.askAgain(after: .unknown)
      return true
    }
    guard case .refused(let refusal) = turn.utterance.understood, !refusal.isElsewhere else {
      return false
    }
    turn.course.stage = .idle
    turn.course.refuse("out-of-scope", .unknown)
    return true
  }

  /// Nothing else fits: a request, if nothing is open; otherwise a line that gave nothing.
  static let miss = Rule(
    "miss",
    because: "None of the rules fits: it was not understood."
  ) { turn in
    if turn.stage.isAtRest {
      turn.takeAsRequest()
    } else if case .talking(let exchange) = turn.stage {
      turn.course.follow(.reply(.unclear, exchange))
    } else {
      turn.course.missOwnQuestion()
    }
    return true
  }
}

extension Course {
  /// How often the assistant's own question is asked, as often as an app's.
  private static let patience = 3

  fileprivate mutating func missOwnQuestion() {
    discourse.misses += 1
    if discourse.misses < Self.patience {
      askAgain(after: discourse.misses == Self.patience - 1 ? .lastNotAnAnswer : .notAnAnswer)
    } else if let end = stage.question?.end {
      follow(end)
    }
  }
}

extension Turn {
  /// With nothing open, what the line as a whole may ask for.
  fileprivate mutating func takeAsRequest() {
    course.stage = .idle
    switch utterance.understood {
    case .reading(let reading, _):
      let named = hearing.updates.filter { !$0.slots.allSatisfy(\.isPronoun) }
      course.admit(reading.completed(by: named, isCorrected: true).0)
    case .doubtful(let reading): course.doubt(reading)
    case .nearTie(let first, let second): course.ask(.choosingIntent(first, second))
    case .refused:
      let last = course.discourse.memory.handled.first?.draft.intent
      course.refuse("out-of-scope", .refused(utterance.refusal, after: last))
    }
  }
}

// MARK: - Emergencies

extension Reading {
  /// Whether it calls for help.
  fileprivate var isEmergencyCall: Bool {
    intent.manner.isImmediate && intent.manner.delivers == nil
      && slots.contains { slot in
        switch slot.meaning {
        case .term(let term): term == "emergency"
        case .phoneNumber: slot.isEmergencyNumber
        default: false
        }
      }
  }
}

extension SlotReading {
  /// Whether it is a number that calls for help.
  fileprivate var isEmergencyNumber: Bool {
    if case .phoneNumber(let number) = meaning {
      Draft.emergencyNumbers.contains(number)
    } else {
      false
    }
  }
}
