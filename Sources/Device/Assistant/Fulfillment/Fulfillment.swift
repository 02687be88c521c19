import Dialogue
import Domains
import Understanding

/// Takes requests through resolve, confirm and handle, each until it asks the user or ends.
///
///     await fulfillment.begin(draft, reading, with: app)    // asks, or says how it ended
///     await fulfillment.tell(.yes, to: exchange)
struct Fulfillment {
  let device: DeviceState
  let caller: Caller
  let store: DiscourseStore
  let reporter: Reporter

  /// Follows what requests set going.
  let watcher: Watcher
}

// MARK: - Beginning

extension Fulfillment {
  /// Begins with an intent, once what it refers to has been looked up.
  func begin(
    _ draft: Draft,
    _ reading: Reading?,
    with identifier: String,
    _ terms: Terms = Terms()
  ) async {
    guard let app = device.app(identifier) else { return }
    var draft = draft
    store.lastAnswer = nil
    let lookup = ReferenceLookup(device: device, caller: caller, store: store, reporter: reporter)
    do throws(CallFailure) {
      if let absence = try await lookup.fillIn(&draft, saidAs: reading, of: app) {
        reporter.state(.refused("nothing-found"))
        return reporter.say(absence)
      }
    } catch {
      return
    }
    await begin(draft, with: identifier, terms)
  }

  /// Begins with an intent as it is, whatever words would have led to it.
  func begin(_ draft: Draft, with app: String, _ terms: Terms = Terms()) async {
    guard let schema = Schema.named(draft.intent) else { return }
    reporter.state(.intent(draft, parameters: schema.parameters))
    let conversation = Conversation(
      draft,
      parameters: schema.resolved,
      besides: schema.parameters,
      policy: Policy(schema.confirmation)
    )
    let identifier = caller.newIdentifier()
    var exchange = Exchange(app: app, identifier: identifier, conversation: conversation)
    (exchange.party, exchange.agreement) = (terms.party, terms.agreement)
    (exchange.preference, exchange.namedOptions) = (terms.preference, terms.namedOptions)
    await carryOn(exchange)
  }
}

// MARK: - Going on

extension Fulfillment {
  /// Tells a request's conversation what the user said.
  func tell(_ reply: Reply, to exchange: Exchange) async {
    if reply == .yes, isLate(exchange) { return await agreeLate(to: exchange) }
    var exchange = exchange
    exchange.conversation.heard(reply)
    await carryOn(exchange)
  }

  /// Asks the app once more about a request that was left, then its question.
  func takeUp(_ exchange: Exchange) async {
    var exchange = exchange
    exchange.conversation.resume()
    await carryOn(exchange)
  }

  /// Does what the conversation asks for, until it asks the user or ends.
  func carryOn(_ exchange: Exchange) async {
    var exchange = exchange
    stateFindings(of: exchange)
    while true {
      switch exchange.conversation.step {
      case .resolve(let slot, let draft): await call(.resolve(slot), draft, &exchange)
      case .confirm(let draft):
        if draft.isEmergencyCall { exchange.conversation.askFirst() }
        identify(&exchange)
        await call(.confirm, draft, &exchange)
      case .handle(let draft):
        store.discourse.handling(exchange, at: device.clock.now)
        store.save()
        await call(.handle, draft, &exchange)
      case .ask(let prompt)
      where prompt.asksToGoAhead && exchange.isAgreed(showing: store.lastAnswer?.card):
        (exchange.shown, exchange.agreement) = (exchange.agreement, nil)
        exchange.conversation.heard(.yes)
      case .ask(let prompt):
        guard await choosePreferred(for: &exchange) else { return ask(prompt, exchange) }
      case .finish(let outcome): return await finish(outcome, exchange)
      }
      if exchange.isOver { return leave(exchange) }
      stateFindings(of: exchange)
    }
  }

  /// Leaves a request that could not go on: to the question that was open before, or to nothing.
  private func leave(_ exchange: Exchange) {
    guard exchange.isToBeAskedAgain, let open = store.discourse.exchange, open.app == exchange.app,
      case .ask(let prompt) = open.conversation.step
    else { return breakOff(exchange) }
    ask(prompt, open)
  }

  private func stateFindings(of exchange: Exchange) {
    for finding in exchange.conversation.findings { reporter.state(finding) }
  }

  /// Gives a request the identifier of an earlier one for the same of which nobody knows whether it
  /// was done.
  private func identify(_ exchange: inout Exchange) {
    let memory = store.discourse.memory
    if let known = memory.unsettled(exchange.asHandled, at: device.clock.now) {
      exchange.identifier = known.identifier
      exchange.repetition = known.isTold ? .doubtful : .silent
    } else if exchange.repetition != nil {
      // By now it asks for something else, which must not pass for that.
      exchange.identifier = caller.newIdentifier()
      exchange.repetition = nil
    }
  }
}

// MARK: - Asking

extension Fulfillment {
  private func ask(_ prompt: Prompt, _ exchange: Exchange) {
    var exchange = exchange
    let card = store.lastAnswer?.card
    if prompt.asksToGoAhead { exchange.shownAt = device.clock.now }
    let isShown = prompt.attempt > 1 && exchange.shown == card
    (exchange.shown, exchange.agreement) = (card, nil)
    store.discourse.asked(exchange)
    let isDoubtful =
      exchange.repetition == .doubtful && exchange.conversation.prompt?.asksToGoAhead == true
    reporter.say(
      (isDoubtful ? [SessionWording.mayBeDone] : [])
        + lines(for: prompt, exchange, isShown: isShown)
    )
  }

  /// The words of a question, with its card or list unless that stands right above.
  func lines(for prompt: Prompt, _ exchange: Exchange, isShown: Bool) -> [String] {
    if let question = exchange.question(insteadOf: prompt) { return [question] }
    return device.wording.lines(
      for: device.addressing.addressed(exchange.forAll(prompt)),
      about: exchange.conversation.draft,
      with: device.name(of: exchange.app),
      showing: store.lastAnswer?.card,
      isShown: isShown
    )
  }
}
