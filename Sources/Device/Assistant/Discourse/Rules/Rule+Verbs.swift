import Dialogue
import Domains
import Understanding

// MARK: - The verb of an act

extension Rule {
  /// The question's own act is a yes to it: “send it”, “yeah, call it off”.
  static let ownAct = Rule(
    "own-act",
    because: "Its verb is the act that the question is about: a yes, if it can be done by now."
  ) { turn in
    guard let verb = turn.hearing.verb, let intent = turn.stage.intent,
      verb.requests.contains(intent), turn.hearing.decision != .no, turn.hearing.unread.isEmpty,
      turn.hearing.control == nil, turn.hearing.isWithoutContent,
      turn.course.discourse.preference(of: turn.hearing) == nil,
      let question = turn.question
    else { return false }
    if case .replacing(let exchange, let reading) = turn.stage, exchange.request == reading.intent {
      // “Send it” may be said of either: the one that was at hand is shown.
      turn.course.follow(.goOn(exchange))
    } else if let yes = question.yes ?? question.despite {
      turn.course.follow(yes)
    } else {
      turn.course.askAgain(after: .notYet)
    }
    return true
  }

  /// The verb of another act is never a yes: it is a request that takes over what it points to, or
  /// is not understood.
  static let otherAct = Rule(
    "other-act",
    because: "Its verb is of another act than the question's, so it is no yes."
  ) { turn in
    guard turn.hearing.isOfAnotherAct(at: turn.stage), let verb = turn.hearing.verb else {
      return false
    }
    turn.takeOver(verb)
    return true
  }

  /// Another act in the place of the one at hand, with what fits of it: “text her instead”.
  static let instead = Rule(
    "instead",
    because: "It asks for another act in place of this one."
  ) { turn in
    guard let instead = turn.hearing.instead else { return false }
    switch turn.stage {
    case .idle: turn.course.doOther(instead.intent, with: instead.slots)
    case .replacing(let exchange, let reading):
      guard let other = turn.reading(instead, keeping: reading.slots) else { return false }
      turn.course.ask(.replacing(exchange, other))
    default: turn.doInstead(instead)
    }
    return true
  }
}

extension Hearing {
  /// True if its verb is of another act than that of the open question: “never mind, call her”.
  func isOfAnotherAct(at stage: Stage) -> Bool {
    guard let verb, !verb.cancels, stage != .idle, requests.isEmpty else { return false }
    return stage.intent.map(verb.requests.contains) != true
  }
}

extension Turn {
  fileprivate mutating func takeOver(_ verb: Verb) {
    if case .replacing(let exchange, _) = stage,
      exchange.request.map(verb.requests.contains) == true
    {
      return course.follow(.goOn(exchange))
    }
    let kept = stage.kept(by: context.grounding)
    let readings = verb.inOrder.compactMap {
      context.grounding.reading($0, for: verb.object, keeping: kept)
    }
    // What was only supposed gives way.
    if stage.isGuess, case .reading(let asked, _) = utterance.understood, asked.slots.count > 1 {
      course.callOff()
      return course.admit(asked)
    }
    guard let other = readings.first(where: { $0.slots.contains(where: \.isSomebody) }),
      let exchange = stage.exchange
    else { return course.askAgain(after: .unread([utterance.line])) }
    // Money goes to somebody or is asked of them: one is said in the place of the other.
    let delivers = exchange.manner.delivers
    let isTurned = delivers == .money && other.intent.manner.delivers == delivers
    if hearing.decision == .no || hearing.isRetracted || hearing.asksInstead || isTurned {
      course.callOff()
      course.admit(other)
    } else if verb.object.contains(where: \.isSomebody), exchange.wouldBeMissed {
      course.leave(stage)
      course.admit(other)
    } else {
      course.ask(.replacing(exchange, other))
    }
  }

  fileprivate mutating func doInstead(_ instead: Hearing.Instead) {
    if let other = instead.reading ?? reading(instead, keeping: stage.kept(by: context.grounding)) {
      course.callOff()
      course.admit(other)
    } else if case .talking(let exchange) = stage {
      course.follow(.reply(.unclear, exchange))
    } else {
      course.askAgain()
    }
  }

  fileprivate func reading(_ instead: Hearing.Instead, keeping slots: [SlotReading]) -> Reading? {
    context.grounding.reading(instead.intent, for: instead.slots, keeping: slots)
  }

  /// A request of which only the act is said, for those whom the open one is for: “I'll call”.
  func asked(for request: Reading) -> Reading? {
    let people = stage.kept(by: context.grounding).filter(\.isSomebody)
    guard request.slots.isEmpty, !people.isEmpty else { return nil }
    return context.grounding.reading(request.intent, for: [], keeping: people)
  }
}

extension Stage {
  /// The people and things that the open request is about, as they would be said.
  fileprivate func kept(by grounding: Requests) -> [SlotReading] {
    if case .clarifying(let clarification) = self, clarification.exchange == nil {
      return clarification.slots
    }
    if let exchange { return grounding.slots(of: exchange.conversation.draft) }
    return reading?.slots ?? []
  }
}

extension Hearing.Instead {
  /// The request in its own words, where it says more than for whom it is: “book a ride home
  /// instead”.
  fileprivate var reading: Reading? {
    let own = slots.filter { !$0.isSomebody && $0.name != "label" }
    return own.isEmpty ? nil : Reading(intent: intent, slots: slots, score: 1)
  }
}

// MARK: - From a list

