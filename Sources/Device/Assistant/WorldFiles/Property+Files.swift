package import Foundation
package import Properties

extension Property {
  /// The contents of a file, or the reason why they can't be used.
  package typealias Content = Result<Property, Misfit>

  /// Reads a property list, in whichever of its forms.
  ///
  /// The serialization goes first, for it refuses what is nested too deep, of which the decoder
  /// would take no notice before the stack is at its end.
  package static func propertyList(_ bytes: Data) -> Content {
    Result {
      _ = try PropertyListSerialization.propertyList(from: bytes, format: nil)
      return try PropertyListDecoder().decode(Property.self, from: bytes)
    }
    .mapError { _ in .broken("a property list") }
  }

  package static func json(_ bytes: Data) -> Content {
    Result { try JSONDecoder().decode(Property.self, from: bytes) }
      .mapError { _ in .broken("JSON") }
  }
}
