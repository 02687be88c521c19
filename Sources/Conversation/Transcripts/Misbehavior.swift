/// A misbehaviour of an app's process before a call reaches the handler, to see how a conversation
/// takes it; played where the app has no process of its own.
package enum Misbehavior: String, Sendable, Hashable, CaseIterable, Codable {
  case crashes

  /// Somebody kills its process, this once.
  case isKilled = "is-killed"

  /// Calls itself until its stack is full.
  case overflowsStack = "overflows-stack"
  case exits

  /// Closes all that it has open.
  case closes

  /// Writes to the session what is none of its messages.
  case writesRubbish = "writes-rubbish"

  /// Takes memory until it gets no more.
  case eatsMemory = "eats-memory"

  /// Starts threads until it gets no more.
  case startsThreads = "starts-threads"

  /// Never answers, and keeps a processor busy.
  case spins

  /// Never answers, and waits for itself.
  case deadlocks
  case prints
  case printsGigabyte = "prints-gigabyte"

  /// Leaves behind a process that has gone into the background.
  case forks
  case ignoresSigterm = "ignores-sigterm"

  /// True if no answer comes, however long one waits.
  package var isEndless: Bool { self == .spins || self == .deadlocks }
}
