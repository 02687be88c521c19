import Domains
import Understanding

/// The clauses of a line, folded into one.
///
/// Clauses are folded in the order in which they were said: the last decision counts, changes add
/// up, and what takes something back takes back what stands before it.
struct Hearing: Sendable, Hashable {
  enum Decision: Sendable, Hashable { case yes, no }

  /// A request that the line makes.
  enum Wanted: Sendable, Hashable {
    case clearly(Reading)
    case either(Reading, Reading)
    case perhaps(Reading)

    /// True if its words only speak for it.
    fileprivate var isDoubtful: Bool { if case .perhaps = self { true } else { false } }
  }

  var decision: Decision?

  /// True if the line says no and then yes, which may be either.
  var isContradictory = false
  var updates: [Edit] = []

  /// Values that stand behind a request, and are about it.
  var behind: [Edit] = []
  var picks: [Int]?
  var control: Move?
  var requests: [Wanted] = []
  var verb: Verb?
  var instead: Instead?

  /// True if something is called off: “never mind”.
  var isRetracted = false

  /// The request that the line goes on to take back: “call Anna? no”.
  var takenBack: Reading?

  /// The requests before that one, which come again with what is put in its place: “hang up and
  /// start a run, no, a walk”.
  var besideTakenBack: [Wanted] = []

  /// The values before what took them back, of which all stand but what is put in their place, as
  /// in “a compact, for one, no wait, two”.
  var updatesTakenBack: [Edit] = []
  var courtesies: [Courtesy] = []

  /// True if something is only told: a reason, an observation.
  var remarks = false
  var isForeign = false

  /// True if its last words agree, and to what stands before them: “just me, book it”.
  private(set) var endsInYes = false

  /// True if it says no to what it has just chosen or changed itself.
  var deniesChoice = false

  /// True if it excuses itself: what follows puts right what stands before.
  private var isPutRight = false

  /// True if it asks for time, even if it goes on to say something.
  private(set) var hesitates = false

  /// The words of the clauses that nothing could be made of.
  var unread: [String] = []

  /// The ones that begin as commands.
  var unreadOrders: [String] = []

  /// The ones that have a value in them.
  var unreadValues: [String] = []

  /// True if one of these asks something.
  var asks = false

  /// True if a question mark ends what it says.
  private(set) var isAsked = false

  /// The people whom the line names besides what it asks for and answers.
  private(set) var people: [SlotReading] = []

  /// The number of clauses that ask for something, say something or are not understood.
  var weight = 0

  /// True if each of these asks something.
  private(set) var isQuestion = false

  /// Another act on the same things.
  struct Instead: Sendable, Hashable {
    var intent: IntentName
    var slots: [SlotReading]
  }

  /// Folds the clauses of a line, with the name that the open question's request is asked for by.
  init(_ clauses: [Clause], to own: IntentName?) {
    for clause in clauses { take(clause, own) }
    if deniesChoice { updates = updates.dropLast() }
    // “How much is it, but don't book it” asks.
    if takenBack?.changesNothing == true, isWithoutContent, decision == nil, !isRetracted {
      takenBack.map { requests = besideTakenBack + [.clearly($0)] }
      takenBack = nil
    }
    if let own, requests.count == 1, readings.last?.ends(own) == true,
      clauses.endInPick || behind.contains(where: \.replaces)
    {
      // “Hang up, I meant Anna” puts right.
      (requests, updates, behind) = ([], updates + behind, [])
    }
  }
}

