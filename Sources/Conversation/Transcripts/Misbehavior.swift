/// A misbehaviour of an app's process, as it is started or before a call reaches the handler, to see how
/// a conversation takes it; played where the app has no process of its own.
package enum Misbehavior: String, Sendable, Hashable, CaseIterable, Codable {
  case crashes

  /// Crashes as Swift code does, with a message.
  case traps

  /// Does so on another thread, while the first one waits.
  case trapsElsewhere = "traps-elsewhere"

  /// Somebody kills its process, this once.
  case isKilled = "is-killed"

  /// Kills the process that would end what it has started.
  case killsParent = "kills-parent"

  /// Calls itself until its stack is full.
  case overflowsStack = "overflows-stack"
  case exits

  /// Exits without having anything cleaned up.
  case exitsAtOnce = "exits-at-once"

  /// Exits by `quick_exit`.
  case exitsQuickly = "exits-quickly"

  /// Exits on another thread, while the first one waits.
  case exitsElsewhere = "exits-elsewhere"

  /// Closes its connection to the session.
  case closes

  /// Closes all that it has open.
  case closesEverything = "closes-everything"

  /// Writes to the session what is none of its messages.
  case writesRubbish = "writes-rubbish"

  /// Takes memory until it gets no more.
  case eatsMemory = "eats-memory"

  /// Starts threads until it gets no more.
  case startsThreads = "starts-threads"

  /// Never answers, keeps a processor busy, and ignores all signals that can be ignored.
  case spins

  /// Never answers, and waits for itself.
  case deadlocks
  case prints

  /// Prints a gigabyte, with what a terminal would obey.
  case printsGigabyte = "prints-gigabyte"

  /// Reads what others may have typed, from wherever that can be.
  case readsInput = "reads-input"

  /// Leaves behind processes, some of which have gone into the background.
  case forks
  case ignoresSigterm = "ignores-sigterm"

  /// Goes to another folder.
  case changesFolder = "changes-folder"

  /// True if no answer comes, however long one waits.
  package var isEndless: Bool { self == .spins || self == .deadlocks }
}
