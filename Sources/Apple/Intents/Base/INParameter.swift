/// Names one property of an intent or a response.
open class INParameter: NSObject, NSCopying, NSSecureCoding {
  open private(set) var parameterClass: AnyClass
  open private(set) var parameterKeyPath: String
  private var indices: [String: Int] = [:]

  public init(for aClass: AnyClass, keyPath: String) {
    parameterClass = aClass
    parameterKeyPath = keyPath
  }

  /// The same, where Swift checks the name.
  ///
  /// - Returns: `nil` where the path leads to something else than a property of a request or an
  ///   answer that SiriKit knows.
  public convenience init?<Root, Value>(keyPath: KeyPath<Root, Value>) {
    guard let root = Root.self as? any HasParameters.Type, let name = root.parameters[keyPath]
    else { return nil }
    self.init(for: root, keyPath: name)
  }

  public required init?(coder: NSCoder) {
    guard let name: String = coder.fetch("parameterClass"), let known = NSClassFromString(name),
      let keyPath: String = coder.fetch("parameterKeyPath")
    else { return nil }
    parameterClass = known
    parameterKeyPath = keyPath
    indices = coder.fetch("indices") ?? [:]
  }

  open func encode(with coder: NSCoder) {
    // Foundation's own, for it is Foundation that finds the class again: with the module's name.
    coder.store(Foundation.NSStringFromClass(parameterClass), "parameterClass")
    coder.store(parameterKeyPath, "parameterKeyPath")
    coder.store(indices, "indices")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }

  open func isEqual(to parameter: INParameter) -> Bool { isEqual(parameter as Any?) }

  /// Selects an element of a list on the path.
  open func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) {
    indices[subKeyPath] = index
  }

  /// `NSNotFound` where no element was chosen.
  open func index(forSubKeyPath subKeyPath: String) -> Int {
    indices[subKeyPath] ?? NSNotFound
  }
}

extension INParameter {
  /// Returns the object's value at the path; of each list on the way, the chosen element.
  func value(in object: (any NSCoding)?) -> Any? {
    var (value, path) = (object as Any?, "")
    for name in parameterKeyPath.split(separator: ".") {
      guard let object = value as? any NSCoding else { return nil }
      path += (path.isEmpty ? "" : ".") + name
      value = chosen(in: MemoryCoder(of: object).values[String(name)], at: path)
    }
    return value
  }

  private func chosen(in value: Any?, at path: String) -> Any? {
    guard let list = value as? [Any], let index = indices[path] else { return value }
    return list.indices.contains(index) ? list[index] : nil
  }
}

/// A class whose properties can be named by key paths.
///
/// This platform's key paths don't tell names, so the classes list them.
protocol HasParameters: NSObject {
  /// The name of each property that SiriKit knows.
  static var parameters: [AnyKeyPath: String] { get }
}
