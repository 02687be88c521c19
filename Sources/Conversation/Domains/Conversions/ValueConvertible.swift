import Dialogue
import Foundation

/// A type that parameters of intents have, as a draft's value and back.
///
/// Both ways together lose nothing for which `Value.Content` has a place.
protocol ValueConvertible {
  /// The type itself; a class can't promise `Self` for its subclasses.
  associatedtype Object = Self

  /// The object that a content stands for; `nil` for a content of another kind.
  static func object(from content: Value.Content) -> Object?

  /// The object's value; `nil` if it stands for the absence of one.
  var content: Value.Content? { get }
}

// MARK: - From a draft

extension Draft {
  /// The value of a plain parameter.
  func object<Kind: ValueConvertible>(_ slot: Slot, as kind: Kind.Type) -> Kind.Object? {
    self[slot].first.flatMap { kind.object(from: $0.content) }
  }

  /// The values of a list; `nil` rather than empty, as SiriKit has it.
  func objects<Kind: ValueConvertible>(_ slot: Slot, as kind: Kind.Type) -> [Kind.Object]? {
    let objects = self[slot].compactMap { kind.object(from: $0.content) }
    return objects.isEmpty ? nil : objects
  }
}

// MARK: - Plain values

extension String: ValueConvertible {
  static func object(from content: Value.Content) -> String? {
    switch content {
    case .text(let text): text
    case .phrase(let phrase): phrase.spoken
    default: nil
    }
  }

  var content: Value.Content? { .text(self) }
}

extension Bool: ValueConvertible {
  static func object(from content: Value.Content) -> Bool? {
    if case .boolean(let isTrue) = content { isTrue } else { nil }
  }

  var content: Value.Content? { .boolean(self) }
}

extension Int: ValueConvertible {
  static func object(from content: Value.Content) -> Int? {
    switch content {
    case .integer(let number): number
    case .decimal(let number): Int(exactly: number)
    default: nil
    }
  }

  var content: Value.Content? { .integer(self) }
}

extension NSNumber: ValueConvertible {
  static func object(from content: Value.Content) -> NSNumber? {
    Double.object(from: content).map { NSNumber(value: $0) }
  }

  var content: Value.Content? {
    Int(exactly: doubleValue).map { .integer($0) } ?? .decimal(doubleValue)
  }
}

extension Double: ValueConvertible {
  static func object(from content: Value.Content) -> Double? {
    switch content {
    case .decimal(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  var content: Value.Content? { .decimal(self) }
}
