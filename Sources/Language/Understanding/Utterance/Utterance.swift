internal import Synchronization

/// The possible meanings of a line: its clauses in the order they were said, each with its move.
///
/// Nothing is analysed before it is asked for, and no stretch of words twice for the same
/// expectation, whatever questions the line is held against.
package final class Utterance: Sendable {
  package let line: String
  private let hearing: Mutex<Hearing?>

  /// The clauses that nobody has to read.
  private let given: [Clause]

  init(_ line: String, by interpreter: Interpreter, at now: CivilTime) {
    self.line = line
    hearing = Mutex(Hearing(line, interpreter, now))
    given = []
  }

  /// The same clauses whatever they answer, for somebody who speaks in moves.
  package init(saying clauses: [Clause]) {
    line = clauses.map(\.wording).joined(separator: " ")
    hearing = Mutex(nil)
    given = clauses
  }

  /// The clauses as an answer to a question, or with nothing asked; none for a blank line.
  package func clauses(answering question: Question?) -> [Clause] {
    hearing.withLock { $0?.clauses(answering: question) } ?? given
  }

  /// The line as one request.
  package var understood: Understood { hearing.withLock { $0?.understood } ?? givenRequest }

  /// The number of stretches of the line that were analysed, those counted twice that were looked
  /// at both as moves and as requests.
  package var analyses: Int { hearing.withLock { $0?.analyses } ?? 0 }

  /// The number of times that a stretch was read as an answer: once for each question at most.
  package var readings: Int { hearing.withLock { $0?.readings } ?? 0 }

  private var givenRequest: Understood {
    if case .request(let reading)? = given.first?.move { return .reading(reading, runnerUp: nil) }
    return .refused(Refusal(nearest: nil, example: ""))
  }
}

extension Interpreter {
  /// Hears a line; nothing of it is analysed before it is asked for.
  package func hear(_ line: String, at now: CivilTime) -> Utterance {
    Utterance(line, by: self, at: now)
  }
}