extension Hearing {
  private mutating func take(_ clause: Clause, _ own: IntentName?) {
    people += clause.people
    if case .courtesy(let courtesy) = clause.move {
      courtesies.append(courtesy)
      isPutRight = isPutRight || courtesy == .apology
      return
    }
    if clause.move == .remark || isRetracted && clause.tellsReason {
      remarks = true
      return
    }
    weight += 1
    isQuestion = clause.isQuestion && (isQuestion || weight == 1)
    endsInYes = clause.move.agrees(to: own)
    isAsked = clause.endsInQuestionMark
    switch clause.move {
    case .affirm where clause.endsInQuestionMark: control = .doubt
    case .affirm: decide(.yes, own)
    // “Is he coming or not?”
    case .deny where clause.endsInQuestionMark && weight > 1: break
    case .deny: decide(.no, own)
    case .inform(let slots) where clause.endsInQuestionMark && isAlternative(slots): leaveOpen()
    case .inform(let slots) where isGuess(slots): unread.append(clause.wording)
    case .inform(let slots): note(.set(slots, replaces: isPutRight && !requests.isEmpty))
    case .correct(let slots): note(.set(slots, replaces: true))
    case .shift(let shifts): note(.shift(shifts))
    case .add(let slots): note(.add(slots))
    case .remove(let slots): note(.remove(slots))
    case .exchange(let old, let new): note(.exchange(old, with: new))
    case .reword(let changes): reword(changes)
    case .restore(let slots): note(.restore(slots))
    // “It's Saturday. Would you change that?” has said to what.
    case .revise(nil) where !updates.isEmpty: break
    case .revise(let aspect): note(.revise(aspect))
    case .pick(let positions):
      choseAnother()
      picks = positions
    case .request(let reading): want(repaired(by: reading), own)
    case .either(let first, let second): requests.append(.either(first, second))
    case .perhaps(let reading): requests.append(.perhaps(reading))
    case .verb(let verb): act(verb, own)
    case .instead(let intent, let slots): replace(intent, slots)
    case .retract: retract()
    case .foreign: isForeign = true
    case .unread:
      unread.append(clause.wording)
      if clause.isOrder { unreadOrders.append(clause.wording) }
      if clause.hidesValue { unreadValues.append(clause.wording) }
      asks = asks || clause.isQuestion
    // What is to be done only if something happens is not done.
    case .doubt where decision == .yes: unread.append(clause.wording)
    case .doubt where clause.isOrder && !requests.isEmpty:
      unread.append(clause.wording)
      unreadOrders.append(clause.wording)
    case .keep:
      // “No, keep it” says no to what would change it; “yes, Sunday is right” says yes.
      if decision == .no { decision = nil }
      if decision == nil { control = .keep }
    case .wait where control == .keep, .unsure where control == .keep: break
    // “Maybe I should ring Jane… or no, let me think” is only thought of.
    case .wait, .unsure:
      requests.removeAll(where: \.isDoubtful)
      // “No, don't, hold on”, “yes… no! Not yet” say neither.
      if clause.move == .wait, takenBack == nil, verb?.cancels != true {
        isRetracted = false
        if isWithoutContent { decision = nil }
      }
      control = clause.move
      hesitates = true
    case .again, .resume, .help, .back, .skip, .doubt, .detail, .first, .prefer, .pickAny,
      .pickShown, .pickAll:
      control = clause.move
    case .courtesy, .remark: break
    }
  }

  /// “Dollars or euros?”: a value of the same kind as the one right before it.
  private func isAlternative(_ slots: [SlotReading]) -> Bool {
    !slots.isEmpty && requests.isEmpty && updates.last?.slots.map(\.name) == slots.map(\.name)
  }

  /// Chooses neither of two between which the line asks, and shows what it is.
  private mutating func leaveOpen() {
    updates.removeLast()
    control = .again
  }

  /// True if it says no, and not to a value in whose place it gives another, as in “no, 25, yes”.
  var isRefusal: Bool { decision == .no && updates.isEmpty }

  /// “Wait, don't send it yet … OK, send it”: what is decided at last counts.
  mutating func endWaiting() {
    if isWaiting || control == .keep { control = nil }
  }

  /// “Hold on, call Anna” asks for something, “call Anna, hold on” for time.
  mutating func goOn() {
    if isWaiting { control = nil }
  }

  var isWaiting: Bool { control == .wait || control == .unsure }

