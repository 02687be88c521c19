import Domains

extension Session {
  /// Where a session is, to go back to.
  ///
  /// What apps have done since then is not undone by that.
  struct Position {
    let stage: Stage
    fileprivate let lastAnswer: Answer?
    fileprivate let memory: Memory
  }

  var position: Position {
    Position(stage: stage, lastAnswer: lastAnswer, memory: memory)
  }

  func goBack(to position: Position) {
    stage = position.stage
    lastAnswer = position.lastAnswer
    memory = position.memory
  }
}
