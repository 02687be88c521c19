import Intents
import Storage

/// Conversations and their messages, on disk.
///
/// Any messaging app can keep its messages in one; each has a database of its own.
struct MessageStore: Sendable {
  let database: Database

  init(_ location: Location, report: Database.Report? = nil) throws {
    database = try Database(
      location,
      migrations: [Self.layout, Self.laterIndex, Self.orders, Self.shorterIndex],
      report: report
    )
  }

  static let layout = """
    CREATE TABLE conversation (
      identifier TEXT PRIMARY KEY,
      group_name TEXT
    ) STRICT;
    CREATE TABLE participant (
      conversation TEXT NOT NULL REFERENCES conversation,
      user TEXT NOT NULL,
      PRIMARY KEY (conversation, user)
    ) STRICT;
    CREATE TABLE message (
      number INTEGER PRIMARY KEY,
      identifier TEXT NOT NULL UNIQUE,
      request TEXT UNIQUE,
      conversation TEXT NOT NULL REFERENCES conversation,
      sender TEXT NOT NULL,
      text TEXT NOT NULL,
      sent REAL NOT NULL,
      is_read INTEGER NOT NULL,
      is_flagged INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX message_in_time ON message (sent, number);
    CREATE TABLE recipient (
      message INTEGER NOT NULL REFERENCES message,
      user TEXT NOT NULL,
      handle TEXT,
      PRIMARY KEY (message, user)
    ) STRICT;
    CREATE VIRTUAL TABLE message_text USING fts5 (
      text, content = 'message', content_rowid = 'number',
      tokenize = 'porter unicode61 remove_diacritics 2'
    );
    CREATE TRIGGER message_added AFTER INSERT ON message BEGIN
      INSERT INTO message_text (rowid, text) VALUES (new.number, new.text);
    END;
    """

  /// To index a message takes twice as long as to store it, so that waits until somebody searches.
  private static let laterIndex = """
    CREATE INDEX participant_by_user ON participant (user);
    DROP TRIGGER message_added;
    CREATE TABLE indexed (last INTEGER NOT NULL) STRICT;
    INSERT INTO indexed SELECT coalesce(max(number), 0) FROM message;
    """

  /// Finds the newest messages of somebody, to somebody, in a conversation or unread, among any
  /// number of others.
  private static let orders = """
    CREATE INDEX message_unread ON message (sent, number) WHERE is_read = 0;
    CREATE INDEX message_flagged ON message (sent, number) WHERE is_flagged = 1;
    CREATE INDEX message_by_sender ON message (sender, sent, number);
    CREATE INDEX message_in_conversation ON message (conversation, sent, number);
    ALTER TABLE recipient ADD COLUMN sent REAL;
    UPDATE recipient SET sent = (SELECT sent FROM message WHERE number = recipient.message);
    CREATE INDEX recipient_in_time ON recipient (user, sent, message);
    CREATE INDEX conversation_of_group ON conversation (group_name COLLATE NOCASE)
    WHERE group_name IS NOT NULL;
    """

  /// Takes out of the index what it is said not to reach any more, while the messages are there.
  private static let shorterIndex = """
    CREATE TRIGGER index_shortened AFTER UPDATE ON indexed WHEN new.last < old.last BEGIN
      INSERT INTO message_text (message_text, rowid, text)
      SELECT 'delete', number, text FROM message WHERE number > new.last AND number <= old.last;
    END;
    """
}

// MARK: - Sending

extension MessageStore {
  /// Stores a message on its way out, once per request.
  ///
  /// - Returns: The message as stored, now or by an earlier try.
  func send(_ outgoing: Outgoing, newIdentifier: @escaping @Sendable () -> String) throws -> Message
  {
    try database.write { connection in
      let conversation = try connection.conversation(for: outgoing, newIdentifier: newIdentifier)
      let message = Message(
        identifier: newIdentifier(),
        conversation: conversation,
        group: try outgoing.conversation.flatMap(connection.groupName),
        sender: outgoing.sender,
        recipients: outgoing.recipients,
        text: outgoing.text,
        sent: outgoing.sent,
        isRead: true,
        isFlagged: false
      )
      guard try !connection.add(message, request: outgoing.request) else { return message }
      return try connection.message(ofRequest: outgoing.request) ?? message
    }
  }
}

// MARK: - Reading

extension MessageStore {
  /// Finds messages, oldest first.
  ///
  /// - Parameters:
  ///   - query: The criteria.
  ///   - limit: The maximum number of messages; if there are more, the newest of them.
  /// - Returns: The messages with all that is known of them.
  /// - Throws: `StorageError`.
  func messages(matching query: MessageQuery, limit: Int) throws -> [Message] {
    if !query.terms.isEmpty, try database.has(Connection.newMessages) {
      try database.write { try $0.indexNewMessages() }
    }
    return try database.read { try $0.messages(matching: query, limit: limit) }
  }

  /// The people in a conversation, without oneself; none, if there is no such conversation.
  func members(of conversation: String) throws -> [String] {
    try database.read { try $0.participants(of: conversation) }
  }

  /// The conversation, no group, with exactly these people.
  func conversation(with users: [String]) throws -> String? {
    try database.read { try $0.conversation(with: users) }
  }

  /// A group by its name, whatever its case.
  func group(named name: String) throws -> Group? {
    try database.read { connection in
      let found = try connection.rows(
        "SELECT identifier, group_name FROM conversation WHERE group_name = ? COLLATE NOCASE",
        name
      ) { row in try Group(identifier: row["identifier"], name: row["group_name"], members: []) }
      guard var group = found.first else { return nil }
      group.members = try connection.participants(of: group.identifier)
      return group
    }
  }

  /// All groups, those with the newest message first.
  var groups: [Group] {
    get throws {
      try database.read { connection in
        try connection.rows(
          """
          SELECT identifier, group_name,
            (SELECT max(sent) FROM message WHERE conversation = conversation.identifier) AS newest
          FROM conversation WHERE group_name IS NOT NULL ORDER BY newest DESC
          """
        ) { try Group(identifier: $0["identifier"], name: $0["group_name"], members: []) }
      }
    }
  }

  struct Group: Sendable, Hashable {
    var identifier: String
    var name: String
    var members: [String]
  }
}

// MARK: - Marking

extension MessageStore {
  enum Mark: Sendable {
    case read(Bool)
    case flagged(Bool)
  }

  /// Marks messages.
  ///
  /// - Returns: The number of messages marked.
  func mark(_ identifiers: [String], as mark: Mark) throws -> Int {
    try database.write { connection in
      try identifiers.reduce(0) { count, identifier in
        switch mark {
        case .read(let isRead):
          try connection.run(
            "UPDATE message SET is_read = ? WHERE identifier = ?",
            isRead,
            identifier
          )
        case .flagged(let isFlagged):
          try connection.run(
            "UPDATE message SET is_flagged = ? WHERE identifier = ?",
            isFlagged,
            identifier
          )
        }
        return count + connection.changes
      }
    }
  }
}
