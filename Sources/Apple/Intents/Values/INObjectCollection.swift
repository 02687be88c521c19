/// The options that a person chooses from, in sections.
open class INObjectCollection<ObjectType: AnyObject>: NSObject, NSCopying, NSSecureCoding {
  open private(set) var sections: [INObjectSection<ObjectType>]
  /// True if an index of first letters is shown beside the list.
  open var usesIndexedCollation = false

  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
  }

  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  /// The things of all sections.
  open var allItems: [ObjectType] { sections.flatMap(\.items) }

  public required init?(coder: NSCoder) {
    sections = coder.fetch("sections") ?? []
    usesIndexedCollation = coder.fetch("usesIndexedCollation") ?? false
  }

  open func encode(with coder: NSCoder) {
    coder.store(sections, "sections")
    coder.store(usesIndexedCollation, "usesIndexedCollation")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// Some of the things to choose from, under a title.
open class INObjectSection<ObjectType: AnyObject>: NSObject, NSCopying, NSSecureCoding {
  open private(set) var title: String?
  open private(set) var items: [ObjectType]

  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }

  public required init?(coder: NSCoder) {
    title = coder.fetch("title")
    items = coder.fetch("items") ?? []
  }

  open func encode(with coder: NSCoder) {
    coder.store(title, "title")
    coder.store(items as? [NSObject], "items")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}