  /// The act of the open question with somebody named is that act for them: “send it to Kate”.
  private mutating func act(_ verb: Verb, _ own: IntentName?) {
    endWaiting()
    if verb.cancels, let last = readings.last, !last.intent.isEnding { return retract() }
    if verb.cancels, !requests.isEmpty, readings.isEmpty { return retract() }
    // What stands before it is called off with it; with nothing asked it may be one with it: “water
    // stop”.
    if verb.cancels, own != nil || !isOfValuesAlone {
      (requests, updates, behind, picks, besideTakenBack) = ([], [], [], nil, [])
    }
    if let own, verb.requests.contains(own), verb.object.contains(where: { $0.isValue }) {
      if readings.last?.intent.isEnding == true {
        // “Hang up, call Tom” ends something first.
        requests.append(.clearly(Reading(intent: own, slots: verb.object, score: 1)))
      } else {
        updates.append(.set(verb.object, replaces: true))
      }
    } else {
      let isOwn = own.map(verb.requests.contains) == true
      isContradictory = isContradictory || (isRefusal && isOwn)
      if isOwn, decision == .no, !isRefusal { decision = nil }
      self.verb = verb
    }
  }

  private mutating func want(_ reading: Reading, _ own: IntentName?) {
    goOn()
    if reading.intent == .cancelThat, !requests.isEmpty {
      retract()
    } else if let own, reading.intent == .cancelThat || reading.intent == .finished && !own.isEnding
    {
      // In so many words it is the verb alone: “yes, cancel it, I'm staying here”.
      var verb = Verb(requests: own.isEnding ? [own] : [], cancels: true)
      verb.hasObject = true
      act(verb, own)
    } else if own != nil, verb?.cancels == true, reading.intent.isEnding, reading.slots.isEmpty {
      // “We're done, hang up”, where nothing goes on yet, says it twice.
      return
    } else if instead?.intent == reading.intent, !reading.slots.contains(where: \.isSomebody) {
      // “Call John instead, an audio call.”
      instead?.slots += reading.slots
    } else if readings.last?.isRepeated(by: reading) == true {
      return
    } else if decision == .yes, own == nil, readings.last?.means(reading) == true {
      // “Should I call her… yes, call her.”
      decision = nil
    } else if isSaidAlready(reading) || own == nil && readings.last?.means(reading) == true {
      // “Hang up, hang up!”
      return
    } else if reading.intent == own, readings.last?.intent.isEnding != true {
      choseAnother()
      updates.append(.restate(reading))
    } else if readings.last?.intent == .finished, reading.intent.isEnding, reading.slots.isEmpty {
      // “I'm finished, please end it” says it twice.
      return
    } else if let whole = readings.last?.continued(by: reading) {
      requests[requests.count - 1] = .clearly(whole)
    } else {
      // “Run or swim? Let's say run” has thought of the other in passing.
      // Who was spoken of before something is ended is nobody new: “it's only Anna, hang up”.
      if own == nil { updates.removeAll { reading.intent.isEnding || $0.isSettled(by: reading) } }
      requests.append(.clearly(reading))
    }
  }

  /// True if a request is made once more before anything else is to be changed.
  private func isSaidAlready(_ reading: Reading) -> Bool {
    let since = readings.reversed().prefix { !$0.isDoneOnce(with: reading) }
    return since.count < readings.count && since.allSatisfy(\.changesNothing)
  }
}

// MARK: - Behind an answer

extension Hearing {
  /// The same where what was asked in passing, and not known, is what is taken back; with nothing
  /// else said, all stays as it is.
  var withoutRetraction: Hearing {
    var hearing = self
    hearing.isRetracted = false
    let isNothingElse = isWithoutContent && control == nil && decision == nil && verb == nil
    if isNothingElse, instead == nil, picks == nil, unread.isEmpty { hearing.control = .keep }
    return hearing
  }

  /// True if it says nothing but what steers, or yes and no.
  var isWithoutContent: Bool { updates.isEmpty && requests.isEmpty }
}

extension Move {
  /// True if it says yes to an act, be it by that act's own verb.
  fileprivate func agrees(to own: IntentName?) -> Bool {
    switch self {
    case .affirm: true
    case .verb(let verb): own.map(verb.requests.contains) == true
    default: false
    }
  }
}

extension IntentName {
  /// True if it ends something itself: “I'm done, end it”.
  var isEnding: Bool {
    if self == .finished || self == .cancelThat { return true }
    return [.ends, .cancels].contains(manner.effect?.verb)
  }
}

extension SlotReading {
  /// True if it is somebody by name or a thing of one's choice, and neither “her” nor “the ride”.
  fileprivate var isValue: Bool {
    if case .person(let mention) = meaning { mention.pronoun == nil } else { name != "thing" }
  }
}
