import Dialogue
package import Transcripts

/// A call of a handler's method that is over: how long it took, and how the wait for it went.
package struct CompletedCall: Sendable, Hashable {
  package enum Ending: Sendable, Hashable {
    case answered

    /// The limit was reached first.
    case timedOut(after: Duration)

    /// The user stopped waiting.
    case interrupted

    /// The app's process ended first.
    case ended(AppEnd.Cause)

    /// True if the app's process ended first.
    package var isEnd: Bool { if case .ended = self { true } else { false } }
  }

  /// The intent's class name.
  package var intent: String
  package var method: Fault.Method

  /// The app's name.
  package var app: String
  package var duration: Duration

  /// The same by the machine's time as well, in the process of the app's code: what is longer of both
  /// counts, for on a clock that stands still only what is staged takes time.
  package var time: Duration
  package var ending: Ending

  /// Set if the user was told meanwhile that it takes its time.
  package var isNoted: Bool

  /// The most memory that the app's process has had meanwhile, in bytes; `nil` where it has none of its
  /// own.
  package var peak: Int?

  /// Set if a fault made it go so, and will again.
  package var isStaged: Bool

  package init(
    _ method: Fault.Method,
    intent: String,
    app: String,
    duration: Duration,
    ending: Ending,
    isNoted: Bool = false,
    isStaged: Bool = false
  ) {
    self.method = method
    self.intent = intent
    self.app = app
    self.duration = duration
    time = duration
    self.ending = ending
    self.isNoted = isNoted
    self.isStaged = isStaged
  }
}

extension CompletedCall {
  /// The fault that makes the call go the same way in a replay, where nobody waits.
  package var fault: Fault? {
    guard !isStaged else { return nil }
    switch ending {
    case .interrupted: return Fault(method, intent, .isInterrupted)
    case .ended(.signal(9)): return Fault(method, intent, .misbehaves(.isKilled))
    case .answered where isNoted: return Fault(method, intent, .keepsWaiting)
    case .answered, .timedOut, .ended: return nil
    }
  }
}
