internal import Automata

/// Finds the names that something sounds like, or is a typing error of.
///
/// It is made when somebody is named whom nobody's name fits, and not before: most sentences and
/// most sessions never need it. After that a look-up costs as much with ten people as with a
/// hundred thousand.
struct Alikes: Sendable {
  /// A word of names, with the number of everybody who has it.
  private struct Entry {
    var letters: [UInt8]
    var spelling: String
    var people: [Int32]
  }

  private var entries: [Entry] = []

  /// The words by how they sound, by their first two and by their last two letters: an error of
  /// one letter leaves one of these three as it was.
  private var places: [UInt64: [Int32]] = [:]
  private let people: [Lexicon.Person]

  init(_ people: [Lexicon.Person]) {
    self.people = people
    var numbers: [UInt64: Int] = [:]
    for (person, one) in people.enumerated() {
      for name in one.names { add(name, Int32(person), &numbers) }
    }
    for (number, entry) in entries.enumerated() {
      for key in Self.keys(of: entry.letters) { places[key, default: []].append(Int32(number)) }
    }
  }

  /// Adds the words of a name; letters are looked at only in those that are new, since among a
  /// hundred thousand people most have words in common.
  private mutating func add(_ name: String, _ person: Int32, _ numbers: inout [UInt64: Int]) {
    var count = 0
    var fresh: [(place: Int, hash: UInt64)] = []
    Sentence.forEachWord(of: name) { word in
      if let number = numbers[word.hash] {
        if entries[number].people.last != person { entries[number].people.append(person) }
      } else {
        fresh.append((count, word.hash))
      }
      count += 1
    }
    guard !fresh.isEmpty else { return }
    let (letters, spellings) = (Sentence.letters(of: name), Self.spellings(of: name))
    guard letters.count == count, spellings.count == count else { return }
    for (place, hash) in fresh {
      numbers[hash] = entries.count
      entries.append(
        Entry(letters: letters[place], spelling: String(spellings[place]), people: [person])
      )
    }
  }

  private static func spellings(of name: String) -> [Substring] {
    name.split { !($0.isLetter || $0 == "'" || $0 == "\u{2019}") }
  }

  private static func keys(of letters: [UInt8]) -> [UInt64] {
    let sound = Sound(letters).code << 2
    guard letters.count > 3 else { return [sound] }
    let count = letters.count
    let head = UInt64(letters[0]) << 8 | UInt64(letters[1])
    let tail = UInt64(letters[count - 2]) << 8 | UInt64(letters[count - 1])
    return [sound, head << 2 | 1, tail << 2 | 2]
  }
}

// MARK: - Looking up

extension Alikes {
  /// Everybody whom a slightly wrong name could mean, under one name.
  struct Group {
    var spelling: String
    var people: [Int]

    /// The distance between the names, in half letters.
    ///
    /// A name that sounds alike comes before one that is only spelt alike.
    var distance: Int
  }

  /// A name of more words is a sentence.
  private static let mostWords = 3

  /// Returns the people that an unknown name could mean, most alike first.
  ///
  /// Every word of the name has to be one of theirs, or like one of theirs.
  func groups(like name: String) -> [Group] {
    let words = Sentence.letters(of: name)
    guard (1...Self.mostWords).contains(words.count) else { return [] }
    var groups = matches(for: words[0])
    for word in words.dropFirst() {
      if word.count == 1 {
        groups = groups.compactMap { initialed($0, word[0]) }
      } else {
        let others = matches(for: word)
        groups = groups.flatMap { one in others.compactMap { one.both($0) } }
      }
    }
    return groups.filter { $0.distance > 0 || words.count > 1 }
      .sorted { ($0.distance, $0.people[0]) < ($1.distance, $1.people[0]) }
  }

  /// The people of a group with another name that begins with a letter: *mike c*.
  private func initialed(_ group: Group, _ letter: UInt8) -> Group? {
    let people = group.people.filter { person in
      self.people[person].names.contains { name in
        Sentence.letters(of: name).dropFirst().contains { $0.first == letter }
      }
    }
    guard !people.isEmpty else { return nil }
    return Group(spelling: group.spelling, people: people, distance: group.distance)
  }

  private func matches(for word: [UInt8]) -> [Group] {
    var seen: Set<Int32> = []
    var groups: [Group] = []
    let sound = Sound(word)
    for key in Self.keys(of: word) + Diminutives.forms(of: word).flatMap(Self.keys) {
      for number in places[key] ?? [] where seen.insert(number).inserted {
        let entry = entries[Int(number)]
        guard let distance = unlikeness(of: word, sound, to: entry) else { continue }
        let people = entry.people.map(Int.init)
        groups.append(Group(spelling: entry.spelling, people: people, distance: distance))
      }
    }
    return groups
  }
}

extension Alikes {
  private func unlikeness(of word: [UInt8], _ sound: Sound, to entry: Entry) -> Int? {
    if Diminutives.areForms(word, entry.letters) { return 1 }
    let isAlike = Sound(entry.letters) == sound
    let limit = isAlike ? 1 + word.count / 4 : 1
    return distance(word, entry.letters, atMost: limit).map {
      2 * $0 + (isAlike || $0 == 0 ? 0 : 1)
    }
  }
}

extension Alikes.Group {
  /// Returns the people of both groups, under both names; `nil` if there are none.
  fileprivate func both(_ other: Alikes.Group) -> Alikes.Group? {
    let others = Set(other.people)
    let common = people.filter(others.contains)
    guard !common.isEmpty, spelling != other.spelling else { return nil }
    return Alikes.Group(
      spelling: "\(spelling) \(other.spelling)",
      people: common,
      distance: distance + other.distance
    )
  }
}
