package import Automata

/// Reads a file of phrases.
package struct PhraseFileParser {
  private var file: PhraseFile
  private var entry: PhraseEntry?
  private var section = Section.none

  private enum Section { case none, terms, words, rule, intent }

  /// - Throws: The first mistake, with its place.
  package static func parse(_ text: String, name: String) throws(PhraseError) -> PhraseFile {
    var parser = PhraseFileParser(file: PhraseFile(name: name))
    for case .entry(let entry) in PhraseLine.lines(of: text) {
      try parser.take(entry)
    }
    return parser.file
  }

  private init(file: PhraseFile) {
    self.file = file
  }

  private mutating func take(_ entry: PhraseEntry) throws(PhraseError) {
    self.entry = entry
    if entry.isHeading {
      try takeHeading()
    } else {
      try takeEntry(from: entry.indentation)
    }
  }

  private var line: [Character] { entry?.characters ?? [] }
  private var number: Int { entry?.number ?? 0 }

  private func error(_ column: Int, _ message: String) -> PhraseError {
    entry?.error(column, message, in: file.name)
      ?? PhraseError(file: file.name, line: 0, column: column, message: message, source: "")
  }
}

// MARK: - Headings

extension PhraseFileParser {
  private static let headings =
    "“slot”, “terms”, “words”, “rule”, “intent”, “parts” or “move”"

  private mutating func takeHeading() throws(PhraseError) {
    let parts = String(line).split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else {
      throw error(line.count + 1, "After “\(parts[0])” a name was expected.")
    }
    let name = String(parts[1].drop { $0 == " " })
    switch parts[0] {
    case "slot": try takeSlot(name)
    case "words": try openWords(name)
    case "terms": open(.terms) { $0.terms.append(.init(slot: name)) }
    case "rule": open(.rule) { [number] in $0.rules.append(.init(name: name, line: number)) }
    case "intent": open(.intent) { $0.intents.append(.init(name: name, role: .request)) }
    case "parts": open(.intent) { $0.intents.append(.init(name: name, role: .parts)) }
    case "move": open(.intent) { $0.intents.append(.init(name: name, role: .move)) }
    default:
      throw error(1, "\(Self.headings) was expected here.")
    }
  }

  private mutating func open(_ section: Section, _ add: (inout PhraseFile) -> Void) {
    self.section = section
    add(&file)
  }

  private mutating func openWords(_ name: String) throws(PhraseError) {
    guard let sort = WordSort.names[name] else {
      let known = WordSort.names.keys.sorted().joined(separator: ", ")
      throw error(7, "“\(name)” is no sort of words; there are \(known).")
    }
    open(.words) { $0.lists.append(.init(sort: sort)) }
  }

  private mutating func takeSlot(_ text: String) throws(PhraseError) {
    section = .none
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else {
      throw error(6, "A slot is declared with its kinds, as in “slot contact: person”.")
    }
    var kinds: SlotKinds = []
    for name in parts[1].split(whereSeparator: { ", ".contains($0) }) {
      guard let kind = SlotKinds.names[String(name)] else {
        let known = SlotKinds.names.keys.sorted().joined(separator: ", ")
        throw error(6, "“\(name)” is no kind of slot; there are \(known).")
      }
      kinds.insert(kind)
    }
    file.slots.append(.init(name: String(parts[0]), kinds: kinds, line: number))
  }
}

// MARK: - Entries

extension PhraseFileParser {
  private mutating func takeEntry(from start: Int) throws(PhraseError) {
    switch section {
    case .none:
      throw error(start + 1, "This line belongs to no rule, intent, answer or list of terms.")
    case .terms:
      file.terms[file.terms.count - 1].entries.append(try term(from: start))
    case .words:
      file.lists[file.lists.count - 1].words += String(line).split(separator: " ").map(String.init)
    case .rule:
      file.rules[file.rules.count - 1].alternatives.append(try template(from: start))
    case .intent: try takeIntentEntry(from: start)
    }
  }

  private mutating func takeIntentEntry(from start: Int) throws(PhraseError) {
    let last = file.intents.count - 1
    if let example = rest(after: "example ", from: start) {
      file.intents[last].examples.append(example)
    } else if let hints = rest(after: "hint ", from: start) {
      file.intents[last].hints += hints.split(separator: " ").map(String.init)
    } else {
      file.intents[last].templates.append(try template(from: start))
    }
  }

  private func rest(after keyword: String, from start: Int) -> String? {
    let text = String(line[start...])
    return text.hasPrefix(keyword) ? String(text.dropFirst(keyword.count)) : nil
  }

  private func term(from start: Int) throws(PhraseError) -> PhraseFile.Term {
    let parts = String(line[start...]).split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else {
      throw error(start + 1, "A term is written “identifier = wording | wording”.")
    }
    let wordings = parts[1].split(separator: "|").map(Self.trimmed)
    return .init(identifier: Self.trimmed(parts[0]), wordings: wordings)
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private func template(from start: Int) throws(PhraseError) -> PhraseFile.Template {
    var first = start
    let digits = line[start...].prefix { $0.isNumber }
    let colon = start + digits.count
    var cost = 0
    if let given = Int(String(digits)), colon < line.count, line[colon] == ":" {
      cost = given
      first = colon + 1
    }
    var parser = ExpressionParser(line, from: first, fail: error)
    let expression = try parser.parse()
    return .init(
      line: number,
      cost: cost,
      expression: expression,
      source: String(line[start...])
    )
  }
}
