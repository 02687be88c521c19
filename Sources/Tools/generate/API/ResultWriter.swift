extension ResultClass {
  func write(to source: inout Source) {
    switch kind {
    case .of(let value, let listed, let confirmation):
      source.documentation(
        documentation.orElse("The result of resolving a parameter of type `\(value)`.")
      )
      source.block("open class \(name): INIntentResolutionResult") { source in
        writeFactories(value, listed, confirmation, to: &source)
      }
    case .reasons(let enumeration, let superclass):
      source.documentation(
        documentation.orElse("`\(superclass)` that can say why a value is no use.")
      )
      source.block("open class \(name): \(superclass)") { source in
        writeReasons(enumeration, superclass, to: &source)
      }
    }
  }

  private func writeFactories(
    _ value: String,
    _ listed: Bool,
    _ confirmation: Confirmation,
    to source: inout Source
  ) {
    let start = confirmation == .emptyByDefault ? " = []" : ""
    source.line("/// The parameter is settled, with this value.")
    source.block("open class func success(with resolvedValue: \(value)\(start)) -> Self") {
      $0.line("Self(Outcome(.success(resolvedValue)))")
    }
    source.line()
    if listed {
      source.line("/// The person has to choose between these, at least two, best first.")
      source.block("open class func disambiguation(with choices: [\(value)]) -> Self") {
        $0.line("Self(Outcome(.disambiguation(choices)))")
      }
      source.line()
    }
    let question = confirmation == .optional ? "?" : ""
    source.line("/// The person has to say whether this value is meant.")
    source.block(
      "open class func confirmationRequired(with valueToConfirm: \(value)\(question)\(start)) -> Self"
    ) {
      $0.line("Self(Outcome(.confirmationRequired(valueToConfirm)))")
    }
  }

  private func writeReasons(
    _ enumeration: String,
    _ superclass: String,
    to source: inout Source
  ) {
    source.line("/// The value cannot be used, for a reason that the assistant has words for.")
    source.block("open class func unsupported(forReason reason: \(enumeration)) -> Self") {
      $0.line("Self(Outcome(.unsupported(reason: \"\\(reason)\")))")
    }
    source.line()
    let label = String(superclass.dropFirst(2)).lowercasedFirst
    source.line("/// Says the same as a result of the more general class.")
    source.block("public convenience init(\(label) result: \(superclass))") {
      $0.line("self.init(Outcome(result.state))")
    }
  }
}
