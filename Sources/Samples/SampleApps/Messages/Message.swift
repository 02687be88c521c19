import Intents

/// One message of a conversation.
struct Message: Sendable, Hashable {
  var identifier: String
  var conversation: String
  /// The name of the group, if the conversation is one.
  var group: String?
  /// The identifier of the user who wrote it.
  var sender: String
  var recipients: [Recipient]
  var text: String
  var sent: Date
  var isRead: Bool
  var isFlagged: Bool

  /// A user that a message went to, and by which handle, where that was chosen.
  struct Recipient: Sendable, Hashable {
    var user: String
    var handle: String?
  }
}

/// A message that is to be sent.
struct Outgoing: Sendable {
  /// One identifier for each thing that a person asked for: however often a request is carried
  /// out, its message goes out once.
  var request: String
  var sender: String
  var recipients: [Message.Recipient]
  /// The conversation to go on with; `nil` for the one that these people share, or a new one.
  var conversation: String?
  var text: String
  var sent: Date
}

/// The criteria of a search for messages.
///
/// Empty and `nil` ones match everything.
struct MessageQuery: Sendable, Hashable {
  var senders: [String] = []
  var recipients: [String] = []
  /// Words and phrases; a message must have all of them.
  var terms: [String] = []
  var identifiers: [String] = []
  var conversations: [String] = []
  var groups: [String] = []
  var isRead: Bool?
  var isFlagged: Bool?
  var period: Period = .always
}
