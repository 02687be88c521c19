// swift-format-ignore-file
import Intents
import Dispatch

/// Sends on a queue of its own, and answers from there.
class SendQueue: INExtension, INSendMessageIntentHandling {
    private let queue = DispatchQueue(label: "com.example.sendqueue", qos: .userInitiated)
    private let operations: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        return queue
    }()

    func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void) {
        reached()
        queue.async {
            guard let recipients = intent.recipients, !recipients.isEmpty else {
                DispatchQueue.global().async { completion([.needsValue()]) }
                return
            }
            completion(recipients.map { INSendMessageRecipientResolutionResult.success(with: $0) })
        }
    }

    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        reached()
        operations.addOperation {
            let text = intent.content?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
            completion(text.isEmpty ? .needsValue() : .success(with: text))
        }
    }

    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        reached()
        let group = DispatchGroup()
        var failed = 0
        for recipient in intent.recipients ?? [] {
            group.enter()
            queue.asyncAfter(deadline: .now() + .milliseconds(1)) {
                if recipient.displayName.isEmpty { failed += 1 }
                group.leave()
            }
        }
        group.notify(queue: queue) {
            completion(INSendMessageIntentResponse(code: failed == 0 ? .success : .failureRequiringAppLaunch, userActivity: nil))
        }
    }
}
