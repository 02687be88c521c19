internal import Automata
internal import English

// Who is called by what they are and their name: *Uncle Ben*, *my sister Odette*, *Dr. Rao*.

extension NameRecognizer {
  /// Adds the name that begins with a title or a relation.
  ///
  /// Such words alone are somebody as well, and so without this the name behind them would be read
  /// as what they are told.
  func addTitled(at index: Int, to spans: inout Spans) {
    let isOwned = line.nameWord(index).contains(.owner)
    guard let first = relationEnd(at: isOwned ? index + 1 : index) else { return }
    let noun = coupleEnd(at: first)
    let title = line.nameWord(noun - 1)
    let mayStandAlone = !title.hasAny(of: [.title, .relationTitle])
    if first - index > (isOwned ? 2 : 1) { spans.add(index, noun, .person, .name(-1)) }
    guard isOwned || !mayStandAlone, !isFriend(noun - 1) else { return }
    guard let end = nameEnd(at: noun, after: title) else { return }
    add(index, noun, end, to: &spans)
    addStaff(index, end, title, to: &spans)
  }

  /// Adds the known person before whose name it is said who or how they are: *young Mr Taylor*,
  /// *my good friend Kate*.
  func addDescribed(_ from: Int, _ end: Int, _ entry: Int32, to spans: inout Spans) {
    let name = isTitle(from - 1) ? from - 1 : from
    var start = name
    while start > 0, line.isJoined(start, by: .space), isDescription(start - 1) { start -= 1 }
    guard start < name else { return }
    if line.isJoined(start, by: .space), line.nameWord(start - 1).contains(.article) { start -= 1 }
    spans.add(start, end, .person, .name(entry))
    addOwned(start, end, entry, to: &spans)
  }

  private func isDescription(_ index: Int) -> Bool {
    Self.descriptions.contains(line.sentence.tokens[index].word)
  }

  private static let descriptions = Words(English.epithets + " " + English.acquaintances)

  /// Behind a title or a relation, with all that belongs to it: *great-aunt*, *mother-in-law*.
  private func relationEnd(at index: Int) -> Int? {
    var end = index
    while line.nameWord(end).contains(.degree), line.isJoined(end + 1, by: .hyphen) { end += 1 }
    let word = line.nameWord(end)
    if word.contains(.relation) { return lawEnd(at: end + 1) }
    return end == index && (isTitle(index) || word.contains(.relationTitle)) ? end + 1 : nil
  }

  /// Returns whether a word goes before names: *coach*, *Dr*; of those that have another sense,
  /// *Miss* and not *miss*.
  func isTitle(_ index: Int) -> Bool {
    guard line.nameWord(index).contains(.title) else { return false }
    return !line.isLower(index) || !Self.everyday.contains(line.sentence.tokens[index].word)
  }

  private static let everyday = Words(English.everydayTitles)

  /// *in-law* behind a relation, with hyphens or without.
  private func lawEnd(at index: Int) -> Int {
    let isLaw = line.has(.in, at: index) && line.nameWord(index + 1).contains(.law)
    return isLaw ? index + 2 : index
  }

  /// Behind the other title of two: *Mr and Mrs Kim*.
  private func coupleEnd(at index: Int) -> Int {
    let isCouple =
      line.nameWord(index - 1).contains(.shortTitle)
      && line.nameWord(index).contains(.and) && line.nameWord(index + 1).contains(.shortTitle)
    return isCouple ? index + 2 : index
  }

  private func isFriend(_ index: Int) -> Bool {
    Relations.relation(line.sentence.tokens[index].word) == "friend"
  }

  /// Returns the end of the name behind a title; one word if it is written without a capital.
  private func nameEnd(at index: Int, after title: NameWord) -> Int? {
    if title.contains(.boundTitle), index < line.count, line.isLower(index), isPlainName(index) {
      return index + 1
    }
    var end = index
    while end - index < Self.longestName, isName(end, after: end == index ? title : []) { end += 1 }
    while end > index, line.nameWord(end - 1).contains(.particle), line.isLower(end - 1) {
      end -= 1
    }
    return end > index ? end : nil
  }

  private static let longestName = 4

  private func isName(_ index: Int, after title: NameWord) -> Bool {
    guard index < line.count else { return false }
    let marks = line.marks(index)
    let isAbbreviated =
      (title.contains(.shortTitle) || isInitial(index - 1)) && marks.rawValue == Self.stop.rawValue
    if line.isJoined(index, by: .hyphen) { return !line.isDigits(index) }
    guard line.isJoined(index, by: .space) || isAbbreviated else { return false }
    if NameJoints(line: line).joint(at: index) == .particle { return true }
    return line.isCapital(index) && !line.nameWord(index).contains(.greeting)
      && !isOf(.function, index)
  }

  private func isInitial(_ index: Int) -> Bool {
    line.nameWord(index).contains(.initial) && line.isCapital(index)
  }

  private static let stop: Marks = [.sentenceEnd, .space]

  /// Returns whether a word in lower case may be a name: *uncle ben*.
  private func isPlainName(_ index: Int) -> Bool {
    line.isJoined(index, by: .space) && !isOf(.function, index) && !isOf(.common, index)
      && line[index].number < 0 && line.nameWord(index).isEmpty
      && gazetteer.isStrange(line.sentence.tokens[index].word)
  }

  private func isOf(_ sort: WordSort, _ index: Int) -> Bool {
    gazetteer.has(line.sentence.tokens[index].word, as: sort)
  }

  /// Adds the person whom a title and a name mean, unless the relation is somebody else's.
  private func add(_ from: Int, _ noun: Int, _ end: Int, to spans: inout Spans) {
    let (relation, named) = (person(noun - 1, noun), person(noun, end))
    guard named < 0 || relation < 0 || gazetteer.haveCommon(relation, named) else { return }
    // The words behind a known mother that are nobody's name are what she is told.
    let isOnlyOne = isOnlyOne(noun - 1) && (noun - from > 1 || line.isLower(noun - 1))
    guard relation < 0 || named >= 0 || !isOnlyOne else { return }
    // Contacts behind a mere title were found with the other names.
    guard named < 0 || !line.nameWord(noun - 1).contains(.title) else { return }
    spans.add(from, end, .person, .name(named))
  }

  /// Returns whether a relation is to one person, who is not told from others by a name.
  private func isOnlyOne(_ index: Int) -> Bool {
    Relations.relation(line.sentence.tokens[index].word).map(Relations.isSole) ?? false
  }

  /// The entry of the person whom some words name, or -1.
  private func person(_ from: Int, _ end: Int) -> Int32 {
    var entry: Int32 = -1
    gazetteer.names(in: line.sentence, at: from) { found, to in
      if to == end, gazetteer.kind(found) == .person { entry = found }
    }
    return entry
  }

  /// *Doctor Lee's office*, *Judge Moore's clerk*: somebody other than the doctor and the judge.
  private func addStaff(_ from: Int, _ end: Int, _ title: NameWord, to spans: inout Spans) {
    guard title.contains(.title), line.nameWord(end).contains(.possessive),
      line.nameWord(end + 1).contains(.staff), person(from + 1, end) < 0
    else { return }
    spans.add(from, end + 2, .person, .name(-1))
  }
}
