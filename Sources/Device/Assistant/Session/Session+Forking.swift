import Domains

extension Session {
  /// A point of a session, to go back to.
  package struct Position {
    @Boxed fileprivate var discourse: Discourse
    @Boxed fileprivate var lastAnswer: Answer?

    /// The serial number of what an app carries out next.
    package let nextStep: Int

    /// The serial number of the last thing that an app had changed by then, and that stood; `nil`
    /// without any.
    package let lastStandingStep: Int?

    fileprivate init(_ discourse: Discourse, _ lastAnswer: Answer?, after history: UndoHistory) {
      _discourse = Boxed(wrappedValue: discourse)
      _lastAnswer = Boxed(wrappedValue: lastAnswer)
      (nextStep, lastStandingStep) = (history.next, history.lastStanding)
    }

    /// Returns whether nothing is being asked or put together there, or left for later.
    package var isAtRest: Bool { discourse.isAtRest }
  }

  /// The rule that decided about the last line, with its reason; `nil` before any line.
  package var decision: String? { store.discourse.decision }

  /// True if what was said is said again because the user asked for it.
  package var repeatsItself: Bool { store.discourse.repeatsItself }

  package var position: Position {
    Position(store.discourse, store.lastAnswer, after: caller.history)
  }

  /// Goes back to a position; what apps have done since then stays done.
  package func goBack(to position: Position) {
    store.lastAnswer = position.lastAnswer
    store.discourse = position.discourse
    store.save()
  }

  /// Has apps take back what they have done since a position.
  ///
  /// - Throws: `UndoHistory.Irreversible`, if one of them can't.
  package func takeBack(
    since position: Position
  ) throws(UndoHistory.Irreversible) -> UndoHistory.TakenBack {
    do throws(UndoHistory.Irreversible) {
      let taken = try caller.takeBack(from: position.nextStep)
      watcher.lookAgain(at: Set(taken.apps))
      return taken
    } catch {
      watcher.lookAgain(at: Set(error.apps))
      throw error
    }
  }

  /// Goes to where nothing is being asked or put together, and nothing is left for later.
  ///
  /// The memory of requests that are over stays.
  package func rest() {
    goBack(to: Position(store.discourse.atRest, nil, after: caller.history))
  }
}
