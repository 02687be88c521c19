/// Reads BotiumScript as text.
///
///     The name of the conversation
///
///     #me
///     Text Mike
///
///     #bot
///     Which Mike?
///
/// Botium takes an answer for right that holds the text, wherever that stands in it.
struct BotiumReader {
  /// Whose lines they are.
  private enum Section: String, CaseIterable {
    case me, bot, begin, end, include

    /// Before the first one stands the name, and what there is to say about it.
    case head = ""

    static let written = allCases.filter { $0 != .head }.map { "#\($0.rawValue)" }
  }

  /// A line without the spaces around it.
  fileprivate struct Line {
    let position: Position
    let text: String
  }

  private var conversation = ImportedConversation()
  private var section = Section.head
  private var start = Position(line: 1, column: 1)
  private var lines: [Line] = []

  /// The variables that have a value by then.
  private var captured: Set<String> = []

  static func conversation(in text: String) throws(Unexpected) -> ImportedConversation {
    var reader = BotiumReader()
    try reader.read(text)
    return reader.conversation
  }

  private mutating func read(_ text: String) throws(Unexpected) {
    let source = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, raw) in source.enumerated() {
      let indent = raw.prefix(while: \.isWhitespace).count
      let line = Line(
        position: Position(line: index + 1, column: indent + 1),
        text: String(raw).trimmed
      )
      if line.text.hasPrefix("#") { try begin(line) } else { lines.append(line) }
    }
    finish()
    guard !conversation.lines.isEmpty else {
      throw Unexpected(position: start, expected: "a section such as #me", found: "none")
    }
  }

  private mutating func begin(_ line: Line) throws(Unexpected) {
    finish()
    // What follows the name, if anything does, is the channel.
    let name = line.text.dropFirst().trimmed.prefix { !$0.isWhitespace }
    guard let next = Section(rawValue: String(name)), next != .head else {
      throw Unexpected(
        position: line.position,
        expected: "one of \(Section.written.joined(separator: ", "))",
        found: name.isEmpty ? "nothing" : "“#\(name)”"
      )
    }
    (section, start) = (next, line.position)
  }

  private mutating func finish() {
    let full = lines.filter { !$0.text.isEmpty }
    lines = []
    switch section {
    case .head: for line in full { conversation.add("#", line.text) }
    case .me: finishUser(full)
    case .bot: finishAssistant(full)
    case .begin, .end, .include:
      conversation.remark("#\(section.rawValue) has no counterpart.", at: start)
    }
  }
}

// MARK: - What the user says

extension BotiumReader {
  private mutating func finishUser(_ lines: [Line]) {
    let texts = lines.compactMap { said(in: $0) }
    if texts.count > 1 {
      conversation.remark("A message of several lines is said as one.", at: lines[0].position)
    }
    if !texts.isEmpty || lines.isEmpty { conversation.add(">", texts.joined(separator: " ")) }
    for line in lines { pause(line) }
  }

  /// What a line says, as text or as the button that is pressed; `nil` if it says nothing.
  private mutating func said(in line: Line) -> String? {
    guard let call = line.call else { return variables(in: line, isExpected: false) }
    if call.name == "BUTTON", let text = call.arguments.last { return text }
    if call.pause == nil { leaveOut(call, at: line) }
    return nil
  }

  private mutating func leaveOut(_ call: Call, at line: Line) {
    conversation.remark("\(call.name) has no counterpart.", at: line.position)
  }

  private mutating func pause(_ line: Line) {
    guard let seconds = line.call?.pause, seconds > 0 else { return }
    conversation.add("@advance \(seconds)s")
  }
}

// MARK: - What the assistant says

extension BotiumReader {
  private mutating func finishAssistant(_ lines: [Line]) {
    conversation.add("< ...")
    var isFirst = true
    for line in lines {
      if let call = line.call {
        if call.pause == nil { leaveOut(call, at: line) }
        continue
      }
      add(line, isFirst: isFirst)
      isFirst = false
    }
    conversation.add("< ...")
    for line in lines { pause(line) }
  }

  /// A line of the answer; the first may say that it is not to come, or need not.
  private mutating func add(_ line: Line, isFirst: Bool) {
    var text = line.text[...]
    let isOptional = isFirst && text.takeSign("?")
    if isFirst, text.takeSign("!") {
      conversation.remark("That something is not said can't be asserted.", at: line.position)
      return
    }
    let expected = variables(
      in: Line(position: line.position, text: String(text)),
      isExpected: true
    )
    let isKnown = !expected.isUtteranceName
    conversation.add(isOptional ? "<?" : "<", isKnown ? "[..]\(expected)[..]" : "[..]")
  }
}

extension Substring {
  /// Takes a sign from the start; where it stands twice, it means itself, once.
  fileprivate mutating func takeSign(_ sign: Character) -> Bool {
    guard first == sign else { return false }
    removeFirst()
    return first != sign
  }
}

// MARK: - Variables and calls

extension BotiumReader {
  /// The text with `[[name]]` for `$name`, as far as names are captured and used alike.
  private mutating func variables(in line: Line, isExpected: Bool) -> String {
    let pattern = /\$\{?(?<name>[A-Za-z]\w*)\}?(?<call>\()?/
    var captured = captured
    var strangers: [String] = []
    let text = line.text.replacing(pattern) { match in
      let name = String(match.name)
      guard match.call == nil, isExpected || captured.contains(name) else {
        strangers.append(name)
        return String(match.0)
      }
      captured.insert(name)
      return "[[\(name)]]"
    }
    self.captured = captured
    for name in strangers {
      conversation.remark("The value of $\(name) is not known.", at: line.position)
    }
    if text.isUtteranceName {
      conversation.remark("\(text) names utterances of another file.", at: line.position)
    }
    return text
  }

  /// A word that stands for what Botium does or asserts besides comparing text.
  fileprivate struct Call {
    let name: String
    let arguments: [String]

    /// How many seconds it lets pass, if that is what it does.
    var pause: Int? {
      guard name == "PAUSE", let milliseconds = arguments.first.flatMap({ Int($0) }),
        (0...9_999_000).contains(milliseconds)
      else { return nil }
      return (milliseconds + 999) / 1000
    }
  }
}

extension BotiumReader.Line {
  /// The call that a line is, if it is one, negated, optional or neither.
  fileprivate var call: BotiumReader.Call? {
    let text = text.drop { $0 == "?" || $0 == "!" }
    let name = text.prefix { !$0.isWhitespace }
    guard BotiumReader.Call.names.contains(String(name)) || name.hasPrefix("CONDITIONAL_STEP")
    else { return nil }
    let arguments = text.dropFirst(name.count).split(separator: "|").map(\.trimmed)
    return BotiumReader.Call(name: String(name), arguments: arguments)
  }
}

extension BotiumReader.Call {
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

extension String {
  /// Whether it looks like the name of sentences in a file of their own: `GREETING_UTT`.
  fileprivate var isUtteranceName: Bool {
    wholeMatch(of: /[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+/) != nil
  }
}

extension StringProtocol {
  /// Without white space at either end.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
