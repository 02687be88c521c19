import Dialogue
import Domains
import Understanding

// MARK: - Look-ups

extension Rule {
  /// A look-up changes no store: it is answered at once, and the open question comes again.
  static let lookUp = Rule(
    "look-up",
    because: "It looks something up, which changes nothing: the open question comes again."
  ) { turn in
    guard turn.hearing.requests.count == 1, turn.hearing.decision == nil,
      !turn.hearing.agrees(to: turn.stage.intent), let reading = turn.hearing.readings.first
    else { return false }
    if turn.stage.isAtRest, Inquiry.isAnswered(fromOffersFor: reading, in: &turn) { return true }
    guard turn.stage != .idle else { return false }
    if let telling = reading.telling {
      turn.course.act(telling)
      turn.course.askAgain(isShown: false)
      return true
    }
    if turn.stage.asksToGoAhead, turn.course.discourse.isYetToBegin(reading.intent.lookUp) {
      turn.course.say(.notYet)
      turn.course.askAgain(isShown: false)
      return true
    }
    guard reading.intent.manner.isLookup, !turn.stage.isResuming, !turn.stage.isOffering else {
      return false
    }
    if Inquiry.isAnswered(fromOffersFor: reading, in: &turn) { return true }
    if turn.stage.exchange?.wouldBeMissed == false {
      turn.course.callOff()
    } else {
      turn.course.leave(turn.stage)
    }
    turn.course.admit(reading)
    return true
  }
}

// MARK: - New requests

extension Rule {
  /// Less than nothing can neither be sent nor asked for.
  static let negativeSum = Rule(
    "negative-sum",
    because: "It speaks of less than nothing."
  ) { turn in
    guard !turn.hearing.requests.isEmpty || turn.hearing.restates,
      turn.utterance.understood.isOfNegativeSum(turn.utterance.line)
    else { return false }
    turn.course.stage = .idle
    turn.course.refuse("not-supported", .negativeSum)
    return true
  }

  /// A new request is begun at once, in the middle of another or with nothing open; behind a yes,
  /// after what that is to.
  static let request = Rule(
    "request",
    because: "It is a request of its own."
  ) { turn in
    var (readings, rest) = turn.hearing.requested(atRest: turn.stage.isAtRest)
    if let preference = turn.hearing.preference, !readings.isEmpty {
      readings[0].preference = preference
    }
    guard var first = readings.first else { return false }
    let memory = turn.course.discourse.memory
    if turn.stage.isAtRest, let ending = memory.ending(turn.utterance.line, insteadOf: first) {
      (first, readings[0]) = (ending, ending)
    }
    (first, readings[0]) = (turn.asOffered(first), turn.asOffered(readings[0]))
    rest.removeAll { $0.isNoWish(besides: first) }
    if !turn.hearing.unreadOrders.isEmpty { turn.course.say(.unread(turn.hearing.unreadOrders)) }
    if !rest.isEmpty, !turn.course.give(rest, to: &readings[0]) {
      turn.course.say(.leftOut(rest.map(\.wording)))
    }
    if turn.hearing.agrees(to: turn.stage.intent), let yes = turn.question?.yes,
      !turn.asksAboutIt(first)
    {
      turn.course.discourse.agenda = Sequel(readings: readings)
      turn.course.follow(yes)
      return true
    }
    if turn.hearing.isHeldBack, !first.intent.manner.confirms, !first.changesNothing {
      // “Call Anna, hold on”: it would be done unasked.
      let others = Array(readings.dropFirst())
      if !others.isEmpty { turn.course.discourse.agenda = Sequel(readings: others) }
      if !turn.stage.isAtRest { turn.course.leave(turn.stage) }
      turn.course.ask(.doubting(readings[0]))
      return true
    }
    switch turn.stage {
    case .talking(let exchange), .changing(let exchange):
      turn.begin(readings, inTheMiddleOf: exchange)
    case .clarifying(let clarification): turn.begin(readings, inTheMiddleOf: clarification)
    case .replacing(let exchange, _) where first.intent == exchange.request && first.slots.isEmpty:
      turn.course.follow(.goOn(exchange))
    case .replacing(let exchange, let reading) where first.asksTheSame(as: reading):
      turn.course.follow(.request(reading, before: exchange))
    case .replacing(let exchange, _): turn.course.ask(.replacing(exchange, first))
    case .resuming(let waiting): turn.begin(readings, after: waiting)
    default: if !turn.course.beginAnew(with: readings) { turn.course.beginAll(readings) }
    }
    return true
  }

