/// A part of the day: `morning`, `tonight`, `this afternoon`.
enum DayPart {
  case morning, lunch, afternoon, dinner, evening, night
  case thisMorning, thisAfternoon, tonight, lastNight

  /// The part that begins at a word, and where it ends.
  static func read(_ line: Line, at start: Int) -> (part: DayPart, end: Int)? {
    switch line.role(start) {
    case .tonight: return (.tonight, start + 1)
    case .last where line.has(.night, at: start + 1): return (.lastNight, start + 2)
    case .this: return this(line.role(start + 1)).map { ($0, start + 2) }
    case .early, .late: return plain(line.role(start + 1)).map { ($0, start + 2) }
    default: return plain(line.role(start)).map { ($0, start + 1) }
    }
  }

  private static func plain(_ role: Sense.Role) -> DayPart? {
    switch role {
    case .morning, .breakfast: .morning
    case .lunch: .lunch
    case .afternoon: .afternoon
    case .dinner: .dinner
    case .evening: .evening
    case .night: .night
    default: nil
    }
  }

  private static func this(_ role: Sense.Role) -> DayPart? {
    switch role {
    case .morning: .thisMorning
    case .afternoon: .thisAfternoon
    case .evening, .night: .tonight
    default: nil
    }
  }

  /// Whether it is today's, whatever the time is now.
  var isOfToday: Bool {
    switch self {
    case .thisMorning, .thisAfternoon, .tonight: true
    default: false
    }
  }

  /// From which hour up to which.
  var hours: (start: Int, end: Int) {
    switch self {
    case .morning, .thisMorning: (4, 12)
    case .lunch: (12, 14)
    case .afternoon, .thisAfternoon: (12, 19)
    case .dinner, .evening, .night, .tonight, .lastNight: (18, 24)
    }
  }

  func interval(on day: CivilTime) -> TimeReading {
    let end = hours.end == 24 ? day.addingDays(1).at(0) : day.at(hours.end)
    return .interval(day.at(hours.start), end, .hour)
  }

  /// The half of the day in which a clock time lies, given the part of the day.
  func settle(_ clock: Clock) -> Clock {
    var result = clock
    let isLate = hours.start >= 12
    result.hour = clock.hour % 12 + (isLate ? 12 : 0)
    if isLate, clock.hour == 12, hours.start >= 18 { result.hour = 0 }
    result.isCertain = true
    return result
  }
}
