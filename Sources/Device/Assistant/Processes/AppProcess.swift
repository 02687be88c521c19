import Dispatch
import Domains
import Foundation
import Spawning
import Synchronization
import Wire

/// The session's side of an app's process: what is asked, and what is still to be answered.
final class AppProcess: Sendable {
  /// The outcome of starting the app.
  enum Start: Sendable {
    case started(AppTraits)
    case absent
    case failed(String)
  }

  /// A start that has begun.
  struct Starting: Sendable {
    /// `true` once its outcome is known.
    let isOver: @Sendable () -> Bool

    /// Waits for the outcome.
    let outcome: @Sendable () throws(AppEnd) -> Start
  }

  /// Something that comes without having been asked for.
  enum News: Sendable {
    case noted(AppNote)
    case ride(Int, Card)
    case reported(String)
    case storageFailed(String)

    /// The process ended while nobody waited for anything.
    case ended(AppEnd)
  }

  fileprivate enum Answer: Sendable {
    case result(AppCall.Result)
    case reply(AppReply)
  }

  typealias Outcome<Value: Sendable> = Result<Value, AppEnd>

  fileprivate struct State {
    var child: ChildProcess?

    /// Set once it may have run code of its app.
    var isSetUp = false
    var count = 0
    var pending: [Int: Arrival<Outcome<Answer>>] = [:]

    /// Calls that nobody waits for any more.
    var abandoned: Set<Int> = []

    /// Requests whose failure nobody tells.
    var attempts: Set<Int> = []

    /// Called once none of these goes on.
    var whenSettled: [@Sendable () -> Void] = []
    var whenEnded: [@Sendable () -> Void] = []
    var whenStarted: (@Sendable (Outcome<Start>) -> Void)?
    var tell: (@Sendable (News) -> Void)?

    /// Why this process has ended it, or is about to.
    var cause: AppEnd.Cause?

    /// Set once this process has ended it, for whatever reason.
    var isToEnd = false
    var end: AppEnd?

    /// Set once the end has been told, or is left to be told to whoever waited for an answer.
    var isTold = false
    var cost: CallCost?
    var printed = Printed()
  }

  private let state = Mutex(State())

  private init() {}

  /// The longest wait for what is not a call of a handler, and the time that a call has after nobody
  /// waits for it any more.
  private static let limit = 10.0
  private static let grace = Duration.seconds(3)

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - arguments: The arguments that have this executable become an app's process.
  ///   - memory: The number of bytes that it may add to what it takes at the start.
  /// - Returns: `nil` if the system refuses.
  static func started(_ arguments: [String], memory: Int) -> AppProcess? {
    let process = AppProcess()
    guard let child = ChildProcess.start(arguments + ["\(memory)"], take: { process.take($0) })
    else { return nil }
    process.state.withLock { $0.child = child }
    return process
  }

  /// Listens to a process that has been started.
  convenience init(hearing unheard: UnheardProcess) {
    self.init()
    state.withLock { $0.child = unheard.listen { self.take($0) } }
  }

  var hasEnded: Bool { state.withLock { $0.end != nil || $0.cause != nil } }

  var cost: CallCost? { state.withLock(\.cost) }

  /// The system's number for it.
  var identifier: Int32? { state.withLock(\.child)?.identifier }

  /// `true` if it can be set up for another conversation.
  var isIdle: Bool { state.withLock { $0.end == nil && $0.cause == nil && $0.pending.isEmpty } }
}

