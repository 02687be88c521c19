extension Intent {
  var responseName: String { name + "Response" }
  var codeName: String { name + "ResponseCode" }
  var protocolName: String { name + "Handling" }

  func write(to source: inout Source) {
    writeIntent(to: &source)
    source.line()
    writeCodes(to: &source)
    source.line()
    writeResponse(to: &source)
    source.line()
    HandlingWriter(intent: self).write(to: &source)
  }

  private func writeIntent(to source: inout Source) {
    var members = valueClass
    members.initializers.removeAll { $0.parameters.isEmpty }
    let inherited = (["INIntent"] + valueClass.protocols).joined(separator: ", ")
    source.documentation(valueClass.documentation)
    source.block("open class \(name): \(inherited)") { source in
      source.line("package override class var intentName: String { \"\(name)\" }")
      source.line()
      source.block("public override init()") { $0.line("super.init()") }
      source.line()
      members.writeMembers(to: &source)
      members.writeParameters(to: &source)
    }
  }

  private func writeCodes(to source: inout Source) {
    source.documentation(["The outcome of the request."] + valueClass.documentation.deprecations)
    source.block("public enum \(codeName): Int, Sendable") { source in
      for code in codes {
        source.documentation(code.explanation)
        source.line("case \(code.name) = \(code.rawValue)")
      }
    }
  }

  private func writeResponse(to source: inout Source) {
    let members = responseClass
    source.documentation(members.documentation)
    source.block("open class \(responseName): INIntentResponse") { source in
      source.block("public init(code: \(codeName), userActivity: NSUserActivity?)") {
        $0.line("super.init()")
        $0.line("self.code = code")
        $0.line("self.userActivity = userActivity")
      }
      source.line()
      members.writeMembers(to: &source)
      members.writeParameters(to: &source)
    }
  }

  var responseClass: ValueClass {
    ValueClass(
      name: responseName,
      superclass: "INIntentResponse",
      protocols: [],
      documentation: responseDocumentation.orElse("The answer to `\(name)`.")
        + valueClass.documentation.deprecations,
      properties: [code] + response,
      initializers: []
    )
  }

  private var code: Property {
    Property(
      name: "code",
      type: codeName,
      initial: ".unspecified",
      documentation: ["The code of the outcome."]
    )
  }
}

extension Code {
  /// The entry's own words, or what the verdict says.
  fileprivate var explanation: [String] {
    documentation.orElse(
      name == "unspecified"
        ? "Nothing was said; the assistant takes it for a failure." : verdict.explanation
    )
  }
}

extension Code.Verdict {
  fileprivate var explanation: String {
    switch self {
    case .ready: "From `confirm`: the app can do it."
    case .askFirst: "From `confirm`: the app can do it, once the person has agreed."
    case .success: "The app has done it."
    case .inProgress: "The app is still at it."
    case .continueInApp: "The app has to be opened to do it."
    case .handleInApp: "The app does it in the background, without being shown."
    case .failure: "It did not work."
    case .failureNeedingApp: "It did not work here, but would in the app itself."
    }
  }
}
