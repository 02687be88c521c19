internal import Phrases

// MARK: - By name

extension Holiday {
  private static let thanksgiving = Rule.weekday(4, number: 4, month: 11)

  private static let all: [(names: [String], rule: Rule)] = [
    (
      ["new year", "new year's", "new years", "new year's day", "new years day", "new year day"],
      .fixed(month: 1, day: 1)
    ),
    (
      [
        "martin luther king day", "martin luther king's day", "martin luther king jr day",
        "mlk day", "mlk jr day",
      ],
      .weekday(1, number: 3, month: 1)
    ),
    (["groundhog day"], .fixed(month: 2, day: 2)),
    (
      ["valentine's", "valentine's day", "valentines day", "valentines"], .fixed(month: 2, day: 14)
    ),
    (["presidents day", "president's day"], .weekday(1, number: 3, month: 2)),
    (
      ["st patrick's day", "saint patrick's day", "st paddy's day", "saint paddy's day"],
      .fixed(month: 3, day: 17)
    ),
    (["april fools", "april fools day", "april fool's day"], .fixed(month: 4, day: 1)),
    (["earth day"], .fixed(month: 4, day: 22)),
    (["may day"], .fixed(month: 5, day: 1)),
    (["shrove tuesday", "pancake day", "mardi gras"], .easter(-47)),
    (["ash wednesday"], .easter(-46)),
    (["palm sunday"], .easter(-7)),
    (["maundy thursday"], .easter(-3)),
    (["good friday"], .easter(-2)),
    (["easter", "easter sunday"], .easter(0)),
    (["easter monday", "easter mon"], .easter(1)),
    (["ascension day"], .easter(39)),
    (["pentecost", "whit sunday"], .easter(49)),
    (["whit monday", "pentecost monday"], .easter(50)),
    (["trinity sunday"], .easter(56)),
    (["mother's day", "mothers day"], .weekday(7, number: 2, month: 5)),
    (["memorial day"], .weekday(1, number: -1, month: 5)),
    (["juneteenth"], .fixed(month: 6, day: 19)),
    (["father's day", "fathers day"], .weekday(7, number: 3, month: 6)),
    (["independence day"], .fixed(month: 7, day: 4)),
    (["labor day", "labour day"], .weekday(1, number: 1, month: 9)),
    (["columbus day", "indigenous peoples day"], .weekday(1, number: 2, month: 10)),
    (["halloween"], .fixed(month: 10, day: 31)),
    (["all saints day"], .fixed(month: 11, day: 1)),
    (["guy fawkes night", "bonfire night"], .fixed(month: 11, day: 5)),
    (["veterans day", "armistice day"], .fixed(month: 11, day: 11)),
    (["thanksgiving", "thanksgiving day"], thanksgiving),
    (["black friday"], .after(thanksgiving, 1)),
    (["cyber monday"], .after(thanksgiving, 4)),
    (["christmas eve", "xmas eve"], .fixed(month: 12, day: 24)),
    (["christmas", "christmas day", "xmas", "xmas day"], .fixed(month: 12, day: 25)),
    (["boxing day"], .fixed(month: 12, day: 26)),
    (["new year's eve", "new years eve"], .fixed(month: 12, day: 31)),
  ]

  /// The words with which names begin.
  static let names: Set<String> = Set(
    all.flatMap(\.names).compactMap { name in
      name.split(whereSeparator: { $0 == " " || $0 == "'" }).first.map(String.init)
    }
  )

  /// Holidays by the hash of the words of their names.
  private static let table: [UInt64: Rule] = all.reduce(into: [:]) { table, entry in
    for name in entry.names {
      table[Sentence.words(of: name).reduce(Word.seed) { Word.sequence($0, $1) }] = entry.rule
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
      if let rule = table[hash] { found = (Holiday(rule: rule), index + 1) }
    }
    return found
  }
}
