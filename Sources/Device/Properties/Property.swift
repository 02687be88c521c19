/// A value of a property list or of JSON, whatever it was read from.
///
/// What reads files that may be broken looks through these by way of ``Field``, which knows where
/// it is. The sample world's files are turned into these when the program is built, because
/// decoding them takes longer than all else that it does before the first answer.
package enum Property: Sendable, Hashable {
  case text(String)

  /// A finite number.
  case number(Double)
  case flag(Bool)
  case list([Property])
  case entries([String: Property])

  /// JSON's `null`.
  case nothing

  /// A date, bytes or a number out of range, of which nothing here makes any use.
  case other
}

// MARK: - Decoding

extension Property: Decodable {
  package init(from decoder: any Decoder) throws {
    if let entries = try? decoder.container(keyedBy: Name.self) {
      self = .entries(try Self.entries(in: entries))
    } else if var list = try? decoder.unkeyedContainer() {
      self = .list(try Self.elements(of: &list))
    } else {
      self.init(try decoder.singleValueContainer())
    }
  }

  /// The name of an entry, which may be any.
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  private static func entries(
    in container: KeyedDecodingContainer<Name>
  ) throws -> [String: Property] {
    var entries: [String: Property] = [:]
    for name in container.allKeys {
      // A container says of `null` that it holds nothing to decode.
      let isNothing = try container.decodeNil(forKey: name)
      entries[name.stringValue] =
        isNothing ? .nothing : try container.decode(Property.self, forKey: name)
    }
    return entries
  }

  private static func elements(
    of container: inout any UnkeyedDecodingContainer
  ) throws
    -> [Property]
  {
    var elements: [Property] = []
    while !container.isAtEnd {
      elements.append(try container.decodeNil() ? .nothing : container.decode(Property.self))
    }
    return elements
  }

  /// A truth before a number, for decoders take no number for one.
  private init(_ container: any SingleValueDecodingContainer) {
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self), number.isFinite {
      self = .number(number)
    } else {
      self = container.decodeNil() ? .nothing : .other
    }
  }
}
