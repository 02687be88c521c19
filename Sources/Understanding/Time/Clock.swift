internal import Phrases

/// A time of day as it was said.
struct Clock {
  var hour: Int
  var minute = 0
  var second: Int?

  /// Whether it is certain which half of the day is meant: `6 pm`, `18:00`, `noon`.
  var isCertain = false

  /// Whether this is only a time if something else says so: `seven`.
  var isLatent = false
  var grain = Grain.hour
  var end: Int

  /// The same time in the other half of the day.
  var other: Clock {
    var copy = self
    copy.hour = (hour + 12) % 24
    return copy
  }
}

/// Reads times of day: `7`, `7:30 pm`, `half past seven`, `quarter to 6`, `noon`.
final class ClockReader: Sendable {
  let line: Line
  private let numbers: NumberFinder

  init(line: Line) {
    self.line = line
    numbers = NumberFinder(line: line)
  }

  func clock(at start: Int) -> Clock? {
    let first = line.has(.around, at: start) ? start + 1 : start
    guard var clock = base(at: first) else { return nil }
    addMark(&clock)
    return clock
  }

  private func base(at start: Int) -> Clock? {
    switch line.role(start) {
    case .noon: return Clock(hour: 12, isCertain: true, end: start + 1)
    case .midnight: return Clock(hour: 0, isCertain: true, end: start + 1)
    default: return fraction(at: start) ?? plain(at: start)
    }
  }

  // MARK: - In words

  /// *half past seven*, *quarter to six*, *ten past nine*, *20 minutes before 8*.
  private func fraction(at start: Int) -> Clock? {
    let first = line.has(.a, at: start) ? start + 1 : start
    let minutes: Int
    var next = first + 1
    switch line.role(first) {
    case .half: minutes = 30
    case .quarter: minutes = 15
    default:
      guard let number = numbers.plain(at: first), number.isWhole, (1..<60).contains(number.value)
      else { return nil }
      minutes = Int(number.value)
      next = line[number.end].time == .minute ? number.end + 1 : number.end
    }
    guard let clock = hour(after: next), clock.minute == 0 else { return nil }
    return shifted(clock, by: minutes, past: isPast(next))
  }

  private func isPast(_ index: Int) -> Bool { [.past, .after].contains(line.role(index)) }

  private func hour(after index: Int) -> Clock? {
    let isBefore = [.to, .before].contains(line.role(index)) && !line.isJoined(index)
    guard isPast(index) || isBefore else { return nil }
    switch line.role(index + 1) {
    case .noon: return Clock(hour: 12, isCertain: true, end: index + 2)
    case .midnight: return Clock(hour: 24, isCertain: true, end: index + 2)
    default: return plain(at: index + 1)
    }
  }

  private func shifted(_ clock: Clock, by minutes: Int, past: Bool) -> Clock {
    let total = (clock.hour * 60 + (past ? minutes : -minutes) + 1440) % 1440
    var result = clock
    (result.hour, result.minute, result.grain) = (total / 60, total % 60, .minute)
    result.isLatent = false
    return result
  }

  // MARK: - In digits

  private func plain(at start: Int) -> Clock? {
    if let clock = digits(at: start) { return clock }
    guard let number = word(at: start), number < 24 else { return nil }
    var clock = Clock(hour: number, isCertain: number > 12, isLatent: true, end: start + 1)
    if let minutes = spokenMinutes(at: start + 1) {
      (clock.minute, clock.end, clock.grain) = (minutes.value, minutes.end, .minute)
      clock.isLatent = minutes.value < 10
    }
    return clock
  }

  private func word(at index: Int) -> Int? {
    guard !line.isDigits(index), (0...12).contains(line[index].number) else { return nil }
    return Int(line[index].number)
  }

  /// *seven thirty*, *seven twenty five*.
  private func spokenMinutes(at index: Int) -> (value: Int, end: Int)? {
    guard !line.isDigits(index), let number = numbers.plain(at: index), number.isWhole,
      (10..<60).contains(number.value), line[number.end].time == nil
    else { return nil }
    return (Int(number.value), number.end)
  }

