import Foundation
import Synchronization

/// The words that were found for some dates, so that they need not be looked for again.
final class Memo: Sendable {
  private let words = Mutex<[Date: String]>([:])

  func words(for date: Date, otherwise find: (Date) -> String) -> String {
    words.withLock { known in
      if let words = known[date] { return words }
      let words = find(date)
      known[date] = words
      return words
    }
  }
}
