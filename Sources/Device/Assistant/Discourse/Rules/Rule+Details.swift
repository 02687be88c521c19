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
    let inquiry = Inquiry(detail: detail, things: things)
    switch detail {
    case .done, .receipt: turn.course.tellWhetherItIsDone(asReceived: detail == .receipt)
    case .pastPayments where inquiry.isAboutWhatWasDone(in: turn):
      turn.course.tellWhetherItIsDone()
    case .undoing: turn.course.tellWhetherItCanBeUndone()
    case .choices:
      guard turn.prompt?.kind.options.isEmpty == false else { return false }
      turn.course.askAgain(isShown: false)
    case .ringing:
      let isCalling = turn.course.discourse.memory.ending(.call) != nil
      turn.say(.detail(isCalling ? FactWording.cantHear : SessionWording.Sound.noCall))
    case .going where turn.course.discourse.memory.report == nil:
      turn.say(.courtesy(.wellBeing))
    default: return inquiry.isAnswered(detail, in: &turn)
    }
    return true
  }
}

extension Rule {
  /// More of what can't be told: “what about John?”, “and yesterday?”.
  static let limit = Rule(
    "limit",
    because: "It goes on with what can't be told."
  ) { turn in
    guard turn.stage.isAtRest, let limit = turn.course.discourse.limit,
      Fragment(turn.hearing) != nil,
      let sentence = FactWording.limit(of: limit)
    else { return false }
    turn.course.stage = .idle
    turn.course.noteAntecedents(of: turn.hearing, goesOn: true)
    turn.course.refuse("out-of-scope", .detail(sentence))
    return true
  }
}

extension Turn {
  /// Says something; what is open is asked again.
  fileprivate mutating func say(_ saying: Saying) {
    course.say(saying)
    if !stage.isAtRest { course.askAgain() }
  }
}

extension Inquiry {
  /// Answers it, or says that the answer is not known yet.
  ///
  /// - Returns: Whether there is anything to say.
  fileprivate func isAnswered(_ detail: Detail, in turn: inout Turn) -> Bool {
    let discourse = turn.course.discourse
    if let report = report(on: detail, in: turn) {
      turn.tell(by: report)
    } else if let answer = answer(to: detail, in: turn) {
      if FactWording.limit(of: detail) != nil {
        if turn.stage.isAtRest { turn.course.state(.refused("out-of-scope")) }
        turn.course.discourse.limit = detail
      }
      turn.say(.detail(answer))
    } else if detail.isOfOffers, let exchange = discourse.spokenOf,
      consults(exchange, in: &turn)
    {
      return true
    } else if [.standing, .coming].contains(detail) {
      turn.course.tellWhetherItIsDone()
    } else if detail == .progress {
      turn.say(.detail(FactWording.nothingGoing))
    } else if let unknown = unknownOfOffers(detail, in: turn) {
      turn.say(.detail(unknown))
    } else if !turn.stage.isAtRest {
      let isPart = !detail.isOfWhatIsChosen || turn.stage.exchange?.offers != nil
      let unknown = isPart ? FactWording.unknownYet(detail) : nil
      turn.course.askAgain(after: unknown.map { .detail($0) } ?? .unknown)
    } else {
      return false
    }
    return true
  }

  /// Says that a detail of what was just offered is not known yet; `nil` where nothing was.
  private func unknownOfOffers(_ detail: Detail, in turn: Turn) -> String? {
    let last = turn.course.discourse.memory.handled.first
    guard turn.stage.isAtRest, [.duration, .arrival, .distance].contains(detail),
      last.map({ Manner.of(intent: $0.draft.intent).effect?.verb }) == .offers
    else { return nil }
    return FactWording.unknownYet(detail)
  }

