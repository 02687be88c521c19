internal import Phrases

/// Runs every finder over a sentence.
struct Finders {
  let gazetteer: Gazetteer
  let region: Region
  let now: CivilTime

  func spans(of line: Line) -> Spans {
    var spans = Spans(count: line.count)
    NameFinder(line: line, gazetteer: gazetteer).find(into: &spans)
    let numbers = NumberFinder(line: line)
    let measures = MeasureFinder(line: line)
    let phones = PhoneFinder(line: line)
    let money = MoneyFinder(line: line, region: region)
    for index in 0..<line.count where mayBegin(line, index) {
      if let amount = money.money(at: index) {
        spans.add(index, amount.end, .money, .money(amount.money))
      }
      // The number of *$5* alone says something else.
      if money.isSigned(index) { continue }
      addNumbers(numbers, at: index, to: &spans)
      addMeasures(measures, at: index, to: &spans)
      if let phone = phones.number(at: index) {
        spans.add(index, phone.end, .phone, .digits)
      }
    }
    TimeFinder(line: line, now: now).find(into: &spans)
    return spans
  }

  /// Whether a number or a measure can begin here at all; most words are passed over at once.
  private func mayBegin(_ line: Line, _ index: Int) -> Bool {
    let sense = line[index]
    if line.isDigits(index) || sense.number >= 0 || sense.ordinal != 0 { return true }
    if sense.money != nil || line.isDigits(index + 1) { return true }
    switch sense.role {
    case .a, .half, .quarter, .couple, .plus, .double, .triple: return true
    default: return line.sentence.tokens[index].word == Self.oh
    }
  }

  private static let oh = Word("oh")

  private func addNumbers(_ finder: NumberFinder, at index: Int, to spans: inout Spans) {
    if let number = finder.number(at: index) {
      spans.add(index, number.end, .number, .number(number.value))
    }
    if let ordinal = finder.ordinal(at: index) {
      spans.add(index, ordinal.end, .ordinal, .ordinal(ordinal.value))
    }
  }

  private func addMeasures(_ finder: MeasureFinder, at index: Int, to spans: inout Spans) {
    if let duration = finder.duration(at: index) {
      spans.add(index, duration.end, .duration, .duration(duration.seconds))
    }
    if let distance = finder.distance(at: index) {
      spans.add(index, distance.end, .distance, .distance(distance.value, distance.unit))
    }
    if let energy = finder.energy(at: index) {
      spans.add(index, energy.end, .energy, .energy(energy.value, energy.unit))
    }
  }
}
