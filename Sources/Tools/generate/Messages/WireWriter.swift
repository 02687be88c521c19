/// The types whose values go to an app's process and back, by the module that declares them.
///
/// Each writes and reads its parts itself, which is worth its source for whatever goes along with a
/// call. A value of any other type goes as `Codable` has it.
enum WireTypes {
  static let all: [(module: String, folder: String, types: [String])] = [
    (
      "Dialogue", "Sources/Conversation/Dialogue",
      [
        "Value", "Value.Content", "Phrase", "Place", "Moment", "Period", "CallRecord", "Money",
        "PaymentMethod", "Person", "Person.Handle", "Person.Handle.Kind", "Person.Name",
        "Resolution", "Verdict", "Verdict.Kind",
      ]
    ),
    (
      "Domains", "Sources/Conversation/Domains",
      [
        "Answer", "Card", "Card.Kind", "Card.Ride", "Card.Label", "Card.Item", "Card.Offer",
        "Card.Origin", "Card.Message", "Card.Call", "Card.Day", "Mentions", "Mentions.Message",
        "Mentions.Bill", "Workout", "WorkoutGoal",
      ]
    ),
    (
      "Assistant", "Sources/Device/Assistant",
      [
        "SessionMessage", "SentFacts", "PointNumbers", "AppCall", "AppCall.Phase", "AppMessage",
        "AppCall.Result", "CallCost", "OwnMessage", "AppReply",
      ]
    ),
  ]

  /// The types that do so by hand: in `WireValue+ByHand.swift` of `Assistant`, and in `Wire`.
  static let byHand: Set = [
    "Draft", "Slot", "Card.Row", "INWorkoutGoalUnitType", "Date", "String", "Bool", "Int", "Double",
  ]
}

/// Writes how the messages of an app's process are written and read, from the declarations of their
/// types.
func writeMessages(of root: String, to folder: String) throws {
  for (module, sources, types) in WireTypes.all {
    let sources = try files(in: "\(root)/\(sources)").filter {
      $0.hasSuffix(".swift") && !$0.hasSuffix("/WireValue+\(module).swift")
    }
    let declarations = Declaration.all(in: try sources.map(contents(of:)))
    var source = Source()
    source.line(
      "// Written by `swift run generate` from the types of `\(module)`: edit those instead."
    )
    source.line()
    if module != "Assistant" { source.line("package import \(module)") }
    source.line("package import Wire")
    for type in types {
      guard let declaration = declarations[type] else {
        throw WireError(type: type, sentence: "Expected its declaration in \(module).")
      }
      try WireWriter(declaration).write(to: &source)
    }
    try write(source.text, to: "\(folder)/WireValue+\(module).swift")
  }
}

/// A type that can't be sent as it is declared.
struct WireError: Error, CustomStringConvertible {
  var type: String
  var sentence: String

  var description: String { "error: \(type): \(sentence)" }
}

/// Writes the conformance of one type.
struct WireWriter {
  private let type: Declaration

  init(_ type: Declaration) {
    self.type = type
  }

  func write(to source: inout Source) throws {
    source.line()
    let body = try type.rawType != nil ? rawValue : type.isEnumeration ? choice : record
    source.block("extension \(type.name): WireValue") { source in
      source.block("package func write(to writer: Writer)") { source in
        for line in body.writing { source.line(line) }
      }
      source.line()
      source.block("package init(from reader: Reader) throws(WireError)") { source in
        for line in body.reading { source.line(line) }
      }
    }
  }

  private typealias Body = (writing: [String], reading: [String])

  private var rawValue: Body {
    (["writer.append(rawValue)"], ["self = try reader.read(raw: Self.self)"])
  }
}

// MARK: - Enumerations

extension WireWriter {
  private var choice: Body {
    var (writing, reading) = (["switch self {"], ["switch try reader.case() {"])
    for (number, one) in type.cases.enumerated() {
      let names = one.values.indices.map { "let part\($0)" }.joined(separator: ", ")
      writing.append("case .\(one.name)\(names.isEmpty ? "" : "(\(names))"):")
      writing.append("  writer.append(case: \(number))")
      for (place, value) in one.values.enumerated() {
        writing.append("  " + append("part\(place)", value.type))
      }
      let values = one.values.map { argument($0.label, $0.type) }.joined(separator: ", ")
      let made = ".\(one.name)\(values.isEmpty ? "" : "(\(values))")"
      reading.append("case \(number): self = \(made)")
    }
    return (writing + ["}"], reading + ["default: throw .tag", "}"])
  }

  private func append(_ value: String, _ type: String) -> String {
    "writer.append(\(isKnown(type) ? "" : "coded: ")\(value))"
  }

  private func argument(_ label: String, _ type: String) -> String {
    (label.isEmpty ? "" : "\(label): ") + read(type)
  }

  private func read(_ type: String) -> String {
    "try reader.\(isKnown(type) ? "read" : "decoded")()"
  }
}

// MARK: - Structures

extension WireWriter {
  private var record: Body {
    get throws {
      let parameters = try initializer
      let given = parameters.compactMap { parameter in
        type.properties.first { $0.name == parameter.name }
      }
      let others = type.properties.filter { property in
        !given.contains { $0.name == property.name }
      }
      if let unset = others.first(where: { !$0.isSettable }) {
        throw WireError(type: type.name, sentence: "Expected that “\(unset.name)” can be set.")
      }
      let arguments = zip(parameters, given).map { argument($0.label, $1.type) }
      return (
        (given + others).map { append($0.name, $0.type) },
        ["self.init(\(arguments.joined(separator: ", ")))"]
          + others.map { "\($0.name) = \(read($0.type))" }
      )
    }
  }

  /// The parameters of the initializer to use that take a property as it is, in their order.
  private var initializer: [Declaration.Parameter] {
    get throws {
      let chosen = type.initializers.lazy.compactMap(usable(_:)).first
      if let chosen { return chosen }
      guard type.initializers.isEmpty, !type.isWithPrivateParts else {
        throw WireError(type: type.name, sentence: "Expected an initializer of its properties.")
      }
      return type.properties.map {
        .init(label: $0.name, name: $0.name, type: $0.type, hasDefault: false)
      }
    }
  }

  /// - Returns: `nil` if the initializer takes something else, or leaves out what has to be given.
  private func usable(_ parameters: [Declaration.Parameter]) -> [Declaration.Parameter]? {
    let taken = parameters.filter { parameter in
      type.properties.contains { $0.name == parameter.name && $0.type == parameter.type }
    }
    let isWhole = type.properties.allSatisfy { property in
      property.hasDefault || parameters.contains { $0.name == property.name }
    }
    let rest = parameters.filter { parameter in !taken.contains { $0.name == parameter.name } }
    return isWhole && rest.allSatisfy(\.hasDefault) ? taken : nil
  }
}

// MARK: - Types of parts

extension WireWriter {
  /// True for a type whose values write themselves, and for lists of them.
  private func isKnown(_ name: String) -> Bool {
    var name = name
    if name.hasSuffix("?") { name.removeLast() }
    if name.hasPrefix("["), name.hasSuffix("]") { name = String(name.dropFirst().dropLast()) }
    return scopes.contains { Self.known.contains($0 + name) }
  }

  /// Prefixes that the name of a type inside of this one may have: of the types around it.
  private var scopes: [String] {
    let names = type.name.split(separator: ".")
    return (0...names.count).map { count in
      names.prefix(count).map { $0 + "." }.joined()
    }
  }

  private static let known = Set(WireTypes.all.flatMap(\.types)).union(WireTypes.byHand)
}
