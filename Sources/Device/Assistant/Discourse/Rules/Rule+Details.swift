import Dialogue
import Domains
import Understanding

extension Rule {
  /// Answers a question about the request at hand, the last one, or what was shown, from what is
  /// known of it: “how much is it”, “who was that from”.
  static let detail = Rule(
    "detail",
    because: "It asks about what is shown, was done or goes on."
  ) { turn in
    guard case .detail(let detail, let things) = turn.hearing.control else { return false }
    switch detail {
    case .done, .receipt: turn.course.tellWhetherItIsDone(asReceived: detail == .receipt)
    case .pastPayments where turn.hasDone(with: things): turn.course.tellWhetherItIsDone()
    case .undoing: turn.course.tellWhetherItCanBeUndone()
    case .ringing: turn.course.tellOfCall()
    case .choices:
      guard turn.prompt?.kind.options.isEmpty == false else { return false }
      turn.course.askAgain(isShown: false)
    case .going where turn.course.discourse.memory.report == nil:
      turn.say(.courtesy(.wellBeing))
    default: return turn.tell(detail, of: things)
    }
    return true
  }
}

extension Turn {
  /// Says something; what is open is asked again.
  fileprivate mutating func say(_ saying: Saying) {
    course.say(saying)
    if !stage.isAtRest { course.askAgain() }
  }

  fileprivate mutating func tell(_ detail: Detail, of things: [SlotReading]) -> Bool {
    if let report = report(on: detail) {
      tell(by: report)
    } else if let answer = answer(to: detail, about: things) {
      if stage.isAtRest, SessionWording.limit(of: detail) != nil {
        course.state(.refused("out-of-scope"))
      }
      say(.detail(answer))
    } else if detail.isOfOffers, let exchange = course.discourse.spokenOf, exchange.offers != nil {
      course.act(.consult(Inquiry(detail: detail, things: things), exchange))
      if !stage.isAtRest { course.askAgain() }
    } else if [.standing, .coming].contains(detail) {
      course.tellWhetherItIsDone()
    } else if detail == .progress {
      say(.detail(SessionWording.nothingGoing))
    } else if !stage.isAtRest {
      course.askAgain(after: unknown(detail))
    } else {
      return false
    }
    return true
  }

  /// Says that a part of the request at hand is not known yet, if it has such a part.
  private func unknown(_ detail: Detail) -> Saying {
    let isPart = !detail.isOfRides || stage.exchange?.offers != nil
    return (isPart ? SessionWording.unknownYet(detail) : nil).map { .detail($0) } ?? .unknown
  }

  /// A sentence about the request at hand, else about the last one of this run.
  private func answer(to detail: Detail, about things: [SlotReading]) -> String? {
    if detail == .places { return context.namesOfPlaces.map(SessionWording.places) }
    let discourse = course.discourse
    let facts = Facts(
      draft: discourse.spokenOf?.draftForAll,
      card: discourse.isBetweenRequests || stage.asksToGoAhead ? discourse.card : nil,
      voice: context.grounding.voice,
      isDone: stage.isAtRest && discourse.dropped == nil && discourse.done != nil
    )
    return facts.answer(to: detail, about: things)
  }

  /// The request that tells what is asked: how the thing that goes on stands, who is in a group.
  private func report(on detail: Detail) -> Reading? {
    let memory = course.discourse.memory
    return switch detail {
    case .standing, .going: memory.report.map(Reading.init)
    case .progress: lookUpOfTopic ?? memory.report.map(Reading.init)
    case .coming: memory.reportOfWhatComes.map(Reading.init)
    case .distance, .pickup: stage.isAtRest ? memory.reportOfWhatComes.map(Reading.init) : nil
    case .members:
      course.discourse.spokenOf.flatMap { context.grounding.members(of: $0.conversation.draft) }
    default: nil
    }
  }

  /// The look-up that the line asks for as well, where it is about what was spoken of last: “how much
  /// have I got left” after a payment.
  private var lookUpOfTopic: Reading? {
    guard case .reading(let reading, _) = utterance.understood, reading.intent.manner.isLookup
    else { return nil }
    let last = course.discourse.spokenOf?.manner.topic ?? course.discourse.memory.lastTopic
    let isFree = course.discourse.memory.report == nil && reading.intent.manner.effect == nil
    return isFree || reading.intent.manner.topic == last ? reading : nil
  }

  /// Makes a request that only tells; what is open is asked again.
  private mutating func tell(by reading: Reading) {
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

  /// True if what was done last was for the people whom a question names.
  fileprivate func hasDone(with things: [SlotReading]) -> Bool {
    guard let done = course.discourse.done?.exchange.draftForAll else { return false }
    let named = things.flatMap(context.people).compactMap(\.contactIdentifier)
    let people = Slot.people.flatMap { done[$0] }.compactMap(\.somebody?.contactIdentifier)
    return !named.isEmpty && named.allSatisfy(people.contains)
  }
}

extension Context {
  /// The first of the places that everybody knows; `nil` where there are none.
  fileprivate var namesOfPlaces: String? {
    let names = grounding.world.places.filter { $0.owner == nil }.compactMap(\.names.first)
    return names.isEmpty ? nil : grounding.voice.list(Array(names.prefix(5)))
  }
}

extension Memory {
  fileprivate var lastTopic: Manner.Topic? {
    handled.first.flatMap { Manner.of(intent: $0.draft.intent).topic }
  }
}

extension Reading {
  /// A request of which nothing else is said.
  fileprivate init(_ request: IntentName) { self.init(intent: request, score: 1) }
}

extension Detail {
  /// True if what is on offer tells it.
  fileprivate var isOfOffers: Bool {
    switch self {
    case .price, .pickup, .room, .luggage, .option, .cheapest, .quickest, .biggest, .smallest:
      true
    default: false
    }
  }

  /// True if only what takes somebody somewhere has it.
  fileprivate var isOfRides: Bool {
    isOfOffers || [.arrival, .duration, .distance, .party].contains(self)
  }
}

// MARK: - What is spoken of

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
  fileprivate mutating func tellWhetherItIsDone(asReceived: Bool = false) {
    if !stage.isAtRest {
      askAgain(after: .notYet)
    } else if let dropped = discourse.dropped, !dropped.exchange.manner.isLookup {
      say(.leftUndone(dropped.exchange))
    } else if let done = discourse.done {
      say(done.isCertain ? .did(done.exchange) : .mayHaveDone(done.exchange))
      if asReceived { say(.detail(SessionWording.cantSeeReceipt)) }
    } else {
      say(.nothingDone)
    }
  }

  /// Says that no call can be heard here, or that none is made.
  fileprivate mutating func tellOfCall() {
    let isCalling = discourse.memory.ending(.call) != nil
    say(.detail(isCalling ? SessionWording.cantHear : SessionWording.Sound.noCall))
    if !stage.isAtRest { askAgain() }
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
