package import Transcripts

/// The text that a method of an app's handler has printed, in a process of its own.
package struct Printout: Sendable, Hashable {
  package let intent: String
  package let method: Fault.Method

  /// The first text; it may be another at another time.
  package let text: String

  /// The number of calls in which the method has printed anything.
  package fileprivate(set) var count = 1

  init(by call: CompletedCall, _ text: String) {
    (intent, method) = (call.intent, call.method)
    // Of the last line feed nothing is to be seen.
    self.text = text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}

extension [Printout] {
  /// Adds another; of those of one method the first is kept, and the others are counted.
  mutating func add(_ other: Printout) {
    let known = firstIndex { $0.intent == other.intent && $0.method == other.method }
    if let known { self[known].count += other.count } else { append(other) }
  }
}
