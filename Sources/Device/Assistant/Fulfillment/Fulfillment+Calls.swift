import Dialogue
import Domains

// MARK: - The phases

extension Fulfillment {
  /// Calls the request's handler, and has the conversation hear what comes of it.
  func call(_ phase: HandlerCall.Phase, _ draft: Draft, _ exchange: inout Exchange) async {
    guard let app = device.app(exchange.app),
      let call = caller.call(
        phase,
        draft,
        of: app,
        for: exchange.identifier,
        isInApp: exchange.isInApp
      )
    else {
      exchange.isOver = true
      return
    }
    exchange.mayBeDone = call.mayHaveEffect
    do throws(CallFailure) {
      take(try await caller.perform(call), of: call, &exchange)
    } catch {
      recover(from: error, call, &exchange)
    }
  }

  private func take(
    _ result: HandlerCall.Result,
    of call: HandlerCall,
    _ exchange: inout Exchange
  ) {
    switch (call.phase, result) {
    case (.resolve(let slot), .resolutions(let resolutions)):
      reporter.state(.resolve(slot, resolutions.map(toldApart)))
      tell(of: resolutions, replacing: call.draft[slot], of: slot, call)
      exchange.conversation.resolved(resolutions)
    case (.confirm, .answer(let answer)):
      store.lastAnswer = answer
      reporter.state(.confirm(intent: call.draft.intent, code: answer.verdict.code))
      stateOmissions(of: answer, to: call)
      exchange.isInApp =
        answer.verdict.isHandedOver
        && call.app.description.inAppIntents.contains(call.draft.intent)
      exchange.conversation.confirmed(answer.verdict)
    case (.handle, .answer(let answer)):
      store.lastAnswer = answer
      reporter.state(.handle(intent: call.draft.intent, code: answer.verdict.code))
      stateOmissions(of: answer, to: call)
      store.discourse.settled(exchange, as: answer.verdict)
      exchange.conversation.handled(answer.verdict)
    case (_, .resolutions), (_, .answer), (_, .noHandler), (_, .wrongHandler), (_, .ended):
      exchange.isOver = true
    }
  }

  /// Says that a word was no term of the app's, where the app goes on with one that is.
  private func tell(
    of resolutions: [Resolution],
    replacing values: [Value],
    of slot: Slot,
    _ call: HandlerCall
  ) {
    guard values.count == 1, resolutions.count == 1, values[0].isForeignTerm,
      case .success(let value) = resolutions[0], value.isTerm, !value.isForeignTerm,
      value.spoken.lowercased() != values[0].spoken.lowercased()
    else { return }
    reporter.say(
      device.wording.lines(
        forReplaced: values[0],
        of: slot,
        in: call.draft,
        with: call.app.description.name
      )
    )
  }

  /// States what the user should be shown and the handler has left out; a default leaves it out by
  /// right.
  private func stateOmissions(of answer: Answer, to call: HandlerCall) {
    guard !reporter.isMissing(call.method) else { return }
    for property in answer.omissions {
      reporter.state(Finding(.nothingToShow, method: call.method, detail: property))
    }
  }

  /// The options as the user is shown them: one person's numbers are told apart by their labels.
  private func toldApart(_ resolution: Resolution) -> Resolution {
    guard case .disambiguation(let options) = resolution else { return resolution }
    return .disambiguation(device.voice.toldApart(options))
  }

  private func recover(from failure: CallFailure, _ call: HandlerCall, _ exchange: inout Exchange) {
    if !failure.leavesDoubt { exchange.mayBeDone = false }
    if !exchange.mayBeDone { store.discourse.leftUndone(exchange) }
    guard failure != .neverAnswered else {
      // The conversation ends with this itself, and knows in which step it was.
      exchange.conversation.neverAnswered()
      return
    }
    exchange.isOver = true
    exchange.isToBeAskedAgain = failure.end.map { $0.isAtStart || !call.carriesOut } == true
    if let fact = failure.fact(in: call.method) { reporter.state(fact) }
    reporter.tell(failure, of: call)
  }
}

extension Value {
  fileprivate var isTerm: Bool {
    if case .phrase = content { true } else { false }
  }

  /// True if it is a word that no vocabulary of the app has.
  fileprivate var isForeignTerm: Bool {
    if case .phrase(let phrase) = content { phrase.identifier == nil } else { false }
  }
}

extension Verdict {
  /// Returns whether a handler wants its app to go on.
  fileprivate var isHandedOver: Bool {
    kind == .continueInApp || kind == .handleInApp
  }
}

extension CallFailure {
  /// The apology for a call of a method that brought no answer.
  func lines(of call: HandlerCall, named method: String) -> [String] {
    let app = call.app.description.name
    let mayBeDone = leavesDoubt && call.mayHaveEffect
    return switch self {
    case .neverAnswered: [EndWording.unanswered(by: app, in: method, mayBeDone: mayBeDone)]
    case .noHandler, .wrongHandler: [SessionWording.noHandler(app)]
    case .interrupted: [SessionWording.interrupted(app, mayBeDone: mayBeDone)]
    case .ended(let end): [EndWording.ended(app, end, in: method, mayBeDone: mayBeDone)]
    }
  }
}
