import Intents
import Storage

/// Sends messages.
///
/// Written in the spelling of iOS 10.
final class MessageHandler: NSObject, INSendMessageIntentHandling {
  private let service: MessageBotService
  private var messenger: Messenger { service.messenger }

  init(service: MessageBotService) {
    self.service = service
  }

  // MARK: - Resolve

  func resolveRecipients(
    forSendMessage intent: INSendMessageIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    guard let recipients = intent.recipients, !recipients.isEmpty else {
      let isKnown = intent.conversationIdentifier != nil || intent.speakableGroupName != nil
      return completion([isKnown ? .notRequired() : .needsValue()])
    }
    completion(recipients.map(resolution))
  }

  private func resolution(of person: INPerson) -> INSendMessageRecipientResolutionResult {
    messenger.addressBook.recipient(for: person).result(
      unknown: .unsupported(forReason: .noAccount),
      missingHandle: .unsupported(
        forReason: person.personHandle?.label == nil ? .noValidHandle : .noHandleForLabel
      )
    )
  }

  func resolveSpeakableGroupName(
    forSendMessage intent: INSendMessageIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    guard let name = intent.speakableGroupName else { return completion(.notRequired()) }
    let group = try? messenger.store.group(named: name.spokenPhrase)
    guard let group else { return completion(.unsupported()) }
    completion(
      .success(
        with: INSpeakableString(
          vocabularyIdentifier: group.identifier,
          spokenPhrase: group.name,
          pronunciationHint: nil
        )
      )
    )
  }

  func resolveContent(
    forSendMessage intent: INSendMessageIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    guard let content = intent.content, !content.isBlank else { return completion(.needsValue()) }
    completion(.success(with: content))
  }

  // MARK: - Confirm

  func confirm(
    sendMessage intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    do {
      let delivery = try messenger.delivery(for: intent)
      let activity = service.activity(opening: delivery?.conversation)
      let code: INSendMessageIntentResponseCode = delivery == nil ? .failure : .ready
      completion(INSendMessageIntentResponse(code: code, userActivity: activity))
    } catch {
      completion(.unavailable)
    }
  }

  // MARK: - Handle

  func handle(
    sendMessage intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    do {
      // Checked once more: between the yes and now, anything can have changed.
      guard let delivery = try messenger.delivery(for: intent) else {
        return completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
      }
      completion(try send(delivery, request: intent.identifier))
    } catch {
      completion(.unavailable)
    }
  }

  private func send(
    _ delivery: Messenger.Delivery,
    request: String?
  ) throws -> INSendMessageIntentResponse {
    let (code, sent): (INSendMessageIntentResponseCode, INMessage)
    do {
      (code, sent) = (
        .success, messenger.systemMessage(try messenger.send(delivery, request: request))
      )
    } catch StorageError.undecided {
      (code, sent) = (.inProgress, messenger.unsent(delivery, request: request))
    }
    let response = INSendMessageIntentResponse(
      code: code,
      userActivity: service.activity(opening: sent.conversationIdentifier)
    )
    response.sentMessage = sent
    return response
  }
}

extension INSendMessageIntentResponse {
  /// The answer when the store cannot be read or written.
  fileprivate static var unavailable: INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .failureMessageServiceNotAvailable, userActivity: nil)
  }
}
