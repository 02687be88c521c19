/// The kind of a request to an app's process, which its answer has to be of, too.
enum RequestKind: Sendable {
  case call
  case request
}

/// The requests to an app's process that are still to be answered, and what is known of its end.
///
/// Decides whom an answer is for, and whether the end of the process is news or is told by whoever has
/// waited; does nothing itself.
struct CallLedger<Waiter: Sendable>: Sendable {
  private struct Entry {
    let kind: RequestKind
    let waiter: Waiter

    /// Set for a request that can be done without: should the process end instead, that is news.
    let isAttempt: Bool

    /// Set once nobody waits for it any more.
    var isAbandoned = false
  }

  private var entries: [Int: Entry] = [:]
  private var count = 0

  /// The reason for which this process is about to end the other one.
  private(set) var cause: AppEnd.Cause?

  /// Set if the end of the process has been told, is told elsewhere, or is of no interest.
  private var isTold = false

  /// The end of the process.
  private(set) var end: AppEnd?
}

extension CallLedger {
  /// True if nobody should ask the process for anything any more.
  var isClosed: Bool { end != nil || cause != nil }

  /// True if the process is at nothing.
  var isIdle: Bool { !isClosed && entries.isEmpty }

  /// True if the process is at something that nobody waits for any more.
  var hasAbandoned: Bool { entries.values.contains(where: \.isAbandoned) }

  func isOpen(_ number: Int) -> Bool { entries[number] != nil }
}

// MARK: - Requests

extension CallLedger {
  /// Enters a request.
  ///
  /// - Parameters:
  ///   - kind: The kind of its answer.
  ///   - waiter: Whoever waits for that.
  ///   - isAttempt: Set if the process may end instead, which is news then.
  /// - Returns: The request's number.
  /// - Throws: The end of the process, if it has ended.
  mutating func enter(
    _ kind: RequestKind,
    for waiter: Waiter,
    isAttempt: Bool = false
  ) throws(AppEnd) -> Int {
    if let end { throw end }
    count += 1
    entries[count] = Entry(kind: kind, waiter: waiter, isAttempt: isAttempt)
    return count
  }

  /// Nobody waits for a request any more.
  mutating func abandon(_ number: Int) { entries[number]?.isAbandoned = true }

  /// Takes out a request that has been answered.
  ///
  /// - Returns: Whoever waits for the answer; `nil` if nobody has asked for one of this kind, which
  ///   no app's process of ours does.
  mutating func answer(_ number: Int, as kind: RequestKind) -> Waiter? {
    guard let entry = entries[number], entry.kind == kind else { return nil }
    entries[number] = nil
    return entry.waiter
  }
}

// MARK: - The end

extension CallLedger {
  /// The process is about to be ended; the first reason is the one.
  ///
  /// - Parameters:
  ///   - cause: The reason; `nil` if it is not needed any more.
  ///   - isTold: Set if somebody else tells of it.
  mutating func willEnd(because cause: AppEnd.Cause?, isTold: Bool) {
    if self.cause == nil { self.cause = cause }
    self.isTold = self.isTold || isTold
  }

  /// The process has ended.
  ///
  /// - Parameters:
  ///   - end: Its end.
  ///   - isAwaited: Set if somebody waits for more than requests.
  /// - Returns: All who wait, and whether the end is news: nobody who waits tells of it.
  mutating func close(_ end: AppEnd, isAwaited: Bool) -> (waiters: [Waiter], isNews: Bool) {
    self.end = end
    defer { entries = [:] }
    let isNews = !isAwaited && entries.values.allSatisfy(\.isAttempt) && isNewsOnce()
    return (entries.values.map(\.waiter), isNews)
  }

  /// - Returns: `true` if the end has still to be told, which is taken to be done.
  mutating func isNewsOnce() -> Bool {
    defer { isTold = true }
    return !isTold
  }
}
