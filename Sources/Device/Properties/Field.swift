/// A property together with where it stands, so that what is wrong with it can be told.
package struct Field: Sendable {
  package let property: Property

  /// The names of the entries that lead to it; places in lists are left out.
  private let path: [String]

  /// The whole of a file.
  package init(_ property: Property) {
    self.init(property, [])
  }

  private init(_ property: Property, _ path: [String]) {
    self.property = property
    self.path = path
  }
}

/// A decoding error, in words for those who write such files.
package struct Misfit: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ sentence: String) {
    description = sentence
  }

  /// A text that is not of a format: `a property list`.
  package static func broken(_ format: String) -> Misfit {
    Misfit("Expected \(format), and found something that breaks its rules.")
  }
}

// MARK: - Entries

extension Field {
  /// An entry that has to be there.
  package func required(_ name: String) throws(Misfit) -> Field {
    let found = try entries[name].map { Field($0, path + [name]) }
    guard let found else {
      throw Misfit("Expected “\(Self.words(for: path + [name]))”, and found nothing.")
    }
    return found
  }

  /// An entry that may be missing, or `null`.
  package func optional(_ name: String) throws(Misfit) -> Field? {
    guard let property = try entries[name], property != .nothing else { return nil }
    return Field(property, path + [name])
  }

  private var entries: [String: Property] {
    get throws(Misfit) {
      guard case .entries(let entries) = property else { throw wrongKind(.entries([:])) }
      return entries
    }
  }
}

// MARK: - Values

extension Field {
  package var text: String {
    get throws(Misfit) {
      guard case .text(let text) = property else { throw wrongKind(.text("")) }
      return text
    }
  }

  package var number: Double {
    get throws(Misfit) {
      guard case .number(let number) = property else { throw wrongKind(.number(0)) }
      return number
    }
  }

  package var list: [Field] {
    get throws(Misfit) {
      guard case .list(let elements) = property else { throw wrongKind(.list([])) }
      return elements.map { Field($0, path) }
    }
  }

  package var texts: [String] {
    get throws(Misfit) { try map { field throws(Misfit) in try field.text } }
  }

  /// Something of each element of a list.
  package func map<Element>(
    _ element: (Field) throws(Misfit) -> Element
  ) throws(Misfit) -> [Element] {
    var elements: [Element] = []
    for field in try list { elements.append(try element(field)) }
    return elements
  }

  /// A value of another kind than that of the one which is expected.
  private func wrongKind(_ expected: Property) -> Misfit {
    let place = Self.words(for: path)
    return Misfit("Expected \(expected.kind) for “\(place)”, and found \(property.kind).")
  }

  private static func words(for path: [String]) -> String {
    path.isEmpty ? "the whole" : path.joined(separator: " › ")
  }
}

extension Property {
  /// The kind of value, without the value.
  fileprivate var kind: String {
    switch self {
    case .text: "a string"
    case .number: "a number"
    case .flag: "a truth value"
    case .list: "an array"
    case .entries: "a dictionary"
    case .nothing: "nothing"
    case .other: "a date, data or a number out of range"
    }
  }
}
