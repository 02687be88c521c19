import Dialogue
import Domains
import Intents
package import Transcripts

/// Calls the code of apps: on the session's thread, within its limits, and with the faults in the
/// way that are staged.
///
/// The side effects of a call are reported, and reach the device.
package final class Caller {
  let thread: SessionThread

  /// Ends the wait for a handler from outside.
  package let interrupter = Interrupter()

  /// The faults and interruptions that are in handlers' ways.
  package var staged = Staged()

  /// The most that a call may take before it is a finding.
  package var budget = CallBudget()

  /// Told before each call of a handler, which may bring down everything.
  package var willCall: CallNote.Listener?

  /// The things that apps have carried out; whether they can be taken back is only seen to where
  /// somebody may want that.
  private(set) var history = UndoHistory()
  package var canTakeBack = false

  /// The place in the conversation of such a call.
  package var place = ""
  let device: DeviceState
  let reporter: Reporter
  private let limits: TimeLimits
  let newIdentifier: @Sendable () -> String
  let donated: (Donation, _ app: String) -> Void

  /// `newIdentifier` makes an identifier that no request before has had; `donated` takes what an app
  /// tells of its use outside of the assistant.
  init(
    on device: DeviceState,
    thread: SessionThread,
    limits: TimeLimits,
    newIdentifier: @escaping @Sendable () -> String,
    reporter: Reporter,
    donated: @escaping (Donation, _ app: String) -> Void
  ) {
    self.device = device
    self.thread = thread
    self.limits = limits
    self.newIdentifier = newIdentifier
    self.reporter = reporter
    self.donated = donated
  }
}

// MARK: - Calling handlers

extension Caller {
  /// A call of an app's handler, for the request with an identifier or else for a new one.
  ///
  /// `isInApp` has the app itself asked even if its extension takes the intent.
  ///
  /// - Returns: `nil` if there is no such intent.
  func call(
    _ phase: HandlerCall.Phase,
    _ draft: Draft,
    of app: InstalledApp,
    for identifier: String? = nil,
    isInApp: Bool = false
  ) -> HandlerCall? {
    guard let schema = Schema.named(draft.intent) else { return nil }
    return HandlerCall(
      app: app,
      schema: schema,
      call: AppCall(
        phase,
        draft,
        for: identifier ?? newIdentifier(),
        isInApp: isInApp || !app.description.extensionIntents.contains(draft.intent)
      ),
      facts: device.facts
    )
  }

  /// Has an intent handled that the user is asked nothing about.
  ///
  /// - Throws: `CallFailure`; it has been stated then, but nothing said.
  func answer(to call: HandlerCall) async throws(CallFailure) -> Answer {
    do throws(CallFailure) {
      guard case .answer(let answer) = try await perform(call) else { throw .wrongHandler }
      reporter.state(.handle(intent: call.draft.intent, code: answer.verdict.code))
      return answer
    } catch {
      if let fact = error.fact(in: call.method) { reporter.state(fact) }
      throw error
    }
  }

  /// Calls a handler, showing that it takes its time and cutting it off when it takes too much.
  ///
  /// - Throws: `CallFailure` when there is no answer to go on with.
  func perform(_ call: HandlerCall) async throws(CallFailure) -> HandlerCall.Result {
    let (fault, events) = staged.meet(call.phase.method, of: call.draft.intent)
    let call = interrupted(call, by: events)
    let start = device.clock.elapsed
    let begun = device.clock.elapsedOnMachine
    reporter.called = call.draft.intent
    var isNoted = fault?.kind == .keepsWaiting
    if isNoted { noteWait(for: call.app) }
    @discardableResult func tell(_ ending: CompletedCall.Ending) -> CompletedCall {
      // A clock that was put forward meanwhile has not made the call take longer.
      let duration = events.isEmpty ? device.clock.elapsed - start : .zero
      let isStaged = fault?.kind.isOnce == true || !events.isEmpty
      var completed = CompletedCall(call, ending, after: duration, isNoted, isStaged)
      let cost = call.app.running.cost
      completed.peak = cost?.peak
      completed.time = max(duration, cost?.time ?? device.clock.elapsedOnMachine - begun)
      reporter.emit(.called(completed))
      return completed
    }
    let waiting = begin(call, fault, events)
    defer { waiting.end() }
    let result: HandlerCall.Result
    do throws(CallFailure) {
      result = try await answer(of: call.app, to: waiting) { isNoted = true }
    } catch {
      if call.carriesOut { history.makeLastPermanent() }
      tell(error == .interrupted ? .interrupted : .timedOut(after: limits.total))
      state(handlerOf: call)
      // What comes after the limit is late, however soon, and told with the next call.
      if error == .interrupted { heed(call.app.description) }
      throw error
    }
    if call.carriesOut, let end = result.end {
      if end.isAtStart { history.removeLast() } else { history.leaveLastInDoubt() }
    }
    let completed = tell(result.end.map { .ended($0.cause) } ?? .answered)
    return try accept(result, of: call, completed)
  }

