/// Writes the handling protocol of an intent: each method in every spelling, with defaults.
///
/// The assistant calls the `async` spelling. Its default calls the one with a completion, whose
/// default calls the iOS 10 spelling, whose default gives the documented answer and tells the
/// host that nobody else did. The way leads down only, so no two defaults call each other.
struct HandlingWriter {
  var intent: Intent

  func write(to source: inout Source) {
    source.line("/// The methods of a handler of `\(intent.name)`.")
    source.line("///")
    source.line("/// Write `handle` and what else you need, each in any one spelling.")
    source.documentation(intent.valueClass.documentation.deprecations)
    source.block("public protocol \(intent.protocolName): NSObjectProtocol") { source in
      for method in methods { method.writeRequirements(to: &source) }
      for each in intent.notifications { write(each, to: &source) }
    }
    source.line()
    source.block("extension \(intent.protocolName)") { source in
      for method in methods { method.writeDefaults(to: &source) }
      for each in intent.notifications { writeDefault(of: each, to: &source) }
    }
  }

  var methods: [Method] {
    [answering("handle", .failure), answering("confirm", .ready)]
      + intent.resolutions.flatMap { resolving($0) }
  }
}

// MARK: - The methods

extension HandlingWriter {
  private enum DefaultCode: String { case failure, ready }

  private func answering(_ name: String, _ code: DefaultCode) -> Method {
    Method(
      intent: intent.name,
      name: name,
      label: intent.spelling == .labelled ? intent.noun : "intent",
      legacyLabel: intent.spelling == .renamed ? intent.noun : nil,
      closureLabel: "completion",
      result: intent.responseName,
      fallback: "\(intent.responseName)(code: .\(code), userActivity: nil)",
      documentation: name == "handle"
        ? ["Does what the intent says. Called once, last."]
        : ["Checks whether it could be done now. Called before `handle`."]
    )
  }

  private func resolving(_ resolution: Intent.Resolution) -> [Method] {
    var method = resolve(resolution.method, resolution.result, isList: resolution.isList)
    method.documentation = resolution.documentation.orElse("Settles `\(resolution.parameter)`.")
    if resolution.isModern { method.legacyLabel = nil }
    guard let earlier = resolution.earlier else { return [method] }
    var before = resolve(earlier.method, earlier.result, isList: earlier.isList)
    before.successor = resolution.method
    before.documentation = [
      "Settles `\(earlier.parameter)`, as apps did before iOS 11.",
      "Deprecated in iOS 11: write `\(resolution.method)`.",
    ]
    if earlier.parameter == resolution.parameter {
      method.overload = earlier.result
      return [method]
    }
    method.predecessor = before.name
    return [method, before]
  }

  private func resolve(_ name: String, _ result: String, isList: Bool) -> Method {
    Method(
      intent: intent.name,
      name: name,
      label: "for",
      legacyLabel: intent.spelling == .renamed ? "for" + intent.noun.capitalizedFirst : nil,
      closureLabel: "with",
      result: isList ? "[\(result)]" : result,
      fallback: isList ? "[.notRequired()]" : ".notRequired()",
      documentation: []
    )
  }
}

// MARK: - Notifications

extension HandlingWriter {
  private func write(_ notification: Intent.Notification, to source: inout Source) {
    source.documentation(notification.documentation)
    source.line(head(of: notification, label: "for"))
    source.line()
    source.line("/// The same, as iOS 10 spelt it.")
    source.line(head(of: notification, label: legacyLabel))
    source.line()
  }

  private func writeDefault(of notification: Intent.Notification, to source: inout Source) {
    let argument = notification.argument.map { ", \($0.label): \($0.name)" } ?? ""
    source.block("public " + head(of: notification, label: "for")) {
      $0.line("\(notification.name)(\(legacyLabel): intent\(argument))")
    }
    source.line()
    source.block("public " + head(of: notification, label: legacyLabel)) {
      $0.line("Current.host.defaultAnswered(\"\(notification.name)\")")
    }
    source.line()
  }

  private var legacyLabel: String { "for" + intent.noun.capitalizedFirst }

  private func head(of notification: Intent.Notification, label: String) -> String {
    let argument = notification.argument.map { ", \($0.label) \($0.name): \($0.type)" } ?? ""
    return "func \(notification.name)(\(label) intent: \(intent.name)\(argument))"
  }
}
