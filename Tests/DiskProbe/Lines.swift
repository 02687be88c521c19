import Synchronization

/// Lines as they come, from any thread.
final class Lines: Sendable {
  private let stored = Mutex<[String]>([])
  private let whenAdded: @Sendable (String) -> Void

  init(_ whenAdded: @escaping @Sendable (String) -> Void = { _ in }) {
    self.whenAdded = whenAdded
  }

  var lines: [String] { stored.withLock(\.self) }

  @Sendable func add(_ line: String) {
    stored.withLock { $0.append(line) }
    whenAdded(line)
  }
}
