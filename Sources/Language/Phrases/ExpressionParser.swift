package import Automata

/// Reads one template.
struct ExpressionParser {
  private let source: [Character]
  private var index: Int
  private let fail: (Int, String) -> PhraseError

  /// Reads what stands from `start` (counted from zero) to the end of the line; `fail` makes an
  /// error for a column (counted from one).
  init(_ source: [Character], from start: Int, fail: @escaping (Int, String) -> PhraseError) {
    self.source = source
    self.index = start
    self.fail = fail
  }

  mutating func parse() throws(PhraseError) -> Expression {
    let expression = try alternatives()
    guard index >= source.count else {
      throw fail(index + 1, "A “\(source[index])” closes nothing that was opened.")
    }
    return expression
  }

  private mutating func alternatives() throws(PhraseError) -> Expression {
    var branches = [try sequence()]
    while take("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func sequence() throws(PhraseError) -> Expression {
    var parts: [Expression] = []
    while let part = try element() { parts.append(try repeated(part)) }
    guard !parts.isEmpty else {
      throw fail(index + 1, "Here a word, a slot, a rule or a bracket was expected.")
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// The next element, or `nil` at the end of a sequence.
  private mutating func element() throws(PhraseError) -> Expression? {
    skipBlanks()
    guard index < source.count else { return nil }
    switch source[index] {
    case "|", ")", "]": return nil
    case "(": return try bracket(until: ")")
    case "[": return .optional(try bracket(until: "]"))
    case "{": return .slot(try name(until: "}", what: "slot"))
    case "<": return .rule(try name(until: ">", what: "rule"))
    case ",": return gap(.comma)
    case ":": return gap(.colon)
    case ";": return gap(.end)
    case "}", ">", "*", "+":
      throw fail(index + 1, "A “\(source[index])” cannot stand here.")
    default: return words()
    }
  }

  private mutating func gap(_ gap: Gap) -> Expression {
    index += 1
    return .gap(gap)
  }

  private mutating func repeated(_ part: Expression) throws(PhraseError) -> Expression {
    if take("*") { return .loop(part, atLeastOnce: false) }
    if take("+") { return .loop(part, atLeastOnce: true) }
    return part
  }

  private mutating func bracket(until close: Character) throws(PhraseError) -> Expression {
    let start = index
    index += 1
    let inside = try alternatives()
    guard take(close) else {
      throw fail(start + 1, "This “\(source[start])” needs a “\(close)”.")
    }
    return inside
  }

  private mutating func name(
    until close: Character,
    what: String
  ) throws(PhraseError) -> String {
    let start = index
    index += 1
    let first = index
    while index < source.count, source[index].isLetter || source[index] == "-" { index += 1 }
    if index < source.count, source[index] == "!" { index += 1 }
    let name = String(source[first..<index])
    guard !name.isEmpty, index < source.count, source[index] == close else {
      throw fail(start + 1, "Here the name of a \(what) and a “\(close)” were expected.")
    }
    index += 1
    return name
  }

  private mutating func words() -> Expression {
    let start = index
    while index < source.count, !source[index].isWhitespace, !Self.special.contains(source[index]) {
      index += 1
    }
    let text = String(source[start..<index])
    // A suffix such as 's would be read as the opening of a quotation.
    let words = text.hasPrefix("'") ? [Word(text)] : Sentence.words(of: text)
    return words.count == 1 ? .word(words[0]) : .sequence(words.map(Expression.word))
  }

  private static let special: Set<Character> = [
    "|", ")", "]", "(", "[", "{", "<", "}", ">", "*", "+", ",", ":", ";",
  ]

  private mutating func take(_ character: Character) -> Bool {
    skipBlanks()
    guard index < source.count, source[index] == character else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while index < source.count, source[index].isWhitespace { index += 1 }
  }
}
