extension ValueClass {
  /// Reads `NAME of SUPERCLASS: PROTOCOL…` and the lines that are properties and initialisers.
  init(_ line: Line, head: String, members: [Line]) throws {
    let (names, protocols) = head.cut(at: ":") ?? (head, "")
    let (name, superclass) = names.cut(at: " of ") ?? (names, "")
    guard name.isSwiftName else { throw line.error(expected: "a class's name") }
    self.init(
      name: name,
      superclass: superclass.isEmpty ? nil : superclass,
      protocols: protocols.commaSeparated,
      documentation: line.documentation,
      properties: try members.filter { !$0.isInitializer }.map { try Property($0) },
      initializers: []
    )
    initializers = try members.filter(\.isInitializer).map { try Initializer($0, of: properties) }
  }
}

extension Line {
  fileprivate var isInitializer: Bool {
    ["init", "internal init", "convenience init"].contains { text.hasPrefix($0) }
  }
}

extension Property {
  /// Reads `settable copied name: Type = initial`.
  init(_ line: Line) throws {
    guard let (left, right) = line.text.cut(at: ":"),
      let name = left.split(separator: " ").last, name.isSwiftName
    else { throw line.error(expected: "a property such as `content: String?`") }
    let (type, initial) = right.cut(at: " = ") ?? (right, "")
    self.init(name: String(name), type: type, documentation: line.documentation)
    self.initial = initial.isEmpty ? nil : initial
    try read(left.split(separator: " ").dropLast(), line)
    guard isOptional || self.initial != nil else {
      throw line.error(expected: "a value after the type, for it is not optional")
    }
  }

  private mutating func read(_ modifiers: [Substring].SubSequence, _ line: Line) throws {
    for modifier in modifiers {
      switch modifier {
      case "settable": isSettable = true
      case "copied": isCopied = true
      case "internal": isInternal = true
      default: throw line.error(expected: "settable, copied or internal before the name")
      }
    }
  }
}

extension Initializer {
  /// Reads `init(property, label property: Type = default, …)`.
  init(_ line: Line, of properties: [Property]) throws {
    guard let (head, rest) = line.text.cut(at: "("), rest.hasSuffix(")") else {
      throw line.error(expected: "an initialiser such as `init(content, sender)`")
    }
    parameters = try rest.dropLast().commaSeparated.map {
      try Parameter($0, of: properties, line)
    }
    documentation = line.documentation
    isInternal = head.hasPrefix("internal")
    isConvenience = head.hasPrefix("convenience")
    failability = head.last.map { "!?".contains($0) ? String($0) : "" } ?? ""
  }
}

extension Initializer.Parameter {
  init(_ text: String, of properties: [Property], _ line: Line) throws {
    let (declared, value) = text.cut(at: " = ") ?? (text, "")
    let (names, type) = declared.cut(at: ":") ?? (declared, "")
    let words = names.split(separator: " ").map(String.init)
    guard let property = properties.first(where: { $0.name == words.last }) else {
      throw line.error(expected: "properties of this class in the initialiser")
    }
    self.init(
      label: words[0],
      property: property.name,
      type: type.isEmpty ? property.type : type,
      defaultValue: value.isEmpty ? nil : value
    )
  }
}
