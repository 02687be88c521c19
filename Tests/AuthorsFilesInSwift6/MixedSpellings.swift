// swift-format-ignore-file
import Intents

/// Grew over the years: every method as it was written in its year.
open class MixedSpellings: INExtension, INSendMessageIntentHandling {
    open override func handler(for intent: INIntent) -> Any? {
        reached()
        return self
    }

    // iOS 10
    open func resolveGroupName(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) {
        reached()
        completion(.notRequired())
    }

    // iOS 11
    open func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        reached()
        completion(.success(with: intent.content ?? "-"))
    }

    // iOS 13 and async
    open func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult] {
        reached()
        return (intent.recipients ?? []).map { .success(with: $0) }
    }

    open func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        reached()
        return .init(code: .ready, userActivity: nil)
    }

    open func handle(sendMessage intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        reached()
        completion(.init(code: .success, userActivity: nil))
    }
}
