extension Catalogue {
  /// Reads the catalogue's files.
  ///
  /// - Throws: `CatalogueError` with file and line for the first thing that cannot be read.
  init(files paths: [String]) throws {
    try self.init(texts: paths.map { ($0, try contents(of: $0)) })
  }

  init(texts: [(path: String, text: String)]) throws {
    let trees = try texts.map { path, text in
      (baseName(of: path), try Line.tree(of: text, file: path))
    }
    let lines = trees.flatMap(\.1)
    let kinds = Kinds(lines: lines)
    let shared = Shared(
      words: try shared("words", lines) { try Words($0, shared: [:]) },
      manners: try shared("manner", lines) { try Manner($0, shared: [:]) }
    )
    let leftOut = try leftOutIntents(lines)
    self.leftOut = leftOut
    topics = lines.filter { $0.text == "topics" }.flatMap(\.children).map(\.text)
    files = try trees.map { name, lines in
      let entries = try lines.filter { !$0.isAside }.map { line in
        try Entry(line, kinds, shared).markingLeftOut(leftOut, line)
      }
      return File(name: name, entries: entries, records: try records(lines, shared))
    }
  }

  /// The parts shared by several intents, by name.
  struct Shared {
    var words: [String: Words] = [:]
    var manners: [String: Manner] = [:]
  }

  /// The names of enumerations and option sets, whose results are spelt differently.
  struct Kinds {
    private(set) var enumerations: Set<String> = []
    private(set) var options: Set<String> = []

    init(lines: [Line]) {
      for line in lines {
        let words = line.text.split(separator: " ").map(String.init)
        if words.first == "enum" { enumerations.insert(words.last ?? "") }
        if words.first == "options" { options.insert(words.last ?? "") }
      }
    }
  }
}

extension Line {
  /// True if the line is no entry of the API, but about several of them or about none.
  fileprivate var isAside: Bool {
    ["topics", "left out"].contains(text)
      || ["words ", "manner ", "record "].contains { rest(after: $0) != nil }
  }
}

/// The entries `SECTION NAME`: what several intents have in common.
private func shared<Part>(
  _ section: String,
  _ lines: [Line],
  read: (Line) throws -> Part
) throws -> [String: Part] {
  var parts: [String: Part] = [:]
  for line in lines {
    guard let name = line.rest(after: section + " ") else { continue }
    guard parts[name] == nil else { throw line.error(expected: "each shared `\(section)` once") }
    parts[name] = try read(line)
  }
  return parts
}

/// The names below `left out`.
private func leftOutIntents(_ lines: [Line]) throws -> [String] {
  try lines.filter { $0.text == "left out" }.flatMap(\.children).map { line in
    guard line.text.isSwiftName else { throw line.error(expected: "an intent's class name") }
    return line.text
  }
}

extension Catalogue.Entry {
  /// Marks an intent that nothing asks for, about which there is nothing to say.
  fileprivate func markingLeftOut(_ names: [String], _ line: Line) throws -> Self {
    guard case .intent(var intent) = self, names.contains(intent.name) else { return self }
    guard intent.request == nil, intent.words == nil, intent.manner == nil else {
      throw line.error(expected: "no `request`, `words` and `manner` of an intent that is left out")
    }
    intent.isLeftOut = true
    return .intent(intent)
  }
}

/// The entries `record NAME`: what is answered without an intent.
private func records(_ lines: [Line], _ shared: Catalogue.Shared) throws -> [Record] {
  try lines.compactMap { line in
    guard let name = line.rest(after: "record ") else { return nil }
    return try Record(line, name: name, shared: shared.manners)
  }
}

