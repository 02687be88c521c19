internal import Automata

/// The person a pronoun refers to, if named earlier in the line: “Hamish rang, so call him back”.
///
/// Only where one person alone was named before it; of two it is nobody's to guess which.
struct Antecedent {
  let search: Search

  init(_ search: Search) {
    self.search = search
  }

  private var line: Line { search.line }

  /// The number of the slot for whoever is called; looked up when there is a pronoun to resolve.
  private var contact: Int? { search.phrases.slots.firstIndex { $0.name == "contact" } }

  /// The people of a reading, a pronoun among them by the name that stands before the request,
  /// which begins with a word of its own.
  func resolve(_ slots: [SlotReading], ofRequestAt start: Int) -> [SlotReading] {
    guard let place = slots.firstIndex(where: { $0.pronoun != nil }),
      !slots.contains(where: { $0.isPerson && $0.pronoun == nil }),
      let named = person(for: slots[place], before: start)
    else { return slots }
    var slots = slots
    slots.remove(at: place)
    let later = slots.firstIndex { $0.range.lowerBound > named.range.lowerBound }
    slots.insert(named, at: later ?? slots.endIndex)
    return slots
  }

  /// The one person who is named before a word, as the pronoun's slot.
  private func person(for pronoun: SlotReading, before end: Int) -> SlotReading? {
    var found: Mention?
    var index = 0
    while index < end {
      let mention = mention(at: index, before: end)
      if let mention, mention.fits(pronoun.pronoun, in: line) {
        guard found == nil || found?.isSame(as: mention, in: line) == true else { return nil }
        found = found ?? mention
      }
      index = mention?.words.upperBound ?? index + 1
    }
    return found.map { slot($0, insteadOf: pronoun) }
  }

  private func slot(_ mention: Mention, insteadOf pronoun: SlotReading) -> SlotReading {
    let range = line.sentence.range(ofWords: mention.words)
    var person = search.person(mention.entry, last: mention.words.upperBound - 1)
    if case .person(let pointing) = pronoun.meaning { person.label = pointing.label }
    return SlotReading(
      name: pronoun.name,
      wording: line.sentence.text(range),
      range: range,
      meaning: .person(person)
    )
  }
}

// MARK: - Who is named

extension Antecedent {
  /// Somebody whom some words name: a contact by the entry, or -1.
  private struct Mention {
    var words: Range<Int>
    var entry: Int32

    func fits(_ pronoun: Pronoun?, in line: Line) -> Bool {
      guard let gender = pronoun?.gender else { return true }
      return words.allSatisfy { Gender(line.sentence.tokens[$0].word) ?? gender == gender }
    }

    func isSame(as other: Mention, in line: Line) -> Bool {
      words.elementsEqual(other.words) {
        line.sentence.tokens[$0].word == line.sentence.tokens[$1].word
      }
    }
  }

  /// The person whose name begins at a word.
  private func mention(at index: Int, before end: Int) -> Mention? {
    var longest: Mention?
    var span = search.spans.first(at: index)
    while span >= 0 {
      let found = search.spans.all[Int(span)]
      if let entry = entry(found), Int(found.to) <= end,
        Int(found.to) > longest?.words.upperBound ?? index
      {
        longest = Mention(words: index..<Int(found.to), entry: entry)
      }
      span = search.spans.next(after: span)
    }
    return longest ?? stranger(at: index, before: end)
  }

  /// Returns the contact that a span names, -1 for a relation or a role, `nil` for nobody.
  private func entry(_ span: Span) -> Int32? {
    guard case .name(let entry) = span.value else { return nil }
    let last = line.nameWord(Int(span.to) - 1)
    if span.kind == .terms { return isRole(entry, span) ? -1 : nil }
    guard span.kind == .person, !last.contains(.pronoun) else { return nil }
    let isWritten = !line.isLower(Int(span.from)) || !isOf(.function, Int(span.from))
    return isWritten || line.nameWord(Int(span.from)).contains(.owner) ? entry : nil
  }

  /// Returns whether somebody is named by what they do: *my landlord*, *the plumber*.
  private func isRole(_ entry: Int32, _ span: Span) -> Bool {
    guard line.nameWord(Int(span.from) - 1).contains(.determiner), let contact else { return false }
    return search.gazetteer.hasTerm(entry, for: contact)
      && search.gazetteer.term(entry, for: "contact") == "role"
  }

  /// A name that nobody has: words with capitals, but for those of places, days and apps.
  private func stranger(at index: Int, before end: Int) -> Mention? {
    let isPlace = line.has(.in, at: index - 1) || line.has(.at, at: index - 1)
    guard isName(index), !isPlace, !isOther(index) else { return nil }
    // The first word of a sentence always has a capital; a name is no word that phrases have.
    let isFirst = index == 0 || line.marks(index).contains(.sentenceEnd)
    let word = line.sentence.tokens[index].word
    if isFirst, !search.gazetteer.isStrange(word) { return nil }
    var last = index + 1
    while last < end, last - index < Self.longestName, goesOn(last) { last += 1 }
    return Mention(words: index..<last, entry: -1)
  }

  private static let longestName = 4

  private func goesOn(_ index: Int) -> Bool {
    let joint = NameJoints(line: line).joint(at: index)
    return joint == .hyphen || joint == .particle
      || line.isJoined(index, by: .space) && isName(index)
  }

  private func isName(_ index: Int) -> Bool {
    line.isCapital(index) && !isOf(.function, index) && !isOf(.common, index)
      && line[index].weekday == 0 && line[index].month == 0
      && !line.nameWord(index).contains(.greeting)
  }

  /// Returns whether an app, a place or the like is named.
  private func isOther(_ index: Int) -> Bool {
    search.spans.kinds(at: index).rawValue != 0
  }

  private func isOf(_ sort: WordSort, _ index: Int) -> Bool {
    search.gazetteer.has(line.sentence.tokens[index].word, as: sort)
  }
}

extension SlotReading {
  fileprivate var pronoun: Pronoun? {
    if case .person(let mention) = meaning { mention.pronoun } else { nil }
  }
}
