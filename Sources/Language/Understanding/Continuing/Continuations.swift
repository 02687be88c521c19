package import Automata

/// The possible continuations of a line.
package enum Continuations: Sendable, Hashable {
  /// With these words and names, what is said most often first.
  case known([String])

  /// Only whoever is writing knows: the line ends inside of a text.
  case text

  /// No phrase does.
  case unknown
}

extension Interpreter {
  /// Returns the continuations of a line that lead to one of some requests: “start a ” with “run”.
  ///
  /// What is typed of a word, or of a name of several, chooses among all that may come; behind a
  /// blank it is what people say there. There is never more of it than can be taken in at a glance.
  /// The tables have to be those of the interpreter's phrases.
  package func continuations(
    of line: String,
    toward requests: Set<IntentName>,
    at now: CivilTime,
    by tables: ContinuationTables = .phrases
  ) -> Continuations {
    let starts = line.wordStarts
    guard let last = starts.last else { return .unknown }
    let endings = endings(of: line[..<last], at: now, tables)
    guard let best = endings.first else { return .unknown }
    // Behind a colon a text is likelier than it costs.
    let isColonSaid = line[..<last].contains(": ")
    if best.isText || isColonSaid && endings.contains(where: \.isText) { return .text }
    let source = Source(toward: requests, tables, phrases)
    let near = starts.suffix(Self.longestName)
    // Behind a blank a name is complete, or else was meant to have more words.
    let ordered = last == line.endIndex ? near.reversed() : Array(near)
    let found = ordered.lazy.map { start in
      candidates(in: line, from: start, at: now, source).filter { candidate in
        !starts.contains { $0 < start && candidate.continues(line[$0...]) }
      }
    }
    return found.first { !$0.isEmpty }.map { .known($0) } ?? .unknown
  }

  /// Names of more words are completed at the last of these.
  private static let longestName = 4

  /// Returns the candidates that complete a line from the start of a word on.
  private func candidates(
    in line: String,
    from start: String.Index,
    at now: CivilTime,
    _ source: Source
  ) -> [String] {
    let endings = endings(of: line[..<start], at: now, source.tables)
    let words = Sentence.words(of: String(line[..<start]))
    let likelihood = Likelihood(source.tables, after: words, endingIn: endings.first?.last)
    let list = CandidateList(
      gazetteer: gazetteer,
      phrases: phrases,
      source: source,
      typed: String(line[start...])
    )
    return list.candidates(behind: endings.filter { !$0.isText }, likelihood)
  }

  /// Returns the states of the phrases at the end of an open line, likeliest first.
  ///
  /// Leaves out states behind a complete request, and far-fetched ones.
  private func endings(
    of line: Substring,
    at now: CivilTime,
    _ tables: ContinuationTables
  ) -> [Ending] {
    let line = self.line(String(line))
    let recognizers = Recognizers(line: line, gazetteer: gazetteer, region: region, now: now)
    let outlook = Outlook(recognizers, phrases, isOpen: true)
    var matcher = Matcher(phrases, outlook, outlook.spans, pad.take())
    matcher.run(from: phrases.requestStart, in: .anySentence)
    let endings = matcher.endings(tables).filter { $0.requests != 0 }
    pad.keep(matcher.scratch)
    let least = endings.first?.cost ?? 0
    return endings.filter { $0.cost - least <= Costs.misspelling }
  }
}

extension String {
  /// Returns whether it begins with what was typed.
  func continues(_ typed: some StringProtocol) -> Bool {
    typed.isEmpty || lowercased().hasPrefix(typed.lowercased())
  }

  /// The start of every word, and the end of the string if a new word would start there.
  fileprivate var wordStarts: [Index] {
    (indices + [endIndex]).filter { index in
      (index == startIndex || self[self.index(before: index)] == " ")
        && (index == endIndex || self[index] != " ")
    }
  }
}
