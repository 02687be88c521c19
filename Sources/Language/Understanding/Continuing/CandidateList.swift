internal import Automata

/// The tables that lines are continued from, with the results of frequent look-ups.
struct Source {
  let tables: ContinuationTables

  /// The requests that may be made, as bits.
  let allowed: UInt64

  /// The wordings of the phrases' closed lists, by the numbers of their slots.
  let terms: [Int: [String]]

  init(toward requests: Set<IntentName>, _ tables: ContinuationTables, _ phrases: Automaton) {
    self.tables = tables
    allowed = tables.requests.indices
      .filter { requests.contains(IntentName(rawValue: tables.requests[$0])) }
      .reduce(0) { $0 | 1 << UInt64($1) }
    terms = Dictionary(grouping: phrases.terms, by: \.slot)
      .mapValues { $0.map { $0.wording.replacing(" '", with: "'") } }
  }
}

/// The candidates for continuing a line, in order.
struct CandidateList {
  let gazetteer: Gazetteer
  let phrases: Automaton
  let source: Source

  /// The part of the word or name typed so far.
  let typed: String

  /// One word or name, and how likely it is meant.
  struct Candidate {
    var wording: String

    /// Behind the last word, and anywhere.
    var behind = 0.0
    var anywhere = 0.0

    /// Of several of one sort, its place.
    var place = 0
  }

  /// So many, and of names of one sort so many, where nothing is typed of them.
  private static let most = 20
  private static let mostNames = 8

  /// Returns the candidates behind some endings of a line, likeliest first.
  func candidates(behind endings: [Ending], _ likelihood: Likelihood) -> [String] {
    let words = source.tables.words
    let wanted = words.indices.filter { isWanted(words[$0]) }.map(Int32.init)
    var options = Options(phrases, source, wanted: wanted)
    for ending in endings { options.add(ending) }
    var found = options.words.map { candidate(words[Int($0)], $1, likelihood) }
    found += terms(options, likelihood) + names(options, likelihood)
    var seen: Set<String> = []
    let wordings = likely(found).sorted(by: Self.isBefore).map(\.wording)
      .filter { seen.insert($0.lowercased()).inserted }
    return cut(wordings)
  }

  /// Returns the candidates seen behind the last word, or anywhere once letters are typed; all if
  /// there are none.
  private func likely(_ found: [Candidate]) -> [Candidate] {
    let said = found.filter { typed.isEmpty ? $0.behind > 0 : $0.anywhere > 0 }
    return said.isEmpty ? found : said
  }

  /// Returns whether a word completes what was typed; *'s* belongs to the word before.
  private func isWanted(_ word: String) -> Bool {
    word.first.map { $0.isLetter || $0.isNumber } == true && begins(word)
  }

  private func begins(_ wording: String) -> Bool { wording.continues(typed) }

  private static func isBefore(_ one: Candidate, _ other: Candidate) -> Bool {
    if one.behind != other.behind { return one.behind > other.behind }
    if one.anywhere != other.anywhere { return one.anywhere > other.anywhere }
    let (length, otherLength) = (one.wording.utf8.count, other.wording.utf8.count)
    return (one.place, length, one.wording) < (other.place, otherLength, other.wording)
  }

  /// Not more than can be taken in at a glance; but what these have in common is what all have.
  private func cut(_ wordings: [String]) -> [String] {
    let first = wordings.prefix(Self.most)
    guard first.count < wordings.count, let shortest = first.map(\.count).min() else {
      return wordings
    }
    let common = (typed.count...max(typed.count, shortest)).last { length in
      Set(first.map { $0.prefix(length).lowercased() }).count == 1
    }
    let start = first[0].prefix(common ?? 0).lowercased()
    let others = wordings[Self.most...].filter { !$0.lowercased().hasPrefix(start) }
    return Array(first + others.prefix(1))
  }
}

// MARK: - Words

extension CandidateList {
  private func candidate(
    _ wording: String,
    _ requests: UInt64,
    _ likelihood: Likelihood
  ) -> Candidate {
    let words = Sentence.words(of: wording)
    return Candidate(
      wording: wording,
      behind: likelihood.behind(words, requests),
      anywhere: likelihood.anywhere(words, requests)
    )
  }

