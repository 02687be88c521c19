import Domains
import Foundation
import Terminal

/// How long a workout has gone on, without its pauses, and how near its goal is.
struct Stopwatch: Hashable, Sendable {
  private let name: String
  private let goal: String?

  /// In seconds, if the goal is a time.
  private let goalTime: Double?
  private var elapsed: TimeInterval = 0
  private var runningSince: Date?

  init(of card: Card?, at now: Date) {
    name =
      card?[.workout]?.prefix(1).uppercased().appending(card?[.workout]?.dropFirst() ?? "")
      ?? "Workout"
    goal = card?[.goal]
    goalTime = if case .workout(let seconds) = card?.kind { seconds } else { nil }
    runningSince = now
  }

  mutating func pause(at now: Date) {
    elapsed = time(at: now)
    runningSince = nil
  }

  mutating func resume(at now: Date) {
    runningSince = runningSince ?? now
  }

  /// “Run  ████░░░░  12:04 of 30 minutes”.
  func status(at now: Date, width: Int) -> String {
    let time = Self.words(for: time(at: now))
    let state = runningSince == nil ? ", paused" : ""
    let words = goal.map { "\(time) of \($0)\(state)" } ?? time + state
    guard let goalTime, width >= Picture.leastWidth else {
      return "\(name)  \(words)".fitted(to: width)
    }
    let bar = Bar(goalTime > 0 ? self.time(at: now) / goalTime : 0)
    let room = width - name.displayWidth - words.displayWidth - 4
    return "\(name)  \(bar.drawn(width: max(4, min(40, room))))  \(words)".fitted(to: width)
  }

  private func time(at now: Date) -> TimeInterval {
    elapsed + (runningSince.map { max(0, now.timeIntervalSince($0)) } ?? 0)
  }

  /// “4:05”, “1:04:05”.
  private static func words(for time: TimeInterval) -> String {
    let seconds = Int(time)
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let shown = parts[0] > 0 ? parts : Array(parts.dropFirst())
    return shown.enumerated().map { index, part in
      index > 0 && part < 10 ? "0\(part)" : "\(part)"
    }.joined(separator: ":")
  }
}
