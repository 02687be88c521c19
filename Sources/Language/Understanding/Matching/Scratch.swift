internal import Synchronization

/// The working memory of a search.
///
/// It is kept for the next sentence: to ask for so much memory anew would take longer than the
/// search.
struct Scratch: ~Copyable {
  /// For each word the nodes that were reached there from an earlier one: first and last.
  var waiting = Pool<Waiting>(capacity: 32)
  var frontier = Frontier()

  /// The nodes at the current word that still have to be expanded.
  var agenda = Pool<Int32>(capacity: 64)
  var contexts = Pool<Context>(capacity: 128)
  var callers = Pool<Caller>(capacity: 256)

  /// For each rule the context in which it was entered last.
  var entered = Pool<Int32>(capacity: 256)

  /// Open slots that go on over the current word, and those that begin with it.
  var runs = Pool<OpenRun>(capacity: 32)
  var newRuns = Pool<OpenRun>(capacity: 32)

  struct Waiting: BitwiseCopyable {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  /// Forgets the sentence before.
  mutating func prepare(words: Int, rules: Int) {
    waiting.refill(with: Waiting(), count: words + 1)
    entered.refill(with: -1, count: rules)
    agenda.truncate(to: 0)
    contexts.truncate(to: 0)
    contexts.append(Context(start: 0))
    callers.truncate(to: 0)
    runs.truncate(to: 0)
    newRuns.truncate(to: 0)
  }

  /// Indicates whether the sentence before was so long that its memory is better given back.
  var isLarge: Bool { callers.count > 1 << 14 || waiting.count > 1 << 12 }
}

/// Keeps the scratch of one search for the next; who finds none makes a new one.
final class ScratchPad: Sendable {
  private let kept = Mutex<Scratch?>(nil)

  func take() -> Scratch {
    kept.withLock { $0.take() } ?? Scratch()
  }

  func keep(_ scratch: consuming Scratch) {
    guard !scratch.isLarge else { return }
    var given: Scratch? = scratch
    kept.withLock { kept in kept = given.take() }
  }
}
