internal import Phrases

/// Finds the known names of a sentence: people and relations, apps, places, terms.
struct NameFinder {
  let line: Line
  let gazetteer: Gazetteer

  func find(into spans: inout Spans) {
    for index in 0..<line.count {
      addNames(at: index, to: &spans)
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
      if !isBroken(index, end) { spans.add(index, end, kind, .name(entry)) }
      if kind == .place, line.has(.the, at: index - 1) {
        spans.add(index - 1, end, kind, .name(entry))
      }
      if kind == .person {
        addOwned(index, end, entry, to: &spans)
        if isTitle(index - 1) {
          spans.add(index - 1, end, kind, .name(entry))
        }
      }
    }
  }

  /// Whether a comma or the like tears the words of a name apart.
  private func isBroken(_ from: Int, _ to: Int) -> Bool {
    for index in (from + 1)..<max(to, from + 1) where line.marks(index).contains(.comma) {
      return true
    }
    return false
  }

  /// *him*, *them*; not the *her* of *her mom*.
  private func addPronoun(at index: Int, to spans: inout Spans) {
    guard line.nameWord(index).contains(.pronoun),
      !line.nameWord(index + 1).contains(.relation)
    else { return }
    spans.add(index, index + 1, .person, .name(-1))
  }

  /// *mom*, *my mom*, *my older sister*: with the possessive, and also for people without one.
  private func addRelation(at index: Int, to spans: inout Spans) {
    let isOwned = line.nameWord(index).contains(.owner)
    let noun = isOwned ? index + 1 : index
    guard line.nameWord(noun).contains(.relation) else { return }
    var entry: Int32 = -1
    gazetteer.names(in: line.sentence, at: noun) { found, end in
      if end == noun + 1, gazetteer.kind(found) == .person { entry = found }
    }
    if isOwned || entry < 0 { spans.add(index, noun + 1, .person, .name(entry)) }
    addOwned(index, noun + 1, entry, to: &spans)
  }

  /// *mom's place*, *Anna's office*.
  private func addOwned(_ from: Int, _ to: Int, _ entry: Int32, to spans: inout Spans) {
    guard line.nameWord(to).contains(.possessive) else { return }
    let noun = line.nameWord(to + 1)
    if noun.contains(.house) {
      spans.add(from, to + 2, .place, .home(of: entry))
    } else if noun.contains(.office) {
      spans.add(from, to + 2, .place, .work(of: entry))
    }
  }

  /// *home*, *my house*, *work*, *my office*, *here*, *my location*.
  private func addOwnPlace(at index: Int, to spans: inout Spans) {
    let isOwned = line.nameWord(index).contains(.owner)
    let noun = isOwned ? index + 1 : index
    let word = line.nameWord(noun)
    if word.contains(.home) || (isOwned && word.contains(.house)) {
      spans.add(index, noun + 1, .place, .home(of: -1))
    } else if word.contains(.work) || (isOwned && word.contains(.office)) {
      spans.add(index, noun + 1, .place, .work(of: -1))
    } else if word.contains(.here) {
      spans.add(index, noun + 1, .place, .here)
    } else if isOwned {
      let place = word.contains(.current) ? noun + 1 : noun
      if line.nameWord(place).contains(.location) { spans.add(index, place + 1, .place, .here) }
    }
  }
}
