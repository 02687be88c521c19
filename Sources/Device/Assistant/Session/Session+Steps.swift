import Dialogue
import Domains

// MARK: - Working a conversation off

extension Session {
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
        begin(exchange)
        await call(.handle, draft, &exchange)
      case .ask(let prompt): return ask(prompt, exchange)
      case .finish(let outcome): return await finish(outcome, exchange)
      }
      if exchange.isOver {
        discourse.stage = .idle
        return
      }
      stateFindings(of: exchange)
    }
  }

  private func stateFindings(of exchange: Exchange) {
    for finding in exchange.conversation.findings { state(.finding(finding)) }
  }

  private func ask(_ prompt: Prompt, _ exchange: Exchange) {
    var exchange = exchange
    if case .goAhead = prompt.kind { exchange.shownAt = clock.now }
    let isShown = prompt.attempt > 1 && exchange.shown == lastAnswer?.card
    exchange.shown = lastAnswer?.card
    discourse.stage = .talking(exchange)
    let isDoubtful = exchange.repetition == .doubtful && exchange.conversation.isShown
    emit(
      .said(
        (isDoubtful ? [SessionWording.mayBeDone] : [])
          + lines(for: prompt, exchange, isShown: isShown)
      )
    )
  }

  /// What is asked, with its card or list unless that stands right above.
  func lines(for prompt: Prompt, _ exchange: Exchange, isShown: Bool) -> [String] {
    wording.lines(
      for: addressed(prompt),
      about: exchange.conversation.draft,
      with: name(of: exchange.app),
      showing: lastAnswer?.card,
      isShown: isShown
    )
  }
}

// MARK: - The phases

extension Session {
  func call(_ phase: HandlerCall.Phase, _ draft: Draft, _ exchange: inout Exchange) async {
    guard let call = handlerCall(phase, draft, exchange) else {
      exchange.isOver = true
      return
    }
    do throws(CallFailure) {
      take(try await perform(call), of: call, &exchange)
    } catch {
      recover(from: error, call, &exchange)
    }
  }

  private func handlerCall(
    _ phase: HandlerCall.Phase,
    _ draft: Draft,
    _ exchange: Exchange
  ) -> HandlerCall? {
    guard let app = installed(exchange.app), let schema = Schema.named(draft.intent) else {
      return nil
    }
    let isInApp = exchange.isInApp || !app.description.extensionIntents.contains(draft.intent)
    return HandlerCall(
      app: app,
      schema: schema,
      draft: draft,
      identifier: exchange.identifier,
      phase: phase,
      voice: voice,
      isInApp: isInApp
    )
  }

  private func take(
    _ result: HandlerCall.Result,
    of call: HandlerCall,
    _ exchange: inout Exchange
  ) {
    switch (call.phase, result) {
    case (.resolve(let slot), .resolutions(let resolutions)):
      state(.resolve(slot, resolutions.map(toldApart)))
      exchange.conversation.resolved(resolutions)
    case (.confirm, .answer(let answer)):
      lastAnswer = answer
      state(.confirm(intent: call.draft.intent, code: answer.verdict.code))
      stateOmissions(of: answer, to: call)
      exchange.isInApp =
        answer.verdict.isHandedOver
        && call.app.description.inAppIntents.contains(call.draft.intent)
      exchange.conversation.confirmed(answer.verdict)
    case (.handle, .answer(let answer)):
      lastAnswer = answer
      state(.handle(intent: call.draft.intent, code: answer.verdict.code))
      stateOmissions(of: answer, to: call)
      settle(exchange, answer.verdict)
      exchange.conversation.handled(answer.verdict)
    case (_, .resolutions), (_, .answer), (_, .noHandler), (_, .wrongHandler):
      exchange.isOver = true
    }
  }

  /// States what the user should be shown and the handler has left out.
  private func stateOmissions(of answer: Answer, to call: HandlerCall) {
    for property in answer.omissions {
      state(.finding(Finding(.nothingToShow, method: call.method, detail: property)))
    }
  }

  /// The options as the user is shown them: one person's numbers are told apart by their labels.
  private func toldApart(_ resolution: Resolution) -> Resolution {
    guard case .disambiguation(let options) = resolution else { return resolution }
    return .disambiguation(voice.toldApart(options))
  }

  private func recover(from failure: CallFailure, _ call: HandlerCall, _ exchange: inout Exchange) {
    guard failure != .neverAnswered else {
      // The conversation ends with this itself, and knows in which step it was.
      exchange.conversation.neverAnswered()
      return
    }
    exchange.isOver = true
    if failure != .interrupted { discourse.memory.settle(exchange.identifier) }
    state(failure)
    say(failure, of: call)
  }

  /// States why a call brought no answer, where no conversation does.
  func state(_ failure: CallFailure) {
    switch failure {
    case .neverAnswered: state(.finding(.handleNeverAnswered))
    case .noHandler: state(.finding(Finding(.noHandler, method: Finding.handlerMethod)))
    case .wrongHandler: state(.finding(Finding(.wrongHandler, method: Finding.handlerMethod)))
    case .interrupted: state(.cancelled)
    }
  }

  func say(_ failure: CallFailure, of call: HandlerCall) {
    let app = call.app.description.name
    switch failure {
    case .neverAnswered:
      let outcome = Outcome.broken(.handleNeverAnswered)
      emit(.said(wording.lines(for: outcome, about: call.draft, with: app)))
    case .noHandler, .wrongHandler: say(SessionWording.noHandler(app))
    case .interrupted: say(SessionWording.interrupted(app, mayBeDone: call.mayHaveEffect))
    }
  }
}

extension Finding {
  /// Calls outside of a conversation are of this method alone.
  fileprivate static let handleNeverAnswered = Finding(.neverAnswered, method: handleMethod)
}

extension HandlerCall {
  /// Whether something is done by it that is not undone when it is cut off.
  var mayHaveEffect: Bool {
    !schema.isQuestion && (phase == .handle || phase == .handleInBackground)
  }
}

extension Verdict {
  /// Whether a handler wants its app to go on.
  fileprivate var isHandedOver: Bool {
    kind == .continueInApp || kind == .handleInApp
  }
}
