// swift-format-ignore-file
import Intents

// Editing and taking back, as of iOS 17.

@available(iOS 17.0, *)
final class SecondThoughts: INExtension, INEditMessageIntentHandling, INUnsendMessagesIntentHandling, INSetMessageAttributeIntentHandling {
    func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult {
        reached()
        guard let text = intent.editedContent else { return .needsValue() }
        return .confirmationRequired(with: text)
    }

    func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse {
        reached()
        return INEditMessageIntentResponse(code: intent.messageIdentifier == nil ? .failureMessageNotFound : .success, userActivity: nil)
    }

    func confirm(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse {
        reached()
        return INUnsendMessagesIntentResponse(code: .ready, userActivity: nil)
    }

    func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse {
        reached()
        return INUnsendMessagesIntentResponse(code: .failurePastUnsendTimeLimit, userActivity: nil)
    }

    func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult {
        reached()
        return .success(with: .played)
    }

    func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
        reached()
        return INSetMessageAttributeIntentResponse(code: .success, userActivity: nil)
    }
}
