import Domains
import Terminal

extension Picture {
  /// The route, how soon the car is there, who drives what, and the rest.
  func lines(of ride: Card.Ride) -> [TerminalText] {
    let rest = rows.filter { !Self.onTheWay.contains($0.label) && !isMerged($0.label) }
    let others = rest.map { (label: "  " + $0.label.rawValue, value: words(for: $0)) }
    let all = table(route + others)
    // The bar stands below the route, whose rows may take several lines.
    let routeCount = all.count - table(pad(others)).count
    return [heading] + all.prefix(routeCount) + bar(of: ride) + all.dropFirst(routeCount)
  }

  private static let onTheWay: [Card.Label] = [.pickup, .waypoint, .dropOff]

  private var route: [(label: String, value: String)] {
    rows.compactMap { row in
      switch row.label {
      case .pickup: ("● \(row.label.rawValue)", row.value)
      case .waypoint: ("│ \(row.label.rawValue)", row.value)
      case .dropOff: ("○ \(row.label.rawValue)", row.value)
      default: nil
      }
    }
  }

  /// The rows, in a table as wide as the one with the route.
  private func pad(
    _ rows: [(label: String, value: String)]
  ) -> [(label: String, value: String)] {
    let column = (route + rows).map(\.label.displayWidth).max() ?? 0
    return rows.map { ($0.label.padded(to: column), $0.value) }
  }

  private func bar(of ride: Card.Ride) -> [TerminalText] {
    let countdown = Countdown(to: ride, called: card.title, since: since)
    guard let line = countdown.line(at: now, width: width - 2) else { return [] }
    return ["  \(line)"]
  }
}

// MARK: - What belongs together

extension Picture {
  /// Returns `true` if the row is merged into another one.
  private func isMerged(_ label: Card.Label) -> Bool {
    label == .rating && card[.driver] != nil || label == .plate && card[.vehicle] != nil
  }

  private func words(for row: Card.Row) -> String {
    switch row.label {
    case .driver: card[.rating].map { "\(row.value), rated \($0)" } ?? row.value
    case .vehicle: card[.plate].map { "\(row.value), \($0)" } ?? row.value
    default: row.value
    }
  }
}
