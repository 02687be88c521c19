extension Transcript.Line {
  /// Reads a line of a file.
  ///
  /// - Parameters:
  ///   - source: The line.
  ///   - indent: The white space that it shares with the lines around it.
  /// - Throws: If there is no such line.
  init(parsing source: SourceLine, indent: String) throws(Mismatch) {
    let lead = source.lead(indent)
    let text = source.text.utf8.dropFirst(lead.utf8.count)
    let isOptional =
      text.starts(with: ">?".utf8) || text.starts(with: "<?".utf8)
      || text.starts(with: "=?".utf8)
    let plain = isOptional ? text.prefix(1).text + text.dropFirst(2).text : text.text
    let entry = try Transcript.Entry(parsing: plain)
    if isOptional, entry.isLimit {
      throw Mismatch(expected: "a fact that may happen", found: "\(entry)".dropFirst(2))
    }
    self.init(
      source.number,
      entry,
      isOptional: isOptional,
      lead: lead,
      text: source.text,
      ending: source.ending
    )
  }
}

extension Transcript.Entry {
  init(parsing text: String) throws(Mismatch) {
    guard let mark = text.utf8.first, !text.allSatisfy(\.isWhitespace) else {
      self = .blank
      return
    }
    switch mark {
    case UInt8(ascii: "#"): self = .note(try Self.content(of: text))
    case UInt8(ascii: ">"): self = .user(try Self.content(of: text))
    case UInt8(ascii: "<"):
      let content = try Self.content(of: text)
      self = content == "..." ? .anyLines : .assistant(Pattern(content))
    case UInt8(ascii: "="): self = try Self.fact(try Self.content(of: text))
    case UInt8(ascii: "@"): self = try Self.setting(text.utf8.dropFirst().text)
    default:
      throw Mismatch(expected: Self.marks, found: text.prefix(1))
    }
  }

  /// The expectation for a line without a mark, in words.
  static let marks = "a line that starts with “#”, “>”, “<”, “=” or “@”"

  /// Returns the text after the mark and one space.
  private static func content(of text: String) throws(Mismatch) -> String {
    let rest = text.utf8.dropFirst()
    guard rest.isEmpty || rest.first == UInt8(ascii: " ") else {
      throw Mismatch(
        expected: "a space after “\(text.utf8.prefix(1).text)”",
        found: rest.text.prefix(1)
      )
    }
    return rest.dropFirst().text
  }

  private static func setting(_ text: String) throws(Mismatch) -> Self {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.first == "include" else { return .setting(try Setting(parsing: text)) }
    let file = words.dropFirst().first?.trimmed ?? ""
    guard !file.isEmpty else { throw Mismatch(expected: "a file", found: file) }
    return .include(file)
  }

  /// The words that facts start with.
  private static let factNames = [
    "handler", "intent", "resolve", "confirm", "handle", "open", "default", "finding", "refused",
    "cancelled", "interrupted", "speaker",
  ]

  /// A misspelt fact would never happen, which is just what `never` asserts; so it is an error.
  private static func fact(_ text: String) throws(Mismatch) -> Self {
    let words = text.split(separator: " ", maxSplits: 1)
    if words.first == "within" {
      return .within(try Delay(parsing: String(words.dropFirst().first ?? "")))
    }
    let isNever = words.first == "never"
    let fact = isNever ? String(words.dropFirst().first ?? "") : text
    let name = fact.prefix { $0 != " " }
    guard factNames.contains(String(name)) || name.hasPrefix(Pattern.wildcard) else {
      throw Mismatch(expected: "a fact: \(factNames.joined(separator: ", "))", found: name)
    }
    return isNever ? .never(Pattern(fact)) : .fact(Pattern(fact))
  }
}

extension Transcript.Entry {
  /// True if it limits what happens, and nothing has to happen for it.
  fileprivate var isLimit: Bool {
    switch self {
    case .never, .within: true
    case .note, .user, .assistant, .anyLines, .fact, .setting, .include, .blank: false
    }
  }

  /// The pattern that a text has to match.
  var pattern: Pattern? {
    switch self {
    case .assistant(let pattern), .fact(let pattern), .never(let pattern): pattern
    case .note, .user, .anyLines, .within, .setting, .include, .blank: nil
    }
  }
}
