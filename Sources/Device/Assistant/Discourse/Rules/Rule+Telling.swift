import Dialogue
import Domains
import Understanding

extension Rule {
  /// A greeting or thanks gets one line, and leaves what is open open.
  static let courtesy = Rule(
    "courtesy",
    because: "It is a courtesy, which answers no question."
  ) { turn in
    guard turn.hearing.isCourtesy, let courtesy = turn.hearing.courtesies.last,
      courtesy != .acknowledgement || !turn.isYesOrNo
    else { return false }
    if courtesy == .farewell, turn.stage.isAtRest, let ending = turn.course.discourse.farewell {
      turn.course.stage = .idle
      turn.course.admit(Reading(intent: ending, score: 1))
      return true
    }
    if courtesy == .chat { turn.course.hear() } else { turn.course.say(.courtesy(courtesy)) }
    if turn.stage.isAtRest {
      turn.course.stage = .idle
    } else if ![.farewell, .closing].contains(courtesy) {
      turn.course.askAgain()
    }
    return true
  }

  /// Hears a remark, and leaves the open question open.
  static let remark = Rule(
    "remark",
    because: "It only tells something: it asks for nothing, and answers nothing."
  ) { turn in
    guard turn.hearing.isRemark else { return false }
    if turn.stage.isAtRest {
      // With nothing done yet, whoever needs a car may only tell of the rain.
      guard turn.course.discourse.over != nil || turn.isRefused else { return false }
      if let hint = turn.hint {
        guard hint.score >= Certainty.askOfKnown else { return false }
        turn.course.stage = .idle
        turn.course.ask(.doubting(hint))
        return true
      }
      turn.course.stage = .idle
      turn.course.hear()
    } else {
      turn.course.askAgain(after: .fine)
    }
    return true
  }

  /// Answers a question about the request at hand, or the last one, from what is known of it: “how
  /// much is it”, “who does it go to”.
  static let detail = Rule(
    "detail",
    because: "It asks about what is shown, or was done last."
  ) { turn in
    guard case .detail(let detail) = turn.hearing.control else { return false }
    if detail == .done || detail == .standing && turn.report(on: detail) == nil {
      turn.course.tellWhetherItIsDone()
    } else if detail == .going, turn.course.discourse.memory.report == nil {
      turn.course.say(.courtesy(.smallTalk))
      if !turn.stage.isAtRest { turn.course.askAgain() }
    } else if detail == .undoing {
      turn.course.tellWhetherItCanBeUndone()
    } else if let report = turn.report(on: detail) {
      turn.tell(by: report)
    } else if turn.stage.isAtRest {
      guard let answer = turn.answer(to: detail) else { return false }
      if detail.isOutOfScope { turn.course.state(.refused("out-of-scope")) }
      turn.course.say(.detail(answer))
    } else {
      turn.course.askAgain(after: turn.answer(to: detail).map { .detail($0) } ?? .unknown)
    }
    return true
  }
}

extension Course {
  /// Says that something was heard, not in the same words as the last time.
  fileprivate mutating func hear() {
    say(.heard(discourse.remarks))
    discourse.remarks += 1
  }
}

extension Turn {
  /// True if the line as a whole asks for nothing, be it in words that nobody has foreseen.
  fileprivate var isRefused: Bool {
    if case .refused(let refusal) = utterance.understood { !refusal.isElsewhere } else { false }
  }

  /// The request that a remark may hint at: “I've let the electric people sit rather long”.
  fileprivate var hint: Reading? {
    guard case .refused(let refusal) = utterance.understood, !refusal.isElsewhere,
      let likeliest = refusal.likeliest, course.discourse.memory.canBeAbout(likeliest.intent),
      likeliest.intent != course.discourse.over
    else { return nil }
    // Words that name nothing, and are about nothing that goes on, are a remark unless they are
    // likely to ask.
    let names = likeliest.slots.contains { !$0.isPronoun && !$0.isSomebody }
    let isPlain = names || likeliest.intent.manner.needsOngoing
    return isPlain || likeliest.score >= Certainty.askOfKnown ? likeliest : nil
  }

