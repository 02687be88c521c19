import Dialogue
import Domains
import Understanding

extension Rule {
  /// Refuses a request outside all domains, at no cost of patience.
  static let foreign = Rule(
    "elsewhere",
    because: "It is known to be none of ours."
  ) { turn in
    guard turn.hearing.isForeign, turn.stage != .idle else { return false }
    turn.course.refuse("out-of-scope", .notOurs)
    turn.course.askAgain()
    return true
  }

  /// Says that the answer is not known here, and leaves the open question open.
  static let unknown = Rule(
    "unknown",
    because: "It asks something that is not known here."
  ) { turn in
    let isDetail = if case .detail = turn.hearing.control { true } else { false }
    guard turn.hearing.asks || isDetail, turn.hearing.isWithoutContent,
      turn.hearing.decision == nil, turn.hearing.verb == nil, turn.hearing.picks == nil
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
  /// The number of times that the assistant's own question is asked, as often as an app's.
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
    case .nearTie(let first, let second): course.choose(first, second)
    case .refused:
      let memory = course.discourse.memory
      let refusal = utterance.refusal
      let last = memory.handled.first?.draft.intent
      let isFitting = refusal.nearest.map(memory.canBeAbout) ?? true
      let fitting = isFitting ? refusal : refusal.withoutNearest
      course.refuse("out-of-scope", .refused(fitting, after: last))
    }
  }
}
