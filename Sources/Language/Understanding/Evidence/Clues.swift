internal import Automata

/// The clues of a sentence, and the values in it.
struct Clues {
  private let search: Search

  var sentence: Sentence { search.line.sentence }

  /// The words of the sentence, with values in their places.
  private(set) var words: [ClueWord] = []

  /// The values, none within another, in the order of the text.
  private(set) var values: [Span] = []

  /// Values that leave the words they cover as they are: terms of the phrases, *home*.
  private(set) var terms: [Span] = []
  let spans: Spans

  init(_ search: Search) {
    self.search = search
    spans = search.recognizers.all
    var index = 0
    while index < search.line.count { index = take(index) }
  }

  /// Takes the word at an index, or the value that begins there; what comes next.
  private mutating func take(_ index: Int) -> Int {
    var best: Span?
    var next = spans.first(at: index)
    while next >= 0 {
      let span = spans.all[Int(next)]
      if Self.leavesWords(span) {
        terms.append(span)
      } else if isPlain(span), best.map({ Self.rank($0) < Self.rank(span) }) ?? true {
        best = span
      }
      next = spans.next(after: next)
    }
    guard let best else {
      words.append(ClueWord(word: word(at: index), place: index..<index + 1))
      return index + 1
    }
    values.append(best)
    words.append(ClueWord(word: Self.word(for: best.kind), place: Int(best.from)..<Int(best.to)))
    return Int(best.to)
  }

  /// Longer values go before shorter ones, then rarer kinds before those of everyday words.
  private static func rank(_ span: Span) -> Int {
    Int(span.to - span.from) * kinds.count + (kinds.firstIndex(of: span.kind) ?? 0)
  }

  private static let kinds: [SlotKinds] = [
    .ordinal, .number, .place, .app, .person, .time, .phone, .energy, .distance, .duration, .money,
  ]

  private static func leavesWords(_ span: Span) -> Bool {
    switch span.value {
    case .home(of: -1), .work(of: -1), .here: true
    default: span.kind == .terms
    }
  }

  /// Returns whether a span is what it seems: *will* is a name only where it is written like one.
  private func isPlain(_ span: Span) -> Bool {
    guard span.kind == .person, span.to == span.from + 1 else { return true }
    let index = Int(span.from)
    let token = search.line.sentence.tokens[index]
    return !search.line.isLower(index) || search.line.nameWord(index).contains(.relation)
      || search.phrases.words.number(of: token.word) < 0
  }
}

// MARK: - Words

extension Clues {
  private func word(at index: Int) -> Word {
    let (word, words) = (search.line.sentence.tokens[index].word, search.phrases.words)
    guard words.number(of: word) < 0 else { return word }
    if let meant = search.outlook.onlyAlternative(at: index) {
      return Word(hash: words.hashes[Int(meant)])
    }
    return index > 0 && !search.line.isLower(index) ? Self.unknownName : Self.unknown
  }

  private static func word(for kind: SlotKinds) -> Word {
    Word.sequence(Word("<kind>").hash, Word(hash: UInt64(kind.rawValue))).word
  }

  private static let unknown = Word("<unknown>")
  private static let unknownName = Word("<name>")
  private static let start = ClueWord(word: Word("<start>"), place: 0..<0)
  private static let end = ClueWord(word: Word("<end>"), place: 0..<0)

  /// The maximum distance between two words that make a clue together.
  private static let reach = 4
}

extension UInt64 {
  fileprivate var word: Word { Word(hash: self) }
}

// MARK: - Clues

extension Clues {
  /// Every clue once.
  var all: [Clue] {
    var found: [Clue] = []
    for (index, word) in words.enumerated() {
      found.append(Clue(word.word.hash, at: word.place))
      if let own = ownWord(word) { found.append(own) }
      found.append(Clue(index > 0 ? words[index - 1] : Self.start, word, isNext: true))
      for other in words[min(index + 2, words.count)..<min(index + Self.reach, words.count)] {
        found.append(Clue(word, other, isNext: false))
      }
    }
    if let last = words.last { found.append(Clue(last, Self.end, isNext: true)) }
    found += terms.flatMap(clues(ofTerm:))
    found += letters
    found.append(strangeness)
    return found.uniqued
  }

  /// The letters of a word that no phrase has.
  private func ownWord(_ word: ClueWord) -> Clue? {
    guard word.word == Self.unknown || word.word == Self.unknownName else { return nil }
    return Clue(search.line.sentence.tokens[word.place.lowerBound].word.hash, at: word.place)
  }

  /// A term by its slot, alone and with its neighbours.
  private func clues(ofTerm span: Span) -> [Clue] {
    let place = Int(span.from)..<Int(span.to)
    let before = words.last { $0.place.upperBound == place.lowerBound } ?? Self.start
    let after = words.first { $0.place.lowerBound == place.upperBound } ?? Self.end
    return sorts(of: span).flatMap { slot in
      let term = ClueWord(word: Word("<\(slot)>"), place: place)
      return [
        Clue(term.word.hash, at: place), Clue(before, term, isNext: true),
        Clue(term, after, isNext: true),
      ]
    }
  }

  /// Returns the sorts of a value: the names of its kind or, for a term, the slots that have it.
  func sorts(of span: Span) -> [String] {
    guard span.kind == .terms, case .name(let entry) = span.value else {
      return SlotKinds.names.filter { $0.value == span.kind }.map(\.key)
    }
    return search.gazetteer.slots(ofTerm: entry)
  }

  /// True if there are words that are in no phrase.
  var hasUnknownWords: Bool {
    words.contains { $0.word == Self.unknown || $0.word == Self.unknownName }
  }

  /// Each of the circumstances, alone, with the length of the sentence and with each of its words.
  func amid(_ circumstances: Circumstances) -> [Clue] {
    let all = circumstances.marks.flatMap { mark in
      let length = Word("<\(min(words.count, Self.longest)) words>")
      let own = words.flatMap { word in
        [Clue(Word.sequence(mark, word.word), at: word.place)]
          + (ownWord(word).map { [Clue($0.code, amid: mark, at: word.place)] } ?? [])
      }
      return [Clue(mark, at: 0..<0), Clue(Word.sequence(mark, length), at: 0..<0)] + own
    }
    return all.uniqued
  }

  /// Longer sentences say what they mean by themselves.
  private static let longest = 6

  /// A clue for the number of words that are in no phrase.
  private var strangeness: Clue {
    let count = words.count { $0.word == Self.unknown }
    return Clue(Word("<\(min(count, 4)) unknown>").hash, at: 0..<0)
  }
}

extension [Clue] {
  /// Every clue once.
  fileprivate var uniqued: [Clue] {
    var seen: Set<UInt32> = []
    return filter { seen.insert($0.code).inserted }
  }
}