  /// Has events happen as far as they are the device's.
  ///
  /// - Returns: The call, which sees the device as it is by then.
  private func interrupted(_ call: HandlerCall, by events: [Interruption]) -> HandlerCall {
    guard !events.isEmpty else { return call }
    for event in events {
      reporter.state(.interrupted("\(event)"))
      event.happen(to: device)
    }
    var call = call
    call.facts = device.facts
    call.call.events = events.compactMap(\.kind.appEvent)
    return call
  }

  private func begin(
    _ call: HandlerCall,
    _ fault: Fault?,
    _ events: [Interruption]
  ) -> Waiting<HandlerCall.Result> {
    if call.carriesOut { recordStep(of: call.app, isQuestion: call.schema.isQuestion) }
    let (limits, clock, recorder) = (limits, device.clock, device.recorder)
    let (interrupter, willCall, place) = (interrupter, willCall, place)
    let app = call.app.description
    // What a fault holds back is no fault of the handler's.
    let recordLateAnswer: @Sendable (HandlerCall.Result) -> Void = { result in
      if fault == nil, result.end == nil {
        recorder.note(.answeredLate(method: call.method), of: app)
      }
    }
    // A task takes along who was there when it was made.
    return device.hosts.provide {
      wait(onLateAnswer: recordLateAnswer) {
        let end = willCall?(call.note(at: place))
        defer { end?() }
        return await events[...].perform(of: call.app.running, interrupter) {
          guard let fault else { return await call.perform() }
          if fault.kind == .isInterrupted { interrupter.interrupt() }
          return await fault.perform(call, limits: limits, clock: clock)
        }
      }
    }
  }

  private func accept(
    _ result: HandlerCall.Result,
    of call: HandlerCall,
    _ completed: CompletedCall
  ) throws(CallFailure) -> HandlerCall.Result {
    state(handlerOf: call)
    let notes = heed(call.app.description)
    // Of a method that the handler lacks nobody can mend the cost.
    if !notes.contains(where: \.saysDefault) {
      for finding in budget.findings(on: completed, named: call.method) { reporter.state(finding) }
    }
    switch result {
    case .noHandler: throw .noHandler
    case .wrongHandler: throw .wrongHandler
    case .ended(let end): throw .ended(end)
    case .resolutions, .answer:
      if notes.contains(where: \.saysNeverAnswered) { throw .neverAnswered }
      return result
    }
  }

  private func state(handlerOf call: HandlerCall) {
    guard call.phase != .handleInBackground else { return }
    reporter.state(.handler(intent: call.draft.intent, app: call.app.description.name))
  }
}

// MARK: - Taking back

extension Caller {
  /// An app is about to change what it stores, or may do so in looking something up.
  func recordStep(of app: InstalledApp, isQuestion: Bool = false) {
    if !isQuestion { device.willChange?(app) }
    let facts = device.facts
    let point =
      canTakeBack ? device.hosts.provide { app.running.makeRestorePoint(facts) } : nil
    history.append(
      UndoHistory.Step(app: app.description.identifier, isQuestion: isQuestion, point: point)
    )
  }

  /// Takes back all that apps have carried out from a serial number on.
  func takeBack(
    from serial: Int
  ) throws(UndoHistory.Irreversible) -> UndoHistory.TakenBack {
    let hosts = device.hosts
    var history = history
    defer { self.history = history }
    return try hosts.provide {
      Result { () throws(UndoHistory.Irreversible) in try history.takeBack(from: serial) }
    }.get()
  }
}

// MARK: - Waiting

extension Caller {
  func wait<Answer: Sendable>(
    onLateAnswer: @escaping @Sendable (Answer) -> Void = { _ in },
    for operation: @escaping @Sendable () async -> Answer
  ) -> Waiting<Answer> {
    Waiting(
      on: thread,
      limits: limits,
      clock: device.clock,
      interrupter: interrupter,
      onLateAnswer: onLateAnswer,
      for: operation
    )
  }

  /// Waits for an app's answer, and says so, with a call of `onNote`, if that takes its time.
  func answer<Answer: Sendable>(
    of app: InstalledApp,
    to waiting: Waiting<Answer>,
    onNote: () -> Void = {}
  ) async throws(CallFailure) -> Answer {
    while true {
      switch await waiting.next() {
      case .working:
        onNote()
        noteWait(for: app)
      case .answered(let answer): return answer
      case .timedOut: throw .neverAnswered
      case .interrupted: throw .interrupted
      }
    }
  }

  private func noteWait(for app: InstalledApp) {
    reporter.say(device.wording.waiting(for: app.description.name))
  }
}

extension CompletedCall {
  fileprivate init(
    _ call: HandlerCall,
    _ ending: Ending,
    after duration: Duration,
    _ isNoted: Bool,
    _ isStaged: Bool
  ) {
    self.init(
      call.phase.method,
      intent: call.draft.intent,
      app: call.app.description.name,
      duration: duration,
      ending: ending,
      isNoted: isNoted,
      isStaged: isStaged
    )
  }
}

extension AppNote {
  fileprivate var saysNeverAnswered: Bool {
    if case .neverAnswered = self { true } else { false }
  }

  fileprivate var saysDefault: Bool {
    if case .defaultAnswered = self { true } else { false }
  }
}

extension AppCall.Result {
  /// The end of the app's process, if there was no answer before.
  fileprivate var end: AppEnd? {
    if case .ended(let end) = self { end } else { nil }
  }
}
