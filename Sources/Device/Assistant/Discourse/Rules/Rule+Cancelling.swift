import Dialogue
import Domains
import Understanding

extension Rule {
  /// Cancel means what is named: the request at hand, or what goes on besides it.
  static let cancelNamed = Rule(
    "cancel-named",
    because: "It names what is to be called off."
  ) { turn in
    guard let exchange = turn.stage.exchange else { return false }
    if turn.cancels(exchange) {
      let others = Array(turn.hearing.readings.dropFirst())
      if !others.isEmpty { turn.course.discourse.agenda = Sequel(readings: others) }
      turn.course.follow(.reply(.cancel, exchange))
      return true
    }
    guard let named = turn.hearing.verb?.named,
      exchange.manner.effect?.activity != named.manner.effect?.activity
    else { return false }
    turn.course.follow(.request(Reading(intent: named, score: 1), before: exchange))
    return true
  }

  /// With nothing named, cancel means the open question, then what goes on.
  static let cancel = Rule(
    "cancel",
    because: "It calls off the nearest thing that its words fit."
  ) { turn in
    let isAtRest = turn.stage.isAtRest
    let isRetracted = turn.hearing.isRetracted && !turn.hearing.isOfAnotherAct(at: turn.stage)
    // “Yes, cancel, and text Alex”: a yes beside a verb that calls off is none, whatever follows.
    let isNoYes = turn.hearing.decision == .yes && turn.isYesOrNo && !turn.isAskedToUndo
    guard isRetracted || turn.hearing.verb?.cancels == true,
      !(isAtRest && turn.hearing.goesOnBehindRetraction),
      !(isAtRest && turn.utterance.understood.resumes(turn.course.discourse.deed)),
      turn.hearing.isWithoutContent
        || (isAtRest || isNoYes) && turn.hearing.updates.isEmpty
          && !turn.hearing.isRetracted
    else { return false }
    if isAtRest || turn.stage.isLookUp && turn.course.discourse.memory.canEnd(turn.hearing.verb) {
      turn.keepRequests()
      turn.cancelWhatGoesOn()
    } else if turn.isAskedToUndo, !turn.hearing.isRetracted {
      return turn.asksWhatToCancel()
    } else if turn.isYesOrNo, turn.hearing.isRetracted,
      turn.hearing.decision == .yes || !turn.hearing.unread.isEmpty
    {
      // “No hang on, make it good morning” only seems to agree.
      let isAgreed = turn.hearing.decision == .yes
      turn.course.askAgain(after: .unread(isAgreed ? [turn.utterance.line] : turn.hearing.unread))
    } else if let question = turn.question {
      turn.keepRequests()
      turn.course.follow(question.cancel)
    }
    return true
  }

  /// Does to what goes on what a bare verb says: “pause it”.
  static let actOnWhatGoesOn = Rule(
    "act-on-it",
    because: "Its verb is for what goes on."
  ) { turn in
    guard turn.stage.isAtRest || turn.stage.isGuess, let verb = turn.hearing.verb, !verb.cancels,
      let request = verb.inOrder.first(where: \.isOfWhatGoesOn),
      turn.stage.isAtRest || turn.course.discourse.memory.canBeAbout(request)
    else { return false }
    turn.keepRequests()
    turn.course.admit(Reading(intent: request, score: 1))
    return true
  }
}

extension Hearing {
  /// True if something else is said behind what takes back: “not important, how far am I”.
  fileprivate var goesOnBehindRetraction: Bool {
    guard isRetracted, verb == nil else { return false }
    if case .detail = control { return true }
    return !unread.isEmpty
  }
}

extension Turn {
  /// Leaves the requests of the line for when its verb is done: “pause it and call Mike”.
  mutating func keepRequests() {
    let readings = hearing.requested(atRest: true).readings.filter { !$0.isOfStrangers }
    if !readings.isEmpty { course.discourse.agenda = Sequel(readings: readings) }
  }

