/// The parts of a Swift type that a value of it is made of.
///
/// Read from its source as `swift format` leaves it: a member stands two spaces further in than its
/// type, on a line of its own.
struct Declaration {
  struct Property {
    var name: String
    var type: String

    /// Unset if the property has its value from an initializer alone.
    var isSettable: Bool

    /// True if an initializer need not mention it.
    var hasDefault: Bool
  }

  struct Case {
    var name: String

    /// The values that it has; the label is empty where there is none.
    var values: [(label: String, type: String)]
  }

  struct Parameter {
    /// Empty where there is none.
    var label: String
    var name: String
    var type: String
    var hasDefault: Bool
  }

  /// With the names of the types around it: `Person.Handle.Kind`.
  var name: String

  /// `String` in `enum Kind: String`, if the type is an enumeration of raw values.
  var rawType: String?
  var isEnumeration = false

  /// The stored properties that are not private, in the order of the source.
  var properties: [Property] = []
  var cases: [Case] = []
  var initializers: [[Parameter]] = []
  var isWithPrivateParts = false
}

// MARK: - Reading Swift

extension Declaration {
  /// The types that are declared in sources; what an extension adds to one is part of it.
  static func all(in sources: [String]) -> [String: Declaration] {
    var found: [String: Declaration] = [:]
    for source in sources {
      var reader = DeclarationReader(source)
      reader.read(into: &found)
    }
    return found
  }
}

private struct DeclarationReader {
  private var lines: ArraySlice<Substring>

  /// The names of the types that the line is in, from the outermost.
  private var names: [String] = []

  init(_ source: String) {
    lines = source.split(separator: "\n")[...]
  }

  mutating func read(into found: inout [String: Declaration]) {
    while let line = lines.popFirst() {
      let depth = line.prefix { $0 == " " }.count / 2
      guard depth <= names.count, !line.trimmed.hasPrefix("//") else { continue }
      names.removeLast(names.count - depth)
      let member = DeclarationLine(line)
      if let head = member.type {
        names.append(head.name)
        let name = names.joined(separator: ".")
        var declaration = found[name] ?? Declaration(name: name)
        if head.isEnumeration { declaration.isEnumeration = true }
        if let type = head.firstBase, Self.rawTypes.contains(type) { declaration.rawType = type }
        found[name] = declaration
      } else if !names.isEmpty {
        readMember(member, of: &found[names.joined(separator: "."), default: Declaration(name: "")])
      }
    }
  }

  private static let rawTypes: Set = ["String", "Int", "UInt8"]

  private mutating func readMember(_ member: DeclarationLine, of type: inout Declaration) {
    if let property = member.property {
      if member.isPrivate {
        type.isWithPrivateParts = true
      } else {
        type.properties.append(property)
      }
    } else if let cases = member.cases {
      type.cases += cases
    } else if member.rest.hasPrefix("init("), !member.isPrivate {
      var text = member.rest
      while !text.hasBalancedBrackets, let line = lines.popFirst() { text += " " + line.trimmed }
      type.initializers.append(DeclarationLine(text).parameters ?? [])
    }
  }
}

/// A line of a type's source.
private struct DeclarationLine {
  private(set) var modifiers: Set<String> = []

  /// The line from its first word on that is no modifier.
  private(set) var rest: String

  private static let modifiers: Set = [
    "public", "package", "private", "fileprivate", "internal", "indirect", "final", "static",
    "private(set)", "package(set)",
  ]

  init(_ line: some StringProtocol) {
    rest = line.trimmed
    while let (word, after) = rest.cut(at: " "), Self.modifiers.contains(word) {
      modifiers.insert(word)
      rest = after
    }
  }

  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

  /// The head of a type, or an extension of one.
  var type: (name: String, isEnumeration: Bool, firstBase: String?)? {
    guard rest.hasSuffix("{"), let (keyword, after) = rest.cut(at: " "),
      ["struct", "enum", "extension", "class", "protocol"].contains(keyword)
    else { return nil }
    let head = after.dropLast().trimmed
    guard let (name, bases) = head.cut(at: ":") else { return (head, keyword == "enum", nil) }
    return (name, keyword == "enum", bases.commaSeparated.first)
  }

  var property: Declaration.Property? {
    guard !modifiers.contains("static"), !rest.hasSuffix("{"), !rest.hasSuffix("}"),
      let (keyword, after) = rest.cut(at: " "), keyword == "var" || keyword == "let"
    else { return nil }
    let (declared, value) = after.cut(at: " = ") ?? (after, "")
    let (name, type) = declared.cut(at: ":") ?? (declared, Self.type(of: value))
    let isVariable = keyword == "var" && modifiers.isDisjoint(with: ["private(set)"])
    return Declaration.Property(
      name: name,
      type: type,
      isSettable: isVariable,
      hasDefault: !value.isEmpty || isVariable && type.hasSuffix("?")
    )
  }

  /// The type of a value that is written out; empty if only the compiler knows it.
  private static func type(of value: String) -> String {
    ["true", "false"].contains(value) ? "Bool" : ""
  }

  var cases: [Declaration.Case]? {
    guard let (keyword, after) = rest.cut(at: " "), keyword == "case", !rest.hasSuffix(":") else {
      return nil
    }
    return after.commaSeparated.map { text in
      guard let (name, values) = text.cut(at: "(") else { return .init(name: text, values: []) }
      return .init(
        name: name,
        values: values.dropLast().commaSeparated.map { value in
          // The colon of a dictionary is no label's.
          let parts = value.hasPrefix("[") ? nil : value.cut(at: ":")
          return parts.map { (label: $0.before, type: $0.after) } ?? (label: "", type: value)
        }
      )
    }
  }

  /// The parameters of an initializer.
  var parameters: [Declaration.Parameter]? {
    guard let start = rest.firstIndex(of: "("), let end = rest.closingBracket else { return nil }
    return rest[rest.index(after: start)..<end].commaSeparated.compactMap { text in
      guard let (names, declared) = text.cut(at: ":") else { return nil }
      let (label, name) = names.cut(at: " ") ?? (names, names)
      let (type, value) = declared.cut(at: "=") ?? (declared, "")
      return Declaration.Parameter(
        label: label == "_" ? "" : label,
        name: name,
        type: type,
        hasDefault: !value.isEmpty
      )
    }
  }
}

extension String {
  fileprivate var hasBalancedBrackets: Bool { closingBracket != nil }

  /// The place of the bracket that closes the first one.
  fileprivate var closingBracket: Index? {
    var depth = 0
    for index in indices {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}
