import Intents
import Storage

/// The conversations an app starts out with, read from JSON.
struct MessageSeed: Decodable, Sendable {
  var conversations: [Conversation]

  struct Conversation: Decodable, Sendable {
    var identifier: String
    var group: String?
    var participants: [String]
    var messages: [Message]
  }

  struct Message: Decodable, Sendable {
    var minutesAgo: Double
    var sender: String
    var text: String
    var read: Bool
    var flagged: Bool?
  }
}

extension MessageStore {
  /// Whether nothing was ever stored.
  var isEmpty: Bool {
    get throws { try !database.has("SELECT 1 FROM conversation") }
  }

  /// Fills an empty store, and leaves any other as it is.
  func plant(_ seed: MessageSeed, me: String, now: Date) throws {
    try database.write { connection in
      guard try !connection.has("SELECT 1 FROM conversation") else { return }
      for conversation in seed.conversations {
        try connection.plant(conversation, me: me, now: now)
      }
    }
  }
}

extension Connection {
  fileprivate func plant(_ seed: MessageSeed.Conversation, me: String, now: Date) throws {
    try addConversation(seed.identifier, group: seed.group, with: seed.participants)
    for (index, message) in seed.messages.enumerated() {
      let others = ([me] + seed.participants).filter { $0 != message.sender }
      try add(
        Message(
          identifier: "\(seed.identifier)-\(index + 1)",
          conversation: seed.identifier,
          sender: message.sender,
          recipients: others.map { Message.Recipient(user: $0) },
          text: message.text,
          sent: now - message.minutesAgo * 60,
          isRead: message.read,
          isFlagged: message.flagged ?? false
        ),
        request: nil
      )
    }
  }
}
