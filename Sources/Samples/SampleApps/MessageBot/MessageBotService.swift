import Intents

/// The state and dependencies that MessageBot's handlers share.
struct MessageBotService: Sendable {
  let messenger: Messenger

  init(_ surroundings: Surroundings) throws {
    messenger = try Messenger("MessageBot", surroundings)
  }

  var app: LaunchedApp {
    LaunchedApp(
      makeExtension: { MessageBotExtension(service: self) },
      makeDelegate: { MessageBotApp(service: self) },
      database: messenger.store.database
    )
  }

  /// Returns the activity that opens a conversation in the app.
  func activity(opening conversation: String?) -> NSUserActivity {
    let activity = NSUserActivity(activityType: Self.conversationActivity)
    activity.title = "Conversation"
    activity.userInfo = conversation.map { ["conversation": $0] }
    return activity
  }

  static let conversationActivity = "com.example.MessageBot.conversation"
}
