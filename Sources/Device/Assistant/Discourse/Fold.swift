import Domains
import Understanding

/// Folds the clauses of a line into one, in the order in which they were said: the last decision
/// counts, changes add up, and what takes something back takes back what stands before it.
struct Fold {
  /// All that was said so far.
  var heard = Hearing()

  /// The name that the open question's request is asked for by.
  let own: IntentName?

  /// The requests before the one taken back, which come again with what is put in its place: “hang up and
  /// start a run, no, a walk”.
  var besideTakenBack: [Hearing.Wanted] = []

  /// The values before what took them back, of which all stand but what is put in their place, as
  /// in “a compact, for one, no wait, two”.
  var updatesTakenBack: [Edit] = []

  /// The conditions with a number in them, which are not met beside a change: “she wouldn't mind if it
  /// were twenty, and put the cake in the note”.
  var doubted: [String] = []

  /// True if it says no to what it has just chosen or changed itself.
  var deniesChoice = false

  /// True if it takes back what it has just asked: “how much, no wait, is that the big one?”.
  var isInquiryTakenBack = false

  /// True if it excuses itself: what follows puts right what stands before.
  var isPutRight = false

  init(_ clauses: [Clause], to own: IntentName?) {
    self.own = own
    for clause in clauses { take(clause) }
    if deniesChoice { heard.updates = heard.updates.dropLast() }
    if !heard.updates.isEmpty {
      heard.unread += doubted
      heard.unreadNumbers += doubted
    }
    // “Remind me, who is in that group?” asks for no reminder.
    if heard.asksOnly { heard.limits = [] }
    if let limit = heard.limits.last, heard.saysNothingElse {
      (heard.control, heard.limits) = (.detail(limit), [])
    }
    // “How much is it, but don't book it” asks.
    if heard.takenBack?.changesNothing == true, heard.isWithoutContent, heard.decision == nil,
      !heard.isRetracted
    {
      heard.takenBack.map { heard.requests = besideTakenBack + [.clearly($0)] }
      heard.takenBack = nil
    }
    if let own, heard.requests.count == 1, heard.readings.last?.ends(own) == true,
      clauses.endInPick || heard.behind.contains(where: \.replaces)
    {
      // “Hang up, I meant Anna” puts right.
      (heard.requests, heard.updates, heard.behind) = ([], heard.updates + heard.behind, [])
    }
  }
}

