import Dialogue
import Domains
import Understanding

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

  /// A line that asks for something and takes it back: “call Anna? no”.
  static let takenBack = Rule(
    "taken-back",
    because: "The line takes back what it asks for itself."
  ) { turn in
    guard let reading = turn.hearing.takenBack, turn.hearing.isWithoutContent,
      turn.hearing.decision == nil,
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

extension Rule {
  /// Says once more what was asked, with all that is shown with it; with nothing asked but what
  /// is offered, what was looked up last is shown again.
  static let sayAgain = Rule(
    "say-again",
    because: "It asks to hear the question again, or what was looked up last."
  ) { turn in
    guard turn.hearing.control == .again, turn.hearing.isWithoutContent else { return false }
    let told = turn.stage.isAtRest ? turn.course.discourse.told : nil
    guard told != nil || turn.stage != .idle else { return false }
    if let told { turn.course.say(.shown(told)) }
    if turn.stage != .idle { turn.course.askAgain(isShown: false) }
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

  /// Gives time to think: nothing is decided, and nothing dropped.
  static let wait = Rule(
    "wait",
    because: "It asks for time to think, and decides nothing."
  ) { turn in
    guard turn.hearing.control == .wait, turn.hearing.isWithoutContent, turn.stage != .idle,
      !turn.hearing.isRetracted, !turn.hearing.isForeign, turn.hearing.unread.isEmpty
    else { return false }
    turn.course.say(.takeYourTime)
    if turn.hearing.remarks { turn.missLine() }
    return true
  }

  /// Gives time to doubt, too, and asks again.
  static let unsure = Rule(
    "unsure",
    because: "It is not sure yet: that is neither yes nor no, and no failure to answer."
  ) { turn in
    guard turn.hearing.control == .unsure, turn.hearing.isWithoutContent, !turn.stage.isAtRest,
      !turn.hearing.isRetracted, turn.hearing.unread.isEmpty
    else { return false }
    turn.course.askAgain(after: .takeYourTime)
    return true
  }

  /// Keeps the request as it is shown, and asks about it again.
  static let keep = Rule(
    "keep",
    because: "It says that nothing is to be changed."
  ) { turn in
    guard turn.hearing.control == .keep, !turn.hearing.isRetracted,
      turn.hearing.isWithoutContent || turn.isAskedToUndo && turn.hearing.requests.isEmpty
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
      turn.hearing.unread.isEmpty, turn.isHardlyARequest
    else { return false }
    turn.course.say(.takeYourTime)
    return true
  }

  /// “That first”, “Anna first”, where it is asked whether a request can wait.
  static let first = Rule(
    "which-first",
    because: "It says which of two requests comes first."
  ) { turn in
    guard case .first(let isNew) = turn.hearing.control else { return false }
    // “The other one”, where one of that name was proposed.
    if case .talking(let exchange) = turn.stage, isNew == false,
      let other = turn.prompt?.other(thanProposedIn: turn.course)
    {
      turn.course.follow(.reply(other, exchange))
      return true
    }
    guard case .replacing(let exchange, let reading) = turn.stage else { return false }
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
    case .doubt where turn.prompt?.kind.isRefusal == true: turn.course.askAgain(isShown: false)
    case .doubt: turn.course.follow(.reply(.unclear, exchange))
    default: return false
    }
    return true
  }
}

extension Prompt.Kind {
  /// True if it asks for another value in the place of one that was refused.
  fileprivate var isRefusal: Bool {
    if case .value(_, _, .unsupported) = self { true } else { false }
  }
}

extension Turn {
  /// True if the line as a whole asks for nothing, or for something only at a stretch: “end it when
  /// I say so”.
  fileprivate var isHardlyARequest: Bool {
    switch utterance.understood {
    case .refused(let refusal): !refusal.isElsewhere
    // “Should I pay Anna”: what would be asked about in any case is not begun by words alone.
    case .reading(let reading, _):
      hearing.requests.isEmpty
        && (reading.score < Self.plain
          || reading.evidence.isEmpty && reading.intent.manner.confirms)
    case .doubtful(let reading):
      reading.isHedged || hearing.requests.isEmpty && reading.intent.manner.confirms
    case .nearTie: false
    }
  }

  /// The least score of a line that asks for something plainly.
  private static let plain = 0.7

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
