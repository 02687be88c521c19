internal import Automata
internal import English

/// Finds the known names of a sentence: people and relations, apps, places, terms.
struct NameRecognizer {
  let line: Line
  let gazetteer: Gazetteer

  func find(into spans: inout Spans) {
    for index in 0..<line.count {
      addNames(at: index, to: &spans)
      addTheirPlace(at: index, to: &spans)
      let word = line.nameWord(index)
      if word.isEmpty { continue }
      addPronoun(at: index, to: &spans)
      addRelation(at: index, to: &spans)
      addTitled(at: index, to: &spans)
      addOwnPlace(at: index, to: &spans)
    }
  }

  private func addNames(at index: Int, to spans: inout Spans) {
    gazetteer.names(in: line.sentence, at: index) { entry, end in
      let kind = gazetteer.kind(entry)
      if !isBroken(index, end), !isVerb(index, end, kind), !goesOn(index, end) {
        spans.add(index, end, kind, .name(entry))
      }
      if kind == .place, line.has(.the, at: index - 1) {
        spans.add(index - 1, end, kind, .name(entry))
      }
      if kind == .person {
        addOwned(index, end, entry, to: &spans)
        addPlace(ofPerson: index..<end, entry, to: &spans)
        addDescribed(index, end, entry, to: &spans)
        // “My dentist”, for somebody known by a profession.
        if isTitle(index - 1) || line.nameWord(index - 1).contains(.owner) && !isParted(index) {
          spans.add(index - 1, end, kind, .name(entry))
        }
      }
    }
  }

  /// Returns whether a comma or the like tears the words of a name apart.
  private func isBroken(_ from: Int, _ to: Int) -> Bool {
    for index in (from + 1)..<max(to, from + 1) where line.marks(index).contains(.comma) {
      return true
    }
    return false
  }

  /// Returns whether the last of several words is a letter that begins what follows: the *a* of *send
  /// Mike a note*, the *I* of *tell Anna I'm late*.
  private func goesOn(_ from: Int, _ end: Int) -> Bool {
    guard end > from + 1, end < line.count else { return false }
    let last = line.sentence.tokens[end - 1]
    return last.range.count == 1 && gazetteer.has(last.word, as: .function)
      && !line.marks(end).hasAny(of: [.comma, .colon, .sentenceEnd])
  }

  /// *him*, *them*; not the *her* of *her mom*.
  private func addPronoun(at index: Int, to spans: inout Spans) {
    guard line.nameWord(index).contains(.pronoun), !owns(index) else { return }
    spans.add(index, index + 1, .person, .name(-1))
  }

  /// Returns whether a pronoun tells whose relation follows: *text her mom*, *her mom and dad*; not
  /// where a sentence begins with the relation, as in *tell her mom found the keys*.
  private func owns(_ index: Int) -> Bool {
    guard line.nameWord(index + 1).contains(.relation), !isParted(index + 1) else { return false }
    let next = index + 2
    return next >= line.count || !line.isJoined(next, by: .space) || !line.isLower(next)
      || gazetteer.has(line.sentence.tokens[next].word, as: .function)
  }

  /// Returns whether a mark parts a word from the one before: the *mama* of *write her: mama, …*.
  private func isParted(_ index: Int) -> Bool {
    line.marks(index).hasAny(of: [.colon, .comma, .sentenceEnd, .quoteOpen])
  }

  /// *mom*, *my mom*, *my older sister*: with the possessive, and also for people without one.
  private func addRelation(at index: Int, to spans: inout Spans) {
    let isOwned = line.nameWord(index).contains(.owner)
    let noun = isOwned ? index + 1 : index
    guard line.nameWord(noun).contains(.relation), !isOwned || !isParted(noun) else { return }
    var entry: Int32 = -1
    gazetteer.names(in: line.sentence, at: noun) { found, end in
      if end == noun + 1, gazetteer.kind(found) == .person { entry = found }
    }
    if isOwned || entry < 0 { spans.add(index, noun + 1, .person, .name(entry)) }
    addOwned(index, noun + 1, entry, to: &spans)
    addPlace(ofPerson: index..<noun + 1, entry, to: &spans)
  }

  /// *mom's place*, *Anna's office*, and *mom's* alone.
  func addOwned(_ from: Int, _ to: Int, _ entry: Int32, to spans: inout Spans) {
    guard line.nameWord(to).contains(.possessive) else { return }
    addPlace(from, to, noun: to + 1, of: entry, to: &spans)
  }