  /// True if the request at hand is called off by its name: “cancel my ride”, before it is booked.
  fileprivate func cancels(_ exchange: Exchange) -> Bool {
    guard let request = hearing.readings.first?.intent, let effect = request.manner.effect,
      request == Manner.request(undoing: effect.activity)
    else { return false }
    return hearing.requests.count == hearing.readings.count && !exchange.manner.isUndoing
      && exchange.manner.effect?.activity == effect.activity
  }

  /// True if it is asked whether to end or call off something.
  var isAskedToUndo: Bool {
    switch stage {
    case .talking(let exchange): exchange.manner.isUndoing
    case .doubting(let reading): reading.intent.manner.isUndoing
    default: false
    }
  }

  /// At “Do you want to cancel your ride?” a bare “cancel” may mean either.
  fileprivate mutating func asksWhatToCancel() -> Bool {
    guard hearing.verb?.hasObject != true, hearing.decision == nil, let question,
      question.isYesOrNo
    else { return false }
    course.askAgain(after: .cancelWhich(question.about))
    return true
  }

  /// Ends or calls off what was set going last, after a yes.
  fileprivate mutating func cancelWhatGoesOn() {
    course.stage = .idle
    let named = hearing.verb?.cancels == true ? hearing.verb?.named : nil
    guard let request = named ?? course.discourse.memory.undoing(hearing.verb) else {
      if let verb = hearing.verb, let deed = course.discourse.memory.deed(meantBy: verb) {
        return course.refuse("done", .cantUndo(Exchange(deed)))
      }
      // “Never mind” is said to nothing, too.
      let isIdle = hearing.verb == nil && !course.discourse.hasEnded
      return course.say(isIdle ? .fine : course.discourse.nothingToEnd)
    }
    let reading = Reading(intent: request, score: 1)
    if hearing.verb?.hasObject == true {
      course.admit(reading)
    } else if hearing.verb == nil {
      course.ask(.doubting(reading))
    } else {
      course.act(on: reading)
    }
  }
}

extension Reading {
  /// True if it is for nobody that is known: “pause it, phone's ringing” calls no one.
  fileprivate var isOfStrangers: Bool {
    let people = slots.filter(\.isSomebody)
    return !people.isEmpty
      && people.allSatisfy { slot in
        guard case .person(let mention) = slot.meaning else { return false }
        return mention.candidates.isEmpty && mention.pronoun == nil && mention.relation == nil
      }
  }
}

extension Memory {
  /// The last request that was done for good, if the object of a verb means it: “cancel the payment”.
  fileprivate func deed(meantBy verb: Verb) -> Handled? {
    guard verb.hasObject, let last = lastDeed else { return nil }
    let manner = Manner.of(intent: last.draft.intent)
    let isMeant = verb.things.allSatisfy(manner.isAbout)
    return isMeant && manner.undoneBy == nil && !manner.isUndoing ? last : nil
  }
}

extension Verb {
  /// The names of the things that are its object.
  fileprivate var things: [String] {
    object.compactMap { slot in
      if case .term(let thing) = slot.meaning { thing } else { nil }
    }
  }

  /// The requests that it can name, in an order that is the same each time.
  var inOrder: [IntentName] { requests.sorted { $0.rawValue < $1.rawValue } }

  /// The one request that a verb with an object names: “cancel my ride”; what ends it where it may
  /// be called off as well.
  fileprivate var named: IntentName? {
    let named = inOrder.filter {
      $0.manner.effect.map { things.contains($0.activity.name) } == true
    }
    return named.first { $0.manner.effect?.verb == .ends } ?? named.first
  }
}

extension IntentName {
  /// True if it does something to what another request has set going.
  fileprivate var isOfWhatGoesOn: Bool {
    manner.effect.map { $0.verb != .sets && $0.verb != .offers } == true
  }
}