  /// A request that is not plain; in the middle of another it is asked about which comes first.
  static let doubtfulRequest = Rule(
    "doubtful-request",
    because: "It is like a request, but not plainly one."
  ) { turn in
    let isFree = turn.stage.isFree
    // What is on offer is shown before it is done.
    if case .perhaps(let reading)? = turn.hearing.requests.first {
      let offered = turn.asOffered(reading)
      if offered != reading {
        turn.course.stage = .idle
        turn.course.admit(offered)
        return true
      }
    }
    if turn.hearing.decision == .yes, let yes = turn.question?.yes,
      case .perhaps(let reading)? = turn.hearing.requests.first
    {
      turn.course.discourse.agenda = Sequel(readings: [reading])
      turn.course.follow(yes)
      return true
    }
    switch turn.hearing.requests.first {
    case .either(let first, let second) where isFree: turn.course.choose(first, second)
    // Of what has just begun it says what else was meant: “oops, wrong one, I wanted hills”.
    case .perhaps(let reading) where isFree && !reading.slots.isEmpty:
      if !turn.course.beginAnew(with: [reading]) { turn.course.doubt(reading) }
    case .perhaps(let reading) where isFree: turn.course.doubt(reading)
    // What only asks does no harm.
    case .perhaps(let reading)
    where reading.isLikely && reading.intent.manner.isLookup && !turn.stage.isResuming:
      turn.course.leave(turn.stage)
      turn.course.admit(reading)
    // In the middle of another it takes more than somebody's name.
    case .perhaps(let reading) where !reading.slots.isEmpty && reading.isLikely:
      guard case .talking(let exchange) = turn.stage, !exchange.isLike(reading) else {
        return false
      }
      if !turn.putRight(exchange, by: reading) { turn.course.ask(.replacing(exchange, reading)) }
    default: return false
    }
    return true
  }

  /// “Yes, and 10 to Mike”, “and the same to Jane”: one more of the same kind, after this one.
  static let another = Rule(
    "another",
    because: "It asks for one more of the same kind."
  ) { turn in
    guard turn.stage.asksToGoAhead, let exchange = turn.stage.exchange,
      !turn.hearing.updates.allSatisfy({ turn.context.isSettled($0, exchange) })
    else { return false }
    let others = turn.others(like: exchange)
    guard !others.isEmpty else { return false }
    let earlier = turn.course.discourse.agenda?.steps ?? []
    turn.course.discourse.agenda = Sequel(earlier + others.map { .request($0) })
    if turn.hearing.decision == .yes {
      turn.course.follow(.reply(.yes, exchange))
    } else {
      turn.course.askAgain(after: .afterThat(others))
    }
    return true
  }
}

extension Turn {
  /// A request such as is on offer, for those whom that is for unless it names somebody: “say I'm
  /// late”, where a reply is offered.
  fileprivate func asOffered(_ reading: Reading) -> Reading {
    guard case .offering(let offer) = stage, reading.intent.manner.confirms,
      Requests.request(for: offer.draft.intent) == reading.intent,
      !reading.slots.contains(where: \.isSomebody)
    else { return reading }
    let columns = IntentRow.rows(for: reading.intent).flatMap(\.columns)
    var own = reading
    own.slots += context.grounding.slots(of: offer.draft).filter(\.isSomebody).named(as: columns)
    if !own.slots.contains(where: { $0.meaning == .text }) {
      let question = Question(.approval, intent: stage.intent)
      let told = Hearing(utterance.clauses(answering: question), to: nil)
      own.slots += told.slots.filter { $0.meaning == .text }
    }
    return own
  }

  /// Takes more of the request at hand from one that is like it, where there can be only one.
  fileprivate mutating func putRight(_ exchange: Exchange, by reading: Reading) -> Bool {
    guard reading.intent == exchange.request, reading.intent.manner.isOneAtATime,
      !exchange.conversation.isCommitted, !context.values(of: reading.slots, for: exchange).isEmpty
    else { return false }
    let edits = hearing.updates + [.set(reading.slots, replaces: true)]
    course.proceed(with: .answer(Change(edits, to: prompt), exchange))
    return true
  }
}

extension Exchange {
  /// True if it is about to send the same kind of thing as a request that is only supposed, which
  /// is rather meant as a change of it: “Anna gets 30”.
  fileprivate func isLike(_ reading: Reading) -> Bool {
    conversation.asksToGoAhead && manner.delivers != nil
      && manner.delivers == reading.intent.manner.delivers
  }
}

extension SlotReading {
  /// True if it only leads up to a request: whom that points to, or its number among others.
  fileprivate func isNoWish(besides request: Reading) -> Bool {
    isSomebody && request.slots.contains(where: \.isPronoun) || isOrdinal
  }

  private var isOrdinal: Bool {
    if case .ordinal = meaning { true } else { false }
  }
}

extension Turn {
  /// More requests like the one at hand: with a yes for others with something of their own, or for
  /// others, who get the same or as much as is said, where it can be for one only.
  fileprivate func others(like exchange: Exchange) -> [Reading] {
    if hearing.decision == .yes, hearing.added != nil, let again = utterance.again {
      return [again]
    }
    let isOfMoney = hearing.decision != .no && exchange.manner.delivers == .money
    if isOfMoney, let request = exchange.request {
      if let added = hearing.added, hearing.decision == .yes || !added.allSatisfy(isCertain) {
        let kept = context.grounding.slots(of: exchange.conversation.draft)
        return [context.grounding.reading(request, for: added, keeping: kept)].compactMap(\.self)
      }
      let each = hearing.requestsMore(of: request)
      if !each.isEmpty { return each }
    }
    // “Yes, Dad. Say …” is for nobody else.
    let people = Edit.set(hearing.slots.filter { $0.isSomebody && !$0.isPronoun }, replaces: false)
    guard hearing.decision == .yes, hearing.updates.contains(where: \.isAddition),
      !context.isSettled(people, exchange)
    else { return [] }
    return [hearing.another(like: exchange)].compactMap(\.self)
  }