extension Catalogue.Entry {
  init(_ line: Line, _ kinds: Catalogue.Kinds, _ shared: Catalogue.Shared) throws {
    let (kind, rest) = line.text.cut(at: " ") ?? (line.text, "")
    self =
      switch kind {
      case "enum": .enumeration(try Enumeration(line, name: rest))
      case "options": .options(try Enumeration(bits: line, name: rest))
      case "names": .names(try Names(line, head: rest))
      case "class": .valueClass(try ValueClass(line, head: rest, members: line.children))
      case "result": .result(try ResultClass(line, head: rest, kinds))
      case "intent": .intent(try Intent(line, name: rest, shared))
      case "umbrella": .umbrella(try Umbrella(line, head: rest))
      default:
        throw line.error(
          expected:
            "an entry: enum, options, names, words, manner, class, result, intent, record, umbrella, "
            + "topics or left out"
        )
      }
  }
}

// MARK: - Names with values

extension Enumeration {
  init(_ line: Line, name: String) throws {
    self.init(name: name, documentation: line.documentation, cases: [])
    for line in line.children {
      let (name, given) = try numbered(line)
      let next = cases.last.map { $0.rawValue + 1 } ?? 0
      cases.append(
        Case(name: name, rawValue: given ?? next, documentation: line.documentation)
      )
    }
  }

  /// An option set: each name is the next bit.
  init(bits line: Line, name: String) throws {
    try self.init(line, name: name)
    for index in cases.indices { cases[index].rawValue = 1 << index }
  }
}

/// A name with an optional number after `=`.
private func numbered(_ line: Line) throws -> (name: String, number: Int?) {
  let (name, value) = line.text.cut(at: "=") ?? (line.text, "")
  guard name.isSwiftName, value.isEmpty || Int(value) != nil else {
    throw line.error(expected: "a name, or a name and a number such as `latest = 4`")
  }
  return (name, Int(value))
}

extension Names {
  init(_ line: Line, head: String) throws {
    guard let (name, prefix) = head.cut(at: " ") else {
      throw line.error(expected: "a name and the beginning that its strings share")
    }
    self.init(name: name, documentation: line.documentation, constants: [])
    constants = line.children.map { child in
      let (name, ending) = child.text.cut(at: "=") ?? (child.text, child.text.capitalizedFirst)
      return (name, prefix + ending, child.documentation)
    }
  }
}

// MARK: - Results and umbrellas

extension ResultClass {
  init(_ line: Line, head: String, _ kinds: Catalogue.Kinds) throws {
    if let (name, base) = head.cut(at: ":"), let reasons = line.children.first,
      let enumeration = reasons.rest(after: "reasons ")
    {
      try line.checkNoMore(than: 1)
      try reasons.checkNoMore(than: 0)
      let kind = Kind.reasons(enumeration: enumeration, superclass: base)
      self.init(name: name, documentation: line.documentation, kind: kind)
    } else if let (name, rest) = head.cut(at: " of ") {
      try line.checkNoMore(than: 0)
      let kind = try Kind(value: rest, line, kinds)
      self.init(name: name, documentation: line.documentation, kind: kind)
    } else {
      throw line.error(
        expected: "`NAME of TYPE`, or `NAME: SUPERCLASS` and below it `reasons ENUMERATION`"
      )
    }
  }
}

extension ResultClass.Kind {
  init(value: String, _ line: Line, _ kinds: Catalogue.Kinds) throws {
    let words = value.split(separator: " ").map(String.init)
    let type = words.first ?? ""
    let isOptions = kinds.options.contains(type)
    let isEnumerated = isOptions || kinds.enumerations.contains(type)
    guard words.dropFirst().allSatisfy({ ["single", "required"].contains($0) }) else {
      throw line.error(expected: "nothing but `single` and `required` after the type")
    }
    let isRequired = isEnumerated || words.contains("required")
    self = .of(
      value: type,
      listed: !isEnumerated && !words.contains("single"),
      confirmation: isOptions ? .emptyByDefault : isRequired ? .required : .optional
    )
  }
}

extension Umbrella {
  init(_ line: Line, head: String) throws {
    guard let (name, protocols) = head.cut(at: ":") else {
      throw line.error(expected: "`NAME: (PROTOCOL, PROTOCOL…)`")
    }
    self.init(
      name: name,
      documentation: line.documentation,
      protocols: protocols.filter { !"()".contains($0) }.commaSeparated
    )
  }
}
