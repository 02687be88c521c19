/// Writes how each request is treated: the table of `Manner`.
func writeManners(of catalogue: Catalogue, to folder: String) throws {
  var source = Source()
  source.line("// Written by `swift run generate` from the catalogue: edit that instead.")
  source.line()
  let manners = try Manners(of: catalogue)
  source.block("extension Manner") { source in
    source.line("/// The manner of every request, in the catalogue's order.")
    source.line("package static let all: [Manner] = [")
    for entry in manners.entries { write(entry, to: &source) }
    source.line("]")
  }
  source.names("Topic", catalogue.topics, summary: "All of them, in the order of help.")
  source.names("Activity", manners.activities, summary: "All of them, in the catalogue's order.")
  try write(source.text, to: "\(folder)/AllManners.swift")
}

private func write(_ entry: Manners.Entry, to source: inout Source) {
  source.line("  Manner(")
  source.line("    " + entry.arguments.joined(separator: ",\n      "))
  source.line("  ),")
}

extension Manners {
  /// The activities that can go on.
  fileprivate var activities: [String] {
    entries.compactMap { $0.manner.effect?.verb == .sets ? $0.manner.effect?.activity : nil }
  }
}

extension Manners.Entry {
  /// The arguments that differ from the defaults for any request.
  fileprivate var arguments: [String] {
    let isLookup = !intents.isEmpty && intents.allSatisfy(\.isQuestion)
    let confirms = !intents.isEmpty && intents.allSatisfy { $0.confirmation == .always }
    return [
      "request: \(literal(name))",
      intents.isEmpty
        ? nil : "intents: [\(intents.map { literal($0.name) }.joined(separator: ", "))]",
      manner.topic.map { "topic: .\($0)" },
      manner.delivers.map { "delivers: .\($0)" },
      manner.effect.map { "effect: Effect(verb: .\($0.verb), activity: .\($0.activity))" },
      manner.isOneAtATime ? "isOneAtATime: true" : nil,
      manner.isImmediate ? "isImmediate: true" : nil,
      manner.isBegunAnew ? "isBegunAnew: true" : nil,
      manner.late.map { "late: \(literal($0))" },
      manner.next.map { "next: \(literal($0))" },
      manner.openings.isEmpty ? nil : "openings: [\(openings)]",
      manner.followUp.map(\.expression),
      record.map(\.expression),
      isLookup ? "isLookup: true" : nil,
      confirms ? "confirms: true" : nil,
    ].compactMap(\.self)
  }

  private var openings: String {
    manner.openings.map { "\n        \(literal($0))" }.joined(separator: ",") + ",\n      "
  }
}

extension Manner.FollowUp {
  fileprivate var expression: String {
    "followUp: FollowUp(request: \(literal(request)), parameter: \(literal(parameter)), "
      + "term: \(literal(term)))"
  }
}

extension Record {
  fileprivate var expression: String {
    guard let told = manner.record else { return "record: nil" }
    return "record: Record(basis: \(told.expression), "
      + "about: \(literal(about)), deed: \(literal(deed)))"
  }
}

extension Manner.Record {
  fileprivate var expression: String {
    switch self {
    case .activity(let name, let span): ".activity(.\(name), .\(span))"
    case .contacts: ".contacts"
    case .sound(let name): ".sound(.\(name))"
    }
  }
}

extension Source {
  /// Constants of a type that has nothing but a name, and the list of them.
  fileprivate mutating func names(_ type: String, _ names: [String], summary: String) {
    line()
    block("extension Manner.\(type)") { source in
      for name in names {
        source.line("package static let \(name) = Manner.\(type)(name: \(literal(name)))")
      }
      source.line()
      source.line("/// \(summary)")
      let list = names.map { ".\($0)" }.joined(separator: ", ")
      source.line("package static let all: [Manner.\(type)] = [\(list)]")
    }
  }
}
