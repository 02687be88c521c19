internal import Phrases

/// Reads sentences and answers.
///
/// A value without state between calls: the same sentence, lexicon and time give the same
/// reading.
package struct Interpreter: Sendable {
  private let gazetteer: Gazetteer
  let region: Region

  package init(lexicon: Lexicon, region: Region = .unitedStates) {
    self.region = region
    gazetteer = Gazetteer(lexicon, terms: Automaton.phrases.terms)
  }

  /// Reads a sentence as a request; all six parts of `now` are given.
  package func read(_ sentence: String, at now: CivilTime) -> Understood {
    Choice(requests(in: line(sentence), at: now)).understood
  }

  func line(_ sentence: String) -> Line {
    Line(Sentence(sentence))
  }

  /// Everything that a sentence could ask for.
  func requests(in line: Line, at now: CivilTime) -> Search {
    search(line, at: now, from: Automaton.phrases.requestStart, skipping: true)
  }

  /// Everything that a sentence could answer.
  func answers(in line: Line, at now: CivilTime) -> Search {
    search(line, at: now, from: Automaton.phrases.answerStart, skipping: false)
  }

  private func search(_ line: Line, at now: CivilTime, from start: Int32, skipping: Bool) -> Search
  {
    let spans = Finders(gazetteer: gazetteer, region: region, now: now).spans(of: line)
    return Search(line, spans, gazetteer, from: start, skipping: skipping)
  }
}
