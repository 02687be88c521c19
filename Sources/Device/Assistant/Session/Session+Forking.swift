package import Dialogue
import Domains

extension Session {
  /// Where a session is, to go back to.
  ///
  /// What apps have done since then is not undone by that.
  package struct Position {
    let stage: Stage
    fileprivate let lastAnswer: Answer?
    fileprivate let memory: Memory
    fileprivate let considered: Considered?
    fileprivate let suspended: [Exchange]
    fileprivate let sequel: Sequel?
    fileprivate let misses: Int

    /// Whether nothing is being asked or put together there, and nothing is left for later.
    package var isAtRest: Bool { stage == .idle && suspended.isEmpty && sequel == nil }
  }

  package var position: Position {
    Position(
      stage: stage,
      lastAnswer: lastAnswer,
      memory: memory,
      considered: considered,
      suspended: suspended,
      sequel: sequel,
      misses: misses
    )
  }

  package func goBack(to position: Position) {
    stage = position.stage
    lastAnswer = position.lastAnswer
    memory = position.memory
    considered = position.considered
    suspended = position.suspended
    sequel = position.sequel
    misses = position.misses
  }

  /// Goes to where nothing is being asked or put together, and nothing is left for later.
  ///
  /// What is remembered of requests that are over stays.
  package func rest() {
    stage = .idle
    (lastAnswer, considered, sequel) = (nil, nil, nil)
    (suspended, misses) = ([], 0)
  }

  /// The intent that is being put together, if the session is in the middle of one.
  package var draft: Draft? {
    if case .offering(let draft, _) = stage { return draft }
    return stage.exchange?.conversation.draft
  }
}
