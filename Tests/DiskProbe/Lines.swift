import Synchronization

/// Lines as they come, from any thread.
final class Lines: Sendable {
  private let stored = Mutex<[String]>([])

  var lines: [String] { stored.withLock(\.self) }

  @Sendable func add(_ line: String) { stored.withLock { $0.append(line) } }
}
