import Dialogue
import Domains
import Understanding

// MARK: - Before an app hears of it

extension Course {
  /// Goes on with what was said, without what has been made clear already.
  mutating func proceed(with clarification: Clarification) {
    stage = .idle
    proceed(with: clarification.purpose, settled: clarification.settled)
  }

  /// Goes on with what was said; where something in it is unclear, the user is asked first.
  mutating func proceed(with purpose: Clarification.Purpose, settled: Set<Int> = []) {
    let purpose = context.readied(purpose)
    if let intent = context.intent(of: purpose),
      let (place, doubt) = Doubts(grounding: context.grounding, interpreter: context.interpreter)
        .first(in: purpose.slots, intent: intent, settled: settled)
    {
      return ask(
        .clarifying(Clarification(purpose: purpose, place: place, doubt: doubt, settled: settled))
      )
    }
    switch purpose {
    case .request(let reading, let app): begin(reading, with: app)
    case .answer(let change, let exchange): conclude(change, exchange)
    }
  }

  /// Tells the conversation what an answer comes to.
  ///
  /// A place that nobody knows replaces none.
  private mutating func conclude(_ answer: Change, _ exchange: Exchange) {
    let strange = context.strangePlaces(in: answer, for: exchange)
    guard !strange.isEmpty else { return change(by: answer, exchange) }
    let words = strange.map(\.wording)
    say(.strangePlaces(words))
    change(by: answer.without(strange), exchange)
    discourse.miss(words)
  }

  /// Tells the conversation what changes for it.
  private mutating func change(by change: Change, _ exchange: Exchange) {
    guard !change.updates.isEmpty else { return askAgain() }
    let spoken = discourse.considered?.slots ?? []
    let intent = exchange.conversation.draft.intent
    if !change.slots.isEmpty {
      discourse.considered = Considered(slots: change.slots, intent: intent)
    }
    let listed = discourse.memory.values(ofListedMeantBy: change.slots, for: intent)
    guard listed.isEmpty else { return follow(.reply(.change(listed), exchange)) }
    if let group = context.regrouped(change, exchange) { return regroup(group, after: spoken) }
    if let crowded = context.crowded(change, exchange.conversation.draft) {
      say(.onePerson(context.name(of: exchange.app)))
      return follow(.reply(.redo(crowded), exchange))
    }
    if let emptied = context.emptied(change, exchange.conversation.draft) {
      return follow(.reply(.redo(emptied), exchange))
    }
    var exchange = exchange
    if let own = change.slots.ownShares, let parts = context.parted(withOwn: own, &exchange) {
      return follow(.reply(.change(parts), exchange))
    }
    let reply = context.parted(
      context.reply(change, to: exchange, after: spoken),
      &exchange,
      asked: change.asked?.slot
    )
    let unfit = context.unfit(change, exchange)
    guard reply == .unclear, change.asked == nil, !change.slots.isEmpty else {
      let isLeftOut = reply != .unclear && !unfit.isEmpty
      if isLeftOut { say(.leftOut(unfit.map(\.wording))) }
      let taken = change.besides(reply)
      if !taken.isEmpty { say(.taken(taken)) }
      exchange = exchange.noting(reply)
      exchange.agreement = change.isAgreedTo ? exchange.shown : nil
      follow(.reply(reply, exchange))
      if isLeftOut { discourse.miss(unfit.map(\.wording)) }
      return
    }
    stage = .talking(exchange)
    let left = unfit.isEmpty ? change.slots : unfit
    askAgain(after: .leftOut(left.map(\.wording)))
    // A place or a figure of which the request has none could change nothing.
    discourse.miss(left.filter { !$0.isPlaceOrFigure }.map(\.wording))
  }

  /// Tells the conversation that its request is for other people, with what else was said.
  private mutating func regroup(_ group: Regrouping, after spoken: [SlotReading]) {
    var (exchange, values) = (group.exchange, group.values)
    if case .change(let others) = context.reply(group.rest, to: exchange, after: spoken) {
      values.merge(context.parted(others, &exchange)) { $1 }
    }
    follow(.reply(.change(values), exchange.noting(.change(values))))
  }
}
