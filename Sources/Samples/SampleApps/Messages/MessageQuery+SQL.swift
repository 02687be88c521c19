import Intents

extension MessageQuery {
  var conditions: Conditions {
    var conditions = Conditions()
    conditions.require(oneOf: senders) { "sender IN (\($0))" }
    conditions.require(oneOf: identifiers) { "message.identifier IN (\($0))" }
    conditions.require(oneOf: conversations) { "conversation IN (\($0))" }
    conditions.require(oneOf: groups) { "group_name COLLATE NOCASE IN (\($0))" }
    for recipient in recipients {
      conditions.require("number IN (SELECT message FROM recipient WHERE user = ?)", [recipient])
    }
    if !terms.isEmpty {
      let search = "number IN (SELECT rowid FROM message_text WHERE message_text MATCH ?)"
      conditions.require(search, [terms.map(\.asPhrase).joined(separator: " AND ")])
    }
    if let isRead { conditions.require("is_read = ?", [isRead]) }
    if let isFlagged { conditions.require("is_flagged = ?", [isFlagged]) }
    conditions.require("sent", within: period)
    return conditions
  }
}

extension String {
  /// The text as one phrase of FTS5's search language, in which nothing else is special.
  fileprivate var asPhrase: String {
    "\"" + replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}
