import Domains
import Foundation
import Intents

/// A provider of handlers for an app that has no such object: each intent goes to the first one
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
