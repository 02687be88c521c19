import Dialogue
import Domains

/// Gives requests to the app itself, where its extension has left them to it.
struct Handover {
  let device: DeviceState
  let caller: Caller
  let store: DiscourseStore
  let reporter: Reporter
}

extension Handover {
  /// The outcome of a request once the app has it, if its handler left it to the app.
  ///
  /// - Returns: The app's own outcome, where it did the request in the background.
  /// - Throws: `CallFailure`, when it should have done it and brought no outcome; that has been said
  ///   then.
  func outcome(
    of exchange: Exchange,
    after outcome: Outcome
  ) async throws(CallFailure) -> Outcome {
    guard case .handled(let draft, let verdict) = outcome else { return outcome }
    switch verdict.kind {
    case .continueInApp:
      return try open(exchange) ? outcome : .failed(Verdict(.failure, code: "failure"))
    case .handleInApp:
      return try await handleInBackground(draft, exchange) ?? outcome
    case .ready, .askFirst, .success, .inProgress, .failure, .failureNeedingApp:
      return outcome
    }
  }

  /// Opens an app in front, with the activity that its handler gave or the default one.
  ///
  /// - Returns: Whether the app goes on, as far as it says.
  /// - Throws: `CallFailure` if its process ended instead; that has been said then.
  @discardableResult func open(_ exchange: Exchange) throws(CallFailure) -> Bool {
    let draft = exchange.conversation.draft
    guard let app = device.app(exchange.app), Schema.named(draft.intent) != nil else {
      return false
    }
    let opening = AppOpening(for: draft, after: store.lastAnswer)
    let type = opening.activityType
    reporter.state(.open(app: app.description.name, activity: type))
    if !app.description.activityTypes.contains(type), type != draft.intent {
      let method = exchange.conversation.isCommitted ? Finding.handleMethod : Finding.confirmMethod
      reporter.state(Finding(.undeclaredActivity, method: method, detail: type))
    }
    do throws(AppEnd) {
      let goesOn = try caller.open(app, for: opening)
      if !goesOn {
        reporter.state(Finding(.activityRefused, method: Finding.continueMethod, detail: type))
      }
      return goesOn
    } catch {
      if error.isAtStart { store.discourse.leftUndone(exchange) }
      let isQuestion = Schema.named(draft.intent)?.isQuestion == true
      let method = Finding.continueMethod
      reporter.tell(error, of: app.description, in: method, mayBeDone: !isQuestion)
      throw .ended(error)
    }
  }

  /// Has the app do a request without coming to the front.
  private func handleInBackground(
    _ draft: Draft,
    _ exchange: Exchange
  ) async throws(CallFailure) -> Outcome? {
    guard let app = device.app(exchange.app), let answer = store.lastAnswer,
      let call = caller.call(.handleInBackground, draft, of: app, for: exchange.identifier)
    else { return nil }
    guard app.running.traits.handlesInBackground else {
      store.discourse.leftUndone(exchange)
      reporter.state(Finding(.nobodyInApp, method: Finding.backgroundMethod))
      return nil
    }
    reporter.state(.open(app: app.description.name, activity: answer.activityType))
    let outcome = try await self.answer(to: call)
    store.lastAnswer = outcome
    store.discourse.settled(exchange, as: outcome.verdict)
    let verdict = outcome.verdict
    return verdict.kind.isFailure ? .failed(verdict) : .handled(draft, verdict)
  }

  private func answer(to call: HandlerCall) async throws(CallFailure) -> Answer {
    do throws(CallFailure) {
      return try await caller.answer(to: call)
    } catch {
      reporter.tell(error, of: call)
      throw error
    }
  }
}
