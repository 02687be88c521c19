internal import Automata
internal import Synchronization

/// Every name that is known, found by its words: people, apps, places, terms.
final class Gazetteer: Sendable {
  /// A term of the phrases or of an app.
  struct Term: Sendable, Hashable {
    /// The place of the slot's name among `slotNames`.
    var slot: Int
    var identifier: String
  }

  let lexicon: Lexicon
  private let phrases: Automaton
  private let terms: [Term]

  /// The names of slots: those of the phrases by their numbers, then others that apps have terms
  /// for.
  private let slotNames: [String]
  private let index: NameIndex

  /// The identifiers of entries that have so many people that they are not listed each time.
  private let crowds: [Int32: [String]]
  private static let crowd: Int32 = 16

  /// Made when they are first asked.
  private let knownAlikes = Mutex<Alikes?>(nil)
  private let knownSpellings = Mutex<TermSpellings?>(nil)

  init(_ lexicon: Lexicon, _ phrases: Automaton) {
    let known = phrases.terms
    var slots = phrases.slots.map(\.name)
    var terms = known.map { Term(slot: $0.slot, identifier: $0.identifier) }
    for term in lexicon.terms {
      let slot = slots.firstIndex(of: term.slot) ?? slots.count
      if slot == slots.count { slots.append(term.slot) }
      terms.append(Term(slot: slot, identifier: term.identifier))
    }
    let index = Self.index(lexicon, known)
    self.lexicon = lexicon
    self.phrases = phrases
    self.terms = terms
    self.index = index
    slotNames = slots
    crowds = index.entries(of: .person, largerThan: Self.crowd).reduce(into: [:]) {
      $0[$1] = Self.list(index.members($1), lexicon.people)
    }
  }

  private static func index(_ lexicon: Lexicon, _ terms: [Automaton.Term]) -> NameIndex {
    let count = terms.count + lexicon.terms.count
    return NameIndex(expecting: lexicon.people.count * 2 + count * 2) { index in
      // By place, so that nobody is copied on the way.
      let people = lexicon.people.span
      for number in people.indices {
        for name in people[number].names { index.add(name, .person, number) }
        if let organization = people[number].organization {
          index.add(organization, .person, number)
        }
        for relation in people[number].relations {
          for word in Relations.words(for: relation) { index.add(word, .person, number) }
        }
      }
      for (number, app) in lexicon.apps.enumerated() {
        for name in app.names { index.add(name, .app, number) }
      }
      for (number, place) in lexicon.places.enumerated() {
        for name in place.names { index.add(name, .place, number) }
      }
      for (number, term) in terms.enumerated() { index.add(term.wording, .terms, number) }
      for (number, term) in lexicon.terms.enumerated() {
        for wording in term.phrases { index.add(wording, .terms, terms.count + number) }
      }
    }
  }
}

// MARK: - Looking up

extension Gazetteer {
  /// Calls back with every known name that begins at a word: its entry and its end.
  func names(in sentence: Sentence, at start: Int, _ found: (Int32, Int) -> Void) {
    index.names(in: sentence, at: start, found)
  }

  func kind(_ entry: Int32) -> SlotKinds { index.kind(entry) }

  /// The identifiers of the people in an entry: favourites first, else in the lexicon's order.
  func people(_ entry: Int32) -> [String] {
    crowds[entry] ?? Self.list(index.members(entry), lexicon.people)
  }

  private static func list(_ members: [Int], _ people: [Lexicon.Person]) -> [String] {
    var favorites: [String] = []
    var others: [String] = []
    others.reserveCapacity(members.count)
    for member in members {
      if people[member].isFavorite {
        favorites.append(people[member].identifier)
      } else {
        others.append(people[member].identifier)
      }
    }
    return favorites.isEmpty ? others : favorites + others
  }

  func places(_ entry: Int32) -> [String] {
    index.members(entry).map { lexicon.places[$0].identifier }
  }

  func app(_ entry: Int32) -> String {
    index.firstMember(entry) { _ in true }.map { lexicon.apps[$0].identifier } ?? ""
  }

  /// Returns whether two entries have somebody in common.
  func haveCommon(_ one: Int32, _ other: Int32) -> Bool {
    index.firstMember(one) { member in index.firstMember(other) { $0 == member } != nil } != nil
  }

  /// Returns whether the phrases have a word among those of a sort.
  func has(_ word: Word, as sort: WordSort) -> Bool {
    let number = phrases.words.number(of: word)
    return number >= 0 && phrases.sorts[Int(number)] & sort.bit != 0
  }

  /// Returns whether no phrase has a word.
  func isStrange(_ word: Word) -> Bool { phrases.words.number(of: word) < 0 }

  /// Returns whether a word alone is a term: *outgoing*.
  func isTerm(_ word: Word) -> Bool { index.hasName(word, of: .terms) }

  /// Returns whether a word that no phrase has is somebody's name with an *s*: *annas*, *moms*.
  ///
  /// Where one has several of a relation, *sisters* are more likely their plural.
  func isOwner(_ word: Word, _ name: Word) -> Bool {
    guard index.hasName(name, of: .person) else { return false }
    return Relations.relation(name) == nil ? isStrange(word) : Relations.owns(name)
  }

  /// Returns whether a term of an entry fills a slot of the phrases, by its number.
  func hasTerm(_ entry: Int32, for slot: Int) -> Bool {
    // A slot is followed by itself with a restriction, which terms fill as well.
    index.firstMember(entry) { terms[$0].slot == slot & ~1 } != nil
  }

  /// The identifier of the term of an entry that fills a slot.
  func term(_ entry: Int32, for slot: String) -> String? {
    index.firstMember(entry) { slotNames[terms[$0].slot] == slot }
      .map { terms[$0].identifier }
  }

  /// The slots that the terms of an entry fill.
  func slots(ofTerm entry: Int32) -> [String] {
    Set(index.members(entry).map { slotNames[terms[$0].slot] }).sorted()
  }
}

extension Gazetteer {
  /// The wordings of apps that fill a slot of the phrases, by its number: all, or one of each term.
  func ownWordings(for slot: Int, all: Bool) -> [String] {
    lexicon.terms.filter { $0.slot == slotNames[slot] }
      .flatMap { $0.phrases.prefix(all ? .max : 1) }
  }
}

// MARK: - Names that nobody has

extension Gazetteer {
  var alikes: Alikes {
    knownAlikes.withLock { known in
      let alikes = known ?? Alikes(lexicon.people)
      known = alikes
      return alikes
    }
  }

  /// The words of all terms, places and values, to know them again with a typing error.
  var termSpellings: TermSpellings {
    knownSpellings.withLock { known in
      if let known { return known }
      var spellings = phrases === Automaton.phrases ? .ofProgram : TermSpellings(of: phrases)
      spellings.add(lexicon.terms.flatMap(\.phrases) + lexicon.places.flatMap(\.names))
      known = spellings
      return spellings
    }
  }

  func fullName(_ person: Int) -> String? { lexicon.people[person].names.first }

  /// The identifiers of some people: favorites first, else in the lexicon's order.
  func list(_ people: [Int]) -> [String] { Self.list(people, lexicon.people) }
}
