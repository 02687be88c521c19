package import Transcripts

extension Misbehavior {
  /// The text that is printed.
  package static let text = "Staged."

  /// The end of the app's process that it causes; `nil` if it causes none by itself.
  package var end: AppEnd.Cause? {
    switch self {
    case .crashes, .startsThreads: .signal(6)
    case .traps, .trapsElsewhere: .signal(4)
    case .isKilled, .killsParent: .signal(9)
    case .overflowsStack: .signal(11)
    case .exits, .exitsAtOnce, .exitsQuickly, .exitsElsewhere: .exit(0)
    case .closes, .closesEverything: .closed
    case .writesRubbish: .unreadable
    case .eatsMemory: .outOfMemory
    case .spins, .deadlocks, .prints, .printsGigabyte, .readsInput, .forks, .ignoresSigterm,
      .changesFolder:
      nil
    }
  }

  /// The end of the process that comes of it while the app is started, where an endless one is ended.
  var endAtStart: AppEnd? {
    (end ?? (isEndless ? .hung : nil)).map { AppEnd($0, isAtStart: true) }
  }
}
