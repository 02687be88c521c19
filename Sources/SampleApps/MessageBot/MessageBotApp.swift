import Intents

/// MessageBot itself, when it is opened.
final class MessageBotApp: NSObject, AppDelegate {
  private let service: MessageBotService

  init(service: MessageBotService) {
    self.service = service
  }

  /// Opens a conversation, and with it reads what is unread there.
  func `continue`(_ userActivity: NSUserActivity) -> Bool {
    guard userActivity.activityType == MessageBotService.conversationActivity else {
      return userActivity.interaction != nil
    }
    guard let conversation = userActivity.userInfo?["conversation"] as? String else { return true }
    let store = service.messenger.store
    let unread = MessageQuery(conversations: [conversation], isRead: false)
    let messages = try? store.messages(matching: unread, limit: 1_000)
    return (try? store.mark(messages?.map(\.identifier) ?? [], as: .read(true))) != nil
  }
}
