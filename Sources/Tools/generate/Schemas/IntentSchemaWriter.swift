/// Writes the schema of one intent: a type that conforms to `IntentSchema`.
struct IntentSchemaWriter {
  var intent: Intent
  var types: ConvertibleTypes
  var reasons: UnsupportedReasons

  /// `SendMessageSchema` of `INSendMessageIntent`.
  static func typeName(of intent: Intent) -> String {
    intent.noun.capitalizedFirst + "Schema"
  }

  func write(to source: inout Source) {
    source.line()
    source.line("/// The schema of `\(intent.name)`.")
    source.block("enum \(Self.typeName(of: intent)): IntentSchema") { source in
      source.line("static let intentName = \"\(intent.name)\"")
      source.line("static let confirmation = Policy.Confirmation.\(intent.confirmation)")
      writeRules(to: &source)
      writeParameters(to: &source)
      writeMaker(to: &source)
      writeHandler(to: &source)
      writeResolve(to: &source)
      writeCall("confirm", to: &source)
      writeCall("handle", to: &source)
      writeVerdict(to: &source)
    }
  }
}

// MARK: - Rules

extension IntentSchemaWriter {
  /// Writes the rules that the entry states; the others keep the protocol's defaults.
  private func writeRules(to source: inout Source) {
    if intent.needsUnlocking { source.line("static let needsUnlocking = true") }
    if intent.isQuestion { source.line("static let isQuestion = true") }
    if intent.isDisputed { source.line("static let isDisputed = true") }
    if intent.isRetired { source.line("static let isRetired = true") }
    guard let lookup = intent.lookup else { return }
    let arguments = "slot: \"\(lookup.parameter)\", finder: \"\(lookup.finder)\""
    source.line("static let lookup: Lookup? = Lookup(\(arguments))")
  }
}

// MARK: - Parameters

extension IntentSchemaWriter {
  private func writeParameters(to source: inout Source) {
    let properties = intent.valueClass.properties.filter(types.contains)
    let parameters = properties.map { property in
      resolutions.first { $0.parameter == property.name }.map(parameter)
        ?? parameter(property.name, property.isList)
    }
    writeList("parameters", parameters, to: &source)
    writeList("resolved", resolutions.map(parameter), to: &source)
  }

  /// The resolutions of the parameters that a draft can hold.
  private var resolutions: [Intent.Resolution] {
    let names = Set(intent.valueClass.properties.filter(types.contains).map(\.name))
    return intent.resolutions.filter { names.contains($0.parameter) }
  }

  private func writeList(_ name: String, _ parameters: [String], to source: inout Source) {
    source.line()
    source.line("static let \(name): [Parameter] = [")
    for parameter in parameters { source.line("  \(parameter),") }
    source.line("]")
  }

  private func parameter(_ resolution: Intent.Resolution) -> String {
    let names = reasons.names(for: resolution, of: intent)
    return parameter(resolution.parameter, resolution.isList, reasons: names)
  }

  private func parameter(_ name: String, _ isList: Bool, reasons: [String] = []) -> String {
    let property = intent.valueClass.properties.first { $0.name == name }
    return "Parameter(\"\(name)\"\(isList ? ", isList: true" : "")"
      + list("reasons", reasons) + list("terms", property.map(types.terms) ?? []) + ")"
  }

  private func list(_ label: String, _ names: [String]) -> String {
    names.isEmpty ? "" : ", \(label): [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]"
  }

  /// Takes the first initialiser, which is the most complete one; what can be set is set then.
  private func writeMaker(to source: inout Source) {
    let parameters = intent.valueClass.initializers.first?.parameters ?? []
    let properties = intent.valueClass.properties
    let arguments = parameters.map { parameter in
      let property = properties.first { $0.name == parameter.property }
      return "\(parameter.label): \(property.map(argument) ?? "nil")"
    }
    let settable = properties.filter { $0.isSettable && types.contains($0) }
    source.line()
    source.block("static func makeIntent(from draft: Draft) -> \(intent.name)") { source in
      source.line("\(settable.isEmpty ? "" : "let intent = ")\(intent.name)(")
      source.line(arguments.map { "  " + $0 }.joined(separator: ",\n"))
      source.line(")")
      for property in settable {
        source.line("intent.\(property.name) = \(argument(for: property))")
      }
      if !settable.isEmpty { source.line("return intent") }
    }
  }

  private func argument(for property: Property) -> String {
    guard types.contains(property) else { return "nil" }
    let method = property.isList ? "objects" : "object"
    let otherwise = property.isOptional ? "" : " ?? " + (property.initial ?? "nil")
    return "draft.\(method)(\"\(property.name)\", as: \(property.element).self)\(otherwise)"
  }
}

// MARK: - Calls

extension IntentSchemaWriter {
  private var handlerType: String { "any \(intent.protocolName)" }

  private func writeHandler(to source: inout Source) {
    source.line()
    source.block("static func handler(_ object: Any) -> (\(handlerType))?") {
      $0.line("object as? \(handlerType)")
    }
  }

  private func writeResolve(to source: inout Source) {
    source.line()
    source.line("static func resolve(")
    source.line("  _ slot: Slot,")
    source.line("  of intent: \(intent.name),")
    source.line("  by handler: \(handlerType)")
    source.block(") async -> [INIntentResolutionResult]?") { source in
      source.line("switch slot {")
      for resolution in resolutions { writeCase(resolution, to: &source) }
      source.line("default: return nil")
      source.line("}")
    }
  }

  private func writeCase(_ resolution: Intent.Resolution, to source: inout Source) {
    let type = resolution.isList ? "[\(resolution.result)]" : resolution.result
    source.line("case \"\(resolution.parameter)\":")
    source.line("  " + note(resolution.method, "for"))
    source.line("  let result: \(type) = await handler.\(resolution.method)(for: intent)")
    source.line("  return \(resolution.isList ? "result" : "[result]")")
  }

  private func writeCall(_ name: String, to source: inout Source) {
    let label = intent.spelling == .labelled ? intent.noun : "intent"
    source.line()
    source.line("static func \(name)(")
    source.line("  _ intent: \(intent.name),")
    source.line("  by handler: \(handlerType)")
    source.block(") async -> \(intent.responseName)") {
      $0.line(note(name, label))
      $0.line("return await handler.\(name)(\(label): intent)")
    }
  }

  /// Tells the host which method is called, in the `async` spelling.
  private func note(_ name: String, _ label: String) -> String {
    "Current.host.spelled(\"\(name)(\(label):)\", as: \"\(name)\", of: intentName)"
  }

  private func writeVerdict(to source: inout Source) {
    source.line()
    source.block("static func verdict(of response: \(intent.responseName)) -> Verdict") { source in
      source.line("switch response.code {")
      for code in intent.codes {
        source.line("case .\(code.name): Verdict(.\(code.verdict), code: \"\(code.name)\")")
      }
      source.line("}")
    }
    source.line()
    source.line("static let verdicts = [")
    for code in intent.codes {
      source.line("  Verdict(.\(code.verdict), code: \"\(code.name)\"),")
    }
    source.line("]")
  }
}
