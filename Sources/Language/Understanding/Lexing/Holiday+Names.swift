internal import Automata
internal import English

// MARK: - By name

extension Holiday {
  private static let all: [(holiday: Holiday, names: [String])] = English.holidays.compactMap {
    identifier,
    names in
    Holiday(rawValue: identifier).map { ($0, names.split(separator: "; ").map(String.init)) }
  }

  /// The words with which names begin.
  static let openings: Set<String> = Set(
    all.flatMap(\.names).compactMap { name in
      name.split(whereSeparator: { $0 == " " || $0 == "'" }).first.map(String.init)
    }
  )

  /// Holidays by the hash of the words of their names.
  private static let table: [UInt64: Holiday] = all.reduce(into: [:]) { table, entry in
    for name in entry.names {
      table[Sentence.words(of: name).reduce(Word.seed) { Word.sequence($0, $1) }] = entry.holiday
    }
  }

  private static let longestName = 5

  /// The holiday with the longest name that begins at a word.
  static func read(_ line: Line, at start: Int) -> (holiday: Holiday, end: Int)? {
    guard line[start].isHoliday else { return nil }
    var found: (Holiday, Int)?
    var hash = Word.seed
    for index in start..<min(start + longestName, line.count) {
      hash = Word.sequence(hash, line.sentence.tokens[index].word)
      if let holiday = table[hash] { found = (holiday, index + 1) }
    }
    return found
  }
}
