package import Dialogue
import Domains

extension Session {
  /// Where a session is, to go back to.
  ///
  /// What apps have done since then is not undone by that.
  package struct Position {
    fileprivate let discourse: Discourse
    fileprivate let lastAnswer: Answer?

    /// Whether nothing is being asked or put together there, and nothing is left for later.
    package var isAtRest: Bool {
      discourse.stage == .idle && discourse.waiting.isEmpty && discourse.agenda == nil
    }
  }

  package var position: Position {
    Position(discourse: discourse, lastAnswer: lastAnswer)
  }

  package func goBack(to position: Position) {
    lastAnswer = position.lastAnswer
    discourse = position.discourse
  }

  /// The open question.
  package var stage: Stage { discourse.stage }

  /// Goes to where nothing is being asked or put together, and nothing is left for later.
  ///
  /// What is remembered of requests that are over stays.
  package func rest() {
    lastAnswer = nil
    var rested = Discourse()
    rested.memory = discourse.memory
    discourse = rested
  }

  /// The intent that is being put together, if the session is in the middle of one.
  package var draft: Draft? { discourse.draft }
}
