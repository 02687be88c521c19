/// A line of BotiumScript, without the spaces around it.
struct BotiumLine {
  let position: FilePosition
  let text: String

  /// A command or assertion of a line: a word in capitals, and arguments between bars.
  struct Call {
    let name: String
    let arguments: [String]
  }

  init(_ text: some StringProtocol, number: Int) {
    let indent = text.prefix(while: \.isWhitespace).count
    position = FilePosition(line: number, column: indent + 1)
    self.text = text.withoutOuterSpace
  }

  init(_ text: String, at position: FilePosition) {
    self.text = text
    self.position = position
  }

  static func lines(of text: String) -> [BotiumLine] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { BotiumLine($1, number: $0 + 1) }
  }
}

extension BotiumLine {
  /// The call that it is, if it is one, negated, optional or neither.
  var call: Call? {
    let text = text.drop { $0 == "?" || $0 == "!" }
    let name = String(text.prefix { !$0.isWhitespace })
    guard Call.names.contains(name) || name.hasPrefix("CONDITIONAL_STEP") else { return nil }
    let arguments = text.dropFirst(name.count).split(separator: "|").map(\.withoutOuterSpace)
    return Call(name: name, arguments: arguments)
  }

  /// True if the text looks like the name of sentences in a file of their own: `GREETING_UTT`.
  var isUtteranceName: Bool { text.wholeMatch(of: /[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+/) != nil }
}

extension BotiumLine.Call {
  /// The length of a pause in seconds, rounded up; `nil` for other calls.
  var pause: Int? {
    guard name == "PAUSE", let milliseconds = arguments.first.flatMap({ Int($0) }),
      (0...9_999_000).contains(milliseconds)
    else { return nil }
    return (milliseconds + 999) / 1000
  }

  /// Asserters, hooks and inputs that come with Botium.
  fileprivate static let names: Set = [
    "ASSIGN_SCRIPTING_MEMORY", "BUTTON", "BUTTONS", "BUTTONS_COUNT", "CARDS", "CARDS_COUNT",
    "CLEAR_QUEUE", "CLEAR_SCRIPTING_MEMORY", "CUSTOM", "ENTITIES", "ENTITY_CONTENT",
    "ENTITY_VALUES", "FORM", "FORMS", "HAS_LINK", "HAS_NOT_LINK", "HYPERLINK", "INCLUDE", "INTENT",
    "INTENT_CONFIDENCE", "INTENT_UNIQUE", "JSON_PATH", "JSON_PATH_COUNT", "LOCALE", "MEDIA",
    "MEDIA_COUNT", "ORDERED_LIST_TO_BUTTON", "PAUSE", "PAUSE_ASR", "RESPONSE_LENGTH",
    "SET_SCRIPTING_MEMORY", "SKIP_BOT_UNCONSUMED", "TEXT", "TEXT_CONTAINS_ALL",
    "TEXT_CONTAINS_ALL_IC", "TEXT_CONTAINS_ANY", "TEXT_CONTAINS_ANY_IC", "TEXT_EQUALS",
    "TEXT_EQUALS_IC", "TEXT_IC", "TEXT_REGEXP", "TEXT_REGEXP_IC", "TEXT_WILDCARD",
    "TEXT_WILDCARD_EXACT", "TEXT_WILDCARD_IC", "UPDATE_CUSTOM", "WAITFORBOT",
  ]
}

extension StringProtocol {
  /// Without white space at either end.
  var withoutOuterSpace: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
