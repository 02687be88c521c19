internal import Automata
internal import English

/// Finds dates, times of day and stretches of time.
///
/// What could be two times is one by convention; the conventions are those of `Times.md`, beside
/// the corpora. What contradicts itself (“tomorrow, Friday” on a Friday) is not found in a
/// sentence, so that nobody acts upon it.
final class TimeRecognizer {
  private let line: Line
  private let points: PointReader

  init(line: Line, now: CivilTime, region: Region) {
    self.line = line
    points = PointReader(line: line, now: now, region: region)
  }

  /// Returns whether a time could begin at a word, by the look of it.
  static func mayBegin(_ index: Int, in line: Line) -> Bool {
    if line.isDigits(index) { return true }
    let sense = line[index]
    guard sense.mayBeginTime else {
      return line.count == 1 && DayPart.half(line, at: index) != nil
    }
    return !sense.role.onlyLeads || line.isDigits(index + 1) || mayFollow(index + 1, in: line)
  }

  /// Returns whether a word may stand behind one that only leads to a time.
  private static func mayFollow(_ index: Int, in line: Line) -> Bool {
    guard index < line.count else { return false }
    return !line[index].isNone || followers.contains(line.sentence.tokens[index].word)
  }

  /// Words that are part of times and have no sense of their own.
  private static let followers = Words(English.timeFollowers)

  /// The longest time that begins at a word.
  func time(at start: Int, isExpected: Bool = false) -> FoundTime? {
    let point = points.point(at: start, isExpected: false)
    let bounds = BoundReader(points: points)
    var best = RangeReader(points: points).range(at: start, point, isExpected: isExpected)
    best = longer(bounds.open(at: start, point), best)
    best = longer(LengthReader(points: points).relative(at: start, point), best)
    best = longer(StretchReader(points: points).stretch(at: start), best)
    let whole = isExpected ? points.point(at: start, isExpected: true) : point
    if let whole, whole.end > best?.end ?? 0 { best = bounds.closed(found(whole), isExpected) }
    return best
  }

  /// Returns the readings by other conventions of the longest time that begins at a word.
  func others(at start: Int, isExpected: Bool) -> [TimeReading] {
    guard let found = time(at: start, isExpected: isExpected),
      let point = points.point(at: start, isExpected: isExpected), point.end == found.end,
      points.reading(point) == found.reading
    else { return [] }
    return points.others(point).filter { $0 != found.reading }
  }

  private func longer(_ one: FoundTime?, _ other: FoundTime?) -> FoundTime? {
    one?.end ?? 0 > other?.end ?? 0 ? one : other
  }

  private func found(_ point: Point) -> FoundTime {
    FoundTime(
      reading: points.reading(point),
      end: point.end,
      isContradictory: point.isContradictory
    )
  }
}

extension Sense.Role {
  /// Indicates whether a time begins with this word only if another word of it comes next.
  ///
  /// They are the most common words of all, and mostly lead to something else: *to Anna*, *the
  /// bus*. One look at the next word saves reading all that a time could be.
  var onlyLeads: Bool {
    switch self {
    case .to, .the, .a, .from, .at, .on, .in, .by, .after, .before, .until, .since, .through,
      .this, .next, .last, .of, .around:
      true
    default: false
    }
  }
}

extension Sense {
  /// Indicates whether it has no meaning to any recognizer.
  var isNone: Bool {
    role == .none && number < 0 && ordinal == 0 && month == 0 && weekday == 0 && season == 0
      && yearPart == 0 && zone == nil && !isHoliday && time == nil && distance == nil
      && energy == nil && money == nil
  }

  /// Indicates whether a time can begin with this word; most words are passed over at once.
  var mayBeginTime: Bool {
    if number >= 0 || month > 0 || weekday > 0 || season > 0 || yearPart > 0 { return true }
    if ordinal != 0 || isHoliday || time == .day || time == .week || time == .year { return true }
    switch role {
    case .none, .and, .point, .plus, .double, .triple, .oclock, .ordinalSuffix, .morningMark,
      .afternoonMark, .ago, .of, .ish, .more, .than, .or, .every:
      return false
    default: return true
    }
  }
}
