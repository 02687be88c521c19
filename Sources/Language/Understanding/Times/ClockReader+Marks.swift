internal import Automata

// MARK: - What follows a time of day

extension ClockReader {
  /// *o'clock*, *ish*, *pm*, *in the evening*, *approximately*, *GMT*.
  func addMarks(_ clock: inout Clock) {
    addOclock(&clock)
    if line.has(.ish, at: clock.end) {
      if line.isJoined(clock.end) { clock.isLatent = false }
      clock.end += 1
    }
    if let half = half(at: clock.end, clock) {
      settle(&clock, half.isLate, half.end, keepsLatent: half.isLetter && clock.grain == .hour)
    } else if let part = partAfter(clock.end) {
      settle(&clock, part.isLate, part.end, keepsLatent: false)
    }
    if line.has(.around, at: clock.end), clock.end > 0, line.role(clock.end - 1) != .none {
      clock.end += 1
    }
    if let zone = line[clock.end].zone {
      (clock.zone, clock.isLatent) = (Int(zone), false)
      clock.end += 1
    }
  }

  private func addOclock(_ clock: inout Clock) {
    guard clock.minute == 0 else { return }
    if line.has(.oclock, at: clock.end) {
      clock.end += 1
    } else if clock.end + 1 < line.count, line.sentence.tokens[clock.end].word == Self.o,
      line.has(.oclock, at: clock.end + 1)
    {
      clock.end += 2
    } else {
      return
    }
    clock.isLatent = false
  }

  private func settle(_ clock: inout Clock, _ isLate: Bool, _ end: Int, keepsLatent: Bool) {
    guard clock.hour <= 12 else { return }
    clock.hour = clock.hour % 12 + (isLate ? 12 : 0)
    clock.isCertain = true
    clock.isLatent = clock.isLatent && keepsLatent
    clock.end = end
  }

  private static let o = Word("o")
  private static let a = Word("a")
  private static let p = Word("p")
  private static let m = Word("m")

  private func word(_ index: Int) -> Word? {
    index < line.count ? line.sentence.tokens[index].word : nil
  }

  /// *am*, *a.m.*, *a m*, *7p*, *in the pm*.
  private func half(at start: Int, _ clock: Clock) -> (isLate: Bool, end: Int, isLetter: Bool)? {
    var index = start
    if line.has(.in, at: index), line.has(.the, at: index + 1) { index += 2 }
    switch line.role(index) {
    case .morningMark: return (false, index + 1, false)
    case .afternoonMark: return (true, index + 1, false)
    default: break
    }
    guard let letter = word(index), letter == Self.a || letter == Self.p else { return nil }
    if word(index + 1) == Self.m { return (letter == Self.p, index + 2, false) }
    return line.isJoined(index) ? (letter == Self.p, index + 1, true) : nil
  }

  /// *in the evening*, *in afternoon*, *at night*.
  private func partAfter(_ index: Int) -> (isLate: Bool, end: Int)? {
    if line.has(.at, at: index), line.has(.night, at: index + 1) { return (true, index + 2) }
    guard line.has(.in, at: index) || line.has(.of, at: index) else { return nil }
    let noun = line.has(.the, at: index + 1) ? index + 2 : index + 1
    switch line.role(noun) {
    case .morning: return (false, noun + 1)
    case .afternoon, .evening, .night: return (true, noun + 1)
    default: return nil
    }
  }
}
