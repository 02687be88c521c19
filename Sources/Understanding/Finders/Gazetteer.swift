internal import Phrases

/// Every name that is known, found by its words: people, apps, places, terms.
///
/// Sequences of words are kept in one hash table, each prefix of a name too, so that looking up
/// a name takes as many steps as it has words, however many names there are.
struct Gazetteer: Sendable {
  /// Who or what goes by one name.
  struct Entry: Sendable {
    var kind: SlotKinds

    /// Indices of people, apps, places or terms, best first.
    var members: [Int32]
  }

  /// A term of the phrases or of an app.
  struct Term: Sendable, Hashable {
    var slot: String
    var identifier: String
  }

  private(set) var entries: [Entry] = []
  private(set) var terms: [Term] = []
  let lexicon: Lexicon

  /// Relations that the lexicon's people have, by the word for it: *mom* and *mother* alike.
  private var nodes: [UInt64: Node] = [:]

  /// What is known about a sequence of words: the first entry that is called so, and whether
  /// longer names begin with it.
  private struct Node: Sendable {
    var entry: Int32 = -1
    var continues = false
  }

  private var links: [Int32] = []

  init(_ lexicon: Lexicon, terms grammar: [Automaton.Term]) {
    self.lexicon = lexicon
    nodes.reserveCapacity(lexicon.people.count * 4 + grammar.count * 2)
    for index in lexicon.people.indices { addPerson(index) }
    for (index, app) in lexicon.apps.enumerated() {
      for name in app.names { add(name, .app, index) }
    }
    for (index, place) in lexicon.places.enumerated() {
      for name in place.names { add(name, .place, index) }
    }
    for term in grammar { addTerm(term.slot, term.identifier, [term.wording]) }
    for term in lexicon.terms { addTerm(term.slot, term.identifier, term.phrases) }
  }

  private mutating func addPerson(_ index: Int) {
    for name in Set(lexicon.people[index].names) { add(name, .person, index) }
    for relation in lexicon.people[index].relations {
      for word in Relations.words(for: relation) { add(word, .person, index) }
    }
  }

  private mutating func addTerm(_ slot: String, _ identifier: String, _ wordings: [String]) {
    terms.append(Term(slot: slot, identifier: identifier))
    for wording in wordings { add(wording, .terms, terms.count - 1) }
  }

  private mutating func add(_ name: String, _ kind: SlotKinds, _ index: Int) {
    let words = Sentence.words(of: name)
    var hash = Word.seed
    for (position, word) in words.enumerated() {
      hash = Word.sequence(hash, word)
      if position < words.count - 1 { nodes[hash, default: Node()].continues = true }
    }
    guard !words.isEmpty else { return }
    addMember(Int32(index), kind, at: hash)
  }

  private mutating func addMember(_ index: Int32, _ kind: SlotKinds, at hash: UInt64) {
    var place = nodes[hash]?.entry ?? -1
    while place >= 0, entries[Int(place)].kind != kind { place = links[Int(place)] }
    if place >= 0 {
      if !entries[Int(place)].members.contains(index) { entries[Int(place)].members.append(index) }
    } else {
      entries.append(Entry(kind: kind, members: [index]))
      links.append(nodes[hash]?.entry ?? -1)
      nodes[hash, default: Node()].entry = Int32(entries.count - 1)
    }
  }
}

// MARK: - Looking up

extension Gazetteer {
  /// Calls back with every known name that begins at a word: its entry and its end.
  func names(in sentence: Sentence, at start: Int, _ found: (Int32, Int) -> Void) {
    var hash = Word.seed
    var index = start
    while index < sentence.count {
      hash = Word.sequence(hash, sentence.tokens[index].word)
      guard let node = nodes[hash] else { return }
      index += 1
      var entry = node.entry
      while entry >= 0 {
        found(entry, index)
        entry = links[Int(entry)]
      }
      guard node.continues else { return }
    }
  }

  /// The identifiers of the people in an entry: favourites first, else in the lexicon's order.
  func people(_ entry: Int32) -> [String] {
    let members = entries[Int(entry)].members.map { lexicon.people[Int($0)] }
    return (members.filter(\.isFavorite) + members.filter { !$0.isFavorite }).map(\.identifier)
  }

  func places(_ entry: Int32) -> [String] {
    entries[Int(entry)].members.map { lexicon.places[Int($0)].identifier }
  }

  func app(_ entry: Int32) -> String {
    lexicon.apps[Int(entries[Int(entry)].members[0])].identifier
  }

  /// The term of an entry that fills a slot.
  func term(_ entry: Int32, for slot: String) -> Term? {
    entries[Int(entry)].members.lazy.map { terms[Int($0)] }.first { $0.slot == slot }
  }
}
