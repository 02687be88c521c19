import Foundation
import Spawning

extension Misbehavior {
  /// Does it, in the app's own process.
  func perform() {
    switch self {
    case .crashes: crash()
    case .exits: exit(0)
    case .closes: ParentConnection.breakOff()
    case .eatsMemory: eatMemory()
    case .spins: while true {}
    case .prints: print(Self.text)
    }
  }

  /// Without a backtrace, which would take longer than all the rest.
  private func crash() -> Never {
    signal(SIGABRT, SIG_DFL)
    abort()
  }

  /// Writes to each page, for memory that nobody writes to takes no room.
  private func eatMemory() {
    let size = 1 << 20
    while let memory = malloc(size) { memset(memory, 1, size) }
    abort()
  }
}
