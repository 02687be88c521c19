/// The texts that expected lines have taken down on the way, by name.
///
///     < Your ride is [[minutes]] minutes away.
///     > is it still [[minutes]] minutes?
package typealias Captures = [String: String]

/// The notation of captured texts: `[[name]]`.
enum CaptureNotation {
  /// The number of names that a transcript may have.
  static let mostNames = 256

  /// The number of bytes that a captured text may have.
  ///
  /// One that is captured with what it was said in, again and again, may double each time.
  static let longestText = 10_000

  /// The number of bytes that a line may have, with captured texts in their places.
  static let longestLine = 1 << 16

  static func mark(_ name: String) -> String { "[[\(name)]]" }

  /// The name that a text starts with, if it starts with one: a letter, then letters, digits, `-`
  /// and `_`, in double brackets.
  static func name(leading text: Substring.UTF8View) -> String? {
    guard text.starts(with: "[[".utf8) else { return nil }
    let name = text.dropFirst(2).prefix(while: \.isOfName)
    guard name.first?.isLetter == true,
      text[name.endIndex...].starts(with: "]]".utf8)
    else { return nil }
    return name.text
  }
}

extension String {
  /// The text with these names in the places of what was captured under them.
  func naming(_ names: [String], in captures: Captures) -> String {
    names.reduce(self) { text, name in
      guard let captured = captures[name], !captured.isEmpty else { return text }
      return text.replacing(captured, with: CaptureNotation.mark(name))
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }

  fileprivate var isOfName: Bool {
    isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}
