package import Automata

/// Reads sentences, and hears lines.
///
/// A value without state between calls: the same sentence, lexicon and time give the same
/// reading.
package struct Interpreter: Sendable {
  let phrases: Automaton
  let gazetteer: Gazetteer
  let pad = ScratchPad()
  let region: Region

  /// The treatment of sentences that no phrase covers.
  let secondStage: SecondStage

  /// One that knows the phrases this program was built with.
  package init(
    lexicon: Lexicon,
    region: Region = .unitedStates,
    secondStage: SecondStage = .trained
  ) {
    self.init(lexicon: lexicon, phrases: .phrases, region: region, secondStage: secondStage)
  }

  /// One with phrases of its own, compiled a moment ago.
  package init(
    lexicon: Lexicon,
    phrases: Automaton,
    region: Region = .unitedStates,
    secondStage: SecondStage = .trained
  ) {
    self.phrases = phrases
    self.region = region
    self.secondStage = secondStage
    gazetteer = Gazetteer(lexicon, phrases)
  }

  /// The same phrases with other names.
  package func knowing(_ lexicon: Lexicon) -> Interpreter {
    Interpreter(lexicon: lexicon, phrases: phrases, region: region, secondStage: secondStage)
  }

  /// Reads a sentence as a request; all six parts of `now` are given.
  package func read(_ sentence: String, at now: CivilTime) -> Understood {
    decide(requests(in: line(sentence), at: now))
  }

  /// Returns whether words begin with one that joins them to what stands before: “and bring a hat”.
  package func goesOn(_ words: String) -> Bool {
    Sentence.words(of: words).first.map { phrases.has($0, as: .marker) } == true
  }

  /// Returns the people an unknown name could mean, misspelt or spelt as it sounds.
  package func suggestions(for name: String) -> [Suggestion] {
    gazetteer.suggestions(for: name)
  }

  /// The time that an expression names, where one is expected; `nil` if it is more than that, or
  /// contradicts itself.
  package func time(_ expression: String, at now: CivilTime) -> TimeReading? {
    let line = line(expression)
    let recognizer = TimeRecognizer(line: line, now: now, region: region)
    guard let found = recognizer.time(at: 0, isExpected: true), found.end == line.count,
      !found.isContradictory
    else { return nil }
    return found.reading
  }

  /// The time of day that an expression names, on the day of another time and as close to it as it
  /// can be; `nil` if it names a day of its own, or is more than a time of day.
  package func hour(_ expression: String, on day: TimeReading, at now: CivilTime) -> TimeReading? {
    let line = line(expression)
    let points = PointReader(line: line, now: now, region: region)
    guard let date = day.start?.date, var point = points.point(at: 0, isExpected: true),
      point.end == line.count, point.day == nil, point.moment == nil
    else { return nil }
    point.day = Day(start: date, grain: .day, end: point.end)
    let readings = [points.reading(point)] + points.others(point)
    return readings.min { day.distance(to: $0) < day.distance(to: $1) }
  }

  func line(_ sentence: String) -> Line {
    var sentence = Sentence(sentence)
    sentence.shortenWords { !gazetteer.isStrange($0) }
    sentence.partOwners(where: gazetteer.isOwner)
    return Line(sentence)
  }

  /// Everything that a sentence could ask for.
  func requests(in line: Line, at now: CivilTime) -> Search {
    requests(in: outlook(of: line, at: now))
  }

  /// Everything that words which were read as moves could ask for.
  func requests(in moves: Search, _ extent: Search.Extent) -> Search {
    requests(in: moves.outlook, extent, knowing: moves.spans)
  }

  /// Everything that all words of a line could do as a move.
  func moves(in line: Line, at now: CivilTime) -> Search {
    moves(in: outlook(of: line, at: now))
  }

  /// Returns the moves found once typing errors are corrected; `nil` if there are none to correct.
  func correctedMoves(_ moves: Search) -> Search? {
    let misspellings = Misspellings(moves)
    guard !misspellings.isEmpty else { return nil }
    return self.moves(in: outlook(of: moves, without: misspellings))
  }

  /// The outlook of a line that was searched, once typing errors are corrected.
  private func outlook(of search: Search, without misspellings: Misspellings) -> Outlook {
    guard !misspellings.terms.isEmpty else {
      return Outlook(search.recognizers, phrases, search.spans, misspellings)
    }
    let line = search.line.spelling(misspellings.terms)
    let now = search.recognizers.now
    let recognizers = Recognizers(line: line, gazetteer: gazetteer, region: region, now: now)
    return Outlook(recognizers, phrases, recognizers.names, misspellings)
  }

  private func moves(in outlook: Outlook) -> Search {
    Search(outlook, phrases, from: phrases.moveStart, in: .wholeLine, with: pad)
  }

  private func requests(
    in outlook: Outlook,
    _ extent: Search.Extent = .anySentence,
    knowing spans: Spans? = nil
  ) -> Search {
    let search = Search(
      outlook,
      phrases,
      from: phrases.requestStart,
      in: extent,
      with: pad,
      knowing: spans
    )
    let fits = search.isConvincing && !search.isStrained && search.strangers.isEmpty
    return fits ? search : correctedRequests(search, extent)
  }

  /// Returns the requests found once typing errors are corrected, or the original search if
  /// that fits better.
  private func correctedRequests(_ search: Search, _ extent: Search.Extent) -> Search {
    let misspellings = Misspellings(search)
    guard !misspellings.isEmpty else { return search }
    let corrected = Search(
      outlook(of: search, without: misspellings),
      phrases,
      from: phrases.requestStart,
      in: extent,
      with: pad
    )
    // Where nothing fits, what was meant tells more of the rest than what was typed.
    if !search.isConvincing, !corrected.isConvincing { return corrected }
    let strangers = search.strangers
    // “Call bck” calls nobody of that name.
    let isNobody =
      !strangers.isEmpty && strangers.allSatisfy { misspellings.words[$0] != nil }
      && corrected.strangers.isEmpty
    let isMistyped = strangers.contains { misspellings.isOfGrammar($0, phrases) }
    let doubt = isNobody ? Costs.mistypedCommand : isMistyped ? Costs.mistypedName : 0
    return corrected.isConvincing && corrected.fits(betterThan: search, doubtedBy: doubt)
      ? corrected : search
  }

  private func outlook(of line: Line, at now: CivilTime) -> Outlook {
    Outlook(Recognizers(line: line, gazetteer: gazetteer, region: region, now: now), phrases)
  }
}
