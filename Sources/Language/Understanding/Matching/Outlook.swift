internal import Automata

/// A line with all that can be said of it before any search: shared by several searches.
final class Outlook {
  let recognizers: Recognizers

  /// The prospects at each word, followed by the end of the line.
  let prospects: Pool<Prospect>

  /// The rules that can begin at each word, as sets of bits.
  private let openings: Pool<UInt64>
  private let width: Int

  /// The words that misspelt ones may stand for.
  let alternatives: Pool<Int32>

  /// The spans recognized so far.
  let spans: Spans

  /// Creates the outlook of a line that is complete or, if `isOpen`, may go on.
  convenience init(_ recognizers: Recognizers, _ phrases: Automaton, isOpen: Bool = false) {
    let figures = Misspellings(figuresOf: recognizers.line, phrases)
    self.init(recognizers, phrases, recognizers.names, figures, isOpen: isOpen)
  }

  /// With what another search has seen, and with other spellings.
  init(
    _ recognizers: Recognizers,
    _ phrases: Automaton,
    _ spans: Spans,
    _ misspellings: Misspellings,
    isOpen: Bool = false
  ) {
    let line = recognizers.line
    let count = line.count
    var prospects = Pool<Prospect>(capacity: count + 1)
    var alternatives = Pool<Int32>(capacity: 4)
    for index in 0..<count {
      let kinds = spans.kinds(at: index).rawValue | recognizers.possible(at: index).rawValue
      var prospect = Prospect(index, line, SlotKinds(rawValue: kinds), phrases)
      if let words = misspellings.words[index] {
        prospect.insert(words, to: &alternatives)
        prospect.isMistyped = misspellings.isOfGrammar(index, phrases)
      }
      prospects.append(prospect)
    }
    prospects.append(Prospect(end: line.sentence.tail, isOpen: isOpen))
    var openings = Pool<UInt64>(capacity: count * phrases.openings.width)
    for index in 0..<count {
      phrases.openings.append(prospects[index], alternatives, to: &openings)
    }
    width = phrases.openings.width
    self.openings = openings
    self.recognizers = recognizers
    self.spans = spans
    self.prospects = prospects
    self.alternatives = alternatives
  }

  /// Returns the one word of phrases that a misspelt one may stand for; `nil` where there are
  /// several, or none.
  func onlyAlternative(at index: Int) -> Int32? {
    let found = prospects[index].alternatives
    return found.count == 1 ? alternatives[found.lowerBound] : nil
  }

  /// Returns whether a rule can begin at a word.
  @inline(__always)
  func opens(_ rule: UInt16, at index: Int) -> Bool {
    openings[index &* width &+ Int(rule >> 6)] &>> UInt64(rule & 63) & 1 != 0
  }
}

extension RuleOpenings {
  /// Adds the set of the rules that can begin at a word.
  fileprivate func append(
    _ word: Prospect,
    _ alternatives: borrowing Pool<Int32>,
    to openings: inout Pool<UInt64>
  ) {
    for place in 0..<width {
      var rules: UInt64 = word.word >= 0 ? words[Int(word.word) * width + place] : 0
      for number in word.alternatives {
        rules |= words[Int(alternatives[number]) * width + place]
      }
      var rest = word.kinds
      while rest != 0 {
        rules |= kinds[rest.trailingZeroBitCount * width + place]
        rest &= rest &- 1
      }
      var marked = word.marks.rawValue
      while marked != 0 {
        rules |= marks[marked.trailingZeroBitCount * width + place]
        marked &= marked &- 1
      }
      openings.append(rules)
    }
  }
}
