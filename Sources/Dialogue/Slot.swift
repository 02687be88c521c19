/// The name of one parameter of an intent, such as `recipients`.
package struct Slot: RawRepresentable, Sendable, Hashable, Codable, ExpressibleByStringLiteral {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package init(stringLiteral name: String) {
    rawValue = name
  }
}

extension Slot: CodingKeyRepresentable {}

extension Slot: CustomStringConvertible {
  package var description: String { rawValue }

  /// The handler method that resolves it, such as `resolveRecipients`.
  package var resolveMethod: String {
    "resolve\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())"
  }
}

/// One parameter of an intent, as the engine needs to know it.
package struct Parameter: Sendable, Hashable, Codable {
  package var slot: Slot

  /// Whether it takes several values, each of which is resolved by itself.
  package var isList: Bool

  package init(_ slot: Slot, isList: Bool = false) {
    self.slot = slot
    self.isList = isList
  }
}
