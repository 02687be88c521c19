import Intents
import Storage

extension Connection {
  /// The newest messages that a query finds, oldest first.
  func messages(matching query: MessageQuery, limit: Int) throws -> [Message] {
    var query = query
    if !query.groups.isEmpty {
      let found = try conversations(ofGroups: query.groups)
      let known = Set(query.conversations)
      query.conversations = known.isEmpty ? found : found.filter(known.contains)
      query.groups = []
      if query.conversations.isEmpty { return [] }
    }
    let (source, order) = query.source
    return try messages(query.conditions(limit: limit), from: source, by: order, limit: limit)
  }

  /// The message that a request has brought.
  func message(ofRequest request: String) throws -> Message? {
    var conditions = Conditions()
    conditions.require("request = ?", [request])
    return try messages(conditions, from: "message", by: "number", limit: 1).first
  }

  private func messages(
    _ conditions: Conditions,
    from source: String,
    by order: String,
    limit: Int
  ) throws -> [Message] {
    let found = try rows(
      """
      SELECT number, identifier, conversation,
        (SELECT group_name FROM conversation WHERE identifier = message.conversation) AS group_name,
        sender, text, message.sent, is_read, is_flagged
      FROM \(source) WHERE \(conditions.sql) ORDER BY \(order) LIMIT ?
      """,
      arguments: conditions.arguments + [limit]
    ) { row in try (row["number"] as Int, Message(row)) }
    return try found.reversed().map { number, message in
      var message = message
      message.recipients = try recipients(of: number)
      return message
    }
  }

  private func recipients(of number: Int) throws -> [Message.Recipient] {
    try rows("SELECT user, handle FROM recipient WHERE message = ? ORDER BY rowid", number) { row in
      try Message.Recipient(user: row["user"], handle: row["handle"])
    }
  }

  private func conversations(ofGroups names: [String]) throws -> [String] {
    var conditions = Conditions()
    conditions.require(oneOf: names) { "group_name COLLATE NOCASE IN (\($0))" }
    return try rows(
      "SELECT identifier FROM conversation WHERE group_name IS NOT NULL AND \(conditions.sql)",
      arguments: conditions.arguments
    ) { try $0["identifier"] }
  }

  func participants(of conversation: String) throws -> [String] {
    try rows(
      "SELECT user FROM participant WHERE conversation = ? ORDER BY rowid",
      conversation
    ) { try $0["user"] }
  }

  /// The conversation, no group, that has exactly these people in it.
  func conversation(with users: [String]) throws -> String? {
    let others = users.dropFirst().map { _ in
      "AND EXISTS (SELECT 1 FROM participant WHERE conversation = identifier AND user = ?)"
    }
    return try rows(
      """
      SELECT identifier FROM participant AS first JOIN conversation
        ON identifier = first.conversation
      WHERE first.user = ? AND group_name IS NULL \(others.joined(separator: " "))
        AND (SELECT COUNT(*) FROM participant WHERE conversation = identifier) = ?
      """,
      arguments: users + [users.count]
    ) { try $0["identifier"] as String }.first
  }
}

extension Message {
  fileprivate init(_ row: Row) throws {
    self.init(
      identifier: try row["identifier"],
      conversation: try row["conversation"],
      group: try row["group_name"],
      sender: try row["sender"],
      recipients: [],
      text: try row["text"],
      sent: Date(timeIntervalSince1970: try row["sent"]),
      isRead: try row["is_read"],
      isFlagged: try row["is_flagged"]
    )
  }
}

// MARK: - Writing

extension Connection {
  /// Adds a message, unless its request has brought one already.
  ///
  /// - Returns: `true` if it is new.
  @discardableResult
  func add(_ message: Message, request: String?) throws -> Bool {
    try run(
      """
      INSERT INTO message
        (identifier, request, conversation, sender, text, sent, is_read, is_flagged)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (request) DO NOTHING
      """,
      message.identifier,
      request,
      message.conversation,
      message.sender,
      message.text,
      message.sent.timeIntervalSince1970,
      message.isRead,
      message.isFlagged
    )
    guard changes > 0 else { return false }
    let number = lastInsertedRow
    for recipient in message.recipients {
      try run(
        "INSERT INTO recipient VALUES (?, ?, ?, ?)",
        number,
        recipient.user,
        recipient.handle,
        message.sent.timeIntervalSince1970
      )
    }
    return true
  }

  /// The messages that have come since somebody last searched.
  static let newMessages =
    "SELECT number, text FROM message WHERE number > (SELECT last FROM indexed)"

  /// Takes these messages into the index.
  func indexNewMessages() throws {
    try run("INSERT INTO message_text (rowid, text) \(Self.newMessages)")
    try run("UPDATE indexed SET last = (SELECT coalesce(max(number), 0) FROM message)")
  }

  /// The name of the group that a conversation is; `nil` if it is none.
  func groupName(of conversation: String) throws -> String? {
    let names: [String?] = try rows(
      "SELECT group_name FROM conversation WHERE identifier = ?",
      conversation
    ) { try $0["group_name"] }
    return names.first ?? nil
  }

  func addConversation(_ identifier: String, group: String?, with users: [String]) throws {
    try run("INSERT INTO conversation VALUES (?, ?)", identifier, group)
    for user in users { try run("INSERT INTO participant VALUES (?, ?)", identifier, user) }
  }

  /// The conversation an outgoing message belongs to; a new one, if need be.
  func conversation(
    for outgoing: Outgoing,
    newIdentifier: () -> String
  ) throws -> String {
    if let conversation = outgoing.conversation { return conversation }
    let users = outgoing.recipients.map(\.user)
    if let conversation = try conversation(with: users) { return conversation }
    let conversation = newIdentifier()
    try addConversation(conversation, group: nil, with: users)
    return conversation
  }
}
