import Dialogue
import Foundation

extension Memory {
  /// A request that an app was asked to carry out, and of which nobody knows whether it did: it
  /// never answered, or could not tell itself.
  struct Unsettled: Sendable, Hashable, Codable {
    var request: Handled

    /// By which the app knows it again.
    var identifier: String
    var began: Date

    /// Set once the user was told that nobody knows; else they may have heard nothing at all.
    var isTold = false
  }

  /// An earlier request for the same, if nobody knows what became of that.
  ///
  /// Made once more by its identifier, it is the same request to the app, and is not done twice.
  /// Whoever was not told of that, and asks again after an hour, means another one.
  func unsettled(_ request: Handled, at now: Date) -> Unsettled? {
    unsettled?.first { known in
      known.request == request
        && (known.isTold || abs(now.timeIntervalSince(known.began)) < Self.patience)
    }
  }

  /// Notes a request that an app is about to carry out.
  mutating func begin(_ request: Handled, _ identifier: String, at now: Date) {
    var begun = Unsettled(request: request, identifier: identifier, began: now)
    begun.isTold = unsettled?.first { $0.identifier == identifier }?.isTold == true
    settle(identifier)
    unsettled = [begun] + (unsettled ?? []).prefix(Self.mostUnsettled - 1)
  }

  /// Notes that the user is told that nobody knows what became of a request.
  mutating func tell(ofUnsettled identifier: String) {
    for index in (unsettled ?? []).indices where unsettled?[index].identifier == identifier {
      unsettled?[index].isTold = true
    }
  }

  /// Notes that it is known what became of a request.
  mutating func settle(_ identifier: String) {
    removeUnsettled { $0.identifier == identifier }
  }

  /// Notes that some requests, if they were done, are done no longer.
  mutating func settle(where isOver: (Handled) -> Bool) {
    removeUnsettled { isOver($0.request) }
  }

  private mutating func removeUnsettled(where isSettled: (Unsettled) -> Bool) {
    unsettled?.removeAll(where: isSettled)
    if unsettled?.isEmpty == true { unsettled = nil }
  }

  private static let mostUnsettled = 20
  private static let patience: TimeInterval = 60 * 60
}
