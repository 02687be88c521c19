internal import Automata

/// Reads lengths of time, distances and energies: `half an hour`, `2 hours and 10 minutes`,
/// `5k`, `half a mile`, `300 calories`.
final class MeasureRecognizer: Sendable {
  let line: Line
  private let numbers: NumberRecognizer

  init(line: Line) {
    self.line = line
    numbers = NumberRecognizer(line: line)
  }

  /// A number and where the unit after it stands.
  private struct Amount {
    var value: Double
    var unit: Int
  }

  /// *20*, *a*, *half a*, *one and a half*, *a quarter of an*, *1/2*, *three quarters of an*.
  private func amount(at start: Int) -> Amount? {
    guard var found = number(at: start) else { return nil }
    if line.isDigits(start), line.isDigits(found.unit), let part = fraction(of: found.unit) {
      // *10 1/2*
      found = Amount(value: found.value + part.value, unit: part.unit)
    } else if let part = part(after: found.unit) {
      found = Amount(value: found.value + part.value, unit: part.unit)
    }
    if line.has(.more, at: found.unit) || line.has(.ish, at: found.unit) { found.unit += 1 }
    return found
  }

  private func number(at start: Int) -> Amount? {
    if let part = fraction(of: start) { return part }
    if line.has(.few, at: start) {
      return Amount(value: Self.few, unit: line.has(.of, at: start + 1) ? start + 2 : start + 1)
    }
    if let old = onesFirst(at: start) { return old }
    if let number = numbers.number(at: start) {
      let isBroken = number.value != number.value.rounded() && line.has(.of, at: number.end)
      return Amount(value: number.value, unit: isBroken ? noun(number.end) : number.end)
    }
    guard line.has(.a, at: start) else { return nil }
    if line.has(.few, at: start + 1) { return number(at: start + 1) }
    return fraction(of: start + 1) ?? Amount(value: 1, unit: start + 1)
  }

  /// *twenty and four hours*: ones behind tens, where a unit follows.
  private func onesFirst(at start: Int) -> Amount? {
    let (tens, ones) = (line[start].number, line[start + 2].number)
    guard tens >= 20, tens < 100, line.has(.and, at: start + 1), (1..<10).contains(ones),
      line[start + 3].time != nil
    else { return nil }
    return Amount(value: Double(tens + ones), unit: start + 3)
  }

  /// The number that *a few* stands for.
  private static let few = 3.0

  /// *half a*, *a quarter of an*, *three quarters of an*, *3/4*.
  private func fraction(of start: Int) -> Amount? {
    if line.has(.half, at: start) { return Amount(value: 0.5, unit: noun(start + 1)) }
    if line.isDigits(start), line.isJoined(start + 1, by: .slash),
      let above = line.digits(start), let below = line.digits(start + 1), (2...10).contains(below),
      above < below
    {
      return Amount(value: above / below, unit: noun(start + 2))
    }
    let count = line[start].number
    if (1...3).contains(count), line.has(.quarter, at: start + 1), isOfUnit(start + 2) {
      return Amount(value: Double(count) / 4, unit: noun(start + 2))
    }
    let first = line.has(.a, at: start) ? start + 1 : start
    guard line.has(.quarter, at: first), isOfUnit(first + 1) else { return nil }
    return Amount(value: 0.25, unit: noun(first + 1))
  }

  /// The noun after *a*, *of*, *of an*.
  private func noun(_ index: Int) -> Int {
    let next = line.has(.of, at: index) ? index + 1 : index
    return line.has(.a, at: next) ? next + 1 : next
  }

  private func isOfUnit(_ index: Int) -> Bool {
    let unit = line[noun(index)]
    return unit.time.map { $0 < .day } ?? false || unit.distance != nil
  }

  /// *and a quarter*, *and three quarters* before the unit.
  private func part(after index: Int) -> Amount? {
    guard line.has(.and, at: index), let part = fraction(of: index + 1) else {
      return nil
    }
    return line[part.unit].time != nil || line[part.unit].distance != nil ? part : nil
  }

  /// A fraction after the unit: *an hour and a half*.
  private func fraction(at start: Int) -> (value: Double, end: Int)? {
    guard line.has(.and, at: start) else { return nil }
    let noun = line.has(.a, at: start + 1) ? start + 2 : start + 1
    if line.has(.half, at: noun), line[noun + 1].time == nil, !line.has(.a, at: noun + 1) {
      return (0.5, noun + 1)
    }
    if line.has(.quarter, at: noun), noun == start + 2 { return (0.25, noun + 1) }
    return nil
  }
}

// MARK: - Durations

extension MeasureRecognizer {
  struct Duration {
    var seconds: Double
    var end: Int

    /// The smallest unit that was said.
    var unit: TimeUnit
  }

  /// A thousand years: what is said to be longer is no length of time that anybody lives through.
  private static let longest = 3.2e10

  func duration(at start: Int) -> Duration? {
    part(at: start).flatMap(extended)
  }

