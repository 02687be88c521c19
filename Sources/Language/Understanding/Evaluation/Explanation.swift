internal import Automata

/// Why a sentence was read as it was.
package struct Explanation: Sendable, Hashable {
  /// A stretch in which a recognizer saw a value.
  package struct Finding: Sendable, Hashable {
    package var kind: String
    package var wording: String
    package var range: Range<Int>
  }

  package var sentence: String

  /// Everything that was found, in the order of the text.
  package var findings: [Finding]

  /// The clauses of the sentence, with their moves, where nothing was asked before.
  package var clauses: [Clause]

  /// Every intent that some phrase allows, the best first, each with the rules that matched.
  package var alternatives: [Reading]

  /// The readings by words alone if no phrase covers the sentence, likeliest first.
  package var weighed: [Reading]
  package var outcome: Understood
}

extension Interpreter {
  /// Reads a sentence as a request and keeps what the decision was made from.
  package func explain(_ sentence: String, at now: CivilTime) -> Explanation {
    let search = requests(in: line(sentence), at: now)
    let outcome = decide(search)
    return Explanation(
      sentence: sentence,
      findings: search.findings,
      clauses: hear(sentence, at: now).clauses(answering: nil),
      alternatives: search.candidates.map(search.reading),
      weighed: Choice(search).isCovered ? [] : weighing(of: search)?.readings ?? [],
      outcome: outcome
    )
  }
}

extension Search {
  fileprivate var findings: [Explanation.Finding] {
    let found = recognizers.all.all.map { span in
      let range = line.sentence.range(ofWords: Int(span.from)..<Int(span.to))
      let kind = SlotKinds.names.first { $0.value == span.kind }?.key ?? ""
      return Explanation.Finding(kind: kind, wording: line.sentence.text(range), range: range)
    }
    return Set(found).sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.kind) < (
        $1.range.lowerBound, $1.range.upperBound, $1.kind
      )
    }
  }
}
