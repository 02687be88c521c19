import Intents

/// The state and dependencies that UnicornChat's handlers share.
struct UnicornChatService: Sendable {
  let messenger: Messenger

  init(_ surroundings: Surroundings) throws {
    messenger = try Messenger("UnicornChat", surroundings)
  }

  var app: LaunchedApp {
    LaunchedApp(
      makeExtension: { UnicornChatExtension(messenger: messenger) },
      makeDelegate: { UnicornChatApp() },
      database: messenger.store.database
    )
  }
}

/// The way into UnicornChat for the system: one kind of handler for all its intents.
final class UnicornChatExtension: INExtension {
  private let messenger: Messenger

  init(messenger: Messenger) {
    self.messenger = messenger
    super.init()
  }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INSendMessageIntent, is INSearchForMessagesIntent, is INSetMessageAttributeIntent:
      ChatHandler(messenger: messenger)
    default: nil
    }
  }
}

/// UnicornChat itself, when it is opened.
final class UnicornChatApp: NSObject, AppDelegate {
  /// The app has one screen, on which everything is found.
  func `continue`(_ userActivity: NSUserActivity) -> Bool { true }
}
