/// What a person can choose from, in sections.
open class INObjectCollection<ObjectType: AnyObject>: NSObject {
  public let sections: [INObjectSection<ObjectType>]
  /// Whether an index of first letters is shown beside it.
  open var usesIndexedCollation = false

  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
  }

  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  open var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// Some of the things to choose from, under a title.
open class INObjectSection<ObjectType: AnyObject>: NSObject {
  public let title: String?
  public let items: [ObjectType]

  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}
