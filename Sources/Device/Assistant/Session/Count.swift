import Synchronization

/// Counts requests, where their identifiers need to differ within a session only.
package final class Count: Sendable {
  private let count = Mutex(0)

  package init() {}

  @Sendable package func next() -> String {
    count.withLock { count in
      count += 1
      return "\(count)"
    }
  }
}
