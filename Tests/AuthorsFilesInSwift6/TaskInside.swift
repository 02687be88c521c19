// swift-format-ignore-file
import Intents

/// Completions outside, tasks inside.
final class TaskInside: INExtension, INSendMessageIntentHandling, INStartCallIntentHandling {

    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) {
        reached()
        let content = intent.content
        Task {
            try? await Task.sleep(for: .milliseconds(1))
            completion(content.map { .success(with: $0) } ?? .needsValue())
        }
    }

    func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void) {
        reached()
        Task.detached {
            await Outbox.shared.add(1)
            completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
        }
    }

    func resolveContacts(for intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void) {
        reached()
        completion(intent.contacts?.map { .success(with: $0) } ?? [.needsValue()])
    }

    func confirm(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void) {
        reached()
        completion(INStartCallIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void) {
        reached()
        DispatchQueue.main.async {
            completion(INStartCallIntentResponse(code: .continueInApp, userActivity: nil))
        }
    }
}

actor Outbox {
    static let shared = Outbox()
    private var count = 0
    func add(_ number: Int) { count += number }
}
