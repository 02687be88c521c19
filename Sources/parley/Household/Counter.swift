import Synchronization

/// Gives out numbers as identifiers, in order.
final class Counter: Sendable {
  private let count = Mutex(0)

  @Sendable func next() -> String {
    count.withLock { count in
      count += 1
      return "\(count)"
    }
  }
}
