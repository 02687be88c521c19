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

  enum Answer: Sendable {
    case result(AppCall.Result)
    case reply(AppReply)
  }

  typealias Outcome<Value: Sendable> = Result<Value, AppEnd>

  struct State {
    var child: ChildProcess?
    var ledger = CallLedger<Arrival<Outcome<Answer>>>()

    /// The number of times that it has been set up: before that it has run no code of its app.
    var settingsUp = 0

    /// Called once it is at nothing any more that nobody waits for.
    var whenSettled: [@Sendable () -> Void] = []
    var whenEnded: [@Sendable () -> Void] = []
    var whenStarted: (@Sendable (Outcome<Start>) -> Void)?
    var tell: (@Sendable (News) -> Void)?
    var cost: CallCost?
    var printed = Printed()
  }

  let state = Mutex(State())

  private init() {}

  /// The longest wait for what is not a call of a handler, which is as long as for one, and the time
  /// that a call has after nobody waits for it any more.
  static let limit = TimeLimits().total / .seconds(1)
  static let grace = Duration.seconds(3)

  /// The longest wait for a start: whoever waits for a call that needs one hears that it failed.
  static let startLimit = limit - 1

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - arguments: The arguments that have this executable become an app's process.
  ///   - memory: The number of bytes that it may add to what it takes at the start.
  /// - Returns: `nil` if the system refuses.
  static func started(_ arguments: [String], memory: Int) -> AppProcess? {
    let process = AppProcess()
    guard let child = ChildProcess.start(arguments + ["\(memory)"], take: { process.receive($0) })
    else { return nil }
    process.state.withLock { $0.child = child }
    return process
  }

  /// Listens to a process that has been started.
  ///
  /// - Returns: `nil` if the system refuses.
  static func hearing(_ unheard: UnheardProcess) -> AppProcess? {
    let process = AppProcess()
    guard let child = unheard.listen({ process.receive($0) }) else { return nil }
    process.state.withLock { $0.child = child }
    return process
  }

  var hasEnded: Bool { state.withLock(\.ledger.isClosed) }

  var cost: CallCost? { state.withLock(\.cost) }

  /// The system's number for it.
  var identifier: Int32? { state.withLock(\.child)?.identifier }

  /// `true` if it can be set up for another conversation.
  var isIdle: Bool { state.withLock(\.ledger.isIdle) }
}

// MARK: - Ending it

extension AppProcess {
  /// Ends the process, for a reason that is told by whoever ends it.
  func end(because cause: AppEnd.Cause? = nil) { end(because: cause, isTold: true) }

  /// Ends a process that does not do what it should.
  func end(asItself cause: AppEnd.Cause) { end(because: cause, isTold: false) }

  private func end(because cause: AppEnd.Cause?, isTold: Bool) {
    let child = state.withLock { state in
      state.ledger.willEnd(because: cause, isTold: isTold)
      return state.child
    }
    child?.end()
  }

  /// Has it end by itself, with all that it has open closed; one that is at work ends at once.
  func leave() {
    guard isIdle else { return end() }
    let child = state.withLock { state in
      state.ledger.willEnd(because: nil, isTold: true)
      return state.settingsUp > 0 ? nil : state.child
    }
    guard let child else { return send(.leave) }
    child.end()
  }

  /// Waits until it is no more, for a second at most.
  func awaitEnd() {
    let ended = Arrival<Void>()
    let hasEnded = state.withLock { state in
      if state.ledger.end == nil { state.whenEnded.append { ended.come(()) } }
      return state.ledger.end != nil
    }
    if !hasEnded { _ = ended.wait(seconds: 1) }
  }

  /// Waits a moment for calls that nobody waits for any more; ends the process if one goes on.
  func settle() {
    let settled = Arrival<Void>()
    let isSettled = state.withLock { state in
      if state.ledger.hasAbandoned { state.whenSettled.append { settled.come(()) } }
      return !state.ledger.hasAbandoned
    }
    if !isSettled, settled.wait(seconds: 1) == nil { end(asItself: .hung) }
  }
}

// MARK: - Being told

extension AppProcess {
  private func receive(_ event: ChildProcess.Event) {
    switch event {
    case .received(let contents): read(contents)
    case .printed(let bytes): state.withLock { $0.printed.add(bytes) }
    case .unreadable(let error): end(asItself: error == nil ? .closed : .unreadable)
    case .ended(let ending): finish(ending)
    }
  }

  private func read(_ contents: [UInt8]) {
    guard let message = try? Wire.read(contents, as: AppMessage.self) else {
      return end(asItself: .unreadable)
    }
    switch message {
    case .own(let settingUp, let message):
      // What is left of an earlier conversation is nobody's.
      if state.withLock({ $0.settingsUp == settingUp }) { receive(message) }
    case .result(let number, let result, let cost):
      state.withLock { $0.cost = cost }
      answer(number, .result(result), as: .call)
    case .reply(let number, let reply): answer(number, .reply(reply), as: .request)
    case .tooLong: end(asItself: .tooLong)
    }
  }

  private func receive(_ message: OwnMessage) {
    switch message {
    case .started(let traits): start(.started(traits))
    case .absent: start(.absent)
    case .failed(let sentence): start(.failed(sentence))
    case .noted(let note): tell(.noted(note))
    case .ride(let number, let card): tell(.ride(number, card))
    case .reported(let sentence): tell(.reported(sentence))
    case .storageFailed(let sentence): tell(.storageFailed(sentence))
    }
  }

  private func start(_ start: Start) {
    state.withLock { $0.whenStarted.take() }?(.success(start))
  }

  /// Tells the end, unless that has been done.
  func tellOnce(_ end: AppEnd) {
    if state.withLock({ $0.ledger.isNewsOnce() }) { tell(.ended(end)) }
  }

  private func tell(_ news: News) { state.withLock(\.tell)?(news) }

  /// Tells what has been printed, with the call that comes to its end.
  private func tellPrinted() {
    let (text, tell) = state.withLock { ($0.printed.takeText(), $0.tell) }
    if let text { tell?(.noted(.printed(text))) }
  }

  private func answer(_ number: Int, _ answer: Answer, as kind: RequestKind) {
    tellPrinted()
    let (outcome, settled) = state.withLock { state in
      (state.ledger.answer(number, as: kind), state.settled())
    }
    guard let outcome else { return end(asItself: .unreadable) }
    outcome.come(.success(answer))
    for action in settled { action() }
  }

  private func finish(_ ending: ChildProcess.Ending) {
    tellPrinted()
    let (end, open, start, settled) = state.withLock { state in
      let end = AppEnd(ending, because: state.ledger.cause, having: state.printed)
      let open = state.ledger.close(end, isAwaited: state.whenStarted != nil)
      return (end, open, state.whenStarted.take(), state.settled() + state.whenEnded)
    }
    if open.isNews { tell(.ended(end)) }
    start?(.failure(end))
    for outcome in open.waiters { outcome.come(.failure(end)) }
    for action in settled { action() }
  }
}

extension AppProcess.State {
  /// Takes those who wait until it is at nothing any more that nobody waits for, if that is so.
  fileprivate mutating func settled() -> [@Sendable () -> Void] {
    guard !ledger.hasAbandoned else { return [] }
    defer { whenSettled = [] }
    return whenSettled
  }
}