  /// A sentence about the request at hand, else about the last one of this run.
  private func answer(to detail: Detail, in turn: Turn) -> String? {
    if detail == .day, let day = turn.context.grounding.day(in: things) {
      return FactWording.thatIs(turn.context.grounding.voice.fullDay(of: day))
    }
    if detail == .places { return turn.context.namesOfPlaces.map(FactWording.places) }
    let discourse = turn.course.discourse
    let isShown = discourse.isBetweenRequests || turn.stage.asksToGoAhead
    let facts = Facts(
      draft: discourse.spokenOf?.draftForAll,
      card: isShown ? discourse.card : nil,
      voice: turn.context.grounding.voice,
      isDone: turn.stage.isAtRest && discourse.dropped == nil && discourse.done?.ending == .done
    )
    return facts.answer(to: detail, about: things)
  }

  /// The request that tells what is asked: how the thing that goes on stands, who is in a group.
  private func report(on detail: Detail, in turn: Turn) -> Reading? {
    let memory = turn.course.discourse.memory
    return switch detail {
    case .standing, .going: memory.report.map(Reading.init)
    case .progress:
      lookUpOfTopic(in: turn) ?? (memory.report ?? memory.reportOfWhatEnded).map(Reading.init)
    case .coming: memory.reportOfWhatComes.map(Reading.init)
    case .distance, .pickup:
      turn.stage.isAtRest ? memory.reportOfWhatComes.map(Reading.init) : nil
    case .members:
      turn.course.discourse.spokenOf.flatMap {
        turn.context.grounding.askingForMembers(of: $0.conversation.draft)
      }
    default: nil
    }
  }

  /// The look-up that the line asks for as well, where it is about what was spoken of last: “how much
  /// have I got left” after a payment.
  private func lookUpOfTopic(in turn: Turn) -> Reading? {
    guard case .reading(let reading, _) = turn.utterance.understood,
      reading.intent.manner.isLookup
    else { return nil }
    let discourse = turn.course.discourse
    let last = discourse.spokenOf?.manner.topic ?? discourse.memory.lastTopic
    let isFree = discourse.memory.report == nil && reading.intent.manner.effect == nil
    return isFree || reading.intent.manner.topic == last ? reading : nil
  }

  /// True if what was done last was for the people whom it names.
  fileprivate func isAboutWhatWasDone(in turn: Turn) -> Bool {
    guard let done = turn.course.discourse.done?.exchange.draftForAll else { return false }
    let named = things.flatMap(turn.context.people).compactMap(\.contactIdentifier)
    let people = Slot.people.flatMap { done[$0] }.compactMap(\.somebody?.contactIdentifier)
    return !named.isEmpty && named.allSatisfy(people.contains)
  }
}

extension Turn {
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

  /// True if only what is chosen from several on offer has it.
  fileprivate var isOfWhatIsChosen: Bool {
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
      say(dropped.isUndone ? .leftUndone(dropped.exchange) : .mayHaveDone(dropped.exchange))
    } else if let done = discourse.done {
      say(done.ending == .done ? .did(done.exchange) : .mayHaveDone(done.exchange))
      if asReceived { say(.detail(FactWording.cantSeeReceipt)) }
    } else {
      say(.nothingDone)
    }
  }

  /// Says how what is open is called off; what was done is asked about, if it can be undone at all.
  fileprivate mutating func tellWhetherItCanBeUndone() {
    let deed = discourse.lastDeed.map { Exchange($0) }
    if !stage.isAtRest, let question = stage.question {
      askAgain(after: .canCallOff(question.about))
    } else if let undoing = deed?.manner.undoneBy {
      say(.canUndo)
      let reading = Reading(intent: undoing, score: 1)
      if undoing.manner.confirms { admit(reading) } else { ask(.doubting(reading)) }
    } else {
      if let doubt = discourse.doubt { return say(.mayHaveDone(doubt)) }
      let isOver = deed?.manner.isUndoing ?? true
      say(deed.flatMap { isOver ? nil : .cantUndo($0) } ?? discourse.nothingToEnd)
    }
  }
}
