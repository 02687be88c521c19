import Domains

extension Session {
  /// Where a session is, to go back to.
  ///
  /// What apps have done since then is not undone by that.
  struct Position {
    let stage: Stage
    fileprivate let lastAnswer: Answer?
    fileprivate let memory: Memory
    fileprivate let suspended: [Exchange]
    fileprivate let misses: Int
  }

  var position: Position {
    Position(
      stage: stage,
      lastAnswer: lastAnswer,
      memory: memory,
      suspended: suspended,
      misses: misses
    )
  }

  func goBack(to position: Position) {
    stage = position.stage
    lastAnswer = position.lastAnswer
    memory = position.memory
    suspended = position.suspended
    misses = position.misses
  }
}
