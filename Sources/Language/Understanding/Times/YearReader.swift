internal import Automata

/// Reads years: `2027`, `of next year`, `twenty twenty-seven`.
struct YearReader {
  let days: DayReader

  private var line: Line { days.line }
  private var now: CivilTime { days.almanac.now }
  private var numbers: NumberRecognizer { days.numbers }

  /// *2027*, *the year 2027*.
  func year(at start: Int) -> Day? {
    let first = line.has(.the, at: start) ? start + 1 : start
    let isNamed = line[first].time == .year
    guard let year = fourDigits(at: isNamed ? first + 1 : start) else { return nil }
    return Day(
      start: CivilTime(year: year, month: 1, day: 1),
      grain: .year,
      end: (isNamed ? first + 1 : start) + 1,
      isLatent: !isNamed
    )
  }

  /// A year behind something that it belongs to: *2027*, *, 2027*, *of 2027*, *of next year*.
  func year(after start: Int) -> (value: Int, end: Int)? {
    guard !line.marks(start).hasAny(of: .ends) else { return nil }
    let isIntroduced = line.has(.of, at: start) || line.has(.in, at: start)
    let first = isIntroduced ? start + 1 : start
    if let year = fourDigits(at: first), !line.isJoined(first + 1, by: .colon) {
      return (year, first + 1)
    }
    if let (shift, end) = Deixis.read(line, at: first), line[end].time == .year {
      return ((now.year ?? 1970) + shift.count, end + 1)
    }
    guard isIntroduced, line.has(.the, at: first), line[first + 1].time == .year else {
      return spokenYear(at: first)
    }
    return (now.year ?? 1970, first + 2)
  }

  func fourDigits(at index: Int) -> Int? {
    guard line.isDigits(index), line.width(index) == 4, line.isWhole(index),
      let value = line.digits(index), (1900..<2200).contains(value),
      line[index + 1].time != .hour
    else { return nil }
    return Int(value)
  }

  /// *twenty twenty-seven*, *nineteen eighty six*, *two thousand and ten*.
  private func spokenYear(at start: Int) -> (value: Int, end: Int)? {
    guard !line.isDigits(start), [2, 17, 18, 19, 20, 21].contains(line[start].number) else {
      return nil
    }
    if line[start].number == 2 {
      guard line[start + 1].number == 1000, let whole = numbers.plain(at: start) else { return nil }
      return whole.value < 2200 ? (Int(whole.value), whole.end) : nil
    }
    let century = Int(line[start].number) * 100
    if line[start + 1].number == 100 {
      let end = line.has(.and, at: start + 2) ? start + 3 : start + 2
      let rest = numbers.plain(at: end).flatMap { $0.value < 100 ? $0 : nil }
      return (century + Int(rest?.value ?? 0), rest?.end ?? start + 2)
    }
    guard !line.isDigits(start + 1), let rest = numbers.plain(at: start + 1),
      (10..<100).contains(rest.value)
    else { return nil }
    return (century + Int(rest.value), rest.end)
  }
}
