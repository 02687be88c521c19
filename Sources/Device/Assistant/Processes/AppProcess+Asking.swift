import Domains
import Foundation
import Spawning
import Synchronization
import Wire

/// A request that has been entered: its number, and its outcome once there is one.
private struct OpenRequest {
  let number: Int
  let outcome: Arrival<AppProcess.Outcome<AppProcess.Answer>>
}

extension AppProcess {
  /// Has the app started, or started anew.
  ///
  /// - Parameters:
  ///   - setup: The setting in which it is started.
  ///   - tell: Is told, on any thread, what comes without having been asked for.
  /// - Returns: What waits for the outcome.
  func setUp(
    _ setup: AppSetup,
    tell: @escaping @Sendable (News) -> Void
  ) -> Starting {
    let outcome = Arrival<Outcome<Start>>()
    let number = state.withLock { state in
      state.settingsUp += 1
      state.tell = tell
      state.whenStarted = { outcome.come($0) }
      // What was printed before is another conversation's.
      _ = state.printed.takeText()
      return state.settingsUp
    }
    send(.setUp(number, setup))
    return Starting(
      isOver: { outcome.hasCome },
      outcome: { () throws(AppEnd) in
        do throws(AppEnd) {
          return try (outcome.wait(seconds: Self.startLimit) ?? self.endForHanging(outcome)).get()
        } catch {
          var end = error
          end.isAtStart = true
          throw end
        }
      }
    )
  }
}

// MARK: - Calls

extension AppProcess {
  /// Calls a handler; if the task is cancelled, the process has some seconds to come to an end.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - facts: The facts that the app's code can see.
  ///   - point: The point of what is stored that is made before it.
  /// - Returns: `nil` if the process ended as the point was made, which has been told: the call has
  ///   not begun.
  func perform(
    _ call: AppCall,
    _ facts: SentFacts,
    marking point: CallPoint? = nil
  ) async -> AppCall.Result? {
    do throws(AppEnd) {
      let asked = try enter(.call)
      let mark = point == nil ? nil : try (made: enterAttempt(), settled: enterAttempt())
      let numbers = mark.map { PointNumbers(made: $0.made.number, settled: $0.settled.number) }
      let outcome = await withTaskCancellationHandler {
        answer(to: .call(asked.number, facts, call, point: numbers), asked)
      } onCancel: {
        abandon(asked.number)
      }
      if let mark, let point {
        guard isMade(point, mark.made) else { return notBegun(outcome) }
        if case .success = outcome { settle(point, mark.settled) }
      }
      guard case .result(let result) = try outcome.get() else { throw endForWrongReply() }
      return result
    } catch {
      return .ended(error)
    }
  }

  /// - Returns: `false` if nothing is known of a point, which comes before all that is done.
  private func isMade(_ point: CallPoint, _ made: OpenRequest) -> Bool {
    guard case .success(.reply(let reply)) = made.outcome.wait(seconds: 0),
      case .success(let number) = reply.number
    else { return false }
    point.isMade(number, in: self)
    return true
  }

  /// The result of a call that the process has ended before; `nil` if it can be made anew.
  private func notBegun(_ outcome: Outcome<Answer>) -> AppCall.Result? {
    guard case .failure(let end) = outcome else { return .ended(endForWrongReply()) }
    // Whoever has given up has been told something else.
    if Task.isCancelled { return .ended(end) }
    tellOnce(end)
    return nil
  }

  /// Waits for the changes that another process of the app could take back.
  private func settle(_ point: CallPoint, _ settled: OpenRequest) {
    let due = ContinuousClock.now + .seconds(Self.limit)
    state.withLock(\.child)?.listen(until: due) { settled.outcome.hasCome }
    guard case .success(.reply(let reply)) = outcome(of: settled, until: due) else { return }
    guard case .success(let changes) = reply.changes else { return end(asItself: .unreadable) }
    point.isSettled(changes)
  }

