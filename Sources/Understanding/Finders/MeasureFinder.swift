internal import Phrases

/// Reads lengths of time, distances and energies: `half an hour`, `2 hours and 10 minutes`,
/// `5k`, `half a mile`, `300 calories`.
final class MeasureFinder: Sendable {
  let line: Line
  private let numbers: NumberFinder

  init(line: Line) {
    self.line = line
    numbers = NumberFinder(line: line)
  }

  /// A number and where the unit after it stands.
  private struct Amount {
    var value: Double
    var unit: Int
  }

  /// *20*, *a*, *half a*, *one and a half*, *a quarter of an*.
  private func amount(at start: Int) -> Amount? {
    if line.has(.half, at: start) {
      return Amount(value: 0.5, unit: line.has(.a, at: start + 1) ? start + 2 : start + 1)
    }
    if line.has(.quarter, at: start), line.has(.of, at: start + 1), line.has(.a, at: start + 2) {
      return Amount(value: 0.25, unit: start + 3)
    }
    if let number = numbers.number(at: start) {
      return Amount(value: number.value, unit: number.end)
    }
    guard line.has(.a, at: start) else { return nil }
    if line.has(.half, at: start + 1) || line.has(.quarter, at: start + 1) {
      return amount(at: start + 1)
    }
    return Amount(value: 1, unit: start + 1)
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

extension MeasureFinder {
  struct Duration {
    var seconds: Double
    var end: Int

    /// The smallest unit that was said.
    var unit: TimeUnit
  }

  func duration(at start: Int) -> Duration? {
    guard var found = part(at: start) else { return nil }
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
    guard let amount = amount(at: start), let unit = unit(at: amount.unit) else { return nil }
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

  /// The unit at a word; single letters only directly after digits (`90m`, not `I m`).
  private func unit(at index: Int) -> TimeUnit? {
    guard let unit = line[index].time else { return nil }
    guard line.sentence.tokens[index].range.count == 1 else { return unit }
    return line.isJoined(index) && line.isDigits(index - 1) ? unit : nil
  }

  /// *and 30 seconds*, *, 10 minutes*, or a bare number of the next smaller unit: *2 hours 30*.
  private func following(_ found: Duration) -> Duration? {
    let start = line.has(.and, at: found.end) ? found.end + 1 : found.end
    if let next = part(at: start), next.unit.rawValue < found.unit.rawValue { return next }
    guard start == found.end, found.unit == .hour, let minutes = numbers.plain(at: start),
      (1..<60).contains(minutes.value), line[minutes.end].distance == nil,
      line[minutes.end].energy == nil, line[minutes.end].time == nil,
      !line.marks(start).contains(.comma)
    else { return nil }
    return Duration(seconds: minutes.value * 60, end: minutes.end, unit: .minute)
  }
}

// MARK: - Distances and energies

extension MeasureFinder {
  struct Distance {
    var value: Double
    var unit: DistanceUnit
    var end: Int
  }

  func distance(at start: Int) -> Distance? {
    guard let amount = amount(at: start), let unit = line[amount.unit].distance else { return nil }
    // “in” is a preposition far more often than an inch.
    guard unit != .inch || line.sentence.tokens[amount.unit].range.count > 2 else { return nil }
    var found = Distance(value: amount.value, unit: unit, end: amount.unit + 1)
    if let fraction = fraction(at: found.end) {
      found.value += fraction.value
      found.end = fraction.end
    }
    return found
  }

  func energy(at start: Int) -> (value: Double, unit: EnergyUnit, end: Int)? {
    guard let amount = amount(at: start), let unit = line[amount.unit].energy else { return nil }
    return (amount.value, unit, amount.unit + 1)
  }
}
