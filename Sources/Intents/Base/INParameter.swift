/// Names one property of an intent or a response.
open class INParameter: NSObject, NSCopying, NSSecureCoding {
  public let parameterClass: AnyClass
  public let parameterKeyPath: String
  private var indices: [String: Int] = [:]

  public init(for aClass: AnyClass, keyPath: String) {
    parameterClass = aClass
    parameterKeyPath = keyPath
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
    coder.store(NSStringFromClass(parameterClass), "parameterClass")
    coder.store(parameterKeyPath, "parameterKeyPath")
    coder.store(indices, "indices")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }

  open func isEqual(to parameter: INParameter) -> Bool { isEqual(parameter as Any?) }

  /// Which element of a list along the path is meant.
  open func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) {
    indices[subKeyPath] = index
  }

  /// `NSNotFound` where no element was chosen.
  open func index(forSubKeyPath subKeyPath: String) -> Int {
    indices[subKeyPath] ?? NSNotFound
  }
}
