/// A state that the search has reached at some word, and how.
struct Node: BitwiseCopyable {
  var state: Int32

  /// The index of the rule entry that the state belongs to; 0 is the sentence itself.
  var context: Int32

  /// The word before which the search stands.
  var place: Int32
  var cost: Int32

  /// The node before, or -1 at the start.
  var back: Int32

  /// The next node that was reached at the same word from an earlier one, or -1.
  var next: Int32 = -1
  var isExpanded = false
  var ways: Ways
  var step: Step

  /// The step by which a node was reached from the one before.
  enum Step: BitwiseCopyable {
    case start

    /// Past sentences that are not part of the request.
    case skip
    case word
    case gap

    /// Past an open slot that began at a word.
    case open(edge: Int32, from: Int32)

    /// Past a span that a recognizer saw.
    case span(edge: Int32, span: Int32)

    /// Past a rule, by the way that ends in a node of its own.
    case rule(inner: Int32)

    /// The end of a template.
    case mark(Int32)
  }
}

/// An entry into a rule at some word; whoever enters the same rule at the same word shares it.
struct Context: BitwiseCopyable {
  var start: Int32

  /// The list of callers.
  var first: Int32 = -1
  var last: Int32 = -1
}

/// A node that entered a rule, and the state in which it goes on once the rule is done.
struct Caller: BitwiseCopyable {
  var node: Int32
  var target: Int32
  var next: Int32 = -1
}

/// An open slot that has begun and goes on from word to word, until it ends.
struct OpenRun: BitwiseCopyable {
  var edge: Int32
  var kind: OpenSlot.Kind
  var context: Int32

  /// The word at which it began.
  var from: Int32
  var cost: Int32

  /// The node before it.
  var back: Int32
}