// MARK: - Asking

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
    state.withLock { state in
      state.isSetUp = true
      state.tell = tell
      state.whenStarted = { outcome.come($0) }
    }
    send(.setUp(setup))
    return Starting(
      isOver: { outcome.wait(seconds: 0) != nil },
      outcome: { () throws(AppEnd) in
        do throws(AppEnd) {
          return try (outcome.wait(seconds: Self.limit) ?? self.endForHanging(outcome)).get()
        } catch {
          var end = error
          end.isAtStart = true
          throw end
        }
      }
    )
  }

  /// Calls a handler; if the task is cancelled, the process has some seconds to come to an end.
  func perform(_ call: AppCall, _ facts: SentFacts) async -> AppCall.Result {
    let number = nextNumber()
    let outcome = await withTaskCancellationHandler {
      answer(to: .call(number, facts, call), number)
    } onCancel: {
      abandon(number)
    }
    switch outcome {
    case .success(.result(let result)): return result
    case .success(.reply): return .noHandler
    case .failure(let end): return .ended(end)
    }
  }

  func ask(_ request: AppRequest, _ facts: SentFacts) throws(AppEnd) -> AppReply {
    try ask(request, facts, nextNumber())
  }

  /// Asks for what can be done without; should the process end instead, that is news.
  func attempt(_ request: AppRequest, _ facts: SentFacts) -> AppReply? {
    let number = nextNumber()
    state.withLock { _ = $0.attempts.insert(number) }
    defer { state.withLock { _ = $0.attempts.remove(number) } }
    do throws(AppEnd) {
      return try ask(request, facts, number)
    } catch {
      tell(of: error)
      return nil
    }
  }

  private func ask(
    _ request: AppRequest,
    _ facts: SentFacts,
    _ number: Int
  ) throws(AppEnd) -> AppReply {
    let answer = try answer(to: .ask(number, facts, request), number, within: Self.limit).get()
    guard case .reply(let reply) = answer else { throw AppEnd(.unreadable) }
    return reply
  }

  /// Sends a message, and waits for the answer on this thread, which hears it itself.
  ///
  /// A process that does not answer within a limit, in seconds, is ended.
  private func answer(
    to message: SessionMessage,
    _ number: Int,
    within limit: Double? = nil
  ) -> Outcome<Answer> {
    let (outcome, due) = (expect(number), limit.map { ContinuousClock.now + .seconds($0) })
    send(message) { $0.send($1, listeningUntil: due, or: { outcome.hasCome }) }
    let rest = due.map { ($0 - .now) / .seconds(1) } ?? .infinity
    return outcome.wait(seconds: rest) ?? endForHanging(outcome)
  }

  private func nextNumber() -> Int {
    state.withLock { state in
      state.count += 1
      return state.count
    }
  }

  private func expect(_ number: Int) -> Arrival<Outcome<Answer>> {
    let outcome = Arrival<Outcome<Answer>>()
    let end = state.withLock { state in
      if state.end == nil { state.pending[number] = outcome }
      return state.end
    }
    if let end { outcome.come(.failure(end)) }
    return outcome
  }

  private func send(
    _ message: SessionMessage,
    by send: (ChildProcess, [UInt8]) -> Bool = { $0.send($1) }
  ) {
    let child = state.withLock(\.child)
    // Values of ours can always be encoded.
    guard let child, let contents = try? Wire.encode(message), send(child, contents) else {
      return end(because: .closed)
    }
  }
}

// MARK: - Ending it

extension AppProcess {
  /// Ends the process, for a reason if it is not the session's own.
  func end(because cause: AppEnd.Cause? = nil) {
    let child = state.withLock { state in
      if state.cause == nil { state.cause = cause }
      state.isToEnd = true
      return state.child
    }
    child?.end()
  }

  /// Has it end by itself, with all that it has open closed; one that is at work ends at once.
  func leave() {
    guard isIdle else { return end() }
    let child = state.withLock { state in
      state.isToEnd = true
      return state.isSetUp ? nil : state.child
    }
    guard let child else { return send(.leave) }
    child.markAlone()
    child.end()
  }

  /// Waits until it is no more, which takes no longer than the system takes, or than the app does
  /// that ends by itself.
  func awaitEnd() {
    let ended = Arrival<Void>()
    let hasEnded = state.withLock { state in
      if state.end == nil { state.whenEnded.append { ended.come(()) } }
      return state.end != nil
    }
    if !hasEnded { _ = ended.wait(seconds: 1) }
  }

  private func endForHanging<Value>(_ outcome: Arrival<Outcome<Value>>) -> Outcome<Value> {
    end(because: .hung)
    return outcome.wait(seconds: Self.limit) ?? .failure(AppEnd(.hung))
  }

