/// Something in a line that could not be taken as it was.
package struct InputWarning: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Hashable, Sendable {
    case notUTF8
    case controlCharacters
    case tooLong(limit: Int)
  }

  package let line: Int
  package let kind: Kind

  package init(line: Int, kind: Kind) {
    self.line = line
    self.kind = kind
  }

  package var description: String {
    switch kind {
    case .notUTF8:
      "Line \(line): expected UTF-8, found other bytes; \u{FFFD} stands in their place."
    case .controlCharacters:
      "Line \(line): expected text, found control characters; they are left out."
    case .tooLong(let limit):
      "Line \(line): expected at most \(limit) bytes, found more; the rest is left out."
    }
  }
}
