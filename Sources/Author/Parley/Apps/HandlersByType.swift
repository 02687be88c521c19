import Domains
import Foundation
import Intents

/// What hands out an app's handlers where the app has no such object: each intent to the first one
/// that adopts its handling protocol.
final class HandlersByType: NSObject, INIntentHandlerProviding {
  private let makeHandlers: [@Sendable () -> any NSObjectProtocol]

  init(_ makeHandlers: [@Sendable () -> any NSObjectProtocol]) {
    self.makeHandlers = makeHandlers
  }

  func handler(for intent: INIntent) -> Any? {
    let schema = Schema.named(type(of: intent).intentName)
    return makeHandlers.lazy.map { $0() }.first { schema?.adapter(for: $0) != nil }
  }
}
