/// Writes, for each catalogue file, the schemas of its intents and the names of its constants,
/// and one file that lists all schemas.
func writeSchemas(of catalogue: Catalogue, to folder: String) throws {
  let types = ConvertibleTypes(of: catalogue)
  let reasons = UnsupportedReasons(of: catalogue)
  for file in catalogue.files {
    try write(schemas(for: file, types, reasons), to: "\(folder)/\(file.name)Schemas.swift")
  }
  try write(
    list(
      of: catalogue.files.flatMap(\.intents).filter { !$0.isLeftOut },
      leftOut: catalogue.leftOut
    ),
    to: "\(folder)/AllSchemas.swift"
  )
}

/// The types of parameters that a draft can hold; all others are left out of schemas.
struct ConvertibleTypes {
  private var names: Set = [
    "String", "Bool", "Int", "Double", "NSNumber", "INPerson", "INSpeakableString", "CLPlacemark",
    "INDateComponentsRange", "INCallRecord", "INCurrencyAmount", "INPaymentMethod",
  ]

  /// The names of the cases or options of those that have any; `unknown` is none.
  private var terms: [String: [String]] = [:]

  init(of catalogue: Catalogue) {
    for entry in catalogue.files.flatMap(\.entries) {
      switch entry {
      case .enumeration(let entry), .options(let entry):
        names.insert(entry.name)
        terms[entry.name] = entry.cases.map(\.name).filter { $0 != "unknown" }
      case .names, .valueClass, .result, .intent, .umbrella: break
      }
    }
  }

  func contains(_ property: Property) -> Bool {
    names.contains(property.element)
  }

  func terms(of property: Property) -> [String] { terms[property.element] ?? [] }
}

extension Property {
  /// The type without brackets and marks: `INPerson` of `[INPerson]?`.
  var element: String {
    type.filter { !"[]?!".contains($0) }
  }
}

extension Catalogue.File {
  var intents: [Intent] {
    entries.compactMap { if case .intent(let intent) = $0 { intent } else { nil } }
  }
}

// MARK: - Files

private func schemas(
  for file: Catalogue.File,
  _ types: ConvertibleTypes,
  _ reasons: UnsupportedReasons
) -> String {
  var source = Source()
  source.line("// Written by `swift run generate` from \(file.name).intents: edit that instead.")
  source.line()
  source.line("import Dialogue")
  source.line("import Intents")
  for entry in file.entries {
    write(entry, types, reasons, to: &source)
  }
  return source.text
}

private func write(
  _ entry: Catalogue.Entry,
  _ types: ConvertibleTypes,
  _ reasons: UnsupportedReasons,
  to source: inout Source
) {
  switch entry {
  case .enumeration(let entry):
    entry.writeNames(as: "NamedCases", member: "cases", to: &source)
  case .options(let entry):
    entry.writeNames(as: "NamedOptions", member: "options", to: &source)
  case .names(let entry): entry.writeNames(to: &source)
  case .intent(let entry) where !entry.isLeftOut:
    IntentSchemaWriter(intent: entry, types: types, reasons: reasons).write(to: &source)
  case .intent, .valueClass, .result, .umbrella: break
  }
}

private func list(of intents: [Intent], leftOut: [String]) -> String {
  var source = Source()
  source.line("// Written by `swift run generate` from all catalogue files.")
  source.line()
  source.block("extension Schema") { source in
    source.line("/// Every schema there is, in the catalogue's order.")
    source.line("package static let all: [Schema] = [")
    for intent in intents {
      source.line("  Schema(\(IntentSchemaWriter.typeName(of: intent)).self),")
    }
    source.line("]")
    source.line()
    source.line("/// SiriKit's intents that nothing asks for, by class name.")
    source.line("package static let leftOut: Set<String> = [")
    for name in leftOut { source.line("  \"\(name)\",") }
    source.line("]")
  }
  return source.text
}

// MARK: - Names

extension Enumeration {
  fileprivate func writeNames(as conformance: String, member: String, to source: inout Source) {
    writeConstants(of: name, as: conformance, member, cases.map(\.name), to: &source)
  }
}

extension Names {
  fileprivate func writeNames(to source: inout Source) {
    writeConstants(of: name, as: "NamedConstants", "constants", constants.map(\.name), to: &source)
  }
}

private func writeConstants(
  of type: String,
  as conformance: String,
  _ member: String,
  _ names: [String],
  to source: inout Source
) {
  source.line()
  source.block("extension \(type): \(conformance)") { source in
    source.line("static let \(member): [(name: String, value: \(type))] = [")
    for name in names { source.line("  (\"\(name)\", .\(name)),") }
    source.line("]")
  }
}
