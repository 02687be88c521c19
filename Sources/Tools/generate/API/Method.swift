/// One handling method in all its spellings.
struct Method {
  var intent: String
  var name: String
  /// The label before the intent: `intent`, `for` or, where it was never renamed, the noun.
  var label: String
  /// The label before the intent in iOS 10, where that was another one.
  var legacyLabel: String?
  /// The label before the closure: `completion` or `with`.
  var closureLabel: String
  var result: String
  /// The answer of a handler that did not write the method.
  var fallback: String
  var documentation: [String]
  /// The earlier result class, where the same method existed with another one.
  var overload: String?
  /// The older method, under another name, that is asked when this one is not written.
  var predecessor: String?
  /// The method, under another name, that replaced this one.
  ///
  /// The host hears its name when nobody wrote either.
  var successor: String?
}

// MARK: - Spellings

extension Method {
  func head(_ label: String, _ result: String, isSendable: Bool = true) -> String {
    let marks = isSendable ? "@escaping @Sendable" : "@escaping"
    return "func \(name)(\(labelled(label, "intent")): \(intent), "
      + "\(labelled(closureLabel, "completion")): \(marks) (\(result)) -> Void)"
  }

  func asyncHead(_ result: String) -> String {
    "func \(name)(\(labelled(label, "intent")): \(intent)) async -> \(result)"
  }

  private func labelled(_ label: String, _ name: String) -> String {
    label == name ? name : "\(label) \(name)"
  }

  /// The name with its labels, as a finding shows it.
  private var signature: String { "\(known)(\(label):\(closureLabel):)" }

  /// The name by which the host knows all spellings.
  private var known: String { successor ?? name }

  /// Tells the host which spelling is called next.
  private func note(_ spelling: String) -> String {
    "Current.host.spelled(\"\(spelling)\", as: \"\(known)\", of: \"\(intent)\")"
  }

  private func call(_ label: String, _ closure: String) -> String {
    "\(name)(\(label): intent, \(closureLabel): \(closure))"
  }

  private var isList: Bool { result.hasPrefix("[") }

  /// The type of the oldest spelling.
  var oldest: String { overload.map { isList ? "[\($0)]" : $0 } ?? result }

  func writeRequirements(to source: inout Source) {
    source.documentation(documentation)
    // Its result is also one of the earlier class, so a call that wants that one must not find it.
    if overload != nil { source.line("@_disfavoredOverload") }
    source.line(asyncHead(result))
    source.line()
    writeRequirement(
      "The same, answering through a closure, to be called once.",
      head(label, result),
      to: &source
    )
    if overload != nil {
      let words = "The same with the result class of iOS 10"
      writeRequirement(words + ".", asyncHead(oldest), to: &source)
      writeRequirement(words + ", answering through a closure.", head(label, oldest), to: &source)
    }
    if let legacyLabel {
      writeRequirement("The same, as iOS 10 spelt it.", head(legacyLabel, oldest), to: &source)
    }
  }

  private func writeRequirement(_ words: String, _ head: String, to source: inout Source) {
    let marks =
      head.contains(result)
      ? documentation.deprecations : ["Deprecated in iOS 11: use `\(result)`."]
    source.documentation([words] + marks)
    source.line(head)
    source.line()
  }
}

// MARK: - Defaults

extension Method {
  func writeDefaults(to source: inout Source) {
    if let overload {
      writeOverloadedDefaults(overload, to: &source)
    } else {
      source.block("public " + asyncHead(result)) { writeAsyncNext(to: &$0) }
      source.line()
    }
    source.block("public " + head(label, oldest)) { writeNext(to: &$0) }
    source.line()
    guard let legacyLabel else { return }
    source.block("public " + head(legacyLabel, oldest)) { writeEnd(to: &$0) }
    source.line()
  }

  /// A method that was replaced is asked by the one that replaced it, and asks its spelling with a
  /// completion: both `async` ones come first, because only an `async` one can call another.
  private func writeAsyncNext(to source: inout Source) {
    if let predecessor {
      source.line(note("\(predecessor)(\(label):)"))
      source.line("return translated(await \(predecessor)(\(label): intent))")
      return
    }
    let next =
      successor.map { "\($0)(\(label): intent, \(closureLabel): { completion(carried($0)) })" }
      ?? call(label, "completion")
    source.line(note(signature))
    source.line("return await answer(to: \"\(signature)\", otherwise: \(fallback)) { completion in")
    source.line("  \(next)")
    source.line("}")
  }

  private func writeNext(to source: inout Source) {
    if let legacyLabel {
      source.line(note("\(name)(\(legacyLabel):\(closureLabel):)"))
      source.line(call(legacyLabel, "completion"))
    } else {
      writeEnd(to: &source)
    }
  }

  /// Writes the end of the chain, reached if the author wrote the method in no spelling.
  private func writeEnd(to source: inout Source) {
    if let predecessor {
      let completion = "{ completion(translated($0)) }"
      source.line(note("\(predecessor)(\(label):\(closureLabel):)"))
      source.line("\(predecessor)(\(label): intent, \(closureLabel): \(completion))")
    } else {
      source.line(note(known))
      source.line("Current.host.defaultAnswered(\"\(known)\")")
      source.line("completion(\(fallback))")
    }
  }

  /// The newer element class is a subclass of the older one.
  ///
  /// Both `async` spellings come first, because only an `async` one can call another: the other
  /// order would need a task.
  private func writeOverloadedDefaults(_ overload: String, to source: inout Source) {
    // As the requirement is, or calls would find the default in its place.
    source.line("@_disfavoredOverload")
    source.block("public " + asyncHead(result)) {
      $0.line("let earlier: \(oldest) = await \(name)(\(label): intent)")
      $0.line("return \(wrapped("earlier", overload))")
    }
    source.line()
    source.block("public " + asyncHead(oldest)) {
      $0.line(note(signature))
      $0.line("let results: \(result) = await answer(")
      $0.line("  to: \"\(signature)\",")
      $0.line("  otherwise: \(fallback)")
      $0.line(") { \(call(label, "$0")) }")
      $0.line("return results")
    }
    source.line()
    source.block("public " + head(label, result)) {
      $0.line("let earlier: @Sendable (\(oldest)) -> Void = { earlier in")
      $0.line("  completion(\(wrapped("earlier", overload)))")
      $0.line("}")
      $0.line(call(label, "earlier"))
    }
    source.line()
  }

  /// A result of the earlier class as one of the newer class, or a list of them.
  private func wrapped(_ results: String, _ overload: String) -> String {
    let label = String(overload.dropFirst(2)).lowercasedFirst
    guard isList else { return "\(results) as? \(result) ?? \(result)(\(label): \(results))" }
    let element = String(result.dropFirst().dropLast())
    return "\(results).map { $0 as? \(element) ?? \(element)(\(label): $0) }"
  }
}
