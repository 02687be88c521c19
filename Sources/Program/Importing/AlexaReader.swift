/// Reads what `ask dialog --replay` of the Alexa Skills Kit's command line reads: what the user says
/// to a skill, and nothing of what that answers.
///
///     { "skillId": "amzn1…", "locale": "en-US", "type": "text",
///       "userInput": ["text Mike", "lunch is ready", ".quit"] }
struct AlexaReader {
  private var conversation = ImportedConversation()

  static func conversation(in text: String) throws(Unexpected) -> ImportedConversation {
    let node = try JSONReader.node(in: text)
    guard case .object(let members) = node.value else { throw node.unexpected("an object") }
    var reader = AlexaReader()
    for member in members { try reader.take(member) }
    guard let input = members.last(where: { $0.name == "userInput" }) else {
      throw Unexpected(position: node.position, expected: "a member “userInput”", found: "none")
    }
    try reader.say(input.node)
    return reader.conversation
  }

  /// Takes what the conversation is held with.
  private mutating func take(_ member: JSONNode.Member) throws(Unexpected) {
    switch member.name {
    case "userInput": break
    case "locale":
      conversation.add("@locale \(try member.node.text("a locale such as “en-US”"))")
    case "type":
      guard try member.node.text("“text”") == "text" else { throw member.node.unexpected("“text”") }
    case "skillId":
      conversation.remark(
        "A skill is no app; “@install” tells which are there.",
        at: member.position
      )
    default:
      conversation.remark("The member “\(member.name)” has no counterpart.", at: member.position)
    }
  }

  private mutating func say(_ input: JSONNode) throws(Unexpected) {
    guard case .array(let lines) = input.value else {
      throw input.unexpected("an array of strings")
    }
    guard !lines.isEmpty else { throw input.unexpected("at least one string") }
    for (index, line) in lines.enumerated() {
      let text = try line.text("a string that says something")
      guard text != ".quit" else { return quit(lines[(index + 1)...]) }
      if text.hasPrefix(".record") {
        conversation.remark("“.record” is a command of the other tool.", at: line.position)
      } else {
        conversation.add(">", text)
      }
    }
  }

  private mutating func quit(_ rest: ArraySlice<JSONNode>) {
    guard let first = rest.first else { return }
    conversation.remark("What follows “.quit” is never said.", at: first.position)
  }
}

extension JSONNode {
  /// The string that it is, on one line.
  fileprivate func text(_ expected: String) throws(Unexpected) -> String {
    guard case .string(let text) = value, text.contains(where: { !$0.isWhitespace }) else {
      throw unexpected(expected)
    }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  fileprivate func unexpected(_ expected: String) -> Unexpected {
    let isEmpty = value == .array([]) || value == .string("")
    let found = isEmpty ? "\(name) with nothing in it" : name
    return Unexpected(position: position, expected: expected, found: found)
  }
}
