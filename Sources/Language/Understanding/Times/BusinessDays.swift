internal import Automata

/// Reads days of work; weekends don't count.
struct BusinessDays {
  let line: Line
  let now: CivilTime
  let numbers: NumberRecognizer

  /// *the next 3 business days*, *5 working days ago*, *in 2 business days*.
  func time(at start: Int) -> FoundTime? {
    let shift = Deixis.read(line, at: start)
    let isAhead = line.has(.in, at: start)
    let first = shift?.end ?? (isAhead ? start + 1 : start)
    guard let number = numbers.plain(at: first), number.isWhole, number.value < 1000,
      number.end + 1 < line.count,
      ShiftedReader.working.contains(line.sentence.tokens[number.end].word),
      line[number.end + 1].time == .day
    else { return nil }
    let (count, end) = (Int(number.value), number.end + 2)
    if let shift { return stretch(of: count, shift.shift, end) }
    if isAhead { return FoundTime(reading: .instant(day(count), .day), end: end) }
    if line.has(.ago, at: end) {
      return FoundTime(reading: .instant(day(-count), .day), end: end + 1)
    }
    guard line.has(.from, at: end), line.has(.now, at: end + 1) else { return nil }
    return FoundTime(reading: .instant(day(count), .day), end: end + 2)
  }

  /// Without today, as with other stretches.
  private func stretch(of count: Int, _ shift: Deixis, _ end: Int) -> FoundTime? {
    switch shift {
    case .this: nil
    case .last: FoundTime(reading: .interval(day(-count), now.date, .day), end: end)
    case .next, .coming:
      FoundTime(reading: .interval(day(1), day(count).addingDays(1), .day), end: end)
    }
  }

  /// The day so many days of work ahead, or behind.
  private func day(_ count: Int) -> CivilTime {
    var (day, left) = (now.date, abs(count))
    while left > 0 {
      day = day.addingDays(count.signum())
      if day.weekday < 6 { left -= 1 }
    }
    return day
  }
}
