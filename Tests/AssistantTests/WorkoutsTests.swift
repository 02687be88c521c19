import Assistant
import Dispatch
import Foundation
import Intents
import Synchronization
import Testing

/// What a session answers by itself, from what an app has recorded.
@Suite struct WorkoutsTests {
  private let start = Date(timeIntervalSince1970: 1_795_196_460)

  private func rehearsal(
    _ workouts: (@Sendable (DateInterval) -> [RecordedWorkout])?
  ) throws -> Rehearsal {
    try Rehearsal("Stride") { _ in AppCode(extension: { Entrance { nil } }, workouts: workouts) }
  }

  @Test func `an app is asked for seven whole days, up to the end of today`() async throws {
    let asked = Asked()
    let rehearsal = try rehearsal { interval in
      asked.intervals.withLock { $0.append(interval) }
      return []
    }
    #expect(
      await rehearsal.hear("how was my week") == ["< You haven't worked out in the last 7 days."]
    )
    let interval = try #require(asked.intervals.withLock { $0 }.first)
    // From Saturday to Friday, midnight in San Francisco.
    #expect(interval.start == Date(timeIntervalSince1970: 1_794_643_200))
    #expect(interval.duration == 7 * 24 * 3600)
  }

  @Test func `workouts are told in the order in which they began, whatever the app's`() async throws
  {
    let (later, earlier) = (start - 3_600, start - 7_200)
    let rehearsal = try rehearsal { _ in
      [
        RecordedWorkout("swim", .ended, start: later, duration: 600),
        RecordedWorkout("run", .ended, start: earlier, duration: 1_200),
      ]
    }
    let lines = await rehearsal.hear("how was my week")
    #expect(lines.last == "<   Today: 30 minutes (run, swim)")
  }

  @Test func `a workout that goes on is found though the clock was set back`() async throws {
    let workout = RecordedWorkout("run", .running, start: start + 3_600, duration: 60)
    let rehearsal = try rehearsal { interval in
      // As an author would write it.
      [workout].filter { interval.contains($0.start) }
    }
    let lines = await rehearsal.hear("how is my run going")
    #expect(lines.contains { $0.contains("Run") }, "\(lines)")
  }

  @Test func `an app that never answers is cut off`() async throws {
    let never = DispatchSemaphore(value: 0)
    let rehearsal = try Rehearsal("Stride") { clock in
      AppCode(
        extension: { Entrance { nil } },
        workouts: { _ in
          clock.advance(by: .seconds(10))
          never.wait()
          return []
        }
      )
    }
    defer { never.signal() }
    #expect(
      await rehearsal.hear("how was my week").suffix(2) == [
        "= finding never-answered workouts", "< Sorry, I couldn't find out about your workouts.",
      ]
    )
  }

  @Test func `an app that records nothing is not asked`() async throws {
    let rehearsal = try rehearsal(nil)
    #expect(
      await rehearsal.hear("how is my run going") == [
        "= refused no-app", "< I don't see an app for that. You'll need to download one.",
      ]
    )
  }
}

private final class Asked: Sendable {
  let intervals = Mutex<[DateInterval]>([])
}
