/// A conversation as plain text: what was said, and what came of it.
///
///     # The handler needs the text, so the assistant asks for it.
///     > send a message to Mom
///     < What do you want to say?
///     > I'm late
///     = handle INSendMessageIntent -> success
///
/// One file is record, documentation, test and report at once.
package struct Transcript: Sendable, Hashable {
  /// The name of the file it stands in.
  package let file: String
  package internal(set) var lines: [Line]
}

extension Transcript {
  /// What one line says.
  package enum Entry: Sendable, Hashable {
    /// `# …`
    case note(String)

    /// `> …`: the user.
    case user(String)

    /// `< …`: the assistant.
    case assistant(Pattern)

    /// `< ...`: any number of lines of the assistant, also none.
    case anyLines

    /// `= …`: this happened.
    case fact(Pattern)

    /// `= never …`: from here on, this does not happen.
    case never(Pattern)

    /// `@…`
    case setting(Setting)
    case blank
  }

  /// A line as it stands in the file.
  package struct Line: Sendable, Hashable {
    /// Counted from one.
    package var number: Int
    package let entry: Entry

    /// What comes before the entry, such as an indentation.
    let lead: String

    /// The whole line as it stands; an entry alone does not tell how its spaces were set.
    let text: String
    var ending: String

    init(_ number: Int, _ entry: Entry, lead: String, text: String, ending: String) {
      self.number = number
      self.entry = entry
      self.lead = lead
      self.text = text
      self.ending = ending
    }

    /// A line that is new to its file.
    init(_ entry: Entry, lead: String = "", ending: String = "\n") {
      self.init(0, entry, lead: lead, text: lead + entry.description, ending: ending)
    }
  }

  /// The number of the first line; for an empty transcript, one.
  package var line: Int {
    lines.first?.number ?? 1
  }
}

extension Transcript {
  /// What its notes say, in order.
  package var notes: [String] {
    lines.compactMap { if case .note(let text) = $0.entry, !text.isEmpty { text } else { nil } }
  }
}

// MARK: - What is to be done

extension Transcript {
  /// What makes the assistant act.
  package enum Input: Sendable, Hashable {
    case user(String)
    case setting(Setting)
  }

  /// The settings before the first line of the user: the state of things at the start.
  package var startSettings: [(line: Int, setting: Setting)] {
    sections[0].lines.compactMap { index in
      guard case .setting(let setting) = lines[index].entry else { return nil }
      return (lines[index].number, setting)
    }
  }

  /// What is said and set after the start, in order; a performance has a turn for each.
  package var inputs: [(line: Int, input: Input)] {
    sections.compactMap { section in
      section.input.map { (lines[section.lines.lowerBound].number, $0) }
    }
  }
}

// MARK: - Printing

extension Transcript: CustomStringConvertible {
  package var description: String {
    lines.map { $0.text + $0.ending }.joined()
  }
}

extension Transcript.Entry: CustomStringConvertible {
  package var description: String {
    switch self {
    case .note(let text): line("#", text)
    case .user(let text): line(">", text)
    case .assistant(let pattern): line("<", pattern.text)
    case .anyLines: "< ..."
    case .fact(let pattern): line("=", pattern.text)
    case .never(let pattern): line("=", "never \(pattern.text)")
    case .setting(let setting): "@\(setting)"
    case .blank: ""
    }
  }

  private func line(_ mark: String, _ text: String) -> String {
    text.isEmpty ? mark : "\(mark) \(text)"
  }
}

// MARK: - Parsing

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
    case UInt8(ascii: "@"): self = .setting(try Setting(parsing: text.utf8.dropFirst().text))
    default:
      throw Mismatch(expected: Self.marks, found: text.prefix(1))
    }
  }

  /// What a line is expected to be that has no mark.
  static let marks = "a line that starts with “#”, “>”, “<”, “=” or “@”"

  /// What follows the mark and one space.
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

  /// The words that facts start with.
  private static let factNames = [
    "handler", "intent", "resolve", "confirm", "handle", "open", "default", "finding", "refused",
    "cancelled",
  ]

  /// A misspelt fact would never happen, which is just what `never` asserts; so it is an error.
  private static func fact(_ text: String) throws(Mismatch) -> Self {
    let words = text.split(separator: " ", maxSplits: 1)
    let isNever = words.first == "never"
    let fact = isNever ? String(words.dropFirst().first ?? "") : text
    let name = fact.prefix { $0 != " " }
    guard factNames.contains(String(name)) || name.hasPrefix(Pattern.wildcard) else {
      throw Mismatch(expected: "a fact: \(factNames.joined(separator: ", "))", found: name)
    }
    return isNever ? .never(Pattern(fact)) : .fact(Pattern(fact))
  }
}
