import Synchronization
import Understanding

/// Makes interpreters for sessions, one for all that know the same names.
///
/// To make one takes as long as many a conversation. Conversations in one world know one of a few
/// lists of names, by whether contacts are allowed and by what apps have told; so those used last
/// are kept.
package final class Interpreters: Sendable {
  private struct Known {
    let lexicon: Lexicon
    let region: Region
    let interpreter: Interpreter
  }

  /// The one used last at the end.
  private let known = Mutex<[Known]>([])
  private let capacity: Int

  /// Creates a maker that keeps so many interpreters; each takes memory for every name it knows.
  package init(keeping capacity: Int = 1) {
    self.capacity = capacity
  }

  func interpreter(knowing lexicon: Lexicon, in region: Region) -> Interpreter {
    known.withLock { known in
      if let place = known.lastIndex(where: { $0.lexicon == lexicon && $0.region == region }) {
        known.append(known.remove(at: place))
      } else {
        let interpreter = Interpreter(lexicon: lexicon, region: region)
        if known.count == capacity { known.removeFirst() }
        known.append(Known(lexicon: lexicon, region: region, interpreter: interpreter))
      }
      return known[known.count - 1].interpreter
    }
  }
}