  /// *the home of my mom*, *office of Anna*.
  private func addPlace(ofPerson words: Range<Int>, _ entry: Int32, to spans: inout Spans) {
    let noun = words.lowerBound - 2
    guard noun >= 0, line.nameWord(noun + 1).contains(.of) else { return }
    let (word, start) = (line.nameWord(noun), line.has(.the, at: noun - 1) ? noun - 1 : noun)
    if !word.isDisjoint(with: [.home, .house]) {
      spans.add(start, words.upperBound, .place, .home(of: entry))
    } else if word.contains(.office) {
      spans.add(start, words.upperBound, .place, .work(of: entry))
    }
  }

  /// The home of somebody who is named up to a word, or where they work, if the noun says so.
  private func addPlace(
    _ from: Int,
    _ last: Int,
    noun: Int,
    of entry: Int32,
    to spans: inout Spans
  ) {
    let word = line.nameWord(noun)
    if word.contains(.house) {
      spans.add(from, noun + 1, .place, .home(of: entry))
    } else if word.contains(.office) {
      spans.add(from, noun + 1, .place, .work(of: entry))
    } else if entry >= 0 {
      spans.add(from, noun, .place, .home(of: entry))
    }
  }

  /// *her place*, *their office*: of somebody who was spoken of before.
  private func addTheirPlace(at index: Int, to spans: inout Spans) {
    guard Pronoun(owning: line.sentence.tokens[index].word) != nil else { return }
    let noun = line.nameWord(index + 1)
    if noun.contains(.house) || noun.contains(.home) {
      spans.add(index, index + 2, .place, .home(of: -1))
    } else if noun.contains(.office) {
      spans.add(index, index + 2, .place, .work(of: -1))
    }
  }

  /// Returns whether the one word of a contact's name is a word of grammar here: the *will* of
  /// *she'll*, and of *who will it go to*.
  private func isVerb(_ from: Int, _ end: Int, _ kind: SlotKinds) -> Bool {
    guard kind == .person, end == from + 1, !line.isCapital(from),
      gazetteer.has(line.sentence.tokens[from].word, as: .function)
    else { return false }
    // “Text Mom and call Dad”, “I'd like to call him”.
    let isCommand = gazetteer.has(line.sentence.tokens[from].word, as: .command)
    let isJoined = line.nameWord(from - 1).contains(.and)
    if isCommand, end < line.count, isJoined || line.nameWord(end).contains(.pronoun) {
      return true
    }
    return from == 0 || !Self.callers.contains(line.sentence.tokens[from - 1].word)
  }

  /// Behind these a name stands, however it is written.
  private static let callers = Words(English.callers)

  /// *home*, *my house*, *work*, *my work address*, *my office*, *here*, *my location*.
  private func addOwnPlace(at index: Int, to spans: inout Spans) {
    let isOwned = line.nameWord(index).contains(.owner)
    let noun = isOwned ? index + 1 : index
    let word = line.nameWord(noun)
    let end = isOfMine(noun + 1) ? noun + 3 : isAddress(noun + 1) ? noun + 2 : noun + 1
    if word.contains(.home) || ((isOwned || isOfMine(noun + 1)) && word.contains(.house)) {
      spans.add(index, end, .place, .home(of: -1))
    } else if word.contains(.work) || (isOwned && word.contains(.office)) {
      spans.add(index, end, .place, .work(of: -1))
    } else if word.contains(.here) {
      spans.add(index, noun + 1, .place, .here)
    } else if isOwned {
      let place = word.contains(.current) ? noun + 1 : noun
      if line.nameWord(place).contains(.location) { spans.add(index, place + 1, .place, .here) }
    }
  }

  /// Returns whether *of me*, *of mine* or *of ours* stands there.
  private func isOfMine(_ index: Int) -> Bool {
    line.nameWord(index).contains(.of) && index + 1 < line.count
      && Self.mine.contains(line.sentence.tokens[index + 1].word)
  }

  private static let mine = Words(English.selves)

  private func isAddress(_ index: Int) -> Bool {
    index < line.count && Self.addresses.contains(line.sentence.tokens[index].word)
  }

  private static let addresses = Words(English.addresses)
}
