internal import Automata
internal import Synchronization

/// The possible meanings of a line: its clauses in the order they were said, each with its move.
///
/// Nothing is analysed before it is asked for, and no stretch of words twice for the same
/// expectation, whatever questions the line is held against.
package struct Utterance: Sendable {
  /// The line without what was said to somebody else in the middle of it.
  package let line: String

  /// `nil` for somebody who speaks in moves.
  private let shared: Shared?

  /// The clauses that nobody has to read.
  private let given: [Clause]

  /// The circumstances in which it is said.
  private var circumstances = Circumstances.none

  /// The analysis of a line so far, shared by all who ask for its meanings.
  private final class Shared: Sendable {
    let analysis: Mutex<Analysis>

    init(_ analysis: sending Analysis) { self.analysis = Mutex(analysis) }
  }

  init(_ typed: String, by interpreter: Interpreter, at now: CivilTime) {
    line = Sentence(typed).withoutInterruptions ?? typed
    shared = Shared(Analysis(line, interpreter, now))
    given = []
  }

  /// The same clauses whatever they answer, for somebody who speaks in moves.
  package init(saying clauses: [Clause]) {
    line = clauses.map(\.wording).joined(separator: " ")
    shared = nil
    given = clauses
  }

  /// The same line, said while something else goes on.
  package func amid(_ circumstances: Circumstances) -> Utterance {
    var utterance = self
    utterance.circumstances = circumstances
    return utterance
  }

  /// The clauses as an answer to a question, or with nothing asked; none for a blank line.
  package func clauses(answering question: Question?) -> [Clause] {
    heard { $0.clauses(answering: question, amid: circumstances) } ?? given
  }

  /// The line as one request.
  package var understood: Understood {
    heard { $0.understood(amid: circumstances) } ?? givenRequest
  }

  /// The number of stretches of the line that were analysed, those counted twice that were looked
  /// at both as moves and as requests.
  package var analyses: Int { heard { $0.stretches.analyses } ?? 0 }

  /// The number of times that a stretch was read as an answer: once for each question at most.
  package var readings: Int { heard { $0.stretches.readings } ?? 0 }

  private func heard<Result: Sendable>(_ body: (inout Analysis) -> Result) -> Result? {
    shared?.analysis.withLock { body(&$0) }
  }

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
