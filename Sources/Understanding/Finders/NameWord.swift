internal import Phrases

/// What a word means where people and places are named.
struct NameWord: OptionSet, Sendable {
  let rawValue: UInt16

  /// *my*, *our*.
  static let owner = NameWord(rawValue: 1 << 0)

  /// Words that a name can begin with and that are none alone: *the*, *his*, *my*.
  static let article = NameWord(rawValue: 1 << 1)

  /// Before an everyday word that is somebody to the user: *my dentist*, *the office*.
  static let determiner = NameWord(rawValue: 1 << 2)

  /// The *'s* of *Anna's*.
  static let possessive = NameWord(rawValue: 1 << 3)
  static let home = NameWord(rawValue: 1 << 4)

  /// What somebody's home is called: *Anna's place*.
  static let house = NameWord(rawValue: 1 << 5)
  static let work = NameWord(rawValue: 1 << 6)

  /// Where somebody works: *my office*.
  static let office = NameWord(rawValue: 1 << 7)
  static let here = NameWord(rawValue: 1 << 8)
  static let current = NameWord(rawValue: 1 << 9)

  /// Where one is: *my location*.
  static let location = NameWord(rawValue: 1 << 10)
  static let relation = NameWord(rawValue: 1 << 11)

  /// What comes before a name: *doctor*, *mrs*.
  static let title = NameWord(rawValue: 1 << 12)

  /// A title that is nobody by itself, as a *doctor* may be.
  static let shortTitle = NameWord(rawValue: 1 << 13)

  /// Somebody who was spoken of before: *him*, *them*.
  static let pronoun = NameWord(rawValue: 1 << 14)
}

/// The words that tell names of people and places from others.
struct NameWords: Sendable {
  private let table: WordTable
  private let meanings: [NameWord]

  static let english = NameWords()

  func meaning(of word: Word) -> NameWord {
    let number = table.number(of: word)
    return number < 0 ? [] : meanings[Int(number)]
  }

  private init() {
    var numbers: [Word: Int] = [:]
    var meanings: [NameWord] = []
    for (meaning, spellings) in Self.words + [(.relation, Relations.allWords)] {
      for word in Word.list(spellings) {
        let number = numbers[word] ?? meanings.count
        if number == meanings.count {
          numbers[word] = number
          meanings.append([])
        }
        meanings[number].formUnion(meaning)
      }
    }
    table = WordTable(numbers)
    self.meanings = meanings
  }

  private static let words: [(NameWord, String)] = [
    (.owner, "my our"),
    (.article, "the a an my our his her their this that"),
    (.determiner, "my the our"),
    (.possessive, "'s"),
    (.home, "home"),
    (.house, "home house place apartment flat"),
    (.work, "work"),
    (.office, "work office workplace"),
    (.here, "here"),
    (.title, "dr mr mrs ms mx prof doctor professor"),
    (.shortTitle, "dr mr mrs ms mx prof"),
    (.current, "current"),
    (.location, "location position place"),
    (.pronoun, Pronoun.allCases.map(\.rawValue).joined(separator: " ")),
  ]
}
