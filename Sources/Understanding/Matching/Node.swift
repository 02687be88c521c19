/// A state that the search has reached at some word, and how.
struct Node {
  var state: Int32

  /// Which entry into which rule the state belongs to; 0 is the sentence itself.
  var context: Int32

  /// The word before which the search stands.
  var place: Int32
  var cost: Int32

  /// The node before, or -1 at the start.
  var back: Int32

  /// The next node at the same word, or -1.
  var next: Int32
  var isExpanded = false
  var step: Step

  /// How a node was reached from the one before.
  enum Step {
    case start

    /// Past sentences that are not part of the request.
    case skip
    case word
    case gap

    /// Inside an open slot that began at a word.
    case inside(edge: Int32, from: Int32)

    /// Past an open slot that began at a word.
    case open(edge: Int32, from: Int32)

    /// Past a span that a finder saw.
    case span(edge: Int32, span: Int32)

    /// Past a rule, by the way that ends in a node of its own.
    case rule(inner: Int32)

    /// The end of a template.
    case mark(Int32)
  }
}

/// An entry into a rule at some word; whoever enters the same rule at the same word shares it.
struct Context {
  var rule: Int32
  var start: Int32
  var callers: [Caller]

  /// Who goes on, and in which state, once the rule is done.
  struct Caller {
    var node: Int32
    var target: Int32
  }
}
