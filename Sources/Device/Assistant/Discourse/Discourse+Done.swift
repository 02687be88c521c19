import Domains
import Foundation
import Understanding

extension Discourse {
  /// The request that was over last, if it was done in this run.
  var deed: Exchange? {
    guard dropped == nil, let done, done.exchange.asHandled == memory.handled.first else {
      return nil
    }
    return done.exchange
  }

  /// In seconds: what began no longer ago has just begun.
  private static let moment: TimeInterval = 2 * 60

  /// The request that was over last, if it has just begun something that can as well begin anew.
  func justBegun(by now: Date) -> Exchange? {
    guard let deed, deed.manner.isBegunAnew, let date = done?.date,
      now.timeIntervalSince(date) <= Self.moment
    else { return nil }
    return deed
  }
}

extension Discourse {
  /// True if what was done last has ended or called off something.
  var hasEnded: Bool {
    deed?.manner.isUndoing == true
  }

  /// Says that there is nothing to end or call off, or that it has been.
  var nothingToEnd: Saying { hasEnded ? .alreadyDone : .nothingToCancel }
}
