import Domains

extension Session {
  /// Where a session is, to go back to.
  ///
  /// What apps have done since then is not undone by that.
  struct Position {
    let stage: Stage
    fileprivate let lastAnswer: Answer?
    fileprivate let mentions: Mentions
  }

  var position: Position {
    Position(stage: stage, lastAnswer: lastAnswer, mentions: mentions)
  }

  func goBack(to position: Position) {
    stage = position.stage
    lastAnswer = position.lastAnswer
    mentions = position.mentions
  }
}
