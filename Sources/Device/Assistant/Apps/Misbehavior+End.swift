package import Transcripts

extension Misbehavior {
  /// The text that is printed.
  package static let text = "Staged."

  /// The end of the app's process that it causes; `nil` if it causes none by itself.
  package var end: AppEnd.Cause? {
    switch self {
    case .crashes, .startsThreads: .signal(6)
    case .isKilled: .signal(9)
    case .overflowsStack: .signal(11)
    case .exits: .exit(0)
    case .closes: .closed
    case .writesRubbish: .unreadable
    case .eatsMemory: .outOfMemory
    case .spins, .deadlocks, .prints, .printsGigabyte, .forks, .ignoresSigterm: nil
    }
  }
}
