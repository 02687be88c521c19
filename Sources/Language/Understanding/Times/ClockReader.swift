internal import Automata

/// Reads times of day: `7`, `7:30 pm`, `half past seven`, `quarter to 6`, `16h30`, `noon`.
struct ClockReader {
  let line: Line
  let numbers: NumberRecognizer

  /// Indicates whether *to* may count minutes: not in *from five to six*.
  private let readsTo: Bool

  /// Inside of how many times that are minutes before or past this one.
  private var depth = 0

  init(line: Line, readsTo: Bool = true) {
    self.line = line
    self.readsTo = readsTo
    numbers = NumberRecognizer(line: line)
  }

  /// The time that begins at a word; after *at* and the like also *3 15*.
  func clock(at start: Int, isIntroduced: Bool = false) -> Clock? {
    var first = line.has(.around, at: start) || line.has(.the, at: start) ? start + 1 : start
    if line.has(.around, at: first) { first += 1 }
    guard var clock = base(at: first, isIntroduced) else { return nil }
    addMarks(&clock)
    return clock
  }

  private func base(at start: Int, _ isIntroduced: Bool) -> Clock? {
    switch line.role(start) {
    case .noon: return Clock(hour: 12, isCertain: true, end: start + 1)
    case .midnight: return Clock(hour: 0, isCertain: true, end: start + 1)
    default: return fraction(at: start) ?? plain(at: start, isIntroduced)
    }
  }

  // MARK: - In words

  /// *half past seven*, *quarter to six*, *ten past nine*, *20 minutes before 8*, *half seven*.
  private func fraction(at start: Int) -> Clock? {
    let first = line.has(.a, at: start) ? start + 1 : start
    let minutes: Int
    var next = first + 1
    switch line.role(first) {
    case .half:
      minutes = 30
      if let clock = plain(at: next, false), clock.grain == .hour, first == start,
        line[clock.end].time == nil, line[clock.end].distance == nil, line[clock.end].number < 0
      {
        return shifted(clock, by: 30, isPast: true)
      }
    case .quarter: minutes = 15
    default:
      guard let number = numbers.plain(at: first), number.isWhole, (1..<60).contains(number.value)
      else { return nil }
      minutes = Int(number.value)
      next = line[number.end].time == .minute ? number.end + 1 : number.end
    }
    let isShort = line.isDigits(first) && minutes <= 12 && next == first + 1
    guard let isPast = isPast(next, next > first + 1), let clock = whole(at: next + 1) else {
      return nil
    }
    // *5 to 6* in digits is from five to six.
    guard isPast || readsTo && !isShort else { return nil }
    return shifted(clock, by: minutes, isPast: isPast)
  }

  /// Returns whether the minutes are counted past the hour or before it; `nil` if by no such word.
  private func isPast(_ index: Int, _ hasUnit: Bool) -> Bool? {
    switch line.role(index) {
    case .past, .after: return true
    case .from: return hasUnit ? true : nil
    case .to, .before: return line.isJoined(index) ? nil : false
    case .of where line.has(.quarter, at: index - 1): return false
    default: return nil
    }
  }

  /// A full hour, with what says which half of the day it is in.
  private func whole(at index: Int) -> Clock? {
    // *half past half past* goes nowhere, however long it goes on.
    guard depth < 2 else { return nil }
    var inner = self
    inner.depth += 1
    guard var clock = inner.clock(at: index), clock.minute == 0 else { return nil }
    // Midnight is behind *ten to midnight*.
    if line.has(.midnight, at: index) { clock.hour = 24 }
    return clock
  }

  private func shifted(_ clock: Clock, by minutes: Int, isPast: Bool) -> Clock {
    let total = (clock.hour * 60 + (isPast ? minutes : -minutes) + 1440) % 1440
    var result = clock
    (result.hour, result.minute, result.grain) = (total / 60, total % 60, .minute)
    result.isLatent = false
    return result
  }

  // MARK: - Hours and minutes

  private func plain(at start: Int, _ isIntroduced: Bool) -> Clock? {
    if let clock = digits(at: start, isIntroduced) { return clock }
    guard let number = word(at: start) else { return nil }
    var clock = Clock(hour: number, isCertain: number == 0, isLatent: true, end: start + 1)
    if let minutes = spokenMinutes(at: start + 1) {
      (clock.minute, clock.end, clock.grain) = (minutes.value, minutes.end, .minute)
      clock.isLatent = minutes.value < 10 || !isIntroduced
    }
    return clock
  }

