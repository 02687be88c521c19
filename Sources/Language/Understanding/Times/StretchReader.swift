internal import Automata

/// Reads so many days, weeks or hours around now: `the last three days`, `next 2 weeks`, `year to
/// date`, `the next 3 business days`.
struct StretchReader {
  let points: PointReader

  private var line: Line { points.line }
  private var now: CivilTime { points.now }
  private var measures: MeasureRecognizer { points.measures }
  private var business: BusinessDays {
    BusinessDays(line: line, now: now, numbers: points.clocks.numbers)
  }

  /// *the last three days*, *next 2 weeks*, *10 previous weeks*, *year to date*.
  func stretch(at start: Int) -> FoundTime? {
    if let date = toDate(start) ?? business.time(at: start) { return date }
    if let (shift, number) = Deixis.read(line, at: start), shift != .this,
      let length = plural(at: number)
    {
      return stretch(shift, length, length.end)
    }
    guard let number = points.clocks.numbers.plain(at: start), number.isWhole,
      let (shift, noun) = Deixis.read(line, at: number.end), shift != .this,
      let unit = line[noun].time
    else { return nil }
    let length = MeasureRecognizer.Duration(
      seconds: number.value * unit.seconds,
      end: noun + 1,
      unit: unit
    )
    return stretch(shift, length, noun + 1)
  }

  /// A number of units, not *a week*.
  private func plural(at index: Int) -> MeasureRecognizer.Duration? {
    guard
      line[index].number >= 0 || line.isDigits(index) || line.has(.few, at: index)
        || line.has(.couple, at: index)
    else { return nil }
    return measures.duration(at: index)
  }

  /// Days and longer ones are counted whole, without the one that is now.
  private func stretch(
    _ shift: Deixis,
    _ length: MeasureRecognizer.Duration,
    _ end: Int
  ) -> FoundTime {
    let unit = length.unit
    let count = Int(min((length.seconds / unit.seconds).rounded(), 1e5))
    let current = now.start(of: unit)
    let reading: TimeReading
    if shift == .last {
      let base = unit < .day ? now : current
      reading = .interval(base.adding(-count, unit), base, unit.grain)
    } else {
      let first = current.adding(1, unit)
      reading = .interval(first, first.adding(count, unit), unit.grain)
    }
    return FoundTime(reading: reading, end: end)
  }

  private static let dateWord = Word("date")

  private func toDate(_ start: Int) -> FoundTime? {
    guard let unit = line[start].time, unit > .day, line.has(.to, at: start + 1),
      start + 2 < line.count, line.sentence.tokens[start + 2].word == Self.dateWord
    else { return nil }
    return FoundTime(reading: .interval(now.start(of: unit), now, .day), end: start + 3)
  }
}
