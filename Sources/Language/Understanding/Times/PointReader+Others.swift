internal import Automata

// MARK: - What else it could mean

extension PointReader {
  /// The readings of a point by other conventions than ours, where there are any: the Friday that
  /// has been, six in the morning instead of in the evening, earlier today.
  func others(_ point: Point) -> [TimeReading] {
    (days(point) + clocks(point)).map(reading)
  }

  private func days(_ point: Point) -> [Point] {
    guard let day = point.day, let cycle = day.cycle else { return [] }
    let last = with(day, day.start.adding(-1, cycle), point)
    guard day.start.adding(-1, cycle).date == now.date else { return [last] }
    return [last, with(day, day.start.adding(-2, cycle), point)]
  }

  private func with(_ day: Day, _ start: CivilTime, _ point: Point) -> Point {
    var (result, moved) = (point, day)
    moved.start = start
    moved.limit = nil
    result.day = moved
    return result
  }

  private func clocks(_ point: Point) -> [Point] {
    guard let clock = point.clock, clock.zone == nil else { return [] }
    let settled = point.part?.settled(clock) ?? clock
    guard !settled.isCertain || point.day == nil else { return [] }
    return settled.hours.map { hour in
      var other = point
      other.day = point.day ?? days.almanac.day(0, point.end)
      other.part = nil
      var certain = settled
      (certain.hour, certain.isCertain) = (hour, true)
      other.clock = certain
      return other
    }
  }
}
