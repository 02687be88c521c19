internal import Phrases

/// Finds the known names of a sentence: people and relations, apps, places, terms.
struct NameFinder {
  let line: Line
  let gazetteer: Gazetteer

  func find(into spans: inout Spans) {
    for index in 0..<line.count {
      gazetteer.names(in: line.sentence, at: index) { entry, end in
        let kind = gazetteer.entries[Int(entry)].kind
        if !isBroken(index, end) { spans.add(index, end, kind, .name(entry)) }
        if kind == .place, index > 0, hasArticle(index) {
          spans.add(index - 1, end, kind, .name(entry))
        }
        if kind == .person { addOwned(index, end, entry, to: &spans) }
      }
      addRelation(at: index, to: &spans)
      addOwnPlace(at: index, to: &spans)
    }
  }

  private func hasArticle(_ index: Int) -> Bool { line.has(.the, at: index - 1) }

  /// Whether a comma or the like tears the words of a name apart.
  private func isBroken(_ from: Int, _ to: Int) -> Bool {
    ((from + 1)..<max(to, from + 1)).contains { line.marks($0).contains(.comma) }
  }

  /// *mom*, *my mom*, *my older sister*: with the possessive, and also for people without one.
  private func addRelation(at index: Int, to spans: inout Spans) {
    let owned = Self.possessives.contains(line.sentence.tokens[index].word)
    let noun = owned ? index + 1 : index
    guard noun < line.count, Relations.relation(line.sentence.tokens[noun].word) != nil
    else { return }
    var entry: Int32 = -1
    gazetteer.names(in: line.sentence, at: noun) { found, end in
      if end == noun + 1, gazetteer.entries[Int(found)].kind == .person { entry = found }
    }
    if owned || entry < 0 { spans.add(index, noun + 1, .person, .name(entry)) }
    addOwned(index, noun + 1, entry, to: &spans)
  }

  /// *mom's place*, *Anna's office*.
  private func addOwned(_ from: Int, _ to: Int, _ entry: Int32, to spans: inout Spans) {
    guard to + 1 < line.count, line.sentence.tokens[to].word == Self.possessive else { return }
    let noun = line.sentence.tokens[to + 1].word
    if Self.homes.contains(noun) {
      spans.add(from, to + 2, .place, .home(of: entry))
    } else if Self.offices.contains(noun) {
      spans.add(from, to + 2, .place, .work(of: entry))
    }
  }

  /// *home*, *my house*, *work*, *my office*, *here*, *my location*.
  private func addOwnPlace(at index: Int, to spans: inout Spans) {
    let owned = Self.possessives.contains(line.sentence.tokens[index].word)
    let noun = owned ? index + 1 : index
    guard noun < line.count else { return }
    let word = line.sentence.tokens[noun].word
    if word == Self.home || (owned && Self.homes.contains(word)) {
      spans.add(index, noun + 1, .place, .home(of: -1))
    } else if word == Self.work || (owned && Self.offices.contains(word)) {
      spans.add(index, noun + 1, .place, .work(of: -1))
    } else if word == Self.here {
      spans.add(index, noun + 1, .place, .here)
    } else if owned {
      addCurrentLocation(index, noun, to: &spans)
    }
  }

  private func addCurrentLocation(_ from: Int, _ noun: Int, to spans: inout Spans) {
    let place = line.sentence.tokens[noun].word == Self.current ? noun + 1 : noun
    guard place < line.count, Self.locations.contains(line.sentence.tokens[place].word)
    else { return }
    spans.add(from, place + 1, .place, .here)
  }

  private static let possessive = Word("'s")
  private static let home = Word("home")
  private static let work = Word("work")
  private static let here = Word("here")
  private static let current = Word("current")
  private static let possessives = words("my our")
  private static let homes = words("home house place apartment flat")
  private static let offices = words("work office workplace")
  private static let locations = words("location position place")

  private static func words(_ text: String) -> Set<Word> {
    Set(text.split(separator: " ").map { Word(String($0)) })
  }
}
