internal import Automata

// MARK: - From words to times

extension PointReader {
  func reading(_ point: Point) -> TimeReading {
    if let moment = point.moment { return .instant(moment.time, moment.grain) }
    if let clock = point.clock { return .instant(time(clock, point), clock.grain) }
    if let part = point.part { return part.interval(on: (point.day?.start ?? coming(part)).date) }
    return point.day?.reading ?? .instant(now, .second)
  }

  /// The day on which a part of the day comes next.
  private func coming(_ part: DayPart) -> CivilTime {
    (now.hour ?? 0) < part.hours.upperBound ? now.date : now.date.addingDays(1)
  }

  private func time(_ clock: Clock, _ point: Point) -> CivilTime {
    let clock = point.part?.settled(clock) ?? clock
    if let zone = clock.zone, let offset { return zoned(clock, zone, offset, point) }
    if let day = point.day { return clock.time(on: day.start, hour: byDay(clock)) }
    return next(clock)
  }

  /// The hour of a time that is said with a day: between seven in the morning and seven in the
  /// evening.
  func byDay(_ clock: Clock) -> Int {
    !clock.isCertain && (1...6).contains(clock.hour) ? clock.hour + 12 : clock.hour
  }

  /// The next time at which a clock shows this.
  func next(_ clock: Clock) -> CivilTime {
    for day in 0...1 {
      for hour in clock.hours {
        let time = clock.time(on: now.date.addingDays(day), hour: hour)
        if time.seconds > now.seconds { return time }
      }
    }
    return clock.time(on: now.date.addingDays(1), hour: clock.hour)
  }

  /// Converts a time in another zone to the user's own clock.
  private func zoned(_ clock: Clock, _ zone: Int, _ offset: Int, _ point: Point) -> CivilTime {
    let day = point.day?.start ?? now.date
    let there = clock.time(on: day, hour: point.day == nil ? clock.hour : byDay(clock))
    return CivilTime(seconds: there.seconds + (offset - zone) * 60)
  }
}
