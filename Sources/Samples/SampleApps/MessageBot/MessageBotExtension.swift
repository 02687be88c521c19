import Intents

/// The way into MessageBot for the system: a new handler for each intent, every time it asks.
final class MessageBotExtension: INExtension {
  private let service: MessageBotService

  init(service: MessageBotService) {
    self.service = service
    super.init()
  }

  override func handler(for intent: INIntent) -> Any? {
    if intent is INSendMessageIntent { return MessageHandler(service: service) }
    if intent is INSearchForMessagesIntent { return SearchHandler(service: service) }
    if intent is INSetMessageAttributeIntent { return AttributeHandler(service: service) }
    return nil
  }
}
