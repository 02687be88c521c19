import Intents

extension MessageQuery {
  /// The tables that messages are looked for in, and what puts them in the order of their time: the
  /// index of whoever got them, if that is asked for.
  var source: (tables: String, order: String) {
    recipients.isEmpty
      ? ("message", "message.sent DESC, number DESC")
      : (
        "recipient JOIN message ON number = recipient.message",
        "recipient.sent DESC, recipient.message DESC"
      )
  }

  /// The conditions of all but groups; there is one for each, and none
  /// that is seldom met is left without an index.
  func conditions(limit: Int) -> Conditions {
    var conditions = Conditions()
    if let recipient = recipients.first { conditions.require("user = ?", [recipient]) }
    for other in recipients.dropFirst() {
      conditions.require(
        "EXISTS (SELECT 1 FROM recipient WHERE message = number AND user = ?)",
        [other]
      )
    }
    conditions.require(oneOf: senders) { "sender IN (\($0))" }
    conditions.require(oneOf: identifiers) { "identifier IN (\($0))" }
    conditions.require(oneOf: conversations) { "conversation IN (\($0))" }
    if !terms.isEmpty { conditions.require(search(limit: limit), [terms.asSearch]) }
    // Spelled out, for what is seldom has an index of its own.
    if let isRead { conditions.require("is_read = \(isRead ? 1 : 0)", []) }
    if let isFlagged { conditions.require("is_flagged = \(isFlagged ? 1 : 0)", []) }
    conditions.require("message.sent", within: period)
    return conditions
  }

  /// The messages with some words; if nothing else is asked for, only the last stored of them, for
  /// there may be as many as there are messages.
  private func search(limit: Int) -> String {
    let newest =
      isOfWordsAlone && limit >= 0 ? " ORDER BY rowid DESC LIMIT \(limit + Self.disorder)" : ""
    return "number IN (SELECT rowid FROM message_text WHERE message_text MATCH ?\(newest))"
  }

  private var isOfWordsAlone: Bool {
    var rest = self
    rest.terms = []
    return rest == MessageQuery()
  }

  /// By how many places a message may have been stored later than one that is newer: those that
  /// older stores started out with were stored by conversation.
  private static let disorder = 200
}

extension [String] {
  /// All of them, as FTS5's search language has it.
  fileprivate var asSearch: String {
    map(\.asPhrase).joined(separator: " AND ")
  }
}

extension String {
  /// The text as one phrase of FTS5's search language, in which nothing else is special.
  fileprivate var asPhrase: String {
    "\"" + replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}
