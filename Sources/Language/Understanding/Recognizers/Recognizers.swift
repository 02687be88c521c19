internal import Automata

/// Everything that can see values in a sentence.
///
/// Names are looked for in the whole sentence, since one look-up a word finds them all. The
/// others are asked only where a phrase could use what they would find.
final class Recognizers {
  let line: Line
  let gazetteer: Gazetteer
  let region: Region
  let now: CivilTime
  private let numbers: NumberRecognizer
  private let phones: PhoneRecognizer

  // Made when a phrase first could use what they find: half of all sentences need none of them.
  private lazy var measures = MeasureRecognizer(line: line)
  private lazy var money = MoneyRecognizer(line: line, region: region)
  private lazy var times = TimeRecognizer(line: line, now: now, region: region)

  init(line: Line, gazetteer: Gazetteer, region: Region, now: CivilTime) {
    self.line = line
    self.gazetteer = gazetteer
    self.region = region
    self.now = now
    numbers = NumberRecognizer(line: line)
    phones = PhoneRecognizer(line: line)
  }

  /// The names of the sentence; further values come with `find`.
  var names: Spans {
    var spans = Spans(count: line.count)
    NameRecognizer(line: line, gazetteer: gazetteer).find(into: &spans)
    return spans
  }

  /// All values of the sentence.
  var all: Spans {
    var spans = names
    for index in 0..<line.count { find(possible(at: index), at: index, into: &spans) }
    return spans
  }

  /// The kinds of value, other than names, that could begin at a word by the look of it.
  func possible(at index: Int) -> SlotKinds {
    guard index < Self.mostWords else { return [] }
    var kinds: UInt16 = 0
    if mayBeginNumber(index) {
      // The number of *$5* alone says something else.
      kinds = (MoneyRecognizer.isSigned(index, in: line) ? SlotKinds.money : Self.counted).rawValue
    } else if line[index].money != nil || line.isDigits(index + 1) {
      kinds = SlotKinds.money.rawValue
    }
    if TimeRecognizer.mayBegin(index, in: line) { kinds |= SlotKinds.time.rawValue }
    return SlotKinds(rawValue: kinds)
  }

  /// Behind so many words nothing is a time or an amount any more, but text: nobody says one
  /// there, and a line of nothing else must not take long.
  private static let mostWords = 300

  private static let counted: SlotKinds = [
    .number, .ordinal, .duration, .distance, .energy, .phone, .money,
  ]

  private func mayBeginNumber(_ index: Int) -> Bool {
    let sense = line[index]
    if line.isDigits(index) || sense.number >= 0 || sense.ordinal != 0 { return true }
    switch sense.role {
    case .a, .half, .quarter, .couple, .few, .plus, .double, .triple: return true
    default: return line.sentence.tokens[index].word == Self.oh
    }
  }

  private static let oh = Word("oh")
}

// MARK: - Looking at one word

extension Recognizers {
  /// Adds the values of some kinds that begin at a word.
  func find(_ kinds: SlotKinds, at index: Int, into spans: inout Spans) {
    if kinds.hasAny(of: .number), let number = numbers.number(at: index),
      line.isFigure(index..<number.end)
    {
      spans.add(index, number.end, .number, .number(number.value))
    }
    if kinds.hasAny(of: .ordinal), let ordinal = numbers.ordinal(at: index) {
      spans.add(index, ordinal.end, .ordinal, .ordinal(ordinal.value))
    }
    if kinds.hasAny(of: .phone), let end = phones.end(ofNumberAt: index) {
      spans.add(index, end, .phone, .digits)
    }
    if kinds.hasAny(of: .money), let amount = money.money(at: index),
      line.isFigure(index..<amount.end)
    {
      spans.add(index, amount.end, .money, .money(amount.money))
    }
    if kinds.hasAny(of: .time), let time = times.time(at: index),
      !time.isContradictory
    {
      spans.add(time.reading, index, time.end)
    }
    findMeasures(kinds, at: index, into: &spans)
  }

  private func findMeasures(_ kinds: SlotKinds, at index: Int, into spans: inout Spans) {
    if kinds.hasAny(of: .duration), let duration = measures.duration(at: index),
      line.isFigure(index..<duration.end)
    {
      spans.add(index, duration.end, .duration, .duration(duration.seconds))
    }
    if kinds.hasAny(of: .distance), let distance = measures.distance(at: index),
      line.isFigure(index..<distance.end)
    {
      spans.add(index, distance.end, .distance, .distance(distance.value, distance.unit))
    }
    if kinds.hasAny(of: .energy), let energy = measures.energy(at: index),
      line.isFigure(index..<energy.end)
    {
      spans.add(index, energy.end, .energy, .energy(energy.value, energy.unit))
    }
  }
}

extension Spans {
  /// Looks for values of some kinds at a word, which has to be possible there; once.
  mutating func seek(_ kinds: SlotKinds, at index: Int, with recognizers: Recognizers) {
    recognizers.find(claim(kinds, at: index), at: index, into: &self)
  }
}
