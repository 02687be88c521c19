import Intents

/// Finds messages.
///
/// Written in the spelling of iOS 10.
final class SearchHandler: NSObject, INSearchForMessagesIntentHandling {
  private let service: MessageBotService
  private var messenger: Messenger { service.messenger }

  /// More than anybody wants to have read to them.
  private static let limit = 50

  init(service: MessageBotService) {
    self.service = service
  }

  // MARK: - Resolve

  func resolveSenders(
    forSearchForMessages intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion(messenger.addressBook.results(for: intent.senders, besides: intent.recipients))
  }

  func resolveRecipients(
    forSearchForMessages intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion(messenger.addressBook.results(for: intent.recipients))
  }

  /// Answers with the unread messages if no criteria are given.
  func resolveAttributes(
    forSearchForMessages intent: INSearchForMessagesIntent,
    with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void
  ) {
    if intent.attributes.contains(.played) { return completion(.unsupported()) }
    completion(.success(with: intent.hasCriteria ? intent.attributes : .unread))
  }

  func resolveSpeakableGroupNames(
    forSearchForMessages intent: INSearchForMessagesIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
  ) {
    guard let names = intent.speakableGroupNames, !names.isEmpty else {
      return completion([.notRequired()])
    }
    completion(
      names.map { name in
        let group = try? messenger.store.group(named: name.spokenPhrase)
        return group == nil ? .unsupported() : .success(with: name)
      }
    )
  }

  // MARK: - Handle

  func handle(
    searchForMessages intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) {
    do {
      let query = try messenger.query(for: intent)
      let messages = try messenger.store.messages(matching: query, limit: Self.limit + 1)
      completion(response(to: intent, with: messages))
    } catch {
      let code = INSearchForMessagesIntentResponseCode.failureMessageServiceNotAvailable
      completion(INSearchForMessagesIntentResponse(code: code, userActivity: nil))
    }
  }

  private func response(
    to intent: INSearchForMessagesIntent,
    with messages: [Message]
  ) -> INSearchForMessagesIntentResponse {
    guard messages.count <= Self.limit else {
      let code = INSearchForMessagesIntentResponseCode.failureMessageTooManyResults
      return INSearchForMessagesIntentResponse(code: code, userActivity: nil)
    }
    let conversations = Set(messages.map(\.conversation))
    let only = conversations.count == 1 ? conversations.first : nil
    let activity = service.activity(opening: only)
    let response = INSearchForMessagesIntentResponse(code: .success, userActivity: activity)
    response.messages = messages.map(messenger.systemMessage)
    return response
  }
}

extension INSearchForMessagesIntent {
  /// True if the request names any criterion.
  fileprivate var hasCriteria: Bool {
    let lists: [Int?] = [
      recipients?.count, senders?.count, searchTerms?.count, identifiers?.count,
      conversationIdentifiers?.count, speakableGroupNames?.count,
    ]
    return !attributes.isEmpty || dateTimeRange != nil || lists.contains { ($0 ?? 0) > 0 }
  }
}
