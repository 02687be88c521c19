package import Intents
package import Storage

/// What an app needs from the device it is installed on.
package struct Surroundings: Sendable {
  /// Where the app keeps its database.
  package var storage: Location
  package var addressBook: AddressBook
  package var timeZone: TimeZone
  package var now: @Sendable () -> Date
  package var newIdentifier: @Sendable () -> String
  /// The text of a file that came with the app, such as `Messages.json`.
  package var resource: @Sendable (_ name: String) -> String?
  /// Does something once, later; what it gives back calls that off.
  package var schedule: Schedule

  package typealias Schedule =
    @Sendable (_ delay: Duration, _ action: @escaping @Sendable () -> Void)
    -> @Sendable () -> Void

  package init(
    storage: Location,
    addressBook: AddressBook,
    timeZone: TimeZone,
    now: @escaping @Sendable () -> Date,
    newIdentifier: @escaping @Sendable () -> String,
    resource: @escaping @Sendable (_ name: String) -> String?,
    schedule: @escaping Schedule
  ) {
    self.storage = storage
    self.addressBook = addressBook
    self.timeZone = timeZone
    self.now = now
    self.newIdentifier = newIdentifier
    self.resource = resource
    self.schedule = schedule
  }

  /// Reads a file that came with the app.
  ///
  /// - Returns: `nil` if the app came without it.
  /// - Throws: `ResourceError` if it is not what it should be.
  func decoded<Content: Decodable>(_ name: String, as type: Content.Type) throws -> Content? {
    guard let text = resource(name) else { return nil }
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch let error as DecodingError {
      throw ResourceError(name: name, finding: error)
    }
  }
}

/// A file that came with an app cannot be read.
package struct ResourceError: Error, CustomStringConvertible {
  let name: String
  let place: String

  init(name: String, finding: DecodingError) {
    self.name = name
    let path: [any CodingKey] =
      switch finding {
      case .typeMismatch(_, let context), .valueNotFound(_, let context): context.codingPath
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .dataCorrupted(let context): context.codingPath
      @unknown default: []
      }
    place = path.map { $0.intValue.map { "\($0 + 1)" } ?? $0.stringValue }.joined(separator: " › ")
  }

  package var description: String {
    place.isEmpty
      ? "The file \(name) is not valid JSON."
      : "The file \(name) does not have what is expected at \(place)."
  }
}
