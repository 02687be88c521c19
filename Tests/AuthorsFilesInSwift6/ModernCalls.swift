// swift-format-ignore-file
import Intents

@available(iOS 16.2, *)
final class ModernCalls: INExtension {
  override func handler(for intent: INIntent) -> Any? {
    reached()
    return switch intent {
    case is INStartCallIntent, is INSearchCallHistoryIntent: CallDesk()
    case is INAnswerCallIntent, is INHangUpCallIntent: Receiver()
    default: nil
    }
  }
}

private final class CallDesk: NSObject, INStartCallIntentHandling, INSearchCallHistoryIntentHandling {
  func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult] {
    reached()
    guard let contacts = intent.contacts else { return [.unsupported(forReason: .noContactFound)] }
    return contacts.map { contact in
      switch contact.siriMatches?.count ?? 0 {
      case 2...: .disambiguation(with: contact.siriMatches ?? [])
      case 1 where contact.personHandle?.value == nil: .confirmationRequired(with: contact.siriMatches?.first)
      default: .success(with: contact)
      }
    }
  }

  func resolveDestinationType(for intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult {
    reached()
    return .success(with: .normal)
  }

  func resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult {
    reached()
    return .success(with: intent.callCapability)
  }

  func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    reached()
    return INStartCallIntentResponse(code: .userConfirmationRequired, userActivity: nil)
  }

  func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    reached()
    return INStartCallIntentResponse(code: .continueInApp, userActivity: NSUserActivity(activityType: "call"))
  }

  func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult {
    reached()
    return intent.recipient.map { .success(with: $0) } ?? .notRequired()
  }

  func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
    reached()
    return INSearchCallHistoryIntentResponse(code: .continueInApp, userActivity: nil)
  }
}

@available(iOS 16.2, *)
private final class Receiver: NSObject, INAnswerCallIntentHandling, INHangUpCallIntentHandling {
  func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse {
    reached()
    return INAnswerCallIntentResponse(code: .success, userActivity: nil)
  }

  func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
    reached()
    return INHangUpCallIntentResponse(code: .success, userActivity: nil)
  }
}
