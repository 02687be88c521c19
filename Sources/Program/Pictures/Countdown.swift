package import Domains
package import Foundation
import Terminal

/// A countdown for a ride: first until the pickup, then until the drop-off.
package struct Countdown: Hashable, Sendable {
  private struct Leg: Hashable, Sendable {
    let title: String
    let goal: String
    let start: Date
    let end: Date
  }

  private let legs: [Leg]

  /// Counts from when the ride was `since` known; `title` is what goes on just now.
  package init(to ride: Card.Ride, called title: String, since: Date) {
    // Once the car is there, what is waited for is the other end.
    let isUnderWay = ride.phase == "pickup" || ride.phase == "ongoing"
    let isOver = ride.phase == "completed" || ride.isCancelled || ride.phase == "unknown"
    var legs: [Leg] = []
    if !isUnderWay, let pickup = ride.pickupDate {
      legs.append(Leg(title: title, goal: "pickup", start: since, end: pickup))
    }
    if let dropOff = ride.dropOffDate {
      let start = ride.pickupDate ?? since
      let isFirst = legs.isEmpty
      legs.append(
        Leg(title: isFirst ? title : "On the Way", goal: "drop-off", start: start, end: dropOff)
      )
    }
    self.legs = isOver ? [] : legs
  }

  /// Returns `true` if the current part ends within the hour.
  package func isSoon(at now: Date) -> Bool {
    leg(at: now).map { $0.end.timeIntervalSince(now) <= 3600 } ?? false
  }

  /// “████░░░░  pickup in 4 minutes”; `nil` when it is all over, or nothing is known.
  func line(at now: Date, width: Int) -> String? {
    leg(at: now).map { line(of: $0, at: now, width: width) }
  }

  /// The line with what is going on before it, as it stands by itself.
  package func status(at now: Date, width: Int) -> String? {
    guard let leg = leg(at: now) else { return nil }
    guard width >= Picture.leastWidth - 1 else {
      return words(of: leg, at: now).fitted(to: width)
    }
    let title = leg.title + "  "
    return title + line(of: leg, at: now, width: width - title.displayWidth)
  }
}

extension Countdown {
  private static let longestWait: TimeInterval = 4 * 3600

  private func leg(at now: Date) -> Leg? { legs.first { $0.end > now } }

  private func line(of leg: Leg, at now: Date, width: Int) -> String {
    let words = words(of: leg, at: now)
    let whole = leg.end.timeIntervalSince(leg.start)
    // Nobody sees such a bar grow.
    guard whole <= Self.longestWait else { return words }
    let bar = Bar(whole > 0 ? now.timeIntervalSince(leg.start) / whole : 0)
    return bar.drawn(width: max(4, min(40, width - words.displayWidth - 2))) + "  " + words
  }

  /// To the minute, and to the second in the last one.
  private func words(of leg: Leg, at now: Date) -> String {
    let seconds = Int(leg.end.timeIntervalSince(now).rounded(.up))
    guard seconds > 60 else {
      return "\(leg.goal) in \(seconds) second\(seconds == 1 ? "" : "s")"
    }
    let minutes = (seconds + 59) / 60
    guard minutes > 90 else { return "\(leg.goal) in \(minutes) minutes" }
    return "\(leg.goal) in \((minutes + 30) / 60) hours"
  }
}
