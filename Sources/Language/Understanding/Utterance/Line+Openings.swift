internal import Automata
internal import English

// MARK: - How words begin

extension Line {
  /// True if words begin as a statement, behind what leads in.
  func isTold(_ words: Range<Int>, _ phrases: Automaton) -> Bool {
    opening(of: words, phrases).map { phrases.has(sentence.tokens[$0].word, as: .statement) }
      == true
  }

  /// True if words begin as a command, behind what leads in or behind a condition.
  func isOrder(_ words: Range<Int>, _ phrases: Automaton) -> Bool {
    let conditions = words.filter { marks($0).contains(.comma) }
    return (conditions + [opening(of: words, phrases)].compactMap(\.self)).contains { index in
      [WordSort.command, .order].contains { phrases.has(sentence.tokens[index].word, as: $0) }
    }
  }

  /// True if words deny or doubt something, or ask why: “Pay Anna, not Jane”, “I didn't pause my run”.
  func isInDoubt(_ words: Range<Int>) -> Bool {
    words.contains { Self.doubts.contains(sentence.tokens[$0].word) }
  }

  private static let doubts = Words(English.doubts)

  /// True if words tell what the user is going to do himself: “I'll call her”, “I promised to call”.
  func isIntention(_ words: Range<Int>, _ phrases: Automaton) -> Bool {
    guard let first = opening(of: words, phrases), words.contains(first + 1) else { return false }
    return isOfUser(first, phrases) && Self.intentions.contains(sentence.tokens[first + 1].word)
  }

  /// True if words tell what the user is about to do, and what is against it: “I'm about to go for a
  /// walk but it's raining”.
  func isHedged(_ words: Range<Int>, _ phrases: Automaton) -> Bool {
    guard let first = opening(of: words, phrases), isOfUser(first, phrases) else { return false }
    return words.dropLast().contains { index in
      let sorts = [WordSort.exclusion, .marker]
      return sorts.allSatisfy { phrases.has(sentence.tokens[index].word, as: $0) }
        && phrases.has(sentence.tokens[index + 1].word, as: .statement)
    }
  }

  /// True if a statement of the user begins with a word.
  private func isOfUser(_ index: Int, _ phrases: Automaton) -> Bool {
    [WordSort.statement, .user].allSatisfy { phrases.has(sentence.tokens[index].word, as: $0) }
  }

  private static let intentions = Words(English.intentions)

  /// The first word that doesn't lead in.
  func opening(of words: Range<Int>, _ phrases: Automaton) -> Int? {
    words.first { index in
      let word = sentence.tokens[index].word
      return ![WordSort.marker, .response].contains { phrases.has(word, as: $0) }
    }
  }

  /// The words that begin within a range of bytes.
  func words(in range: Range<Int>) -> Range<Int> {
    let words = sentence.tokens.indices.filter { range.contains(Int(sentence.tokens[$0].start)) }
    return words.first.map { $0..<$0 + words.count } ?? 0..<0
  }

  /// True if what is spoken of stands behind the first word, as in “is it”; “is good” tells.
  func asksOfSomething(_ words: Range<Int>, _ phrases: Automaton) -> Bool {
    words.count > 1
      && phrases.has(sentence.tokens[words.lowerBound + 1].word, as: .statement)
  }

  /// True if a word agrees, denies or excuses itself.
  func isResponse(_ index: Int, _ phrases: Automaton) -> Bool {
    phrases.has(sentence.tokens[index].word, as: .response)
  }

  /// The words before the first value of a move, if other sentences stand there.
  func sentences(in words: Range<Int>, before move: Move) -> Range<Int>? {
    let first = move.slots.map(\.range.lowerBound).min() ?? 0
    let before = words.prefix { Int(sentence.tokens[$0].start) < first }
    let isParted = before.contains { marks($0 + 1).hasAny(of: Division.marks) }
    return isParted ? words.lowerBound..<before.endIndex : nil
  }

  /// The sentences behind the last value of a move; `nil` where none begins there.
  func sentences(in words: Range<Int>, behind move: Move) -> Range<Int>? {
    let end = move.slots.map(\.range.upperBound).max() ?? 0
    let behind = words.drop { Int(sentence.tokens[$0].start) < end }
    return behind.first { marks($0).contains(.sentenceEnd) }.map { $0..<words.upperBound }
  }
}
