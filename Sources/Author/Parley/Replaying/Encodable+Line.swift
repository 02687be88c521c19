import Characters
import Foundation

extension Encodable {
  /// One JSON object in one line, with its line break; keys in alphabetical order, so that two
  /// runs can be compared, and escapes for all that a terminal would obey.
  package var jsonLine: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self).withEscapedControls + "\n"
    }
  }
}
