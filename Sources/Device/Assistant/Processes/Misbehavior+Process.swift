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

  /// Has each page made at once, for memory that nobody writes to takes no room; by the system call,
  /// since what is allocated and never read an optimizer leaves out.
  private func eatMemory() {
    let (size, flags) = (1 << 20, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE)
    while mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0) != MAP_FAILED {}
    abort()
  }
}
