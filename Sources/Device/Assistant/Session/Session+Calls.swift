import Dialogue
import Domains
import Intents
import Transcripts

/// Why a call of a handler brought no answer to go on with.
enum CallFailure: Error {
  case noHandler
  case wrongHandler
  case neverAnswered
  case interrupted
}

// MARK: - Calling handlers

extension Session {
  /// Calls a handler, showing that it takes its time and cutting it off when it takes too much.
  ///
  /// - Throws: `CallFailure` when there is no answer to go on with.
  func perform(_ call: HandlerCall) async throws(CallFailure) -> HandlerCall.Result {
    let (start, fault) = (clock.elapsed, takeFault(inTheWayOf: call))
    var isNoted = fault?.kind == .keepsWaiting
    if isNoted { noteWait(for: call) }
    let isStaged = fault?.kind.isOnce == true
    func tell(_ ending: CompletedCall.Ending) {
      let duration = clock.elapsed - start
      emit(.called(CompletedCall(call, ending, after: duration, isNoted, isStaged)))
    }
    let waiting = begin(call, fault)
    defer { waiting.end() }
    while true {
      switch await waiting.next() {
      case .working:
        isNoted = true
        noteWait(for: call)
      case .answered(let result):
        tell(.answered)
        return try accept(result, of: call)
      case .timedOut:
        tell(.timedOut(after: limits.total))
        state(handlerOf: call)
        throw .neverAnswered
      case .interrupted:
        tell(.interrupted)
        state(handlerOf: call)
        throw .interrupted
      }
    }
  }

  private func noteWait(for call: HandlerCall) {
    say(wording.waiting(for: call.app.description.name))
  }

  /// The fault in the way of a call; one that stands for what the user did is in the way once.
  private func takeFault(inTheWayOf call: HandlerCall) -> Fault? {
    guard let index = faults.lastIndex(where: { $0.meets(call) }) else { return nil }
    return faults[index].kind.isOnce ? faults.remove(at: index) : faults[index]
  }

  private func begin(_ call: HandlerCall, _ fault: Fault?) -> Waiting<HandlerCall.Result> {
    if call.mayHaveEffect { willChange?() }
    let (limits, clock, hosts, recorder) = (limits, clock, hosts, recorder)
    let (interruption, willCall, place) = (interruption, willCall, place)
    // What a fault holds back is no fault of the handler's.
    let isLate: @Sendable () -> Void = { if fault == nil { recorder.answeredLate(call.method) } }
    // A task takes along who was there when it was made.
    return hosts.provide {
      Waiting(
        on: thread,
        limits: limits,
        clock: clock,
        interruption: interruption,
        isLate: isLate
      ) {
        let end = willCall?(call.note(at: place))
        defer { end?() }
        guard let fault else { return await call.perform() }
        if fault.kind == .isInterrupted { interruption.interrupt() }
        return await fault.perform(call, limits: limits, clock: clock)
      }
    }
  }

  private func accept(
    _ result: HandlerCall.Result,
    of call: HandlerCall
  ) throws(CallFailure) -> HandlerCall.Result {
    state(handlerOf: call)
    let notes = heed(call.app.description)
    switch result {
    case .noHandler: throw .noHandler
    case .wrongHandler: throw .wrongHandler
    case .resolutions, .answer:
      if notes.contains(where: \.saysNeverAnswered) { throw .neverAnswered }
      return result
    }
  }

  /// Takes in what an app's code did besides answering.
  @discardableResult func heed(_ app: AppDescription) -> [HostRecorder.Note] {
    let notes = recorder.drain()
    for note in notes { take(note, from: app) }
    return notes
  }

  private func state(handlerOf call: HandlerCall) {
    guard call.phase != .handleInBackground else { return }
    state(.handler(intent: call.draft.intent, app: call.app.description.name))
  }

  private func take(_ note: HostRecorder.Note, from app: AppDescription) {
    switch note {
    case .defaultAnswered(let method):
      state(.defaulted(method: method))
      if method == "handle" { state(.finding(Finding(.noHandle, method: Finding.handleMethod))) }
    case .answeredLate(let method): state(.finding(Finding(.answeredLate, method: method)))
    case .answeredAgain(let method): state(.finding(Finding(.answeredTwice, method: method)))
    // The conversation is told of this one, and says in which step it was.
    case .neverAnswered: break
    case .donated(let donation): discourse.memory.keep(donation, from: app.identifier)
    case .vocabularyChanged(let type, let terms): learn(terms, of: type, from: app)
    }
  }

  private func learn(
    _ terms: [VocabularyTerm],
    of type: INVocabularyStringType?,
    from app: AppDescription
  ) {
    guard let type else { return vocabulary.removeAll(of: app.identifier) }
    vocabulary.replace(type, of: app.identifier, with: terms.map(Phrase.init))
  }
}

extension Phrase {
  fileprivate init(_ term: VocabularyTerm) {
    self.init(
      term.spokenPhrase,
      identifier: term.identifier,
      pronunciation: term.pronunciationHint
    )
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

extension HostRecorder.Note {
  fileprivate var saysNeverAnswered: Bool {
    if case .neverAnswered = self { true } else { false }
  }
}
