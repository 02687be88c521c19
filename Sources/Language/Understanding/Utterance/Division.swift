internal import Automata

/// The division of a line into clauses: the cheapest of all that its places allow.
///
/// A line can be divided at ends of sentences, commas, semicolons and dashes, before words such as
/// *but* and behind words such as *no*. What no stretch between such places covers is unread, which
/// costs more than any doubtful reading.
struct Division {
  /// The places where clauses may begin, and at last the end of the line.
  private let places: [Int]

  /// The places where sentences begin.
  private let sentences: [Int]

  /// For each place the cheapest division of what stands before it.
  private var best: [Best] = [Best()]

  /// The places where the stretch begins and ends that is being read.
  private var start = -1
  private var end = 0

  private struct Best {
    var cost: Int32 = .max
    var count = 0

    /// The place where the last clause begins.
    var start = 0
    var found: MoveReader.Found?
  }

  init(_ line: Line, _ words: Range<Int>, _ phrases: Automaton) {
    places = Self.places(in: line, words, phrases) + [words.upperBound]
    sentences = places.dropLast().filter { line.marks($0).contains(.sentenceEnd) }
    best[0].cost = 0
    best += Array(repeating: Best(), count: places.count - 1)
  }

  private var last: Int { places.count - 1 }
}

// MARK: - Stretch by stretch

extension Division {
  /// The next stretch to be read: the whole, then those that end first before others, and of these
  /// the long ones before the short; none that could not better what is known.
  mutating func next() -> Range<Int>? {
    repeat {
      guard let (start, end) = following else { return nil }
      (self.start, self.end) = (start, end)
    } while !isPromising
    return places[start]..<places[end]
  }

  /// The stretch behind the one that is being read.
  private var following: (start: Int, end: Int)? {
    if start < 0 { return (0, last) }
    if start == 0, end == last { return last > 1 ? (0, 1) : nil }
    if start + 1 < end { return (start + 1, end) }
    guard end < last else { return nil }
    return (end + 1 == last ? 1 : 0, end + 1)
  }

  /// True if a division with the stretch could cost less than what is known: less than others of
  /// what stands before its end, and with another clause behind it less than those of the whole.
  private var isPromising: Bool {
    guard best[start].cost < .max else { return false }
    let cost = best[start].cost + Costs.clause
    return cost < best[end].cost && (end == last || cost + Costs.clause < best[last].cost)
  }

  /// Takes what a stretch was found to be.
  mutating func add(_ found: MoveReader.Found?, for words: Range<Int>) {
    let own = found?.cost ?? .max
    let unread = Costs.unread(words.count) + Int32(sentenceEnds(in: words)) * Costs.otherSentence
    let cost = best[start].cost + min(own, unread) + Costs.clause
    let count = best[start].count + 1
    guard (cost, count) < (best[end].cost, best[end].count) else { return }
    best[end] = Best(cost: cost, count: count, start: start, found: own <= unread ? found : nil)
  }

  /// The ends of sentences within some words: another one may be understood by itself.
  private func sentenceEnds(in words: Range<Int>) -> Int {
    sentences.count { words.lowerBound < $0 && $0 < words.upperBound }
  }

  /// A stretch of words, and the move that it makes; `nil` if it is unread.
  struct Part {
    var words: Range<Int>
    var found: MoveReader.Found?

    /// The part's share of a division's cost.
    var cost: Int32 { (found?.cost ?? Costs.unread(words.count)) + Costs.clause }
  }

  /// The clauses of the cheapest division, in order.
  var cheapest: [Part] {
    var clauses: [Part] = []
    var place = places.count - 1
    while place > 0 {
      let words = places[best[place].start]..<places[place]
      clauses.append(Part(words: words, found: best[place].found))
      place = best[place].start
    }
    return clauses.reversed()
  }
}

// MARK: - Places

extension Division {
  /// No more than so many, but for ends of sentences; whoever has more to say dictates.
  private static let most = 8
  private static let mostSentences = 16

  private static func places(
    in line: Line,
    _ words: Range<Int>,
    _ phrases: Automaton
  ) -> [Int] {
    let inner = words.dropFirst().filter { index in
      !line.sentence.quotes.contains { $0.tokens.dropFirst().contains(index) }
    }
    let figures = NumberRecognizer(line: line)
    // The *five* of “thirty-five” begins no clause.
    let parted = inner.filter { !figures.goesOn(at: $0) }
    let marked = parted.filter { isMarked($0, line) }
    let worded = parted.filter { !isMarked($0, line) && isWorded($0, line, phrases) }
    let sentences = marked.dropFirst(most).filter { line.marks($0).contains(.sentenceEnd) }
    let chosen = marked.prefix(most) + worded.prefix(max(0, most - marked.count))
    return [words.lowerBound] + (chosen + sentences.prefix(mostSentences)).sorted()
  }

  static let marks: Marks = [.sentenceEnd, .comma, .dash, .quoteClose]

  /// True if marks part a word from the one before; the colon of “5:30” doesn't.
  private static func isMarked(_ index: Int, _ line: Line) -> Bool {
    let own = line.marks(index)
    return own.hasAny(of: marks) || own.contains([.colon, .space]) || line.isPause(index)
  }

  /// True if a word tells that a clause may begin before it, such as the verb of a command, or the
  /// word before, that it was all of one, as a picture that ends a sentence does.
  private static func isWorded(_ index: Int, _ line: Line, _ phrases: Automaton) -> Bool {
    phrases.has(line.sentence.tokens[index].word, as: .marker)
      || phrases.has(line.sentence.tokens[index].word, as: .command)
        && ![.the, .a].contains(line.role(index - 1))
      || [.response, .smile].contains { phrases.has(line.sentence.tokens[index - 1].word, as: $0) }
  }
}
