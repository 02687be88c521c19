import Domains

extension Session {
  /// A point of a session, to go back to.
  ///
  /// Nothing that apps have done since then is undone by that.
  package struct Position {
    fileprivate let discourse: Discourse
    fileprivate let lastAnswer: Answer?

    /// Returns whether nothing is being asked or put together there, or left for later.
    package var isAtRest: Bool { discourse.isAtRest }
  }

  /// The rule that decided about the last line, with its reason; `nil` before any line.
  package var decision: String? { store.discourse.decision }

  package var position: Position {
    Position(discourse: store.discourse, lastAnswer: store.lastAnswer)
  }

  package func goBack(to position: Position) {
    store.lastAnswer = position.lastAnswer
    store.discourse = position.discourse
  }

  /// Goes to where nothing is being asked or put together, and nothing is left for later.
  ///
  /// The memory of requests that are over stays.
  package func rest() {
    goBack(to: Position(discourse: store.discourse.atRest, lastAnswer: nil))
  }
}
