import Intents

/// MessageBot itself, when it is opened.
final class MessageBotApp: NSObject, AppDelegate {
  private let service: MessageBotService

  init(service: MessageBotService) {
    self.service = service
  }

  /// Tells the names of the groups, which nobody else knows, those that were active last first.
  func didFinishLaunching() {
    let groups = (try? service.messenger.store.groups) ?? []
    let names = groups.map { group in
      INSpeakableString(
        vocabularyIdentifier: group.identifier,
        spokenPhrase: group.name,
        pronunciationHint: nil
      )
    }
    INVocabulary.shared().setVocabulary(NSOrderedSet(array: names), of: .contactGroupName)
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
