internal import Automata

/// Reads times that are open at one end: `after six`, `until 2 pm`, `since monday`, `3 pm or later`.
struct BoundReader {
  let points: PointReader

  private var line: Line { points.line }
  private var days: DayReader { points.days }
  private var now: CivilTime { points.now }

  private enum Bound { case before, after, since, until, through }

  /// *after six*, *tomorrow before noon*, *until 2 pm*, *since monday*, *no later than friday*.
  func open(at start: Int, _ lead: Point?) -> FoundTime? {
    if let lead, lead.clock == nil, lead.day != nil, let found = open(lead.end, lead) {
      return found
    }
    return open(start, nil)
  }

  private func open(_ start: Int, _ lead: Point?) -> FoundTime? {
    if let deadline = deadline(start, lead) { return deadline }
    guard let (bound, first) = bound(at: start),
      var point = points.point(at: first, isExpected: true)
    else { return nil }
    if let lead {
      guard point.day == nil, point.clock != nil else { return nil }
      (point.day, point.part) = (lead.day, point.part ?? lead.part)
    }
    if bound == .since, line.has(.since, at: start) { point.day = point.day.map(past) }
    if bound == .after, let second = upper(point.end) { return between(point, second) }
    return opened(point, bound)
  }

  /// *since monday* is the one that has been.
  private func past(_ day: Day) -> Day {
    guard let cycle = day.cycle, day.start.days > now.days else { return day }
    var result = day
    result.start = day.start.adding(-1, cycle)
    return result
  }

  private func bound(at index: Int) -> (Bound, Int)? {
    switch line.role(index) {
    case .after: return DayPart.read(line, at: index) == nil ? (.after, index + 1) : nil
    case .before: return (.before, index + 1)
    case .since: return (.since, index + 1)
    case .until: return (.until, index + 1)
    case .to where points.present(index + 1) != nil: return (.until, index + 1)
    case .through: return (.through, index + 1)
    case .starting, .beginning: return starting(index)
    case .later where line.has(.than, at: index + 1): return (.after, index + 2)
    case .earlier where line.has(.than, at: index + 1): return (.before, index + 2)
    default: return phrase(at: index)
    }
  }

  /// *starting next week*, *beginning on january 7th*.
  private func starting(_ index: Int) -> (Bound, Int)? {
    let next =
      line.has(.on, at: index + 1) || line.has(.from, at: index + 1) ? index + 2 : index + 1
    guard !line.has(.beginning, at: index) || next == index + 2 else { return nil }
    return (.since, next)
  }

  private static let no = Word("no")
  private static let not = Word("not")
  private static let comparing = Word("as")

  /// *no later than*, *as early as*, *as late as*.
  private func phrase(at index: Int) -> (Bound, Int)? {
    guard index < line.count else { return nil }
    let word = line.sentence.tokens[index].word
    let role = line.role(index + 1)
    if word == Self.no || word == Self.not, line.has(.than, at: index + 2) {
      if role == .later { return (.until, index + 3) }
      return role == .earlier ? (.since, index + 3) : nil
    }
    guard word == Self.comparing, index + 2 < line.count,
      line.sentence.tokens[index + 2].word == Self.comparing
    else { return nil }
    if role == .late { return (.through, index + 3) }
    return role == .early ? (.since, index + 3) : nil
  }

  /// *but before 6pm*, behind *later than 3pm*.
  private func upper(_ index: Int) -> Point? {
    let role = line.role(index)
    let first = role == .none || role == .and ? index + 1 : index
    guard line.has(.before, at: first) else { return nil }
    return points.point(at: first + 1, isExpected: true)
  }

  private func between(_ from: Point, _ to: Point) -> FoundTime? {
    guard case .instant(let start, let grain) = points.reading(from),
      case .instant(let end, _) = points.reading(to), start.seconds < end.seconds
    else { return nil }
    return FoundTime(reading: .interval(start, end, grain), end: to.end)
  }

  private func opened(_ point: Point, _ bound: Bound) -> FoundTime? {
    guard let (start, end, grain) = ends(point) else { return nil }
    let reading: TimeReading
    switch bound {
    case .after: reading = .interval(grain < .day && point.part == nil ? start : end, nil, grain)
    case .since: reading = .interval(start, nil, grain)
    case .before, .until: reading = .interval(nil, start, grain)
    case .through: reading = .interval(nil, grain < .day ? start : end, grain)
    }
    return FoundTime(reading: reading, end: point.end, isContradictory: point.isContradictory)
  }

  private func ends(_ point: Point) -> (CivilTime, CivilTime, Grain)? {
    if let pivot = point.day?.pivot, pivot == point.day?.start || pivot == point.day?.limit {
      return (pivot, pivot, .day)
    }
    return switch points.reading(point) {
    case .instant(let time, let grain):
      (time, grain < .day ? time : point.day?.after ?? time.adding(1, grain.unit), grain)
    case .interval(let start?, let end?, let grain): (start, end, grain)
    case .interval: nil
    }
  }

  /// *by the end of the month*: from now up to it; *monday by 2 pm* is open.
  private func deadline(_ start: Int, _ lead: Point?) -> FoundTime? {
    guard line.has(.by, at: start) else { return nil }
    if let lead {
      guard var point = points.point(at: start + 1, isExpected: true), point.day == nil,
        point.clock != nil
      else { return nil }
      point.day = lead.day
      return opened(point, .before)
    }
    guard let edge = days.edges.day(at: start + 1), let limit = edge.limit else {
      return nil
    }
    return FoundTime(reading: .interval(now, limit, .second), end: edge.end)
  }
}

// MARK: - What closes an expression

extension BoundReader {
  /// *3 pm or later*, *2018 and after*.
  func closed(_ found: FoundTime, _ isExpected: Bool) -> FoundTime {
    guard case .instant(let time, let grain) = found.reading,
      line.has(.or, at: found.end) || line.has(.and, at: found.end)
    else { return found }
    var result = found
    switch line.role(found.end + 1) {
    case .later, .after:
      result.reading = .interval(time, nil, grain)
    case .earlier, .before:
      result.reading = .interval(nil, time, grain)
    default: return found
    }
    result.end = found.end + 2
    guard grain < .day, let day = points.point(at: result.end, isExpected: false)?.day,
      day.isSingle
    else { return result }
    return moved(result, to: day, time)
  }

  /// *3 pm or later on monday*.
  private func moved(_ found: FoundTime, to day: Day, _ time: CivilTime) -> FoundTime {
    var result = found
    let moved = day.start.at(time.hour ?? 0, time.minute, time.second)
    result.end = day.end
    if case .interval(_?, nil, let grain) = found.reading {
      result.reading = .interval(moved, nil, grain)
    } else if case .interval(_, _, let grain) = found.reading {
      result.reading = .interval(nil, moved, grain)
    }
    return result
  }
}
