// swift-format-ignore-file
import Intents

final class AsyncMessages: NSObject, INSendMessageIntentHandling, INSearchForMessagesIntentHandling {
    let service: MessageService

    init(service: MessageService) {
        self.service = service
    }

    func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
        reached()
        guard let recipients = intent.recipients, !recipients.isEmpty else {
            return [.needsValue()]
        }
        var results: [INSendMessageRecipientResolutionResult] = []
        for recipient in recipients {
            let isKnown = await service.knows(recipient.displayName)
            results.append(isKnown ? .success(with: recipient) : .unsupported(forReason: .noAccount))
        }
        return results
    }

    func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
        reached()
        guard let content = intent.content else { return .needsValue() }
        return .success(with: content)
    }

    func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        reached()
        let code: INSendMessageIntentResponseCode = await service.isReachable ? .ready : .failureMessageServiceNotAvailable
        return INSendMessageIntentResponse(code: code, userActivity: nil)
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        reached()
        do {
            try await service.send(intent.content ?? "", to: intent.recipients?.map(\.displayName) ?? [])
            return INSendMessageIntentResponse(code: .success, userActivity: nil)
        } catch {
            let activity = NSUserActivity(activityType: "com.example.async.retry")
            activity.userInfo = ["error": "\(error)"]
            return INSendMessageIntentResponse(code: .failureRequiringAppLaunch, userActivity: activity)
        }
    }

    func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
        reached()
        let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
        response.messages = await service.sent.enumerated().map { number, text in
            INMessage(identifier: "\(number)", conversationIdentifier: nil, content: text, dateSent: .now, sender: nil, recipients: nil, groupName: nil, messageType: .text, serviceName: "Async")
        }
        return response
    }
}

actor MessageService {
    struct Unreachable: Error {}

    private(set) var sent: [String] = []
    var isReachable = true

    func knows(_ name: String) -> Bool { !name.isEmpty }

    func send(_ text: String, to names: [String]) throws {
        guard isReachable else { throw Unreachable() }
        sent.append(text)
    }
}
