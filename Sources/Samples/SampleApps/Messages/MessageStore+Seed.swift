import Intents
import Storage

/// The conversations an app starts out with, read from JSON.
struct MessageSeed: Decodable, Sendable, Equatable {
  var conversations: [Conversation]

  struct Conversation: Decodable, Sendable, Equatable {
    var identifier: String
    var group: String?
    var participants: [String]
    var messages: [Message]
  }

  struct Message: Decodable, Sendable, Equatable {
    var minutesAgo: Double
    var sender: String
    var text: String
    var read: Bool
    var flagged: Bool?
  }
}

/// The user whose conversations they become, and the time at which their messages were sent.
private struct PlantedHistory: Sendable, Equatable {
  let seed: MessageSeed
  let me: String
  let now: Date
}

extension MessageStore {
  /// True if nothing was ever stored.
  var isEmpty: Bool {
    get throws { try database.isFresh || !database.has(Self.anyConversation) }
  }

  /// Fills an empty store, and leaves any other as it is.
  func plant(_ seed: MessageSeed, me: String, now: Date) throws {
    let history = PlantedHistory(seed: seed, me: me, now: now)
    try database.plant(history, unless: Self.anyConversation) { connection in
      for seed in seed.conversations {
        try connection.addConversation(seed.identifier, group: seed.group, with: seed.participants)
      }
      for message in seed.messages(me: me, now: now) { try connection.add(message, request: nil) }
    }
  }

  private static let anyConversation = "SELECT 1 FROM conversation"
}

extension MessageSeed {
  /// The messages of all conversations in the order in which they were sent, as a store has those
  /// that come later.
  fileprivate func messages(me: String, now: Date) -> [SampleApps.Message] {
    conversations.flatMap { $0.messages(me: me, now: now) }.sorted { $0.sent < $1.sent }
  }
}

extension MessageSeed.Conversation {
  fileprivate func messages(me: String, now: Date) -> [SampleApps.Message] {
    messages.enumerated().map { index, message in
      let others = ([me] + participants).filter { $0 != message.sender }
      return SampleApps.Message(
        identifier: "\(identifier)-\(index + 1)",
        conversation: identifier,
        sender: message.sender,
        recipients: others.map { SampleApps.Message.Recipient(user: $0) },
        text: message.text,
        sent: now - message.minutesAgo * 60,
        isRead: message.read,
        isFlagged: message.flagged ?? false
      )
    }
  }
}
