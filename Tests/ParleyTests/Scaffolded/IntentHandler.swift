import Intents

/// The handler that Siri asks: whom to write to, which text, and to send it.
class IntentHandler: INExtension, INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult] {
    guard let people = intent.recipients, !people.isEmpty else { return [.needsValue()] }
    return people.map { person in
      let matches = person.siriMatches ?? []
      return matches.count > 1 ? .disambiguation(with: matches) : .success(with: person)
    }
  }

  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    guard let text = intent.content, !text.isEmpty else { return .needsValue() }
    return .success(with: text)
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    // Your app sends the message here.
    INSendMessageIntentResponse(code: .success, userActivity: nil)
  }
}
