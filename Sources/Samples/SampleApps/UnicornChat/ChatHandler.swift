import Intents
import Storage

/// Does everything with messages.
///
/// Written `async`, and only what differs from the defaults.
final class ChatHandler: NSObject {
  private let messenger: Messenger

  init(messenger: Messenger) {
    self.messenger = messenger
  }
}

// MARK: - Sending

extension ChatHandler: INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients, !recipients.isEmpty else {
      return [intent.conversationIdentifier == nil ? .needsValue() : .notRequired()]
    }
    return recipients.map {
      messenger.addressBook.recipient(for: $0).result(
        unknown: .unsupported(forReason: .noAccount),
        missingHandle: .unsupported(forReason: .noHandleForLabel)
      )
    }
  }

  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    guard let content = intent.content, !content.isBlank else { return .needsValue() }
    return .success(with: content)
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    guard let delivery = try? messenger.delivery(for: intent) else {
      return INSendMessageIntentResponse(code: .failure, userActivity: nil)
    }
    do {
      let message = try messenger.send(delivery, request: intent.identifier)
      return response(.success, about: messenger.systemMessage(message))
    } catch StorageError.undecided {
      return response(.inProgress, about: messenger.unsent(delivery, request: intent.identifier))
    } catch {
      return INSendMessageIntentResponse(code: .failure, userActivity: nil)
    }
  }

  private func response(
    _ code: INSendMessageIntentResponseCode,
    about message: INMessage
  ) -> INSendMessageIntentResponse {
    let response = INSendMessageIntentResponse(code: code, userActivity: nil)
    response.sentMessages = [message]
    return response
  }
}

// MARK: - Searching

extension ChatHandler: INSearchForMessagesIntentHandling {
  func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
    messenger.addressBook.results(for: intent.senders, besides: intent.recipients)
  }

  func resolveRecipients(
    for intent: INSearchForMessagesIntent
  ) async -> [INPersonResolutionResult] {
    messenger.addressBook.results(for: intent.recipients)
  }

  func handle(
    intent: INSearchForMessagesIntent
  ) async -> INSearchForMessagesIntentResponse {
    guard let query = try? messenger.query(for: intent),
      let messages = try? messenger.store.messages(matching: query, limit: 20)
    else {
      return INSearchForMessagesIntentResponse(code: .failure, userActivity: nil)
    }
    let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
    response.messages = messages.map(messenger.systemMessage)
    return response
  }
}

// MARK: - Marking

extension ChatHandler: INSetMessageAttributeIntentHandling {
  func handle(
    intent: INSetMessageAttributeIntent
  ) async -> INSetMessageAttributeIntentResponse {
    let marked = intent.mark.flatMap { try? messenger.mark(intent.identifiers, as: $0) } ?? 0
    return INSetMessageAttributeIntentResponse(
      code: marked == 0 ? .failureMessageNotFound : .success,
      userActivity: nil
    )
  }
}