  /// True if it is plain who somebody is; others are asked about on their own.
  private func isCertain(_ person: SlotReading) -> Bool { context.people(person).count == 1 }

  /// True if a request asks about what the open one does: that makes a yes before it none.
  fileprivate func asksAboutIt(_ reading: Reading) -> Bool {
    let activity = stage.exchange?.manner.effect?.activity
    return reading.intent.manner.isLookup && activity != nil
      && reading.intent.manner.effect?.activity == activity
  }
}

extension Discourse {
  /// True if a look-up is for what the open request would first begin: “when does it come?”, of a
  /// ride that is not booked yet.
  fileprivate func isYetToBegin(_ lookUp: IntentName) -> Bool {
    guard let effect = lookUp.manner.effect, effect.verb == .shows,
      let open = stage.exchange?.manner.effect, open.verb == .sets
    else { return false }
    return open.activity == effect.activity && !memory.canBeAbout(lookUp)
  }
}

extension Stage {
  fileprivate var isResuming: Bool {
    if case .resuming = self { true } else { false }
  }
}

// MARK: - What goes on

extension Memory {
  /// The request that ends what goes on, where that is what a line calls by its name and asks to end
  /// as if it were something else: “stop the ride”, of a bike ride.
  fileprivate func ending(_ line: String, insteadOf reading: Reading) -> Reading? {
    guard reading.intent.manner.isUndoing, reading.slots.isEmpty,
      let activity = reading.intent.manner.effect?.activity, self.ending(activity) == nil,
      let ending, let begun = begun(before: ending)
    else { return nil }
    let names = begun.draft.filledSlots.flatMap { begun.draft[$0] }.flatMap(\.spoken.plainWords)
    let words = line.plainWords
    return names.contains(where: words.contains) ? Reading(intent: ending, score: 1) : nil
  }
}

extension Utterance {
  /// The same once more, if the line asks for that: “yes, and the same to Jane”.
  fileprivate var again: Reading? {
    let last = Hearing(clauses(answering: nil), to: nil).readings.last
    return last?.intent == .again ? last : nil
  }
}

extension String {
  fileprivate var plainWords: [String] { lowercased().split { !$0.isLetter }.map(String.init) }
}

extension IntentName {
  /// The look-up that it is: “where is it?” is one of what goes on.
  fileprivate var lookUp: IntentName {
    self == .whereIsIt ? Manner.requests(that: .shows).first ?? self : self
  }
}

// MARK: - In the middle of something

extension Turn {
  /// In the middle of a request: begun at once if it asks before it acts, or names its object; asked
  /// about otherwise.
  fileprivate mutating func begin(_ readings: [Reading], inTheMiddleOf exchange: Exchange) {
    guard let first = readings.first else { return }
    let isCalledOff = hearing.isRetracted || hearing.verb?.cancels == true
    // “Pay both” is about the one at hand, too.
    let isAmongAll = first.intent == exchange.request && first.meansAllListed
    let isDropped =
      hearing.decision == .no || isCalledOff || isAmongAll || hearing.asksInstead
    let isEmergency = exchange.conversation.draft.isEmergencyCall
    let isStuck = exchange.isStuck && exchange.wouldBeMissed
    if isDropped || isStuck || !exchange.wouldBeMissed || context.isEmpty(exchange) || isEmergency {
      course.callOff()
      if hearing.decision == .no || isStuck || isEmergency || exchange.isPartlyDone {
        course.say(.calledOff([.exchange(exchange)]))
      }
      return course.beginAll(readings)
    }
    let isPlain = first.intent.manner.confirms || !first.slots.isEmpty
    guard isPlain || course.discourse.memory.isOfAllThatGoesOn(first.intent) else {
      return course.ask(.replacing(exchange, asked(for: first) ?? first))
    }
    course.leave(exchange)
    course.beginAll(readings)
  }

  /// In the middle of making something clear, which waits, unless it is called off.
  fileprivate mutating func begin(
    _ readings: [Reading],
    inTheMiddleOf clarification: Clarification
  ) {
    if let exchange = clarification.exchange { return begin(readings, inTheMiddleOf: exchange) }
    if hearing.decision == .no || hearing.isRetracted, let question {
      course.follow(question.cancel)
    } else {
      course.leave(.clarifying(clarification))
    }
    course.beginAll(readings)
  }

  fileprivate mutating func begin(_ readings: [Reading], after waiting: [Exchange]) {
    if hearing.decision == .no, let question {
      course.follow(question.no)
    } else {
      for exchange in waiting { course.leave(exchange) }
    }
    course.beginAll(readings)
  }
}
