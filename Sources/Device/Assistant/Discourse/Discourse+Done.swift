import Domains
import Foundation
import Understanding

extension Discourse {
  /// The request that was over last, if it was done in this run.
  var deed: Exchange? {
    guard dropped == nil, let done, done.ending == .done,
      done.exchange.asHandled == memory.handled.first
    else { return nil }
    return done.exchange
  }

  /// The request that was over last, if nobody knows whether it was done.
  var doubt: Exchange? {
    guard dropped == nil, let done, done.ending == .doubtful else { return nil }
    return done.exchange
  }

  /// The last request that was to change something, whether it was done or may have been.
  var lastDeed: Memory.Handled? { doubt?.asHandled ?? memory.lastDeed }

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
