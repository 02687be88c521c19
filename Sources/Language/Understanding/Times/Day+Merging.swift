// MARK: - Two ways of saying one day

extension Day {
  /// The maximum age, in days, of a date that is found by its weekday.
  private static let longestAgo = 60

  /// The date on which the weekday falls, this time or one of the next; a contradiction if none.
  func matched(to weekday: Day, at now: CivilTime) -> Day {
    let wanted = weekday.start.weekday
    var candidates = [start]
    if let cycle = cycle {
      let counts = cycle == .year ? [-1, 1] : [-1] + Array(1...11)
      candidates += counts.map { start.adding($0, cycle) }
        .filter { $0.day == start.day && $0.days > now.days - Self.longestAgo }
    }
    var result = self
    if let match = candidates.first(where: { $0.weekday == wanted }) {
      result.start = match
    } else {
      result.isContradictory = true
    }
    (result.isLatent, result.cycle) = (false, nil)
    return result
  }

  /// Two ways of saying one day: *jul 18, fri*, *next week monday*, *tomorrow, friday*.
  func merged(with other: Day, at now: CivilTime) -> Day? {
    var result = self
    result.end = other.end
    if grain == .week, other.cycle == .week {
      let monday = start
      result = Day(
        start: monday.addingDays(other.start.weekday - 1),
        grain: .day,
        end: other.end
      )
      return result
    }
    if other.grain == .week, cycle == .week { return other.mergedWeek(with: self, at: now) }
    guard isSingle, other.isSingle else { return nil }
    if start == other.start { return result }
    if other.cycle == .week {
      let match = matched(to: other, at: now)
      result.start = match.start
      result.isContradictory = match.isContradictory
      return result
    }
    guard cycle == .week || cycle == nil else { return nil }
    result = cycle == .week ? other.matched(to: self, at: now) : result
    result.isContradictory = result.isContradictory || cycle == nil
    result.end = other.end
    return result
  }

  private func mergedWeek(with weekday: Day, at now: CivilTime) -> Day? {
    merged(with: weekday, at: now).map { merged in
      var merged = merged
      merged.end = end
      return merged
    }
  }
}
