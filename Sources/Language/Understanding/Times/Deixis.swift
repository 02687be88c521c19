internal import Automata

/// A period relative to the current one: *this*, *next*, *last*.
enum Deixis {
  case this

  /// The one after this one: *next Friday* is in the next week.
  case next

  /// The nearest to come: *coming Friday* may be in this week.
  case coming

  /// The nearest that has been.
  case last

  /// The shift that begins at a word, and where it ends: *this*, *the next*, *this coming*.
  static func read(_ line: Line, at start: Int) -> (shift: Deixis, end: Int)? {
    let first = line.has(.the, at: start) ? start + 1 : start
    guard let shift = one(line.role(first)) else { return nil }
    guard shift == .this, let second = one(line.role(first + 1)), second != .this else {
      return (shift, first + 1)
    }
    return (second == .next ? .coming : second, first + 2)
  }

  private static func one(_ role: Sense.Role) -> Deixis? {
    switch role {
    case .this: .this
    case .next: .next
    case .coming: .coming
    case .last, .previous, .past: .last
    default: nil
    }
  }

  /// The number of units ahead of the current one.
  var count: Int {
    switch self {
    case .this: 0
    case .next, .coming: 1
    case .last: -1
    }
  }
}
