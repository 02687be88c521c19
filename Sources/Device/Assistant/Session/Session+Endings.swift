import Dialogue
import Domains
import Intents

// MARK: - How a request ends

extension Session {
  func finish(_ outcome: Outcome, _ exchange: Exchange) async {
    discourse.stage = .idle
    note(outcome, exchange)
    if outcome == .cancelled { state(.cancelled) }
    if outcome == .notUnderstood { state(.refused("not-understood")) }
    // What was not shown yet is named, so that it is plain what is dropped.
    if outcome == .cancelled, !exchange.conversation.isShown {
      return emit(.said(speech.lines(for: .calledOff([.exchange(exchange)]))))
    }
    // A failure to hand it over has been said.
    guard let outcome = try? await handOver(outcome, exchange) else { return }
    if case .handled(let draft, let verdict) = outcome {
      keep(exchange)
      if verdict.kind == .success { await summarize(draft) }
    }
    emit(.said(lines(for: outcome, exchange)))
    if case .openedApp = outcome { open(exchange) }
    guard case .handled = outcome else { return }
    if discourse.waiting.isEmpty { discourse.agenda?.isDue = true }
    follow(exchange)
    await goOn(after: exchange)
  }

  /// Keeps a request that ended without being done, for whoever corrects it after all.
  private func note(_ outcome: Outcome, _ exchange: Exchange) {
    switch outcome {
    case .cancelled, .failed, .notUnderstood, .declinedApp:
      discourse.dropped = Memory.Handled(app: exchange.app, draft: exchange.conversation.draft)
    case .handled, .openedApp, .broken: discourse.dropped = nil
    }
  }

  private func lines(for outcome: Outcome, _ exchange: Exchange) -> [String] {
    wording.lines(
      for: outcome,
      about: exchange.conversation.draft,
      with: name(of: exchange.app),
      showing: lastAnswer?.card
    )
  }
}

// MARK: - The app

extension Session {
  /// Gives a request to the app, if its handler left it to the app.
  ///
  /// - Returns: The outcome; the app's own, when it did the request in the background.
  /// - Throws: `CallFailure`, when it should have done it there and brought no outcome.
  private func handOver(
    _ outcome: Outcome,
    _ exchange: Exchange
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
  @discardableResult private func open(_ exchange: Exchange) -> Bool {
    let draft = exchange.conversation.draft
    guard let app = installed(exchange.app), let schema = Schema.named(draft.intent) else {
      return false
    }
    let activity = lastAnswer?.activity ?? schema.activity(for: draft)
    let type = activity.activityType
    state(.open(app: app.description.name, activity: type))
    if !app.description.activityTypes.contains(type), type != draft.intent {
      let method = exchange.conversation.isCommitted ? Finding.handleMethod : Finding.confirmMethod
      state(.finding(Finding(.undeclaredActivity, method: method, detail: type)))
    }
    willChange?()
    let wasTaken = hosts.provide { app.code.continueActivity?(activity) }
    heed(app.description)
    if wasTaken == false {
      state(.finding(Finding(.activityRefused, method: Finding.continueMethod, detail: type)))
    }
    return wasTaken != false
  }

  /// Has the app do a request without coming to the front.
  private func handleInBackground(
    _ draft: Draft,
    _ exchange: Exchange
  ) async throws(CallFailure) -> Outcome? {
    guard let app = installed(exchange.app), let schema = Schema.named(draft.intent),
      let activity = lastAnswer?.activity
    else { return nil }
    guard app.code.handleIntent != nil else {
      discourse.memory.settle(exchange.identifier)
      state(.finding(Finding(.nobodyInApp, method: Finding.backgroundMethod)))
      return nil
    }
    state(.open(app: app.description.name, activity: activity.activityType))
    let call = HandlerCall(
      app: app,
      schema: schema,
      draft: draft,
      identifier: exchange.identifier,
      phase: .handleInBackground,
      voice: voice
    )
    let answer = try await answerOrExplain(call)
    lastAnswer = answer
    settle(exchange, answer.verdict)
    let isFailure = [.failure, .failureNeedingApp].contains(answer.verdict.kind)
    return isFailure ? .failed(answer.verdict) : .handled(draft, answer.verdict)
  }

  private func answerOrExplain(_ call: HandlerCall) async throws(CallFailure) -> Answer {
    do throws(CallFailure) {
      return try await answer(to: call)
    } catch {
      say(error, of: call)
      throw error
    }
  }
}