extension Fold {
  private mutating func take(_ clause: Clause) {
    heard.people += clause.people
    if case .courtesy(let courtesy) = clause.move {
      heard.courtesies.append(courtesy)
      isPutRight = isPutRight || courtesy == .apology
      return
    }
    if clause.move == .remark || heard.isRetracted && clause.tellsReason {
      heard.remarks = true
      return
    }
    heard.weight += 1
    heard.isQuestion = clause.isQuestion && (heard.isQuestion || heard.weight == 1)
    heard.endsInYes = clause.move.agrees(to: own)
    heard.isAsked = clause.endsInQuestionMark
    heard.asksInstead = heard.asksInstead || clause.isInstead
    switch clause.move {
    case .affirm where clause.endsInQuestionMark: heard.control = .doubt
    case .affirm: decide(.yes)
    // “Is he coming or not?”
    case .deny where clause.endsInQuestionMark && heard.weight > 1: break
    case .deny: decide(.no)
    case .inform(let slots) where clause.endsInQuestionMark && isAlternative(slots): leaveOpen()
    case .inform(let slots) where clause.endsInQuestionMark && isAskedAbout(slots): break
    case .inform(let slots) where heard.isGuess(slots): heard.unread.append(clause.wording)
    // “Which day is that, the 21st or 22nd?”
    case let move where clause.endsInQuestionMark && heard.asks && move.changesValues:
      heard.unread.append(clause.wording)
    case .inform(let slots): note(.set(slots, replaces: isPutRight && !heard.requests.isEmpty))
    case .correct(let slots): note(.set(slots, replaces: true))
    case .shift(let shifts): note(.shift(shifts))
    case .add(let slots): note(.add(slots))
    case .remove(let slots): note(.remove(slots))
    case .exchange(let old, let new): note(.exchange(old, with: new))
    case .reword(let changes): reword(changes)
    case .restore(let slots): note(.restore(slots))
    // “It's Saturday. Would you change that?” has said to what.
    case .revise(nil) where !heard.updates.isEmpty: break
    case .revise(let aspect): note(.revise(aspect))
    case .pick(let positions):
      choseAnother()
      heard.picks = positions
    case .request(let reading): want(repaired(by: reading))
    case .either(let first, let second): heard.requests.append(.either(first, second))
    case .perhaps(let reading): heard.requests.append(.perhaps(reading))
    case .verb(let verb): act(verb)
    case .instead(let intent, let slots): replace(intent, slots)
    case .retract: retract()
    case .foreign: heard.isForeign = true
    case .unread:
      heard.unread.append(clause.wording)
      if clause.isOrder { heard.unreadOrders.append(clause.wording) }
      if clause.hidesValue { heard.unreadValues.append(clause.wording) }
      if clause.hidesNumber { heard.unreadNumbers.append(clause.wording) }
      heard.asks = heard.asks || clause.isQuestion
    // What is to be done only if something happens is not done.
    case .doubt where heard.decision == .yes: heard.unread.append(clause.wording)
    case .doubt where clause.hidesNumber:
      doubted.append(clause.wording)
      heard.control = clause.move
    case .doubt where clause.isOrder && !heard.requests.isEmpty:
      heard.unread.append(clause.wording)
      heard.unreadOrders.append(clause.wording)
    case .keep:
      // “No, keep it” says no to what would change it; “yes, Sunday is right” says yes.
      if heard.decision == .no { heard.decision = nil }
      if heard.decision == nil { heard.control = .keep }
    case .wait where heard.control == .keep, .unsure where heard.control == .keep: break
    // “Maybe I should ring Jane… or no, let me think” is only thought of.
    case .wait, .unsure:
      heard.requests.removeAll(where: \.isDoubtful)
      // “No, don't, hold on”, “yes… no! Not yet” say neither.
      if clause.move == .wait, heard.takenBack == nil, heard.verb?.cancels != true {
        heard.isRetracted = false
        if heard.isWithoutContent { heard.decision = nil }
      }
      heard.control = clause.move
      heard.hesitates = true
    case .detail(let detail, _)
    where !clause.isQuestion && Detail.Limit(detail)?.isOfNoApp == true:
      heard.limits.append(detail)
    case .again, .resume, .help, .back, .skip, .doubt, .detail, .first, .prefer, .pickAny,
      .pickShown, .pickAll:
      if isInquiryTakenBack, clause.isQuestion || clause.move.isInquiry {
        heard.isRetracted = false
      }
      heard.control = clause.move
    case .courtesy, .remark: break
    }
  }

  /// “Dollars or euros?”: a value of the same kind as the one right before it.
  private func isAlternative(_ slots: [SlotReading]) -> Bool {
    !slots.isEmpty && heard.requests.isEmpty
      && heard.updates.last?.slots.map(\.name) == slots.map(\.name)
  }

  /// “Is that good English, ‘I be late’?”: words that a question is about.
  private func isAskedAbout(_ slots: [SlotReading]) -> Bool {
    guard case .detail = heard.control else { return false }
    return slots.allSatisfy { $0.meaning == .text }
  }

  /// Chooses neither of two between which the line asks, and shows what it is.
  private mutating func leaveOpen() {
    heard.updates.removeLast()
    heard.control = .again
  }

  /// “Wait, don't send it yet … OK, send it”: what is decided at last counts.
  mutating func endWaiting() {
    if heard.isWaiting || heard.control == .keep { heard.control = nil }
  }

  /// “Hold on, call Anna” asks for something, “call Anna, hold on” for time.
  mutating func goOn() {
    if heard.isWaiting { heard.control = nil }
  }

