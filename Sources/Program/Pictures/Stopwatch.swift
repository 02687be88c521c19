package import Domains
package import Foundation
import Terminal

/// A stopwatch for a workout without its pauses, and its progress towards the goal.
///
/// Between two looks at the workout, time goes on by the clock, and distance and energy at their
/// average rate so far.
package struct Stopwatch: Hashable, Sendable {
  /// As it stood when it was last looked at.
  private var workout: Workout

  /// When that was.
  private var looked: Date

  package init(_ workout: Workout, at now: Date) {
    self.workout = workout
    looked = now
  }

  package mutating func pause(at now: Date) {
    stand(still: true, at: now)
  }

  package mutating func resume(at now: Date) {
    stand(still: false, at: now)
  }

  private mutating func stand(still: Bool, at now: Date) {
    workout = standing(at: now)
    workout.isPaused = still
    looked = now
  }

  private func standing(at now: Date) -> Workout {
    let passed = now.timeIntervalSince(looked)
    guard !workout.isPaused, passed > 0 else { return workout }
    var later = workout
    later.seconds += passed
    guard workout.seconds > 0 else { return later }
    let growth = later.seconds / workout.seconds
    later.meters = workout.meters.map { $0 * growth }
    later.kilocalories = workout.kilocalories.map { $0 * growth }
    return later
  }
}

// MARK: - As a row

extension Stopwatch {
  /// “Run  ████░░░░  12:04 of 30 minutes  1.2 miles  9:39 per mile”; what there is no room for is
  /// left out, the last first.
  package func status(in voice: Voice, width: Int) -> String {
    let workout = standing(at: voice.now)
    let name = workout.name.withCapital
    var figures = figures(of: workout, in: voice)
    let progress = width < Picture.leastWidth - 1 ? nil : workout.progress
    let least = name.displayWidth + (progress == nil ? 0 : 2 + Self.leastBar)
    var room: Int { width - figures.reduce(0) { $0 + 2 + $1.displayWidth } }
    while figures.count > 1, room < least { figures.removeLast() }
    if let progress {
      let columns = min(40, room - name.displayWidth - 2)
      figures.insert(Bar(progress).drawn(width: max(4, columns)), at: 0)
    }
    return ([name] + figures).joined(separator: "  ").fitted(to: width)
  }

  private static let leastBar = 8

  /// The time, what else the goal is about, and the rest.
  private func figures(of workout: Workout, in voice: Voice) -> [String] {
    let time = voice.stopwatch(workout.seconds)
    let distance = workout.meters.map(voice.words(forMeters:))
    let energy = workout.kilocalories.map { voice.words(for: $0.rounded(), of: "calorie") }
    let pace = workout.meters.flatMap { voice.pace(seconds: workout.seconds, meters: $0) }
    let state = workout.isPaused ? ", paused" : ""
    guard let goal = workout.goal else {
      return [time + state] + [distance, pace].compactMap(\.self)
    }
    let whole = " of \(voice.words(for: goal))"
    switch goal.kind {
    case .time: return [time + whole + state] + [distance, pace].compactMap(\.self)
    case .distance:
      return [time + state] + [distance.map { $0 + whole }, pace].compactMap(\.self)
    case .energy:
      return [time + state] + [energy.map { $0 + whole }, distance, pace].compactMap(\.self)
    }
  }
}
