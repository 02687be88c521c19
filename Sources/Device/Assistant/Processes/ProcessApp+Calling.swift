package import Domains
package import Foundation
import Synchronization

extension ProcessApp {
  /// Leaves it to the next need where the process has ended.
  package func finishLaunching(_ facts: DeviceFacts) throws(AppEnd) {
    let (process, listener) = current.withLock { state in
      state.isLaunched = true
      return (state.process, state.listener)
    }
    if isKnown {
      for note in prospect?.launch?.notes ?? [] { listener?(note) }
    } else if let process, !process.hasEnded {
      try launch(process, SentFacts(facts))
      guard let prospect, let notes = current.withLock({ $0.notes.take() }) else { return }
      launches?.note(traits, notes, of: prospect)
    }
  }

  func launch(_ process: AppProcess, _ facts: SentFacts) throws(AppEnd) {
    do throws(AppEnd) {
      _ = try process.ask(.finishLaunching, facts, for: \.flag)
    } catch {
      var end = error
      end.isAtStart = true
      throw end
    }
  }

  package func perform(_ call: AppCall, _ facts: DeviceFacts) async -> AppCall.Result {
    let facts = SentFacts(facts)
    let point = call.carriesOut ? current.withLock { $0.point.take() } : nil
    do throws(AppEnd) {
      if let result = try await running(facts).perform(call, facts, marking: point) {
        return result
      }
      // The point was the end of that process; the call can be made without one.
      return try await running(facts).perform(call, facts) ?? .noHandler
    } catch {
      return .ended(error)
    }
  }

  package func open(_ opening: AppOpening, _ facts: DeviceFacts) throws(AppEnd) -> Bool {
    let facts = SentFacts(facts)
    let process = try running(facts)
    if let point = current.withLock({ $0.point.take() }),
      let number = process.attempt(.mark, facts, for: \.number)
    {
      point.isMade(number, in: process)
    }
    let request = AppRequest.open(opening.draft, answer: opening.answer?.number)
    return try running(facts).ask(request, facts, for: \.flag)
  }

  package func workouts(
    begunIn interval: DateInterval,
    _ facts: DeviceFacts
  ) throws(AppEnd) -> [RecordedWorkout] {
    let facts = SentFacts(facts)
    return try running(facts).ask(.workouts(interval), facts, for: \.workouts).map(\.workout)
  }
}
