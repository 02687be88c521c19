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
  /// The speaker or the purpose of a group of lines.
  private enum Section: String, CaseIterable {
    case me, bot, begin, end, include

    /// Before the first one stands the name, and what there is to say about it.
    case head = ""

    static let written = allCases.filter { $0 != .head }.map { "#\($0.rawValue)" }
  }

  private let library: BotiumLibrary
  private var conversation = ImportedConversation()
  private var section = Section.head
  private var start = FilePosition(line: 1, column: 1)
  private var lines: [BotiumLine] = []

  /// The variables that have a value by then.
  private var captured: Set<String> = []

  static func conversation(
    in text: String,
    _ library: BotiumLibrary
  ) throws(Unexpected) -> ImportedConversation {
    var reader = BotiumReader(library: library)
    for line in BotiumLine.lines(of: text) {
      if line.text.hasPrefix("#") { try reader.begin(line) } else { reader.lines.append(line) }
    }
    reader.finish()
    guard !reader.conversation.lines.isEmpty else {
      throw Unexpected(position: reader.start, expected: "a section such as #me", found: "none")
    }
    return reader.conversation
  }

  private init(library: BotiumLibrary) {
    self.library = library
  }

  private mutating func begin(_ line: BotiumLine) throws(Unexpected) {
    finish()
    // What follows the name, if anything does, is the channel.
    let name = line.text.dropFirst().withoutOuterSpace.prefix { !$0.isWhitespace }
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
    case .include: for line in full { include(line.text, at: line.position) }
    case .begin, .end: conversation.remark("#\(section.rawValue) has no counterpart.", at: start)
    }
  }
}

// MARK: - What the user says

extension BotiumReader {
  private mutating func finishUser(_ lines: [BotiumLine]) {
    let texts = lines.compactMap { said(in: $0) }
    if texts.count > 1 {
      conversation.remark("A message of several lines is said as one.", at: lines[0].position)
    }
    if !texts.isEmpty || lines.isEmpty { conversation.add(">", texts.joined(separator: " ")) }
    for line in lines { obey(line) }
  }

  /// Returns the words of a line, or the button that it presses; `nil` if it says nothing.
  private mutating func said(in line: BotiumLine) -> String? {
    if let call = line.call { return call.name == "BUTTON" ? call.arguments.last : nil }
    let sentences = library.utterances[line.text] ?? []
    if sentences.count > 1 {
      let sentence = "Of the \(sentences.count) sentences of \(line.text) the first one is said."
      conversation.remark(sentence, at: line.position)
    }
    return variables(in: sentences.first.map { BotiumLine($0, at: line.position) } ?? line)
  }

  /// Does what follows a turn, as far as it can be done.
  private mutating func obey(_ line: BotiumLine) {
    guard let call = line.call else { return }
    if let seconds = call.pause {
      if seconds > 0 { conversation.add("@advance \(seconds)s") }
    } else if call.name == "INCLUDE", let name = call.arguments.first {
      include(name, at: line.position)
    } else if call.name != "BUTTON" {
      conversation.remark("\(call.name) has no counterpart.", at: line.position)
    }
  }

  private mutating func include(_ name: String, at position: FilePosition) {
    if let file = library.part(named: name) {
      conversation.add("@include", file)
    } else {
      conversation.remark("No partial conversation \(name) lies beside the file.", at: position)
    }
  }
}

// MARK: - What the assistant says

extension BotiumReader {
  private mutating func finishAssistant(_ lines: [BotiumLine]) {
    conversation.add("< ...")
    let texts = lines.filter { $0.call == nil }
    if let first = texts.first { expect(first, isFirst: true) }
    for line in texts.dropFirst() { expect(line, isFirst: false) }
    conversation.add("< ...")
    for line in lines { obey(line) }
  }

  /// A line of the answer; the first may say that it is not to come, or need not.
  private mutating func expect(_ line: BotiumLine, isFirst: Bool) {
    var text = line.text[...]
    let isOptional = isFirst && text.takeSign("?")
    if isFirst, text.takeSign("!") {
      conversation.remark("That something is not said can't be asserted.", at: line.position)
      return
    }
    let expected = expected(BotiumLine(String(text), at: line.position))
    conversation.add(isOptional ? "<?" : "<", expected)
  }

  private mutating func expected(_ line: BotiumLine) -> String {
    switch library.utterances[line.text] {
    case let sentences? where sentences.count == 1:
      return "[..]\(variables(in: BotiumLine(sentences[0], at: line.position)))[..]"
    case .some:
      conversation.remark("One of several sentences can't be asserted.", at: line.position)
      return "[..]"
    case nil:
      let text = variables(in: line)
      return line.isUtteranceName ? "[..]" : "[..]\(text)[..]"
    }
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

// MARK: - Variables

extension BotiumReader {
  /// The text with `[[name]]` for `$name`, as far as names are captured and used alike.
  private mutating func variables(in line: BotiumLine) -> String {
    let pattern = /\$\{?(?<name>[A-Za-z]\w*)\}?(?<call>\()?/
    let isExpected = section == .bot
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
    if line.isUtteranceName {
      conversation.remark("No sentences \(line.text) lie beside the file.", at: line.position)
    }
    return text
  }
}
