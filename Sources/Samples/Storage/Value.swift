/// One value as SQLite stores it.
package enum Value: Hashable, Sendable, Codable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// The kind of value, for error sentences: the value itself stays out of them.
  var kind: String {
    switch self {
    case .null: "nothing"
    case .integer: "an integer"
    case .real: "a number"
    case .text: "a text"
    case .blob: "bytes"
    }
  }
}

/// A Swift type that can stand in a column.
///
/// `Bool` is stored as 0 or 1, an optional as its value or as `NULL`.
package protocol Storable {
  /// A noun for the contents of a column of this type, with its article, for error sentences.
  static var kind: String { get }

  var value: Value { get }

  /// Reads a stored value, or gives `nil` if it is of another kind.
  init?(value: Value)
}

// MARK: - What can be stored

extension Value: Storable {
  package static var kind: String { "anything" }
  package var value: Value { self }
  package init?(value: Value) { self = value }
}

extension Int: Storable {
  package static var kind: String { "an integer" }
  package var value: Value { .integer(Int64(self)) }

  package init?(value: Value) {
    guard case .integer(let integer) = value else { return nil }
    self.init(exactly: integer)
  }
}

extension Double: Storable {
  package static var kind: String { "a number" }
  package var value: Value { .real(self) }

  /// Takes integers too: SQLite stores 2.0 as 2 in a column without a declared type.
  package init?(value: Value) {
    switch value {
    case .real(let number): self = number
    case .integer(let integer): self.init(exactly: integer)
    case .null, .text, .blob: return nil
    }
  }
}

extension Bool: Storable {
  package static var kind: String { "0 or 1" }
  package var value: Value { .integer(self ? 1 : 0) }

  package init?(value: Value) {
    switch value {
    case .integer(0): self = false
    case .integer(1): self = true
    case .null, .integer, .real, .text, .blob: return nil
    }
  }
}

extension String: Storable {
  package static var kind: String { "a text" }
  package var value: Value { .text(self) }

  package init?(value: Value) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
}

extension [UInt8]: Storable {
  package static var kind: String { "bytes" }
  package var value: Value { .blob(self) }

  package init?(value: Value) {
    guard case .blob(let bytes) = value else { return nil }
    self = bytes
  }
}

extension Optional: Storable where Wrapped: Storable {
  package static var kind: String { "\(Wrapped.kind) or nothing" }
  package var value: Value { self?.value ?? .null }

  package init?(value: Value) {
    if value == .null {
      self = .none
    } else if let wrapped = Wrapped(value: value) {
      self = .some(wrapped)
    } else {
      return nil
    }
  }
}
