internal import Phrases

/// Finds the option of a list that an answer picks.
struct OptionReader {
  let line: Line
  let options: [Question.Option]

  /// For each word how many of those before it tell something.
  private let tellingBefore: [Int]

  init(line: Line, options: [Question.Option]) {
    self.line = line
    self.options = options
    tellingBefore = (0..<line.count).reduce(into: [0]) { counts, index in
      counts.append(counts[index] + (Self.isFiller(line, index) ? 0 : 1))
    }
  }

  /// The options that the answer fits, in order.
  var fitting: [Int] {
    if let rest = elimination { return rest }
    if let index = picked(in: 0..<line.count) { return [index] }
    return named(in: 0..<line.count)
  }

  // MARK: - By position

  /// The one option that a number or an ordinal stands for, when nothing else is said.
  private func picked(in words: Range<Int>) -> Int? {
    let numbers = NumberFinder(line: line)
    for index in words {
      if let ordinal = numbers.ordinal(at: index), isFiller(words, except: index..<ordinal.end) {
        return place(ordinal.value)
      }
      if let number = numbers.plain(at: index), number.isWhole,
        isFiller(words, except: index..<number.end), !line.has(.a, at: index)
      {
        return place(Int(min(number.value, 1e6)))
      }
    }
    return nil
  }

  private func place(_ position: Int) -> Int? {
    let index = position < 0 ? options.count + position : position - 1
    return options.indices.contains(index) ? index : nil
  }

  private func isFiller(_ words: Range<Int>, except: Range<Int>) -> Bool {
    let end = min(except.upperBound, words.upperBound)
    return telling(words.lowerBound..<except.lowerBound) + telling(end..<words.upperBound) == 0
  }

  private func telling(_ words: Range<Int>) -> Int {
    tellingBefore[words.upperBound] - tellingBefore[words.lowerBound]
  }

  private static func isFiller(_ line: Line, _ index: Int) -> Bool {
    let number = Automaton.phrases.words.number(of: line.sentence.tokens[index].word)
    return number >= 0 && Automaton.phrases.sorts[Int(number)] & WordSort.filler.bit != 0
  }

  // MARK: - By elimination

  private static let not = Word("not")
  private static let other = Word("other")

  /// *not Mike, the other one*; *not the first*; with two options *the other one*.
  private var elimination: [Int]? {
    guard let start = line.sentence.tokens.firstIndex(where: { $0.word == Self.not }) else {
      return nil
    }
    let end = line.sentence.tokens.firstIndex { $0.word == Self.other } ?? line.count
    guard start + 1 <= end else { return nil }
    let words = (start + 1)..<end
    let excluded = picked(in: words).map { [$0] } ?? named(in: words)
    guard !excluded.isEmpty else { return nil }
    return options.indices.filter { !excluded.contains($0) }
  }

  // MARK: - By name

  /// The options that have every telling word of the answer; those called exactly so first.
  private func named(in words: Range<Int>) -> [Int] {
    let telling = words.filter { !Self.isFiller(line, $0) }.map { line.sentence.tokens[$0].word }
    let said = telling.isEmpty ? words.map { line.sentence.tokens[$0].word } : telling
    guard !said.isEmpty else { return [] }
    let exact = options.indices.filter { index in
      (options[index].names + options[index].attributes).contains { Sentence.words(of: $0) == said }
    }
    if !exact.isEmpty { return exact }
    let fitting = options.indices.filter { index in
      let known = Set(
        (options[index].names + options[index].attributes).flatMap { Sentence.words(of: $0) }
      )
      return said.allSatisfy { known.contains(canonical($0)) || known.contains($0) }
    }
    return fitting.count < options.count || options.count == 1 ? fitting : []
  }

  /// *cell* for *mobile*: the label that a word stands for.
  private func canonical(_ word: Word) -> Word {
    Self.labels[word] ?? word
  }

  private static let labels: [Word: Word] = {
    var labels: [Word: Word] = [:]
    for term in Automaton.phrases.terms where term.slot == "label" {
      let words = Sentence.words(of: term.wording)
      if words.count == 1 { labels[words[0]] = Word(term.identifier) }
    }
    return labels
  }()
}
