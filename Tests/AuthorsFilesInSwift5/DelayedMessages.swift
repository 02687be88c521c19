// swift-format-ignore-file
import Intents

// Subclasses of intents and of responses.

class DelayedMessageIntent: INSendMessageIntent {
    var delay: TimeInterval = 0

    override var description: String {
        return "delayed by \(delay)"
    }
}

class DelayedMessageResponse: INSendMessageIntentResponse {
    var position = 0
}

class DelayedMessages: INExtension, INSendMessageIntentHandling {
    override func handler(for intent: INIntent) -> Any {
        reached()
        if let delayed = intent as? DelayedMessageIntent { assert(delayed.delay >= 0) }
        return self
    }

    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        reached()
        let mirrored = DelayedMessageIntent(recipients: intent.recipients, content: intent.content, groupName: nil, serviceName: nil, sender: nil)
        mirrored.delay = 60
        completion(.success(with: mirrored.content ?? "…"))
    }

    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        reached()
        let response = DelayedMessageResponse(code: .inProgress, userActivity: nil)
        response.position = 3
        completion(response)
    }
}
