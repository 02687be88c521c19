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

  /// What is asked of the request at hand, or of the last one, is answered from what is known of
  /// it: “how much is it”, “who does it go to”.
  static let detail = Rule(
    "detail",
    because: "It asks about what is shown, or was done last."
  ) { turn in
    guard case .detail(let detail) = turn.hearing.control else { return false }
    if detail == .done {
      turn.tellWhetherItIsDone()
    } else if let request = turn.report(on: detail) {
      turn.tell(by: request)
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

  /// The request that tells how the thing that goes on stands, where that is what is asked.
  fileprivate func report(on detail: Detail) -> IntentName? {
    let memory = course.discourse.memory
    return switch detail {
    case .standing: memory.report
    case .distance, .pickup: stage.isAtRest ? memory.reportOfWhatComes : nil
    default: nil
    }
  }

  /// Makes a request that only tells; what is open is asked again.
  fileprivate mutating func tell(by request: IntentName) {
    let reading = Reading(intent: request, score: 1)
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
}