  /// Returns the candidates for slots filled from closed lists or from an app's vocabulary.
  private func terms(_ options: Options, _ likelihood: Likelihood) -> [Candidate] {
    options.slots.flatMap { number, requests -> [Candidate] in
      guard isOffered(number) else { return [] }
      let own = gazetteer.ownWordings(for: number, all: !typed.isEmpty).filter(begins)
      // A slot is followed by itself with a restriction, which terms fill as well.
      let known = (source.terms[number & ~1] ?? []).filter { !own.isEmpty || begins($0) }
        .map { candidate($0, requests, likelihood) }
      return Self.balanced(known, own).filter { begins($0.wording) }
    }
  }

  /// Evens out the likelihood of the terms of a list.
  ///
  /// If one term is likely here, the others that were seen elsewhere come not far behind; an app's
  /// own words, never seen, get the average.
  private static func balanced(_ known: [Candidate], _ own: [String]) -> [Candidate] {
    let behind = known.map(\.behind).filter { $0 > 0 }
    let anywhere = known.map(\.anywhere).filter { $0 > 0 }
    let least = (behind.min() ?? 0) * elsewhere
    return known.map { term in
      var term = term
      if term.behind == 0, term.anywhere > 0 { term.behind = least }
      return term
    } + own.map { Candidate(wording: $0, behind: behind.average, anywhere: anywhere.average) }
  }

  private static let elsewhere = 0.001

  /// Not what nobody has: services that are not there, and what is no part of a request.
  private func isOffered(_ slot: Int) -> Bool {
    !Search.unsaid.union(Self.strange).contains(phrases.slots[slot].parameter)
  }

  private static let strange: Set = ["service", "moneyService", "provider"]
}

// MARK: - Names and values

extension CandidateList {
  private func names(_ options: Options, _ likelihood: Likelihood) -> [Candidate] {
    var sorts: [Word: (kinds: SlotKinds, requests: UInt64)] = [:]
    for (number, requests) in options.slots {
      let kinds = phrases.slots[number].kinds
      guard let sort = kinds.sort, kinds.contains(.app) || isOffered(number) else { continue }
      sorts[sort, default: ([], 0)].kinds.formUnion(kinds)
      sorts[sort, default: ([], 0)].requests |= requests
    }
    return sorts.flatMap { sort, slot in
      let isNamed = !slot.kinds.isDisjoint(with: [.person, .place, .app])
      let share = isNamed ? 1 : Self.example
      let behind = likelihood.behind([sort], slot.requests) * share
      let anywhere = likelihood.anywhere([sort], slot.requests)
      let wordings = wordings(of: slot.kinds, slot.requests).filter(begins)
      return wordings.prefix(typed.isEmpty ? Self.mostNames : .max).enumerated().map {
        Candidate(wording: $1, behind: behind, anywhere: anywhere, place: $0)
      }
    }
  }

  /// Of values there is no end: how likely the one is that stands for them.
  private static let example = 0.1

  /// Favourites first.
  private func wordings(of kinds: SlotKinds, _ requests: UInt64) -> [String] {
    let lexicon = gazetteer.lexicon
    if kinds.contains(.person) {
      let people = lexicon.people
      return (people.filter(\.isFavorite) + people.filter { !$0.isFavorite }).map { $0.names[0] }
    }
    if kinds.contains(.place) { return lexicon.places.compactMap(\.names.first) }
    if kinds.contains(.app) { return apps(for: requests) }
    return SlotKinds.everyday
      .filter { kinds.contains($0.kind) && Self.measured.contains($0.kind) }
      .compactMap(\.wordings.first)
  }

  private static let measured: SlotKinds = [.time, .duration, .distance, .energy, .money]

  private func apps(for requests: UInt64) -> [String] {
    let names = source.tables.names(of: requests).map { IntentName(rawValue: $0) }
    return gazetteer.lexicon.apps.filter { !$0.intents.isDisjoint(with: names) }
      .compactMap(\.names.first)
  }
}

extension [Double] {
  /// Zero if there is nothing.
  fileprivate var average: Double { reduce(0, +) / Double(Swift.max(count, 1)) }
}
