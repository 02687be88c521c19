import Dialogue
import Domains
import Intents
import Transcripts

/// Something that is staged for the calls of one method.
protocol StagedEvent {
  var intent: String { get }
  var method: Fault.Method { get }
}

extension Fault: StagedEvent {
  /// Performs a call with the fault in its way.
  func perform(
    _ call: HandlerCall,
    limits: TimeLimits,
    clock: any SessionClock
  ) async -> HandlerCall.Result {
    switch kind {
    case .neverAnswers:
      // Longer than anyone waits: what comes then is heard by nobody, and so nothing is done.
      await clock.pass(limits.total + limits.total, within: limits.total)
      return .noHandler
    case .slow(let delay): await clock.pass(delay.duration, within: limits.total)
    case .answersTwice: Current.host.answeredAgain(call.method)
    case .misbehaves(let misbehavior) where method == .launch:
      call.app.running.startAnew(misbehaving: misbehavior)
      if misbehavior.isEndless {
        await clock.pass(limits.total / 2, within: limits.total)
        call.app.running.end(because: .hung)
      }
      return await call.perform().withoutSite
    case .misbehaves(let misbehavior) where misbehavior.isEndless:
      // It goes on in its process, if it has one, while nobody waits any more.
      let endless = Task { await call.staging(misbehavior).perform() }
      await clock.pass(limits.total + limits.total, within: limits.total)
      endless.cancel()
      return .noHandler
    case .misbehaves(let misbehavior):
      return await call.staging(misbehavior).perform().withoutSite
    case .wrongCount, .fails, .isInterrupted, .keepsWaiting: break
    }
    return change(await call.perform(), call.schema)
  }

  private func change(_ result: HandlerCall.Result, _ schema: Schema) -> HandlerCall.Result {
    switch (kind, result) {
    case (.wrongCount, .resolutions(let resolutions)):
      return .resolutions(resolutions + resolutions.suffix(1))
    case (.fails(let code), .answer(var answer)):
      answer.verdict = schema.verdict(code: code)
      answer.card = nil
      return .answer(answer)
    case (_, let result):
      return result
    }
  }
}

extension HandlerCall.Result {
  /// The same, where the end of the app's process is none of its code's.
  fileprivate var withoutSite: Self {
    guard case .ended(var end) = self else { return self }
    end.site = nil
    return .ended(end)
  }
}

extension HandlerCall {
  /// The same call, before which the app misbehaves.
  fileprivate func staging(_ misbehavior: Misbehavior) -> HandlerCall {
    var copy = self
    copy.call.misbehavior = misbehavior
    return copy
  }
}

extension HandlerCall.Phase {
  var method: Fault.Method {
    switch self {
    case .resolve(let slot): .resolve(slot)
    case .confirm: .confirm
    case .handle, .handleInBackground: .handle
    }
  }
}
