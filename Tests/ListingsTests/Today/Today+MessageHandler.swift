import Intents

extension Today {
  final class MessageHandler: NSObject {
    private let addressBook = AddressBook()
    private let messageService = MessageService()
  }
}

// MARK: - Sending

extension Today.MessageHandler: INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    guard let recipients = intent.recipients, !recipients.isEmpty else {
      return completion([.needsValue()])
    }
    var results: [INSendMessageRecipientResolutionResult] = []
    for recipient in recipients {
      let matches = addressBook.users(matching: recipient).map { $0.inPerson() }
      switch matches.count {
      case 2...Int.max:
        results.append(.disambiguation(with: matches))
      case 1:
        results.append(.success(with: matches[0]))
      default:
        results.append(.unsupported(forReason: .noAccount))
      }
    }
    completion(results)
  }

  func resolveContent(
    for intent: INSendMessageIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    if let content = intent.content, !content.isEmpty {
      completion(INStringResolutionResult.success(with: content))
    } else {
      completion(INStringResolutionResult.needsValue())
    }
  }

  func confirm(
    intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(
    intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    guard let message = intent.content, let recipients = intent.recipients else {
      return completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
    }
    let isSent = messageService.sendMessage(message, to: recipients)
    completion(
      INSendMessageIntentResponse(code: isSent ? .success : .failure, userActivity: nil)
    )
  }
}

// MARK: - Searching and marking

extension Today.MessageHandler: INSearchForMessagesIntentHandling,
  INSetMessageAttributeIntentHandling
{
  func handle(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) {
    let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
    response.messages = []
    completion(response)
  }

  func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) {
    completion(
      INSetMessageAttributeIntentResponse(code: .failureMessageNotFound, userActivity: nil)
    )
  }
}
