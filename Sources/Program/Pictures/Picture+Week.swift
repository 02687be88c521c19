import Domains
import Terminal

extension Picture {
  /// A bar for each day, with how long that was, and what, where there is room for it.
  var week: [TerminalText] {
    let days = card.items.compactMap(\.day)
    let name = days.map(\.name.displayWidth).max() ?? 0
    let time = days.compactMap { $0.time?.displayWidth }.max() ?? 0
    let longest = days.map(\.seconds).max() ?? 0
    let words = days.map(\.workouts.displayWidth).max() ?? 0
    let room = width - 2 - name - 2 - 2 - time
    let isBeside = room - words - 2 >= Self.leastBar
    let columns = min(Self.greatestBar, isBeside ? room - words - 2 : room)
    return [heading]
      + days.flatMap { day -> [TerminalText] in
        let start = "  \(day.name.padded(to: name))  "
        guard let duration = day.time else { return ["\(start)\(dim("–"))"] }
        let bar = Self.bar(day.seconds, of: longest, columns: columns)
        let line = "\(start)\(bar)  \(duration)"
        if isBeside {
          // The bar's end is ragged, so what follows it stands in columns.
          let padded = "\(start)\(bar.padded(to: columns))  \(duration.padded(to: time))"
          return ["\(padded)  \(dim(day.workouts))"]
        }
        let indent = String(repeating: " ", count: name + 4)
        return [TerminalText(line)]
          + day.workouts.wrapped(width: width - name - 4).map { "\(indent)\(dim($0))" }
      }
  }

  private static let leastBar = 12
  private static let greatestBar = 30

  /// Something for anything: a bar is never empty.
  private static func bar(_ part: Double, of whole: Double, columns: Int) -> String {
    let count = whole > 0 ? Int((part / whole * Double(columns)).rounded()) : 0
    return String(repeating: "█", count: max(1, count))
  }
}

extension Card.Item {
  fileprivate var day: Card.Day? {
    if case .day(let day) = origin { day } else { nil }
  }
}
