internal import Synchronization

/// The possible meanings of a line: its clauses in the order they were said, each with its move.
///
/// Nothing is analysed before it is asked for, and no stretch of words twice for the same
/// expectation, whatever questions the line is held against.
package final class Utterance: Sendable {
  package let line: String
  private let hearing: Mutex<Hearing>

  init(_ line: String, by interpreter: Interpreter, at now: CivilTime) {
    self.line = line
    hearing = Mutex(Hearing(line, interpreter, now))
  }

  /// The clauses as an answer to a question, or with nothing asked; none for a blank line.
  package func clauses(answering question: Question?) -> [Clause] {
    hearing.withLock { $0.clauses(answering: question) }
  }

  /// The line as one request.
  package var understood: Understood { hearing.withLock { $0.understood } }

  /// How many stretches of the line have been analysed, those counted twice that were looked at
  /// both as moves and as requests.
  package var analyses: Int { hearing.withLock { $0.analyses } }
}

extension Interpreter {
  /// Hears a line; nothing of it is analysed before it is asked for.
  package func hear(_ line: String, at now: CivilTime) -> Utterance {
    Utterance(line, by: self, at: now)
  }
}
