package import Intents
package import Storage
import Synchronization

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
  func decoded<Content: Decodable & Sendable>(
    _ name: String,
    as type: Content.Type
  ) throws -> Content? {
    guard let text = resource(name) else { return nil }
    do {
      return try Self.decodedTexts.content(of: text) {
        try JSONDecoder().decode(type, from: Data(text.utf8))
      }
    } catch let error as DecodingError {
      throw ResourceError(name: name, finding: error)
    }
  }
}

extension Surroundings {
  /// What files held: an app is started anew for each conversation that is replayed, with the same
  /// files, and to decode one takes longer than to answer a line.
  private static let decodedTexts = DecodedTexts()
}

/// What texts were decoded to.
private final class DecodedTexts: Sendable {
  private let contents = Mutex<[String: any Sendable]>([:])

  func content<Content: Sendable>(
    of text: String,
    otherwise decode: () throws -> Content
  ) rethrows -> Content {
    if let known = contents.withLock({ $0[text] }) as? Content { return known }
    let content = try decode()
    contents.withLock { $0[text] = content }
    return content
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
