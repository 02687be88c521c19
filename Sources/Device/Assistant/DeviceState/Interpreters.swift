import Synchronization
import Understanding

/// Makes interpreters for sessions, one for all that know the same names.
///
/// To make one takes as long as many a conversation. What conversations in one world know differs
/// seldom, so the last one is kept.
package final class Interpreters: Sendable {
  private struct Known {
    let lexicon: Lexicon
    let region: Region
    let interpreter: Interpreter
  }

  private let last = Mutex<Known?>(nil)

  package init() {}

  func interpreter(knowing lexicon: Lexicon, in region: Region) -> Interpreter {
    last.withLock { last in
      if let last, last.lexicon == lexicon, last.region == region { return last.interpreter }
      let interpreter = Interpreter(lexicon: lexicon, region: region)
      last = Known(lexicon: lexicon, region: region, interpreter: interpreter)
      return interpreter
    }
  }
}
