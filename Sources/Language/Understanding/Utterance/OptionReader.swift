internal import Automata

/// Finds the option of a list that an answer picks.
struct OptionReader {
  let line: Line
  let options: [Question.Option]
  private let phrases: Automaton
  private let gazetteer: Gazetteer

  /// For each word how many of those before it tell something.
  private let tellingBefore: [Int]

  init(_ search: Search, options: [Question.Option]) {
    let (line, phrases) = (search.line, search.phrases)
    self.line = line
    self.options = options
    self.phrases = phrases
    gazetteer = search.gazetteer
    tellingBefore = (0..<line.count).reduce(into: [0]) { counts, index in
      counts.append(
        counts[index] + (phrases.has(line.sentence.tokens[index].word, as: .filler) ? 0 : 1)
      )
    }
  }

  /// The options that the answer fits, in order; none where it says more of the one it names.
  var fitting: [Int] {
    if let rest = elimination { return rest }
    let chosen = chosen(in: 0..<line.count)
    return chosen.count == 1 && (pointsOnly || saysMore(of: chosen[0])) ? [] : chosen
  }

  /// True if its number is none of the list's: *this one*.
  private var pointsOnly: Bool {
    line.sentence.tokens.indices.dropLast().contains { index in
      isOf(.pointing, index) && line.isNumber(index + 1)
    }
  }

  /// True if one is called by name, and a kind of number stands with it that tells it from none:
  /// *Mike Abbott, on his mobile*.
  private func saysMore(of option: Int) -> Bool {
    let labels = line.sentence.tokens.indices.filter { label($0) != nil }
    guard let first = labels.first, first > 0, telling(0..<first) > 0 else { return false }
    return named(in: 0..<first) == [option]
  }

  /// The options that some of the words fit.
  func chosen(in words: Range<Int>) -> [Int] {
    picked(in: words).map { [$0] } ?? named(in: words)
  }

  // MARK: - By position

  /// The one option that a number or an ordinal stands for, when nothing else is said.
  private func picked(in words: Range<Int>) -> Int? {
    let numbers = NumberRecognizer(line: line)
    for index in words {
      if let end = end(index), isFiller(words, except: index..<(index + 1)) { return place(end) }
      if let ordinal = numbers.ordinal(at: index), isFiller(words, except: index..<ordinal.end) {
        return place(ordinal.value)
      }
      if let number = numbers.plain(at: index), number.isWhole,
        isFiller(words, except: index..<number.end), !line.has(.a, at: index), !isNobody(index)
      {
        return place(Int(min(number.value, 1e6)))
      }
    }
    return nil
  }

  /// True if a number is the second half of “no one”; “no, one” is the first of the list.
  private func isNobody(_ index: Int) -> Bool {
    index > 0 && isOf(.negation, index - 1) && !line.marks(index).contains(.comma)
  }

  /// The position at one of the two ends of the list.
  private func end(_ index: Int) -> Int? {
    if isOf(.upper, index) { return 1 }
    return isOf(.lower, index) ? -1 : nil
  }

  private func isOf(_ sort: WordSort, _ index: Int) -> Bool {
    phrases.has(line.sentence.tokens[index].word, as: sort)
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

  // MARK: - By elimination

  /// *not Mike, the other one*; *not the first*; *anybody but Anna*; *not Mike, Anna*.
  private var elimination: [Int]? {
    guard let start = excluding else { return nil }
    let end = (start + 1..<line.count).first(where: endsExclusion) ?? line.count
    guard start + 1 < end else { return nil }
    let excluded = chosen(in: (start + 1)..<end)
    guard !excluded.isEmpty else { return nil }
    let instead = chosen(in: end..<line.count).filter { !excluded.contains($0) }
    return instead.isEmpty ? options.indices.filter { !excluded.contains($0) } : instead
  }

  /// The place where it is said what is not meant.
  private var excluding: Int? {
    line.sentence.tokens.indices.last { isOf(.exclusion, $0) }
  }

  private func endsExclusion(_ index: Int) -> Bool {
    isOf(.other, index) || line.marks(index).contains(.comma)
      || line.marks(index).contains(.sentenceEnd)
  }

  // MARK: - By name

  /// The options that have every telling word of the answer; those called exactly so first.
  private func named(in words: Range<Int>) -> [Int] {
    let telling = words.filter { !phrases.has(line.sentence.tokens[$0].word, as: .filler) }
    let places = telling.isEmpty ? Array(words) : telling
    guard !places.isEmpty else { return [] }
    let said = places.map { line.sentence.tokens[$0].word }
    let known = options.map { ($0.names + $0.attributes).map { Sentence.words(of: $0) } }
    let exact = options.indices.filter { known[$0].contains(said) }
    if !exact.isEmpty { return exact }
    let labels = places.map(label)
    let fitting = options.indices.filter { index in
      said.indices.allSatisfy { place in
        known[index].contains { words in
          words.contains(said[place]) || labels[place].map(words.contains) == true
        }
      }
    }
    // What all of them begin with tells none from the others, and is nothing else either.
    guard !fitting.isEmpty else { return beginning(with: telling) }
    return fitting.count < options.count || options.count == 1 ? fitting : []
  }

  /// *mike c*, *ab*: the options that have a word beginning with each one of the answer's.
  private func beginning(with telling: [Int]) -> [Int] {
    let said = telling.map { line.sentence.text(line.sentence.tokens[$0].range).lowercased() }
    guard !said.isEmpty else { return [] }
    let fitting = options.indices.filter { index in
      let known = options[index].names.flatMap { $0.lowercased().split(separator: " ") }
      return said.allSatisfy { beginning in known.contains { $0.hasPrefix(beginning) } }
    }
    return fitting.isEmpty ? alike(telling) : fitting
  }

  /// *abot*, *moble*: the options that have a word like each one of the answer's, none of which
  /// anything else is known by.
  private func alike(_ telling: [Int]) -> [Int] {
    guard telling.allSatisfy({ gazetteer.isStrange(line.sentence.tokens[$0].word) }) else {
      return []
    }
    let said = telling.map {
      Sentence.letters(of: line.sentence.text(line.sentence.tokens[$0].range)).first ?? []
    }
    return options.indices.filter { index in
      let known = TermSpellings(options[index].names + options[index].attributes)
      return said.allSatisfy { known.word(like: $0) != nil }
    }
  }

  /// *cell* for *mobile*: the label that a word stands for.
  private func label(_ index: Int) -> Word? {
    var label: String?
    gazetteer.names(in: line.sentence, at: index) { entry, end in
      guard end == index + 1, gazetteer.kind(entry) == .terms else { return }
      label = label ?? gazetteer.term(entry, for: Search.label)
    }
    return label.map { Word($0) }
  }
}
