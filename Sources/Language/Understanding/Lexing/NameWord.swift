internal import Automata
internal import English

/// The meaning of a word where people and places are named.
struct NameWord: OptionSet, Sendable {
  let rawValue: UInt32

  /// *my*, *our*.
  static let owner = NameWord(rawValue: 1 << 0)

  /// Words that a name can begin with and that are none alone: *the*, *his*, *my*.
  static let article = NameWord(rawValue: 1 << 1)

  /// Before an everyday word that is somebody to the user: *my dentist*, *the office*.
  static let determiner = NameWord(rawValue: 1 << 2)

  /// The *'s* of *Anna's*.
  static let possessive = NameWord(rawValue: 1 << 3)
  static let home = NameWord(rawValue: 1 << 4)

  /// A word for somebody's home: *Anna's place*.
  static let house = NameWord(rawValue: 1 << 5)
  static let work = NameWord(rawValue: 1 << 6)

  /// A word for somebody's place of work: *my office*.
  static let office = NameWord(rawValue: 1 << 7)
  static let here = NameWord(rawValue: 1 << 8)
  static let current = NameWord(rawValue: 1 << 9)

  /// A word for the user's own position: *my location*.
  static let location = NameWord(rawValue: 1 << 10)
  static let relation = NameWord(rawValue: 1 << 11)

  /// A title before a name: *doctor*, *mrs*.
  static let title = NameWord(rawValue: 1 << 12)

  /// A title that is nobody by itself, as a *doctor* may be.
  static let shortTitle = NameWord(rawValue: 1 << 13)

  /// Somebody who was spoken of before: *him*, *them*.
  static let pronoun = NameWord(rawValue: 1 << 14)

  /// A relation that goes before a name without a possessive: *Uncle Ben*, *Nana Rose*.
  static let relationTitle = NameWord(rawValue: 1 << 15)

  /// One that hardly ever stands without a name: *uncle ben*.
  static let boundTitle = NameWord(rawValue: 1 << 16)

  /// A modifier of a relation: the *great* of *great-aunt*, the *ex* of *ex-husband*.
  static let degree = NameWord(rawValue: 1 << 17)

  /// The *law* of *mother-in-law*.
  static let law = NameWord(rawValue: 1 << 18)

  /// A small word inside of a family's name: *von*, *de la*.
  static let particle = NameWord(rawValue: 1 << 19)

  /// A word for a group of people: *the hiking club*, *the Lopez family*.
  static let group = NameWord(rawValue: 1 << 20)

  /// The last part of a firm's name, after an *and*: *Lopez & Sons*.
  static let partner = NameWord(rawValue: 1 << 21)

  /// A word for where a neighbour lives: *the man upstairs*.
  static let whereabouts = NameWord(rawValue: 1 << 22)

  /// The *who* of *the man who fixed my roof*.
  static let relative = NameWord(rawValue: 1 << 23)

  /// Joins where somebody is to who it is: *the desk at the Ritz*.
  static let site = NameWord(rawValue: 1 << 24)

  /// The *from* of *Dave from accounting*.
  static let origin = NameWord(rawValue: 1 << 25)

  /// *and*, *&*.
  static let and = NameWord(rawValue: 1 << 26)

  /// The staff or office of a professional called by a title: *Doctor Lee's office*, *Judge Li's
  /// clerk*.
  static let staff = NameWord(rawValue: 1 << 27)

  /// The start of a greeting, which is no name despite its capital: *Happy birthday*.
  static let greeting = NameWord(rawValue: 1 << 28)

  /// The *of* of *Friends of the Earth*.
  static let of = NameWord(rawValue: 1 << 29)

  /// A person identified by where they are: *the lady at the bank*.
  static let somebody = NameWord(rawValue: 1 << 30)

  /// A letter that may stand for a given name, with a full stop: the *J* of *Mary J Blige*.
  static let initial = NameWord(rawValue: 1 << 31)
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
    for (meaning, spellings) in Self.words {
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
    (.owner, English.owners),
    (.article, English.articles),
    (.determiner, English.determiners),
    (.possessive, English.possessives),
    (.home, English.homes),
    (.house, English.houses),
    (.work, English.works),
    (.office, English.offices),
    (.here, English.heres),
    (.title, English.shortTitles + " " + English.longTitles),
    (.shortTitle, English.shortTitles),
    (.relationTitle, English.relationTitles),
    (.boundTitle, English.boundTitles),
    (.degree, English.degrees),
    (.law, English.laws),
    (.particle, English.particles),
    (.group, English.groups),
    (.partner, English.partners),
    (.whereabouts, English.whereabouts),
    (.somebody, English.somebodies),
    (.initial, English.initials),
    (.relative, English.relatives),
    (.site, English.sites),
    (.origin, English.origins),
    (.and, English.nameJoints),
    (.of, English.parts),
    (.staff, English.staff),
    (.greeting, English.greetings),
    (.current, English.currents),
    (.location, English.locations),
    (.relation, Relations.allWords),
    (.pronoun, Pronoun.allCases.map(\.rawValue).joined(separator: " ")),
  ]
}
