import Intents

extension FirstYear {
  final class MessageHandler: NSObject {
    private let addressBook = AddressBook()
    private let messageService = MessageService()
  }
}

// MARK: - Sending

extension FirstYear.MessageHandler: INSendMessageIntentHandling {
  func resolveRecipients(
    forSendMessage intent: INSendMessageIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    guard let recipients = intent.recipients, !recipients.isEmpty else {
      return completion([INPersonResolutionResult.needsValue()])
    }
    var results: [INPersonResolutionResult] = []
    for recipient in recipients {
      let matches = addressBook.users(matching: recipient).map { $0.inPerson() }
      switch matches.count {
      case 2...Int.max:
        results.append(INPersonResolutionResult.disambiguation(with: matches))
      case 1:
        results.append(INPersonResolutionResult.success(with: matches[0]))
      default:
        results.append(INPersonResolutionResult.unsupported())
      }
    }
    completion(results)
  }

  func resolveContent(
    forSendMessage intent: INSendMessageIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    if let content = intent.content, !content.isEmpty {
      completion(INStringResolutionResult.success(with: content))
    } else {
      completion(INStringResolutionResult.needsValue())
    }
  }

  func confirm(
    sendMessage intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(
    sendMessage intent: INSendMessageIntent,
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

extension FirstYear.MessageHandler: INSearchForMessagesIntentHandling,
  INSetMessageAttributeIntentHandling
{
  func handle(
    searchForMessages intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) {
    let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
    response.messages = []
    completion(response)
  }

  func handle(
    setMessageAttribute intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) {
    completion(
      INSetMessageAttributeIntentResponse(code: .failureMessageNotFound, userActivity: nil)
    )
  }
}
