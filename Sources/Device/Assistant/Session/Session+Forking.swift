import Domains

extension Session {
  /// A point of a session, to go back to.
  package struct Position {
    fileprivate let discourse: Discourse
    fileprivate let lastAnswer: Answer?

    /// The number of things that apps had carried out by then.
    package let deedCount: Int

    /// Returns whether nothing is being asked or put together there, or left for later.
    package var isAtRest: Bool { discourse.isAtRest }
  }

  /// The rule that decided about the last line, with its reason; `nil` before any line.
  package var decision: String? { store.discourse.decision }

  package var position: Position {
    Position(
      discourse: store.discourse,
      lastAnswer: store.lastAnswer,
      deedCount: caller.deeds.count
    )
  }

  /// Goes back to a position; what apps have done since then stays done.
  package func goBack(to position: Position) {
    store.lastAnswer = position.lastAnswer
    store.discourse = position.discourse
    store.save()
  }

  /// Has apps take back what they have done since a position.
  ///
  /// - Returns: The names of those apps, each once.
  /// - Throws: `Deeds.Kept`, with nothing taken back, if one of them can't.
  package func takeBackDeeds(since position: Position) throws(Deeds.Kept) -> [String] {
    let apps = try caller.takeBackDeeds(to: position.deedCount)
    watcher.lookAgain(at: Set(apps))
    return device.descriptions.filter { apps.contains($0.identifier) }.map(\.name)
  }

  /// Goes to where nothing is being asked or put together, and nothing is left for later.
  ///
  /// The memory of requests that are over stays.
  package func rest() {
    goBack(
      to: Position(
        discourse: store.discourse.atRest,
        lastAnswer: nil,
        deedCount: caller.deeds.count
      )
    )
  }
}
