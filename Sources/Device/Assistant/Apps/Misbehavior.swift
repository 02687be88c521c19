/// A misbehaviour of an app's process before a call reaches the handler, to see how a conversation
/// takes it.
package enum Misbehavior: Sendable, Hashable, Codable {
  case crashes
  case exits
  case closes
  case eatsMemory
  case spins
  case prints

  /// The text that is printed.
  package static let text = "Staged."

  /// The end of the app's process that it causes; `nil` if it causes none by itself.
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
