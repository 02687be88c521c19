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
      !turn.hearing.isAcknowledgement || !turn.isYesOrNo
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
        guard hint.score >= Certainty.ask else { return false }
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
}

extension Rule {
  /// The same of another kind as was told last: “and the swim?”.
  static let toldOn = Rule(
    "told-on",
    because: "It asks of another kind what was told last."
  ) { turn in
    guard turn.stage.isAtRest, let report = turn.course.discourse.report,
      let kind = Fragment(turn.utterance, heardAs: turn.hearing, after: report)?.slots.first
    else { return false }
    turn.course.stage = .idle
    turn.course.admit(report.with(kind))
    return true
  }
}

extension Reading {
  /// The same with another value in the place of one.
  fileprivate func with(_ slot: SlotReading) -> Reading {
    var reading = self
    reading.slots.removeAll { $0.name == slot.name }
    reading.slots.append(slot)
    return reading
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
    // Words that name nothing are a remark unless they are likely to ask.
    let names = likeliest.slots.contains { !$0.isPronoun && !$0.isSomebody }
    return names || likeliest.score >= Certainty.ask ? likeliest : nil
  }
}

// MARK: - Taking leave

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
