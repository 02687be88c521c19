import Intents
import Synchronization

/// The files that came with an app.
package struct Resources: Sendable {
  private let text: @Sendable (_ name: String) -> String?
  private let decoded: DecodedTexts

  /// - Parameters:
  ///   - decoded: The files decoded at earlier starts.
  ///   - text: The text of a file, such as `Messages.json`; `nil` if the app came without it.
  package init(
    decoded: DecodedTexts = DecodedTexts(),
    text: @escaping @Sendable (_ name: String) -> String?
  ) {
    self.text = text
    self.decoded = decoded
  }

  /// Reads a file.
  ///
  /// - Returns: `nil` if the app came without it.
  /// - Throws: `ResourceError` if it is not what it should be.
  func decoded<Content: Decodable & Sendable>(
    _ name: String,
    as type: Content.Type
  ) throws -> Content? {
    guard let text = text(name) else { return nil }
    do {
      return try decoded.content(of: text) {
        try JSONDecoder().decode(type, from: Data(text.utf8))
      }
    } catch let error as DecodingError {
      throw ResourceError(name: name, finding: error)
    }
  }
}

/// A cache of decoded files, shared by all starts of an app.
///
/// An app is started anew for each conversation that is replayed, with the same files, and decoding
/// one takes longer than answering a line.
package final class DecodedTexts: Sendable {
  private let contents = Mutex<[String: any Sendable]>([:])

  package init() {}

  fileprivate func content<Content: Sendable>(
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
