extension ValueClass {
  func write(to source: inout Source) {
    source.documentation(documentation)
    source.block("open class \(name): \(inheritance)") { source in
      writeMembers(to: &source)
    }
  }

  private var inheritance: String {
    let base = superclass.map { [$0] } ?? ["NSObject", "NSCopying", "NSSecureCoding"]
    return (base + protocols).joined(separator: ", ")
  }

  /// Everything between the braces; intents and responses add to it.
  func writeMembers(to source: inout Source) {
    for property in properties { property.write(to: &source) }
    for initializer in initializers { initializer.write(of: self, to: &source) }
    writeCoding(to: &source)
    if superclass == nil { writeValueSemantics(to: &source) }
  }

  private func writeCoding(to source: inout Source) {
    source.block("public required init?(coder: NSCoder)") { source in
      if !properties.isEmpty { source.line("let original: \(name)? = coder.original()") }
      for property in properties { source.line(property.decoding) }
      source.line(superclass == nil ? "super.init()" : "super.init(coder: coder)")
    }
    source.line()
    let override = superclass == nil ? "" : "override "
    source.block("open \(override)func encode(with coder: NSCoder)") { source in
      if superclass != nil { source.line("super.encode(with: coder)") }
      for property in properties {
        source.line("coder.store(\(property.name), \"\(property.name)\")")
      }
    }
  }

  /// The names of the properties by their key paths, which don't tell them on this platform.
  func writeParameters(to source: inout Source) {
    guard !properties.isEmpty else { return }
    source.line()
    source.block("override class var parameters: [AnyKeyPath: String]") { source in
      source.line("var parameters = super.parameters")
      for property in properties {
        source.line("parameters[\\\(name).\(property.name)] = \"\(property.name)\"")
      }
      source.line("return parameters")
    }
  }

  /// Copying, comparing and printing, all by way of the coding.
  private func writeValueSemantics(to source: inout Source) {
    source.line()
    source.line("open class var supportsSecureCoding: Bool { true }")
    source.line("open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }")
    source.line(
      "open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }"
    )
    source.line("open override var hash: Int { hashByCoding(self) }")
    source.line("open override var description: String { describeByCoding(self) }")
  }
}

extension Property {
  func write(to source: inout Source) {
    source.documentation(documentation)
    let access = isInternal ? "" : isSettable ? "open " : "open internal(set) "
    let copying = isCopied ? "@NSCopying " : ""
    let start = initial.map { " = \($0)" } ?? ""
    source.line("\(copying)\(access)var \(name): \(type)\(start)")
    source.line()
  }

  /// From the object that is copied, or else from what was coded.
  var decoding: String {
    let otherwise = initial.map { " ?? \($0)" } ?? ""
    let decoded = "coder.fetch(\"\(name)\")\(otherwise)"
    return "\(name) = if let original { copied(original.\(name)) } else { \(decoded) }"
  }
}

extension Initializer {
  func write(of owner: ValueClass, to source: inout Source) {
    source.documentation(documentation)
    let access = isInternal ? "" : "public "
    let kind = isConvenience ? "convenience " : parameters.isEmpty ? "override " : ""
    source.block("\(access)\(kind)init\(failability)(\(list))") { source in
      if isConvenience { delegate(within: owner, to: &source) } else { set(owner, to: &source) }
    }
    source.line()
  }

  private func set(_ owner: ValueClass, to source: inout Source) {
    let (plain, others) = parameters.divided { owner.holdsAsItIs($0.property) }
    for parameter in plain { source.line(parameter.assignment) }
    source.line("super.init()")
    for parameter in others { source.line(parameter.assignment) }
  }

  /// Goes by way of the class's first initialiser, which takes some of the same parameters.
  private func delegate(within owner: ValueClass, to source: inout Source) {
    let passed = owner.initializers.first?.parameters ?? []
    let arguments = passed.map { "\($0.label): \($0.property)" }.joined(separator: ", ")
    source.line("self.init(\(arguments))")
    let names = Set(passed.map(\.property))
    for parameter in parameters where !names.contains(parameter.property) {
      source.line(parameter.assignment)
    }
  }

  private var list: String {
    parameters.map(\.declaration).joined(separator: ", ")
  }
}

extension ValueClass {
  /// Returns `true` if a property can be set before `super.init()`, which is quicker.
  ///
  /// A copied property is set by its setter, which does the copying, and an inherited one by its
  /// class.
  fileprivate func holdsAsItIs(_ property: String) -> Bool {
    properties.contains { $0.name == property && !$0.isCopied }
  }
}

extension Array {
  /// Splits the array into the elements that fit and the others, each in order.
  fileprivate func divided(by fits: (Element) -> Bool) -> (fitting: [Element], others: [Element]) {
    (filter(fits), filter { !fits($0) })
  }
}

extension Initializer.Parameter {
  fileprivate var declaration: String {
    let names = label == property ? label : "\(label) \(property)"
    return "\(names): \(type)" + (defaultValue.map { " = \($0)" } ?? "")
  }

  fileprivate var assignment: String { "self.\(property) = \(property)" }
}