  /// One of a unit that stands without a number: the *day and 5 hours* that come next.
  func single(at index: Int) -> Duration? {
    guard let unit = unit(at: index) else { return nil }
    return extended(Duration(seconds: unit.seconds, end: index + 1, unit: unit))
  }

  private func extended(_ first: Duration) -> Duration? {
    guard first.seconds < Self.longest else { return nil }
    var found = first
    while let next = following(found) {
      found = Duration(
        seconds: found.seconds + next.seconds,
        end: next.end,
        unit: next.unit
      )
    }
    return found
  }

  private func part(at start: Int) -> Duration? {
    guard let amount = amount(at: start) else { return nil }
    guard let unit = unit(at: amount.unit) else { return primed(amount) }
    var found = Duration(
      seconds: amount.value * unit.seconds,
      end: amount.unit + 1,
      unit: unit
    )
    if let fraction = fraction(at: found.end) {
      found.seconds += fraction.value * unit.seconds
      found.end = fraction.end
    }
    return found
  }

  /// *30'* and *45"*, behind digits.
  private func primed(_ amount: Amount) -> Duration? {
    guard let unit = line.prime(after: amount.unit - 1)?.unit else { return nil }
    return Duration(seconds: amount.value * unit.seconds, end: amount.unit, unit: unit)
  }

  /// The unit at a word; single letters only directly after digits (`90m`, not `I m`), or after a
  /// fraction: `1/2 h`.
  private func unit(at index: Int) -> TimeUnit? {
    guard let unit = line[index].time else { return nil }
    guard line.sentence.tokens[index].range.count == 1 else { return unit }
    if line.isDigits(index - 1), line.isJoined(index - 1, by: .slash) { return unit }
    return line.isJoined(index) && line.isDigits(index - 1) ? unit : nil
  }

  /// *and 30 seconds*, *, 10 minutes*, or a bare number of the next smaller unit: *2 hours 30*.
  private func following(_ found: Duration) -> Duration? {
    let start = line.has(.and, at: found.end) ? found.end + 1 : found.end
    if let next = part(at: start), next.unit < found.unit { return next }
    guard found.unit == .hour, let minutes = numbers.plain(at: start), minutes.isWhole,
      (start == found.end ? 1.0..<60 : 10.0..<60).contains(minutes.value),
      line[minutes.end].distance == nil,
      line[minutes.end].energy == nil, line[minutes.end].time == nil,
      !line.marks(start).contains(.comma)
    else { return nil }
    return Duration(seconds: minutes.value * 60, end: minutes.end, unit: .minute)
  }
}

// MARK: - Distances and energies

extension MeasureRecognizer {
  struct Distance {
    var value: Double
    var unit: DistanceUnit
    var end: Int
  }

  /// Once around the Earth, in meters: what is said to be farther is no distance that anybody
  /// covers by themselves.
  private static let farthest = 4.1e7

  /// A million: nobody burns as much in a year.
  private static let mostKilocalories = 1e6

  func distance(at start: Int) -> Distance? {
    guard var found = oneDistance(at: start), found.value * found.unit.meters < Self.farthest else {
      return nil
    }
    while let next = following(found) {
      let value = found.value * (found.unit.meters / next.unit.meters) + next.value
      found = Distance(value: (value * 1e6).rounded() / 1e6, unit: next.unit, end: next.end)
    }
    return found
  }

  /// *and 7 feet*: a smaller unit.
  private func following(_ found: Distance) -> Distance? {
    let start = line.has(.and, at: found.end) ? found.end + 1 : found.end
    guard !line.marks(found.end).hasAny(of: .dashes), !line.marks(found.end).contains(.sentenceEnd),
      let next = oneDistance(at: start, allowsIn: [.foot, .yard].contains(found.unit)),
      next.unit.meters < found.unit.meters
    else { return nil }
    return next
  }

  private func oneDistance(at start: Int, allowsIn: Bool = false) -> Distance? {
    guard let amount = amount(at: start) else { return nil }
    guard let unit = line[amount.unit].distance else { return primed(amount, allowsIn) }
    // “in” is a preposition far more often than an inch.
    guard unit != .inch || allowsIn || line.sentence.tokens[amount.unit].range.count > 2 else {
      return nil
    }
    var found = Distance(value: amount.value, unit: unit, end: amount.unit + 1)
    if let fraction = fraction(at: found.end) {
      found.value += fraction.value
      found.end = fraction.end
    }
    return found
  }

  /// *6'2"*; behind a distance only, since the same marks are minutes and seconds.
  private func primed(_ amount: Amount, _ isBehind: Bool) -> Distance? {
    guard isBehind, let prime = line.prime(after: amount.unit - 1) else { return nil }
    return Distance(value: amount.value, unit: prime.length, end: amount.unit)
  }

  func energy(at start: Int) -> (value: Double, unit: EnergyUnit, end: Int)? {
    guard let amount = amount(at: start), let unit = line[amount.unit].energy,
      amount.value * unit.kilocalories < Self.mostKilocalories
    else { return nil }
    return (amount.value, unit, amount.unit + 1)
  }
}
