import Synchronization

/// Failures to store or read something in a conversation: the person is told the reason, for which
/// apps have no words.
final class StorageFailures: Sendable {
  private struct State {
    var areThereAny = false

    /// The sentences that have been told since the last line was said.
    var told: Set<String> = []
  }

  private let state = Mutex(State())
  private let console: Console

  init(console: Console) {
    self.console = console
  }

  var areThereAny: Bool { state.withLock(\.areThereAny) }

  /// Tells of a failure, once for each line.
  func take(_ sentence: String) {
    let isNew = state.withLock { state in
      state.areThereAny = true
      return state.told.insert(sentence).inserted
    }
    if isNew { console.warn(sentence) }
  }

  /// Notes a failure that has been told.
  func note() {
    state.withLock { $0.areThereAny = true }
  }

  func beginLine() {
    state.withLock { $0.told = [] }
  }
}
