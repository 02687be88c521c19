/// The name of one parameter of an intent, such as `recipients`.
package struct Slot: RawRepresentable, Sendable, Hashable, Codable, ExpressibleByStringLiteral {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package init(stringLiteral name: String) {
    rawValue = name
  }

  /// By the length alone: slots are looked up by the dozen for each line, among a few whose names
  /// hardly ever are of one length.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue.utf8.count)
  }
}

extension Slot: CodingKeyRepresentable {}

extension Slot: CustomStringConvertible {
  package var description: String { rawValue }

  /// The handler method that resolves it, such as `resolveRecipients`.
  package var resolveMethod: String {
    var name = Array("resolve".utf8)
    let start = name.count
    name += rawValue.utf8
    // Names of parameters are ASCII.
    if name.count > start, (0x61...0x7A).contains(name[start]) { name[start] -= 0x20 }
    return String(decoding: name, as: UTF8.self)
  }
}

/// One parameter of an intent, as the engine needs to know it.
package struct Parameter: Sendable, Hashable, Codable {
  package var slot: Slot

  /// True if the parameter takes several values, each resolved by itself.
  package var isList: Bool

  /// The names of the reasons that a handler can give for not supporting a value.
  package var reasons: [String]

  /// The names of the cases, or options, that its values are of; none for values of other kinds.
  package var terms: [String]

  package init(
    _ slot: Slot,
    isList: Bool = false,
    reasons: [String] = [],
    terms: [String] = []
  ) {
    self.slot = slot
    self.isList = isList
    self.reasons = reasons
    self.terms = terms
  }
}
