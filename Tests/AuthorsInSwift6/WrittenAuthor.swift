import Foundation
import Intents

/// Somebody who wrote a handler, all methods in one spelling, and what becomes of calling them.
package struct WrittenAuthor: Sendable {
  /// The intent or the domain, and the spelling.
  package var name: String
  /// The methods that were written, in the order in which the assistant calls them.
  package var expected: [String]
  /// Calls all methods that the assistant knows, and tells which of the author's were reached.
  package var calls: @Sendable () async -> [String]
}

/// Notes which of its methods were really reached.
class Author: NSObject {
  var calls: [String] = []
}

/// Is given to handlers that want to tell of changes.
final class ToldObserver: NSObject, INGetRideStatusIntentResponseObserver {
  func didUpdate(getRideStatus response: INGetRideStatusIntentResponse) {}
}