  /// A sentence about the request at hand, else about the last one of this run.
  fileprivate func answer(to detail: Detail) -> String? {
    let discourse = course.discourse
    return SessionWording.answer(
      to: detail,
      about: discourse.spokenOf?.draftForAll,
      showing: discourse.isBetweenRequests || stage.asksToGoAhead ? discourse.card : nil,
      in: context.grounding.voice
    )
  }

  /// The request that tells what is asked: how the thing that goes on stands, what is on offer, who
  /// is in a group.
  fileprivate func report(on detail: Detail) -> Reading? {
    let memory = course.discourse.memory
    return switch detail {
    case .standing, .going: memory.report.map(Reading.init)
    case .distance, .pickup: stage.isAtRest ? memory.reportOfWhatComes.map(Reading.init) : nil
    case .room: course.discourse.spokenOf?.offers.map(Reading.init)
    case .members:
      course.discourse.spokenOf.flatMap { context.grounding.members(of: $0.conversation.draft) }
    default: nil
    }
  }

  /// Makes a request that only tells; what is open is asked again.
  fileprivate mutating func tell(by reading: Reading) {
    if stage.isAtRest {
      course.admit(reading)
    } else if let telling = reading.telling {
      course.act(telling)
      course.askAgain(isShown: false)
    } else {
      course.leave(stage)
      course.admit(reading)
    }
  }
}

extension Reading {
  /// A request of which nothing else is said.
  fileprivate init(_ request: IntentName) { self.init(intent: request, score: 1) }
}

// MARK: - What is spoken of

extension Discourse {
  /// The request that a word of farewell makes: it ends the call that was made last, but none for
  /// help.
  fileprivate var farewell: IntentName? {
    guard let last = memory.handled.first, !last.draft.isEmergencyCall,
      Manner.of(intent: last.draft.intent).isImmediate, let ending = memory.undoing(nil),
      memory.canBeAbout(ending)
    else { return nil }
    return ending
  }
}

extension Discourse {
  /// The request at hand, else the last one of this run.
  fileprivate var spokenOf: Exchange? {
    let over = waiting.last?.exchange ?? (dropped ?? done)?.exchange
    return isBetweenRequests ? over : stage.exchange
  }

  /// True if no request is being put together but one that waits, or that only asks.
  fileprivate var isBetweenRequests: Bool {
    if case .resuming = stage { return true }
    return stage.isAtRest || stage.exchange?.manner.isLookup == true
  }
}

// MARK: - What was done, and can be undone

extension Course {
  fileprivate mutating func tellWhetherItIsDone() {
    if !stage.isAtRest {
      askAgain(after: .notYet)
    } else if let dropped = discourse.dropped, !dropped.exchange.manner.isLookup {
      say(.leftUndone(dropped.exchange))
    } else if let done = discourse.done {
      say(done.isCertain ? .did(done.exchange) : .mayHaveDone(done.exchange))
    } else {
      say(.nothingDone)
    }
  }

  /// Says how what is open is called off; what was done is asked about, if it can be undone at all.
  fileprivate mutating func tellWhetherItCanBeUndone() {
    let deed = discourse.memory.lastDeed.map { Exchange($0) }
    if !stage.isAtRest, let question = stage.question {
      askAgain(after: .canCallOff(question.about))
    } else if let undoing = deed?.manner.undoneBy {
      say(.canUndo)
      let reading = Reading(intent: undoing, score: 1)
      if undoing.manner.confirms { admit(reading) } else { ask(.doubting(reading)) }
    } else {
      let isOver = deed?.manner.isUndoing ?? true
      say(deed.flatMap { isOver ? nil : .cantUndo($0) } ?? discourse.nothingToEnd)
    }
  }
}

extension Detail {
  /// True if nothing here knows it, keeps it, or can do it.
  fileprivate var isOutOfScope: Bool {
    switch self {
    case .pastPayments, .weather, .holding, .muting, .recording, .joining, .childSeat, .pets,
      .driver, .stops, .later, .repeating, .cards, .partPayment, .ownAccounts,
      .sharedArrival, .months:
      true
    case .price, .pickup, .arrival, .duration, .recipient, .content, .option, .party, .route, .done,
      .members, .room, .undoing, .standing, .going, .distance, .clock, .day, .due:
      false
    }
  }
}