  private func word(at index: Int) -> Int? {
    guard !line.isDigits(index), (1...12).contains(line[index].number),
      !line.isProper(index) || !line[index + 1].isNone
    else { return nil }
    return Int(line[index].number)
  }

  /// *seven thirty*, *seven twenty five*, *twelve oh three*.
  private func spokenMinutes(at index: Int) -> (value: Int, end: Int)? {
    guard index < line.count, !line.isDigits(index), line.marks(index) != .comma else { return nil }
    if line.sentence.tokens[index].word == Self.oh || line[index].number == 0,
      (1..<10).contains(line[index + 1].number)
    {
      return (Int(line[index + 1].number), index + 2)
    }
    guard let number = numbers.plain(at: index), number.isWhole, (10..<60).contains(number.value),
      isFree(number.end)
    else { return nil }
    return (Int(number.value), number.end)
  }

  private static let oh = Word("oh")

  /// Returns whether the number before a word counts nothing.
  private func isFree(_ index: Int) -> Bool {
    line[index].time == nil && line[index].distance == nil && line[index].energy == nil
  }

  private func digits(at start: Int, _ isIntroduced: Bool) -> Clock? {
    guard let value = line.digits(start), !line.marks(start).contains(.hash),
      MoneySign.before(start, in: line) == nil, !line.isNumberOfName(start)
    else { return nil }
    if !line.isWhole(start) { return decimal(value, at: start) }
    if line.isJoined(start + 1, by: .colon), let minute = part(start + 1) {
      return colon(Int(min(value, 99)), minute, at: start)
    }
    if let clock = french(Int(min(value, 99)), at: start) { return clock }
    if line.width(start) >= 3 { return compact(Int(min(value, 1e9)), at: start) }
    guard value < 25 else { return nil }
    var clock = Clock(
      hour: Int(value) % 24,
      isCertain: value > 12 || value == 0,
      isLatent: true,
      end: start + 1
    )
    if isIntroduced, line.marks(start + 1) == .space, let minute = part(start + 1),
      isFree(start + 2), line[start + 2].month == 0
    {
      (clock.minute, clock.grain, clock.end) = (minute, .minute, start + 2)
    }
    return clock
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
      isCertain: hour > 12 || hour == 0 || line.width(start) == 2 && hour < 10,
      grain: .minute,
      end: start + 2
    )
    if line.isJoined(start + 2, by: .colon), let second = part(start + 2) {
      (clock.second, clock.grain, clock.end) = (second, .second, start + 3)
    }
    return clock
  }

  /// *16h30*, *9h*: in this spelling hours count to 24.
  private func french(_ hour: Int, at start: Int) -> Clock? {
    guard line[start + 1].time == .hour, line.isJoined(start + 1), line.width(start + 1) == 1,
      hour < 25
    else { return nil }
    let minute = line.isJoined(start + 2) ? part(start + 2) : nil
    if minute != nil, line[start + 3].time != nil { return nil }
    return Clock(
      hour: hour % 24,
      minute: minute ?? 0,
      isCertain: true,
      isLatent: minute == nil,
      grain: minute == nil ? .hour : .minute,
      end: minute == nil ? start + 2 : start + 3
    )
  }

  /// *6.45*.
  private func decimal(_ value: Double, at start: Int) -> Clock? {
    guard value < 24, line.width(start) >= 4 else { return nil }
    let minutes = Int((value * 100).rounded()) % 100
    guard minutes < 60 else { return nil }
    return Clock(
      hour: Int(value),
      minute: minutes,
      isCertain: value >= 13,
      isLatent: true,
      grain: .minute,
      end: start + 1
    )
  }

  /// *730* and *1430*, only where a time is expected; *1430 hours* and *0715* anywhere.
  private func compact(_ value: Int, at start: Int) -> Clock? {
    guard line.width(start) <= 4, value / 100 < 24, value % 100 < 60 else { return nil }
    let isMilitary = line.width(start) == 4 && line[start + 1].time == .hour
    let isCertain = isMilitary || value / 100 > 12 || line.width(start) == 4 && value < 1000
    // Behind other figures it is the rest of a number: “555 0123”.
    let isWhole = isMilitary || line.width(start) == 4 && value < 1000 && !line.isDigits(start - 1)
    return Clock(
      hour: value / 100,
      minute: value % 100,
      isCertain: isCertain,
      isLatent: !isWhole,
      grain: .minute,
      end: isMilitary ? start + 2 : start + 1
    )
  }
}