  /// Nobody waits for a call any more.
  private func abandon(_ number: Int) {
    state.withLock { $0.ledger.abandon(number) }
    _ = SystemClock().schedule(after: Self.grace) { [weak self] in
      guard let self, state.withLock({ $0.ledger.isOpen(number) }) else { return }
      end(asItself: .hung)
    }
  }
}

// MARK: - Other requests

extension AppProcess {
  /// Asks for something; a reply without the contents that it has to have ends the process.
  func ask<Value>(
    _ request: AppRequest,
    _ facts: SentFacts,
    for contents: (AppReply) -> AppReply.Contents<Value>
  ) throws(AppEnd) -> Value {
    let reply = try ask(request, facts, enter(.request))
    guard case .success(let value) = contents(reply) else { throw endForWrongReply() }
    return value
  }

  /// Asks for what can be done without; should the process end instead, that is news.
  func attempt<Value>(
    _ request: AppRequest,
    _ facts: SentFacts,
    for contents: (AppReply) -> AppReply.Contents<Value>
  ) -> Result<Value, AppEnd> {
    Result { () throws(AppEnd) in
      let reply = try ask(request, facts, enterAttempt())
      if case .success(let value) = contents(reply) { return value }
      end(asItself: .unreadable)
      throw AppEnd(.unreadable)
    }
  }

  private func ask(
    _ request: AppRequest,
    _ facts: SentFacts,
    _ asked: OpenRequest
  ) throws(AppEnd) -> AppReply {
    let due = ContinuousClock.now + .seconds(Self.limit)
    let answer = try answer(to: .ask(asked.number, facts, request), asked, until: due).get()
    guard case .reply(let reply) = answer else { throw endForWrongReply() }
    return reply
  }

  /// Ends a process that has sent what nobody asked for; the end is told by whoever has asked.
  private func endForWrongReply() -> AppEnd {
    end(because: .unreadable)
    return AppEnd(.unreadable)
  }

  private func enterAttempt() throws(AppEnd) -> OpenRequest { try enter(.request, isAttempt: true) }

  private func enter(
    _ kind: RequestKind,
    isAttempt: Bool = false
  ) throws(AppEnd) -> OpenRequest {
    let outcome = Arrival<Outcome<Answer>>()
    let number = state.withLock { state in
      Result { () throws(AppEnd) in
        try state.ledger.enter(kind, for: outcome, isAttempt: isAttempt)
      }
    }
    return OpenRequest(number: try number.get(), outcome: outcome)
  }

  /// Sends a message, and waits for the answer on this thread, which hears it itself.
  ///
  /// A process that does not answer until a moment is ended.
  private func answer(
    to message: SessionMessage,
    _ asked: OpenRequest,
    until due: ContinuousClock.Instant? = nil
  ) -> Outcome<Answer> {
    send(message) { $0.send($1, listeningUntil: due, or: { asked.outcome.hasCome }) }
    return outcome(of: asked, until: due)
  }

  private func outcome(
    of asked: OpenRequest,
    until due: ContinuousClock.Instant?
  ) -> Outcome<Answer> {
    let rest = due.map { ($0 - .now) / .seconds(1) } ?? .infinity
    return asked.outcome.wait(seconds: rest) ?? endForHanging(asked.outcome)
  }

  private func endForHanging<Value>(_ outcome: Arrival<Outcome<Value>>) -> Outcome<Value> {
    end(asItself: .hung)
    return outcome.wait(seconds: Self.limit) ?? .failure(AppEnd(.hung))
  }

  func send(
    _ message: SessionMessage,
    by send: (ChildProcess, [UInt8]) -> Bool = { $0.send($1) }
  ) {
    let child = state.withLock(\.child)
    // Values of ours can always be encoded.
    if let child, let contents = try? Wire.write(message), send(child, contents) { return }
    // How one ended that has ended by itself, the listener tells.
    child?.awaitEnd()
    end(asItself: .closed)
  }
}
