/// What an app's process is to do before a call reaches the handler, to see how a conversation takes
/// it.
package enum Misbehavior: Sendable, Hashable, Codable {
  case crashes
  case exits
  case closes
  case eatsMemory
  case spins
  case prints

  /// What is printed.
  package static let text = "Staged."

  /// How the app's process ends of it; `nil` if it doesn't by itself.
  package var end: AppEnd.Cause? {
    switch self {
    case .crashes: .signal(6)
    case .exits: .exit(0)
    case .closes: .closed
    case .eatsMemory: .outOfMemory
    case .spins, .prints: nil
    }
  }
}
