internal import Automata

/// An index of the people and things that go by each sequence of words, by number.
struct NameIndex: Sendable {
  /// All members of one kind that go by one name.
  private struct Entry: BitwiseCopyable {
    var kind: SlotKinds

    /// The list of members.
    var first: Int32
    var last: Int32
    var count: Int32 = 1

    /// The next entry with the same name, or -1.
    var next: Int32
  }

  private struct Member: BitwiseCopyable {
    var index: Int32
    var next: Int32 = -1
  }

  /// A pending entry for the table: a name, or the beginning of longer ones.
  private struct Addition: BitwiseCopyable {
    var hash: UInt64
    var kind: SlotKinds = []
    var index: Int32 = -1

    var isBeginning: Bool { index < 0 }
  }

  private var table: NameTable
  private var entries: [Entry] = []
  private var members: [Member] = []
  private var additions: [Addition] = []

  /// So many additions are made at once.
  private static let batch = 64

  /// An index of the names that a closure adds.
  init(expecting names: Int, _ fill: (inout NameIndex) -> Void) {
    table = NameTable(expecting: names)
    entries.reserveCapacity(names)
    members.reserveCapacity(names)
    fill(&self)
    makeAdditions()
  }
}

// MARK: - Filling

extension NameIndex {
  mutating func add(_ name: String, _ kind: SlotKinds, _ index: Int) {
    var hash = Word.seed
    var isFirst = true
    Sentence.forEachWord(of: name) { word in
      if !isFirst { additions.append(Addition(hash: hash)) }
      hash = Word.sequence(hash, word)
      isFirst = false
    }
    guard !isFirst else { return }
    additions.append(Addition(hash: hash, kind: kind, index: Int32(index)))
    if additions.count >= Self.batch { makeAdditions() }
  }

  private mutating func makeAdditions() {
    table.readPlaces(of: additions.lazy.map(\.hash))
    for addition in additions {
      if addition.isBeginning {
        table.update(addition.hash) { $0.continues = true }
      } else {
        add(addition.index, addition.kind, at: addition.hash)
      }
    }
    additions.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ index: Int32, _ kind: SlotKinds, at hash: UInt64) {
    let fresh = Int32(entries.count)
    let first = table.update(hash) { prefix in
      if prefix.entry < 0 { prefix.entry = fresh }
      return prefix.entry
    }
    guard first != fresh else { return append(index, kind, next: -1) }
    var entry = first
    while entry >= 0, entries[Int(entry)].kind.rawValue != kind.rawValue {
      entry = entries[Int(entry)].next
    }
    if entry >= 0 {
      join(index, entry: Int(entry))
    } else {
      table.update(hash) { $0.entry = fresh }
      append(index, kind, next: first)
    }
  }

  private mutating func append(_ index: Int32, _ kind: SlotKinds, next: Int32) {
    let member = Int32(members.count)
    entries.append(Entry(kind: kind, first: member, last: member, next: next))
    members.append(Member(index: index))
  }

  /// Adds a member to an entry, unless it came by another of its names just now.
  private mutating func join(_ index: Int32, entry: Int) {
    let last = Int(entries[entry].last)
    guard members[last].index != index else { return }
    members[last].next = Int32(members.count)
    entries[entry].last = Int32(members.count)
    entries[entry].count += 1
    members.append(Member(index: index))
  }
}

// MARK: - Looking up

extension NameIndex {
  /// Calls back with every known name that begins at a word: its entry and its end.
  func names(in sentence: Sentence, at start: Int, _ found: (Int32, Int) -> Void) {
    var hash = Word.seed
    var index = start
    while index < sentence.tokens.count {
      hash = Word.sequence(hash, sentence.tokens[index].word)
      guard let prefix = table[hash] else { return }
      index += 1
      var entry = prefix.entry
      while entry >= 0 {
        found(entry, index)
        entry = entries[Int(entry)].next
      }
      guard prefix.continues else { return }
    }
  }

  /// Returns whether a word alone is a name of a kind.
  func hasName(_ word: Word, of kind: SlotKinds) -> Bool {
    var entry = table[Word.sequence(Word.seed, word)]?.entry ?? -1
    while entry >= 0 {
      if self.kind(entry).rawValue == kind.rawValue { return true }
      entry = entries[Int(entry)].next
    }
    return false
  }

  func kind(_ entry: Int32) -> SlotKinds { entries[Int(entry)].kind }

  /// Entries of a kind that have more members than a number.
  func entries(of kind: SlotKinds, largerThan count: Int32) -> [Int32] {
    entries.indices
      .filter { entries[$0].kind.rawValue == kind.rawValue && entries[$0].count > count }
      .map(Int32.init)
  }

  /// The members of an entry, in the order in which they were added.
  func members(_ entry: Int32) -> [Int] {
    var indices: [Int] = []
    var member = entries[Int(entry)].first
    while member >= 0 {
      indices.append(Int(members[Int(member)].index))
      member = members[Int(member)].next
    }
    return indices
  }

  /// The first member of an entry that a test holds for.
  func firstMember(_ entry: Int32, where test: (Int) -> Bool) -> Int? {
    var member = entries[Int(entry)].first
    while member >= 0 {
      let index = Int(members[Int(member)].index)
      if test(index) { return index }
      member = members[Int(member)].next
    }
    return nil
  }
}
