import Foundation
import Properties

extension Property {
  /// What a file holds, or why it can't be told.
  typealias Content = Result<Property, Misfit>

  /// Reads a property list, in whichever of its forms.
  static func propertyList(_ bytes: Data) -> Content {
    Result { try PropertyListDecoder().decode(Property.self, from: bytes) }
      .mapError { _ in .brokenFormat }
  }

  static func json(_ bytes: Data) -> Content {
    Result { try JSONDecoder().decode(Property.self, from: bytes) }
      .mapError { _ in .brokenFormat }
  }
}
