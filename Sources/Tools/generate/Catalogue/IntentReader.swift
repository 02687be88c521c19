extension Intent {
  /// The lines of an intent's entry that are neither properties nor initialisers.
  private static let keywords: Set = [
    "confirm", "unlock", "question", "disputed", "retired", "find", "resolve", "tell", "spelling",
    "response", "codes", "request", "words", "manner",
  ]

  /// The keywords that may occur once for each parameter or notification.
  private static let repeatable: Set = ["resolve", "tell"]

  init(_ line: Line, name: String, _ shared: Catalogue.Shared = .init()) throws {
    guard name.hasPrefix("IN"), name.hasSuffix("Intent"), name.count > 8 else {
      throw line.error(expected: "an intent's class name, such as `INSendMessageIntent`")
    }
    let own = line.children.filter { Self.keywords.contains($0.keyword) }
    let members = line.children.filter { !Self.keywords.contains($0.keyword) }
    valueClass = try ValueClass(line, head: name, members: members)
    valueClass.superclass = "INIntent"
    try Self.checkOnce(own)
    for line in own { try read(line, shared) }
    guard !codes.isEmpty else {
      throw line.error(expected: "an entry with its response's `codes`")
    }
    for line in own { try check(line) }
  }

  /// Finds the first line that would take the place of another.
  private static func checkOnce(_ lines: [Line]) throws {
    var seen: Set<String> = []
    for line in lines where !repeatable.contains(line.keyword) {
      guard seen.insert(line.keyword).inserted else {
        throw line.error(expected: "no second `\(line.keyword)` in an intent's entry")
      }
    }
  }

  private mutating func read(_ line: Line, _ shared: Catalogue.Shared) throws {
    let rest = line.text.dropFirst(line.keyword.count).trimmed
    switch line.keyword {
    case "confirm": confirmation = try choice(rest, line, "always, never or whenAsked")
    case "spelling": spelling = try choice(rest, line, "labelled or modern")
    case "unlock": needsUnlocking = try flag(rest == "always", line, "`unlock always`")
    case "question": isQuestion = try flag(rest.isEmpty, line, "`question` and nothing else")
    case "disputed":
      isDisputed = try flag(rest.isEmpty, line, "`disputed` and nothing else")
    case "retired":
      isRetired = try flag(rest.isEmpty, line, "`retired` and nothing else")
    case "find": lookup = try Lookup(line, rest)
    case "resolve": resolutions.append(try Resolution(line, rest))
    case "tell": notifications.append(try Notification(line, rest))
    case "response": try readResponse(line)
    case "request": request = try Request(line, name: rest)
    case "words": words = try Words(line, shared: shared.words)
    case "manner": manner = try Manner(line, shared: shared.manners)
    default: codes = try Code.list(line)
    }
  }

  /// Holds the lines that name parameters and codes against those that the intent has.
  private mutating func check(_ line: Line) throws {
    let properties = valueClass.properties
    switch line.keyword {
    case "request": try request?.check(line, against: properties)
    case "words":
      try words?.fit(line, parameters: properties.map(\.name), codes: codes.map(\.name))
    case "find" where !properties.contains { $0.name == lookup?.parameter }:
      throw line.error(expected: "a parameter of this intent")
    default: break
    }
  }

  private mutating func readResponse(_ line: Line) throws {
    responseDocumentation = line.documentation
    response = try line.children.map { child in
      var property = try Property(child)
      property.isSettable = true
      return property
    }
  }
}

extension Line {
  /// The first word; a property called `response` has its colon to tell it from the section.
  fileprivate var keyword: String { String(text.prefix { $0 != " " }) }
}

private func choice<Choice: RawRepresentable<String>>(
  _ word: String,
  _ line: Line,
  _ choices: String
) throws -> Choice {
  guard let choice = Choice(rawValue: word) else {
    throw line.error(expected: "\(choices) after `\(line.keyword)`")
  }
  return choice
}

private func flag(_ isRight: Bool, _ line: Line, _ expected: String) throws -> Bool {
  guard isRight else { throw line.error(expected: expected) }
  return true
}

extension Intent.Lookup {
  /// Reads `parameter with INSomethingIntent`.
  init(_ line: Line, _ text: String) throws {
    guard let (parameter, finder) = text.cut(at: " with ") else {
      throw line.error(expected: "`find PARAMETER with INTENT`")
    }
    self.init(parameter: parameter, finder: finder)
  }
}

extension Intent.Resolution {
  /// Reads `parameter with Result`, and below it `earlier parameter with Result`.
  init(_ line: Line, _ text: String) throws {
    let isModern = text.hasSuffix(" modern")
    let (parameter, result, isList) = try resolved(isModern ? text.dropLast(7) : text[...], line)
    self.init(
      parameter: parameter,
      result: result,
      isList: isList,
      documentation: line.documentation
    )
    self.isModern = isModern
    try line.checkNoMore(than: 1)
    earlier = try line.children.first.map { try Intent.Earlier($0) }
  }
}

extension Intent.Earlier {
  init(_ line: Line) throws {
    guard line.keyword == "earlier" else {
      throw line.error(expected: "`earlier PARAMETER with RESULT-CLASS`")
    }
    let (parameter, result, isList) = try resolved(line.text.dropFirst(8), line)
    self.init(parameter: parameter, result: result, isList: isList)
  }
}

/// Reads `parameter with Result` or `parameter with [Result]`.
private func resolved(
  _ text: Substring,
  _ line: Line
) throws -> (parameter: String, result: String, isList: Bool) {
  guard let (parameter, type) = text.cut(at: " with ") else {
    throw line.error(expected: "`resolve PARAMETER with RESULT-CLASS`")
  }
  let isList = type.hasPrefix("[")
  let result = isList ? String(type.dropFirst().dropLast()) : type
  guard parameter.isSwiftName, result.isSwiftName else {
    throw line.error(expected: "a parameter's name and a result class")
  }
  return (parameter, result, isList)
}

extension Intent.Notification {
  /// Reads `name` or `name(label name: Type)`.
  init(_ line: Line, _ text: String) throws {
    guard let (name, inner) = text.cut(at: "(") else {
      self.init(name: text, argument: nil, documentation: line.documentation)
      return
    }
    guard let (names, type) = inner.dropLast().cut(at: ":"), let (label, local) = names.cut(at: " ")
    else { throw line.error(expected: "`tell NAME(LABEL NAME: TYPE)`") }
    self.init(
      name: name,
      argument: (label, local, type),
      documentation: line.documentation
    )
  }
}

extension Code {
  /// Reads the lines below `codes`: names, counted from 0, with a verdict where the name misleads.
  static func list(_ line: Line) throws -> [Code] {
    try line.children.enumerated().map { offset, child in
      let (name, meaning) = child.text.cut(at: "->") ?? (child.text, "")
      let verdict = meaning.isEmpty ? Verdict(code: name) : Verdict(rawValue: meaning)
      guard name.isSwiftName, let verdict else {
        throw child.error(expected: "a code's name, or `NAME -> VERDICT`")
      }
      return Code(
        name: name,
        rawValue: offset,
        verdict: verdict,
        documentation: child.documentation
      )
    }
  }
}
