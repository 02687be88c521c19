import Dialogue
import Domains
import Intents

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
  /// - Throws: `CallFailure`, when it should have done it there and brought no outcome; that has
  ///   been said then.
  func outcome(
    of exchange: Exchange,
    after outcome: Outcome
  ) async throws(CallFailure) -> Outcome {
    guard case .handled(let draft, let verdict) = outcome else { return outcome }
    switch verdict.kind {
    case .continueInApp:
      return open(exchange) ? outcome : .failed(Verdict(.failure, code: "failure"))
    case .handleInApp:
      return try await handleInBackground(draft, exchange) ?? outcome
    case .ready, .askFirst, .success, .inProgress, .failure, .failureNeedingApp:
      return outcome
    }
  }

  /// Opens an app in front, with the activity that its handler gave or the default one.
  ///
  /// - Returns: Whether the app goes on, as far as it says.
  @discardableResult func open(_ exchange: Exchange) -> Bool {
    let draft = exchange.conversation.draft
    guard let app = device.app(exchange.app), let schema = Schema.named(draft.intent) else {
      return false
    }
    let activity = store.lastAnswer?.activity ?? schema.activity(for: draft)
    let type = activity.activityType
    reporter.state(.open(app: app.description.name, activity: type))
    if !app.description.activityTypes.contains(type), type != draft.intent {
      let method = exchange.conversation.isCommitted ? Finding.handleMethod : Finding.confirmMethod
      reporter.state(Finding(.undeclaredActivity, method: method, detail: type))
    }
    let goesOn = caller.open(app, with: activity)
    if !goesOn {
      reporter.state(Finding(.activityRefused, method: Finding.continueMethod, detail: type))
    }
    return goesOn
  }

  /// Has the app do a request without coming to the front.
  private func handleInBackground(
    _ draft: Draft,
    _ exchange: Exchange
  ) async throws(CallFailure) -> Outcome? {
    guard let app = device.app(exchange.app), let activity = store.lastAnswer?.activity,
      let call = caller.call(.handleInBackground, draft, of: app, for: exchange.identifier)
    else { return nil }
    guard app.code.handleIntent != nil else {
      store.discourse.leftUndone(exchange)
      reporter.state(Finding(.nobodyInApp, method: Finding.backgroundMethod))
      return nil
    }
    reporter.state(.open(app: app.description.name, activity: activity.activityType))
    let answer = try await answer(to: call)
    store.lastAnswer = answer
    store.discourse.settled(exchange, as: answer.verdict)
    let isFailure = [.failure, .failureNeedingApp].contains(answer.verdict.kind)
    return isFailure ? .failed(answer.verdict) : .handled(draft, answer.verdict)
  }

  private func answer(to call: HandlerCall) async throws(CallFailure) -> Answer {
    do throws(CallFailure) {
      return try await caller.answer(to: call)
    } catch {
      reporter.say(error.lines(of: call, in: device.wording))
      throw error
    }
  }
}