extension Rule {
  /// Begins with one of the things that were listed last: “the compact”, “book the second one”; with
  /// the one that was asked about where no other is named: “book it for two”, “then pay it”.
  static let fromList = Rule(
    "from-list",
    because: "It picks one of what was listed last."
  ) { turn in
    guard turn.stage == .idle else { return false }
    if let reading = turn.requestOfListed {
      turn.course.admit(reading)
      return true
    }
    guard let last = turn.course.discourse.listing,
      let begun = turn.course.discourse.listedOption, let app = turn.context.app(last.app),
      let intent = app.intents.first(where: { Requests.request(for: $0) == begun.request }),
      let pick = ListPick(by: turn.hearing, turn.utterance.understood, of: turn.course.discourse),
      var said = pick.said
    else { return false }
    said += turn.course.discourse.carried(to: begun, besides: said, from: last)
    let reading = Reading(intent: begun.request, slots: said, score: 1)
    var draft = turn.context.grounding.draft(for: reading, intent: intent, app: app)
    let values = turn.context.grounding.values(of: said, intent: intent, app: app)
    let kept = last.draft.filledSlots.filter { values[$0] == nil }
    // Whoever names another place does not speak of what was listed, but for what they pick.
    guard kept.count == last.draft.filledSlots.count || pick.isPlain else { return false }
    for slot in kept { draft[slot] = last.draft[slot] }
    // What stands behind it changes that: “the sedan, but to the pier”.
    let behind = turn.hearing.behind.flatMap(\.slots)
    let changed = turn.context.grounding.values(of: behind, intent: intent, app: app)
    for (slot, values) in changed { draft[slot] = values }
    turn.course.follow(.begin(draft, app: last.app, Terms(preference: pick.preference)))
    return true
  }
}

extension Turn {
  /// The request that the line's verb alone makes of what was listed last.
  fileprivate var requestOfListed: Reading? {
    guard let verb = hearing.verb, hearing.isWithoutContent, hearing.decision != .no,
      hearing.unread.isEmpty, let reading = course.discourse.memory.request(by: verb)
    else { return nil }
    if case .reading(let whole, _) = utterance.understood, whole.intent != reading.intent {
      return nil
    }
    return reading
  }
}

extension Rule {
  /// The next one, where all were shown at once: it is said how many there are.
  static let beyondList = Rule(
    "beyond-list",
    because: "It asks for more than was listed last."
  ) { turn in
    let discourse = turn.course.discourse
    guard turn.stage == .idle, turn.hearing.control == .skip, turn.hearing.isWithoutContent,
      let items = discourse.card?.items, !items.isEmpty,
      discourse.memory.handled.first.map({ Manner.of(intent: $0.draft.intent).isLookup }) == true
    else { return false }
    turn.course.say(.notThatMany(items.count))
    return true
  }

  /// Another of the things on offer for the request at hand, by what is shown of them: it is chosen
  /// once all else is known.
  static let preference = Rule(
    "preference",
    because: "It prefers one of what is on offer or was listed, by its price, its time or its size."
  ) { turn in
    if turn.isPointing, !turn.pointed.isEmpty, case .talking(let exchange) = turn.stage {
      let change = Change([.set(turn.pointed, replaces: true)], to: turn.prompt)
      turn.course.proceed(with: .answer(change, exchange))
      return true
    }
    guard let preference = turn.course.discourse.preference(of: turn.hearing) else { return false }
    if case .doubting(let reading) = turn.stage { return turn.agree(to: reading, preference) }
    guard case .talking(var exchange) = turn.stage else { return false }
    guard exchange.offers != nil else { return turn.choose(preference, for: exchange) }
    exchange.preference = preference
    turn.course.stage = .talking(exchange)
    if !turn.hearing.updates.isEmpty {
      if !turn.stage.asksToGoAhead { turn.course.say(.preferring(preference)) }
      turn.apply(to: exchange)
    } else if turn.stage.asksToGoAhead {
      turn.course.takeUp([exchange])
    } else {
      turn.course.askAgain(after: .preferring(preference))
    }
    return true
  }
}

extension Turn {
  /// True if the line does no more than point at one of what is on offer: “ok, that one”.
  var isPointing: Bool {
    hearing.control == .pickShown && hearing.isWithoutContent && hearing.unread.isEmpty
      && hearing.decision != .no
  }
}

extension Discourse {
  /// The preference that a line has, or by which the one that it points to was asked for right
  /// before: “take that one”.
  fileprivate func preference(of hearing: Hearing) -> Preference? {
    let points =
      hearing.verb?.cancels == false && hearing.decision == nil || hearing.control == .pickShown
    return hearing.preference ?? (points ? preferred : nil)
  }
}

extension Turn {
  /// Takes the one of those that were listed last which is preferred.
  fileprivate mutating func choose(_ preference: Preference, for exchange: Exchange) -> Bool {
    let intent = exchange.conversation.draft.intent
    let values = course.discourse.memory.values(ofListedBy: preference, for: intent)
    guard !values.isEmpty else { return false }
    course.follow(.reply(.change(values), exchange))
    return true
  }

  /// Takes a preference among those on offer for a yes to the request that was only supposed.
  fileprivate mutating func agree(to reading: Reading, _ preference: Preference) -> Bool {
    var preferring = reading
    preferring.preference = preference
    guard preferring.preference != nil else { return false }
    course.stage = .doubting(preferring)
    guard let yes = question?.yes else { return false }
    if hearing.updates.isEmpty || !changeReading() { course.follow(yes) }
    return true
  }
}

extension Hearing {
  /// The line's preference among several offers, such as the cheapest.
  var preference: Preference? {
    if case .prefer(let preference) = control { return preference }
    return updates.lazy.flatMap(\.slots).compactMap(\.preference).first
  }
}

extension Move {
  /// The preference by which it asks which of several comes first.
  var preferenceAsked: Preference? {
    if case .detail(let detail, _) = self { Preference(rawValue: detail.rawValue) } else { nil }
  }
}