  /// Nobody waits for a call any more.
  private func abandon(_ number: Int) {
    state.withLock { _ = $0.abandoned.insert(number) }
    _ = SystemClock().schedule(after: Self.grace) { [weak self] in
      guard let self, state.withLock({ $0.pending[number] != nil }) else { return }
      end(because: .hung)
    }
  }

  /// Waits a moment for calls that nobody waits for any more; ends the process if one goes on.
  func settle() {
    let settled = Arrival<Void>()
    let isSettled = state.withLock { state in
      guard state.end == nil, state.pending.keys.contains(where: state.abandoned.contains) else {
        return true
      }
      state.whenSettled.append { settled.come(()) }
      return false
    }
    if !isSettled, settled.wait(seconds: 1) == nil { end(because: .hung) }
  }
}

// MARK: - Being told

extension AppProcess {
  private func take(_ event: ChildProcess.Event) {
    switch event {
    case .received(let contents): receive(contents)
    case .printed(let bytes): state.withLock { $0.printed.add(bytes) }
    case .unreadable(let error): end(because: error == nil ? .closed : .unreadable)
    case .ended(let ending): finish(ending)
    }
  }

  private func receive(_ contents: [UInt8]) {
    guard let message = try? Wire.decode(contents, as: AppMessage.self) else {
      return end(because: .unreadable)
    }
    take(message)
  }

  private func take(_ message: AppMessage) {
    switch message {
    case .started(let traits): start(.started(traits))
    case .absent: start(.absent)
    case .failed(let sentence): start(.failed(sentence))
    case .result(let number, let result, let cost):
      state.withLock { $0.cost = cost }
      answer(number, .result(result))
    case .reply(let number, let reply): answer(number, .reply(reply))
    case .noted(let note): if let note = note.note { tell(.noted(note)) }
    case .ride(let number, let card): tell(.ride(number, card))
    case .reported(let sentence): tell(.reported(sentence))
    case .storageFailed(let sentence): tell(.storageFailed(sentence))
    case .left: state.withLock(\.child)?.markAlone()
    }
  }

  private func start(_ start: Start) {
    state.withLock { $0.whenStarted.take() }?(.success(start))
  }

  /// Tells the end, unless that has been done.
  private func tell(of end: AppEnd) {
    let isNew = state.withLock { state in
      defer { state.isTold = true }
      return !state.isTold
    }
    if isNew { tell(.ended(end)) }
  }

  private func tell(_ news: News) { state.withLock(\.tell)?(news) }

  /// Tells what has been printed, with the call that comes to its end.
  private func tellPrinted() {
    let (text, tell) = state.withLock { ($0.printed.takeText(), $0.tell) }
    if let text { tell?(.noted(.printed(text))) }
  }

  private func answer(_ number: Int, _ answer: Answer) {
    tellPrinted()
    let (outcome, settled) = state.withLock { state in
      let outcome = state.pending.removeValue(forKey: number)
      state.abandoned.remove(number)
      return (outcome, state.takeSettled())
    }
    outcome?.come(.success(answer))
    for action in settled { action() }
  }

  private func finish(_ ending: ChildProcess.Ending) {
    tellPrinted()
    let (end, open, start, settled) = state.withLock { state in
      let end = AppEnd(ending, because: state.cause, having: state.printed)
      state.end = end
      let isAwaited = state.pending.keys.contains { !state.attempts.contains($0) }
      state.isTold = state.isTold || state.isToEnd || isAwaited || state.whenStarted != nil
      defer { state.pending = [:] }
      return (
        end, Array(state.pending.values), state.whenStarted.take(), state.takeSettled()
      )
    }
    tell(of: end)
    start?(.failure(end))
    for outcome in open { outcome.come(.failure(end)) }
    for action in settled + state.withLock(\.whenEnded) { action() }
  }
}

extension AppProcess.State {
  fileprivate mutating func takeSettled() -> [@Sendable () -> Void] {
    guard end != nil || !pending.keys.contains(where: abandoned.contains) else { return [] }
    defer { whenSettled = [] }
    return whenSettled
  }
}
