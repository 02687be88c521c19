import Dialogue
import Domains
import Intents
import Transcripts

extension Fault {
  /// Returns `true` if the fault applies to the call.
  func meets(_ call: HandlerCall) -> Bool {
    intent == call.draft.intent && method == call.phase.method
  }

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

extension HandlerCall.Phase {
  var method: Fault.Method {
    switch self {
    case .resolve(let slot): .resolve(slot)
    case .confirm: .confirm
    case .handle, .handleInBackground: .handle
    }
  }
}
