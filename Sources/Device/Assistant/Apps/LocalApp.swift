import Dialogue
package import Domains
package import Foundation
import Intents
import Synchronization
package import Transcripts

/// An app whose code runs in this process.
///
/// Everything that is not `Sendable`, the intent, the handler, its response, lives and dies
/// inside the call's own task. So each call meets a handler made for it, which a handler must be
/// ready for anyway, and one that never comes back holds nothing of the session's.
package final class LocalApp: RunningApp {
  private struct State {
    var code: AppCode
    var hasFinishedLaunching = false

    /// The end of its start that is played with the next call.
    var endAtStart: AppEnd?
  }

  private let running: Mutex<State>
  private let relaunched: @Sendable () throws -> AppCode?

  /// - Parameters:
  ///   - code: The code of the app as it was launched.
  ///   - relaunched: Launches it once more, if it can be: with what it has stored, and nothing else.
  package init(_ code: AppCode, relaunched: @escaping @Sendable () throws -> AppCode? = { nil }) {
    running = Mutex(State(code: code))
    self.relaunched = relaunched
  }

  package var code: AppCode { running.withLock(\.code) }

  package var traits: AppTraits {
    let code = code
    var traits = AppTraits()
    traits.recordsWorkouts = code.workouts != nil
    traits.handlesInBackground = code.handleIntent != nil
    traits.holdsState = code.snapshot != nil
    traits.tellsState = code.state != nil
    traits.files = code.files
    traits.signs = code.signs
    return traits
  }

  package var cost: CallCost? { nil }
  package var isIsolated: Bool { false }
  package var process: Int32? { nil }
  package var isReady: Bool { true }
  package var state: [String: String] { code.state?() ?? [:] }

  package func hasStarted() -> Bool { true }

  /// Does nothing: side effects reach the hosts of the task that calls the code.
  package func attach(_ take: @escaping @Sendable (AppNote) -> Void) {}
}

// MARK: - Calling

extension LocalApp {
  package func finishLaunching(_ facts: DeviceFacts) {
    running.withLock { $0.hasFinishedLaunching = true }
    code.didFinishLaunching?()
  }

  /// Takes new code for the old; globals of its files outlast that, for the process does.
  package func end(because cause: AppEnd.Cause) {
    guard let code = try? relaunched() else { return }
    let hasFinishedLaunching = running.withLock { state in
      state.code = code
      return state.hasFinishedLaunching
    }
    if hasFinishedLaunching { code.didFinishLaunching?() }
  }

  package func startAnew(misbehaving misbehavior: Misbehavior) {
    end(because: .killed)
    running.withLock { $0.endAtStart = misbehavior.endAtStart }
  }

  package func perform(_ call: AppCall, _ facts: DeviceFacts) async -> AppCall.Result {
    // What would take this process along is played.
    if let end = running.withLock({ $0.endAtStart.take() }) { return .ended(end) }
    if let end = call.misbehavior?.end { return .ended(AppEnd(end)) }
    if call.misbehavior?.isEndless == true { return .noHandler }
    for event in call.events { event.notify() }
    guard let schema = Schema.named(call.draft.intent) else { return .noHandler }
    let intent = schema.makeIntent(from: call.draft)
    intent.identifier = call.identifier
    let voice = facts.voice
    if call.phase == .handleInBackground {
      return await performInBackground(intent, of: schema, in: voice)
    }
    guard let handler = handler(for: intent, isInApp: call.isInApp) else { return .noHandler }
    guard let adapter = schema.adapter(for: handler) else { return .wrongHandler }
    return switch call.phase {
    case .resolve(let slot): .resolutions(await adapter.resolve(slot, of: intent, in: voice))
    case .confirm: .answer(await adapter.confirm(intent, in: voice))
    case .handle, .handleInBackground: .answer(await adapter.handle(intent, in: voice))
    }
  }

  private func performInBackground(
    _ intent: INIntent,
    of schema: Schema,
    in voice: Voice
  ) async -> AppCall.Result {
    guard let handle = code.handleIntent else { return .noHandler }
    let answer = schema.answer(await handle(intent), to: intent, in: voice)
    return answer.map { .answer($0) } ?? .wrongHandler
  }

  private func handler(for intent: INIntent, isInApp: Bool) -> Any? {
    let code = code
    return isInApp ? code.handlerForIntent?(intent) : code.makeExtension().handler(for: intent)
  }

  package func open(_ opening: AppOpening, _ facts: DeviceFacts) -> Bool {
    let code = code
    let activity =
      opening.answer?.activity ?? Schema.named(opening.draft.intent)?.activity(for: opening.draft)
    return activity.flatMap { code.continueActivity?($0) } != false
  }

  package func workouts(begunIn interval: DateInterval, _ facts: DeviceFacts) -> [RecordedWorkout] {
    code.workouts?(interval) ?? []
  }

  package func makeRestorePoint(_ facts: DeviceFacts) -> AppCode.RestorePoint? {
    code.restorePoint?()
  }

  package func reverse(_ changes: [UInt8], _ facts: DeviceFacts) -> Bool {
    code.reverse?(changes) == true
  }

  package func makeSnapshot() -> AppCode.Snapshot? { code.snapshot?() }

  package func makeRideWatch(
    isInApp: Bool,
    _ facts: DeviceFacts,
    voice: @escaping @Sendable () -> Voice,
    take: @escaping @Sendable (Card) -> Void
  ) -> RideWatch? {
    RideObservation(asking: { handler(for: $0, isInApp: isInApp) }, voice: voice, take: take)
      .map { observation in
        RideWatch(start: { observation.start() }, stop: { observation.stop() })
      }
  }
}
