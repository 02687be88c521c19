/// A JSON text as a value that knows where each part of it stands, so that what is wrong with it can
/// be told by line and column.
struct JSONNode: Hashable {
  enum Value: Hashable {
    case object([Member])
    case array([JSONNode])
    case string(String)

    /// As it is written.
    case number(String)
    case bool(Bool)
    case null
  }

  struct Member: Hashable {
    let name: String
    let position: FilePosition
    let node: JSONNode
  }

  let value: Value
  let position: FilePosition

  /// The kind of value, in words.
  var name: String {
    switch value {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}

/// Reads JSON, as RFC 8259 has it.
struct JSONReader {
  private var rest: Substring.UnicodeScalarView
  private var position = FilePosition(line: 1, column: 1)
  private var depth = 0

  /// - Throws: The first thing that is not as it has to be.
  static func node(in text: String) throws(Unexpected) -> JSONNode {
    var reader = JSONReader(text)
    if text.unicodeScalars.first == "\u{FEFF}" { reader.rest.removeFirst() }
    let node = try reader.node()
    reader.skipSpace()
    guard reader.rest.isEmpty else { throw reader.unexpected("the end of the file") }
    return node
  }

  private init(_ text: String) {
    rest = text.unicodeScalars[...]
  }
}

// MARK: - Values

extension JSONReader {
  /// Deeper than that is no file that anybody means, and would take the stack.
  private static let deepest = 200

  private mutating func node() throws(Unexpected) -> JSONNode {
    skipSpace()
    let start = position
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw unexpected("at most \(Self.deepest) levels") }
    return JSONNode(value: try value(), position: start)
  }

  private mutating func value() throws(Unexpected) -> JSONNode.Value {
    switch rest.first {
    case "{":
      return .object(try list(to: "}") { (reader) throws(Unexpected) in try reader.member() })
    case "[": return .array(try list(to: "]") { (reader) throws(Unexpected) in try reader.node() })
    case "\"": return .string(try string())
    case "t": return try word("true", .bool(true))
    case "f": return try word("false", .bool(false))
    case "n": return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func member() throws(Unexpected) -> JSONNode.Member {
    skipSpace()
    let start = position
    let name = try string()
    skipSpace()
    try take(":")
    return JSONNode.Member(name: name, position: start, node: try node())
  }

  /// The elements between brackets, which stand at the start.
  private mutating func list<Element>(
    to end: Unicode.Scalar,
    _ element: (inout JSONReader) throws(Unexpected) -> Element
  ) throws(Unexpected) -> [Element] {
    advance()
    skipSpace()
    var elements: [Element] = []
    guard rest.first != end else {
      advance()
      return elements
    }
    while true {
      elements.append(try element(&self))
      skipSpace()
      guard rest.first == "," else { break }
      advance()
    }
    guard rest.first == end else { throw unexpected("“,” or “\(end)”") }
    advance()
    return elements
  }

  private mutating func word(
    _ word: String,
    _ value: JSONNode.Value
  ) throws(Unexpected) -> JSONNode.Value {
    guard rest.starts(with: word.unicodeScalars) else { throw unexpected("a value") }
    for _ in word.unicodeScalars { advance() }
    return value
  }

  private mutating func number() throws(Unexpected) -> String {
    let text = String(rest.prefix { "+-.eE0123456789".unicodeScalars.contains($0) })
    let form = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/
    guard text.wholeMatch(of: form) != nil else { throw unexpected("a value") }
    for _ in text.unicodeScalars { advance() }
    return text
  }
}

// MARK: - Strings

extension JSONReader {
  private mutating func string() throws(Unexpected) -> String {
    try take("\"")
    var units: [UInt16] = []
    while rest.first != "\"" {
      guard let scalar = rest.first, scalar.value >= 0x20 else { throw unexpected("“\"”") }
      advance()
      if scalar == "\\" {
        units.append(try escaped())
      } else {
        units += Array(String(scalar).utf16)
      }
    }
    advance()
    return String(decoding: units, as: UTF16.self)
  }

  private static let escapes: [Unicode.Scalar: UInt16] = [
    "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 0x08, "f": 0x0C, "n": 0x0A, "r": 0x0D, "t": 0x09,
  ]

  /// Reads the escape after a backslash as a unit of UTF-16; two units may be one character.
  private mutating func escaped() throws(Unexpected) -> UInt16 {
    if let sign = rest.first, let unit = Self.escapes[sign] {
      advance()
      return unit
    }
    guard rest.first == "u", let unit = UInt16(String(rest.dropFirst().prefix(4)), radix: 16),
      rest.dropFirst().prefix(4).allSatisfy(\.properties.isHexDigit), rest.count > 4
    else { throw unexpected("an escape such as \\n or \\u00E9") }
    for _ in 0..<5 { advance() }
    return unit
  }
}

// MARK: - Moving on

extension JSONReader {
  private mutating func skipSpace() {
    while let scalar = rest.first, " \t\n\r".unicodeScalars.contains(scalar) { advance() }
  }

  private mutating func take(_ sign: Unicode.Scalar) throws(Unexpected) {
    guard rest.first == sign else { throw unexpected("“\(sign)”") }
    advance()
  }

  private mutating func advance() {
    guard let scalar = rest.popFirst() else { return }
    position.column += 1
    if scalar == "\n" { position = FilePosition(line: position.line + 1, column: 1) }
  }

  /// Returns an error at the position, which quotes one character alone: more may be somebody's
  /// words.
  private func unexpected(_ expected: String) -> Unexpected {
    let found = rest.first.map { $0.value < 0x20 ? "a control character" : "“\($0)”" }
    return Unexpected(
      position: position,
      expected: expected,
      found: found ?? "the end of the file"
    )
  }
}