  /// The act of the open question with somebody named is that act for them: “send it to Kate”.
  private mutating func act(_ verb: Verb) {
    endWaiting()
    if verb.cancels, let last = heard.readings.last, !last.intent.isEnding { return retract() }
    if verb.cancels, !heard.requests.isEmpty, heard.readings.isEmpty { return retract() }
    // What stands before it is called off with it; with nothing asked it may be one with it: “water
    // stop”.
    if verb.cancels, own != nil || !heard.isOfValuesAlone {
      (heard.requests, heard.updates, heard.behind, heard.picks, besideTakenBack) = (
        [], [], [], nil, []
      )
    }
    if let own, verb.requests.contains(own), verb.object.contains(where: { $0.isValue }) {
      if heard.readings.last?.intent.isEnding == true {
        // “Hang up, call Tom” ends something first.
        heard.requests.append(.clearly(Reading(intent: own, slots: verb.object, score: 1)))
      } else {
        heard.updates.append(.set(verb.object, replaces: true))
      }
    } else {
      let isOwn = own.map(verb.requests.contains) == true
      heard.isContradictory = heard.isContradictory || (heard.isRefusal && isOwn)
      if isOwn, heard.decision == .no, !heard.isRefusal { heard.decision = nil }
      heard.verb = verb
    }
  }

  private mutating func want(_ reading: Reading) {
    goOn()
    if reading.intent == .cancelThat, !heard.requests.isEmpty {
      retract()
    } else if let own, reading.intent == .cancelThat || reading.intent == .finished && !own.isEnding
    {
      // In so many words it is the verb alone: “yes, cancel it, I'm staying here”.
      var verb = Verb(requests: own.isEnding ? [own] : [], cancels: true)
      verb.hasObject = true
      act(verb)
    } else if own != nil || reading.intent == .finished, heard.verb?.cancels == true,
      reading.intent.isEnding, reading.slots.isEmpty
    {
      // “We're done, hang up”, where nothing goes on yet, says it twice, as does “stop, I'm done”.
      return
    } else if heard.instead?.intent == reading.intent, !reading.slots.contains(where: \.isSomebody)
    {
      // “Call John instead, an audio call.”
      heard.instead?.slots += reading.slots
    } else if heard.readings.last?.isRepeated(by: reading) == true {
      return
    } else if heard.decision == .yes, own == nil, heard.readings.last?.means(reading) == true {
      // “Should I call her… yes, call her.”
      heard.decision = nil
    } else if isSaidAlready(reading) || own == nil && heard.readings.last?.means(reading) == true {
      // “Hang up, hang up!”
      return
    } else if reading.intent == own, heard.readings.last?.intent.isEnding != true {
      choseAnother()
      heard.updates.append(.restate(reading))
    } else if heard.readings.last?.intent == .finished, reading.intent.isEnding,
      reading.slots.isEmpty
    {
      // “I'm finished, please end it” says it twice.
      return
    } else if let whole = heard.readings.last?.continued(by: reading) {
      heard.requests[heard.requests.count - 1] = .clearly(whole)
    } else {
      // “Run or swim? Let's say run” has thought of the other in passing.
      // Who was spoken of before something is ended is nobody new: “it's only Anna, hang up”.
      if own == nil {
        heard.updates.removeAll { reading.intent.isEnding || $0.isSettled(by: reading) }
      }
      heard.requests.append(.clearly(reading))
    }
  }

  /// True if a request is made once more before anything else is to be changed.
  private func isSaidAlready(_ reading: Reading) -> Bool {
    let since = heard.readings.reversed().prefix { !$0.isDoneOnce(with: reading) }
    return since.count < heard.readings.count && since.allSatisfy(\.changesNothing)
  }
}

extension Move {
  /// True if it gives values, or changes some.
  fileprivate var changesValues: Bool {
    switch self {
    case .inform, .correct, .shift, .reword: true
    default: false
    }
  }

  /// True if it says yes to an act, be it by that act's own verb.
  fileprivate func agrees(to own: IntentName?) -> Bool {
    switch self {
    case .affirm: true
    case .verb(let verb): own.map(verb.requests.contains) == true
    default: false
    }
  }
}

extension SlotReading {
  /// True if it is somebody by name or a thing of one's choice, and neither “her” nor “the ride”.
  fileprivate var isValue: Bool {
    if case .person(let mention) = meaning { mention.pronoun == nil } else { name != "thing" }
  }
}
