internal import Automata

/// A part of the day: `morning`, `tonight`, `early afternoon`, `after lunch`.
struct DayPart {
  /// From which hour up to which.
  var hours: Range<Int>

  /// The day on which it is for certain, counted from today: *tonight*, *last night*.
  var offset: Int?

  /// The word after it.
  var end: Int

  /// The part that begins at a word.
  static func read(_ line: Line, at start: Int) -> DayPart? {
    switch line.role(start) {
    case .tonight: return DayPart(hours: 18..<24, offset: 0, end: start + 1)
    case .last where line.has(.night, at: start + 1):
      return DayPart(hours: 18..<24, offset: -1, end: start + 2)
    case .this: return this(line, start + 1)
    case .next, .coming, .previous: return beside(line, start)
    case .the where [.next, .previous].contains(line.role(start + 1)):
      return beside(line, start + 1)
    case .early, .earlier, .late, .later: return half(line, start)
    case .after: return after(line, start + 1)
    case .the: return plain(line.role(start + 1)).map { DayPart(hours: $0, end: start + 2) }
    default: return plain(line.role(start)).map { DayPart(hours: $0, end: start + 1) }
    }
  }

  private static func plain(_ role: Sense.Role) -> Range<Int>? {
    switch role {
    case .morning: 0..<12
    case .breakfast: 7..<10
    case .lunch: 12..<14
    case .afternoon: 12..<19
    case .dinner: 18..<21
    case .evening: 18..<24
    case .night: 20..<24
    case .daytime: 8..<18
    default: nil
    }
  }

  private static func this(_ line: Line, _ index: Int) -> DayPart? {
    guard [.morning, .afternoon, .evening, .night].contains(line.role(index)),
      let hours = plain(line.role(index))
    else { return nil }
    return DayPart(hours: line.has(.night, at: index) ? 18..<24 : hours, offset: 0, end: index + 1)
  }

  /// *next evening*, *the previous night*: tomorrow's, yesterday's.
  private static func beside(_ line: Line, _ start: Int) -> DayPart? {
    guard var part = this(line, start + 1) else { return nil }
    part.offset = line.has(.previous, at: start) ? -1 : 1
    return part
  }

  /// *am* and *pm*, behind a day or alone: *tomorrow am*.
  static func half(_ line: Line, at index: Int) -> DayPart? {
    switch line.role(index) {
    case .morningMark: DayPart(hours: 0..<12, end: index + 1)
    case .afternoonMark: DayPart(hours: 12..<24, end: index + 1)
    default: nil
    }
  }

  /// *early morning*, *late in the afternoon*, *early in the day*.
  private static func half(_ line: Line, _ start: Int) -> DayPart? {
    var noun = line.has(.in, at: start + 1) ? start + 2 : start + 1
    if line.has(.the, at: noun) || line.has(.this, at: noun) { noun += 1 }
    let isDay = line[noun].time == .day && line.has(.the, at: noun - 1)
    guard let hours = isDay ? 0..<24 : plain(line.role(noun)) else { return nil }
    let isEarly = [.early, .earlier].contains(line.role(start))
    let isMorning = hours == 0..<12
    let middle = isMorning ? 9 : (hours.lowerBound + hours.upperBound) / 2
    return DayPart(
      hours: isEarly ? hours.lowerBound..<middle : middle..<hours.upperBound,
      offset: line.has(.this, at: noun - 1) ? 0 : nil,
      end: noun + 1
    )
  }

  private static let school = Word("school")
  private static let work = Word("work")

  /// *after lunch*, *after dinner*, *after school*.
  private static func after(_ line: Line, _ index: Int) -> DayPart? {
    guard index < line.count else { return nil }
    if line.sentence.tokens[index].word == school { return DayPart(hours: 15..<21, end: index + 1) }
    if line.sentence.tokens[index].word == work { return DayPart(hours: 17..<21, end: index + 1) }
    return switch line.role(index) {
    case .breakfast: DayPart(hours: 9..<12, end: index + 1)
    case .lunch: DayPart(hours: 13..<17, end: index + 1)
    case .dinner: DayPart(hours: 20..<24, end: index + 1)
    default: nil
    }
  }

  func interval(on day: CivilTime) -> TimeReading {
    let end = hours.upperBound == 24 ? day.addingDays(1).at(0) : day.at(hours.upperBound)
    return .interval(day.at(hours.lowerBound), end, .hour)
  }

  /// The half of the day in which a clock time lies, given the part of the day.
  func settled(_ clock: Clock) -> Clock {
    guard !clock.isCertain else { return clock }
    var result = clock
    let isLate = hours.upperBound > 12
    result.hour = clock.hour % 12 + (isLate ? 12 : 0)
    // “12 at night” is midnight.
    if clock.hour == 12, hours.lowerBound >= 18 { result.hour = 0 }
    result.isCertain = true
    return result
  }
}
