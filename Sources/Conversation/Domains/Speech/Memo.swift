import Synchronization

/// The words that were found for some values, so that they need not be looked for again.
final class Memo<Key: Hashable & Sendable>: Sendable {
  private let words = Mutex<[Key: String]>([:])

  func words(for key: Key, otherwise find: (Key) -> String) -> String {
    if let known = words.withLock({ $0[key] }) { return known }
    // Outside of the lock: it takes long, and may ask the same memo for the words of a part.
    let found = find(key)
    words.withLock { $0[key] = found }
    return found
  }
}