  private func digits(at start: Int) -> Clock? {
    guard let value = line.digits(start), !line.marks(start).contains(.hash) else { return nil }
    if !line.isWhole(start) { return decimal(value, at: start) }
    if line.isJoined(start + 1, by: .colon), let minute = part(start + 1) {
      return colon(Int(value), minute, at: start)
    }
    if line.width(start) >= 3 { return compact(Int(min(value, 1e9)), at: start) }
    guard value < 25 else { return nil }
    let isCertain = value > 12 || line.width(start) == 2 && value == 0
    return Clock(
      hour: Int(value) % 24,
      isCertain: isCertain,
      isLatent: true,
      end: start + 1
    )
  }

  private func part(_ index: Int) -> Int? {
    guard line.isDigits(index), line.isWhole(index), line.width(index) == 2,
      let value = line.digits(index), value < 60
    else { return nil }
    return Int(value)
  }

  private func colon(_ hour: Int, _ minute: Int, at start: Int) -> Clock? {
    guard hour < 25 else { return nil }
    var clock = Clock(
      hour: hour % 24,
      minute: minute,
      isCertain: hour > 12 || hour == 0,
      grain: .minute,
      end: start + 2
    )
    if line.isJoined(start + 2, by: .colon), let second = part(start + 2) {
      (clock.second, clock.grain, clock.end) = (second, .second, start + 3)
    }
    return clock
  }

  /// *6.45*.
  private func decimal(_ value: Double, at start: Int) -> Clock? {
    let minutes = Int((value * 100).rounded()) % 100
    guard value < 24, minutes < 60, line.width(start) >= 4 else { return nil }
    return Clock(
      hour: Int(value),
      minute: minutes,
      isCertain: value >= 13,
      isLatent: true,
      grain: .minute,
      end: start + 1
    )
  }

  /// *730* and *1430*, only where a time is expected.
  private func compact(_ value: Int, at start: Int) -> Clock? {
    guard line.width(start) <= 4, value / 100 < 24, value % 100 < 60 else { return nil }
    return Clock(
      hour: value / 100,
      minute: value % 100,
      isCertain: value / 100 > 12,
      isLatent: true,
      grain: .minute,
      end: start + 1
    )
  }

  // MARK: - Halves of the day

  /// *pm*, *o'clock*, *in the evening* after the time.
  private func addMark(_ clock: inout Clock) {
    if line.has(.oclock, at: clock.end) {
      clock.isLatent = false
      clock.end += 1
    } else if isSplitOclock(clock.end) {
      clock.isLatent = false
      clock.end += 2
    }
    if let half = half(at: clock.end) {
      settle(&clock, half.isLate, half.end)
    } else if let part = partAfter(clock.end) {
      settle(&clock, part.isLate, part.end)
    }
  }

  private func settle(_ clock: inout Clock, _ isLate: Bool, _ end: Int) {
    guard clock.hour <= 12 else { return }
    clock.hour = clock.hour % 12 + (isLate ? 12 : 0)
    clock.isCertain = true
    clock.isLatent = false
    clock.end = end
  }

  private static let o = Word("o")

  private func isSplitOclock(_ index: Int) -> Bool {
    index + 1 < line.count && line.sentence.tokens[index].word == Self.o
      && line.has(.oclock, at: index + 1)
  }

  private func half(at index: Int) -> (isLate: Bool, end: Int)? {
    switch line.role(index) {
    case .morningMark: return (false, index + 1)
    case .afternoonMark: return (true, index + 1)
    default: break
    }
    guard index < line.count else { return nil }
    let word = line.sentence.tokens[index].word
    if line.isJoined(index), word == Self.a || word == Self.p { return (word == Self.p, index + 1) }
    return nil
  }

  private static let a = Word("a")
  private static let p = Word("p")

  /// *in the evening*, *at night*.
  private func partAfter(_ index: Int) -> (isLate: Bool, end: Int)? {
    if line.has(.at, at: index), line.has(.night, at: index + 1) { return (true, index + 2) }
    guard line.has(.in, at: index), line.has(.the, at: index + 1) else { return nil }
    switch line.role(index + 2) {
    case .morning, .morningMark: return (false, index + 3)
    case .afternoon, .evening, .night, .afternoonMark: return (true, index + 3)
    default: return nil
    }
  }
}
