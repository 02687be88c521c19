import Synchronization

/// The words that were found for some values, so that they need not be looked for again.
final class Memo<Key: Hashable & Sendable>: Sendable {
  private let words = Mutex<[Key: String]>([:])

  func words(for key: Key, otherwise find: (Key) -> String) -> String {
    words.withLock { known in
      if let words = known[key] { return words }
      let words = find(key)
      known[key] = words
      return words
    }
  }
}
