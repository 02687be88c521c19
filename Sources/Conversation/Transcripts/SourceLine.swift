/// A line of a file, with all that is needed to write it again as it was.
struct SourceLine: Sendable, Hashable {
  /// Counted from one.
  var number: Int
  var text: String

  /// `\n`, `\r\n`, or nothing at the end of a file.
  var ending: String

  static func lines(of text: String) -> [SourceLine] {
    var lines: [SourceLine] = []
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let isLast = end == rest.endIndex
      let isTwo = !isLast && rest[..<end].last == UInt8(ascii: "\r")
      lines.append(
        SourceLine(
          number: lines.count + 1,
          text: rest[..<end].dropLast(isTwo ? 1 : 0).text,
          ending: isLast ? "" : isTwo ? "\r\n" : "\n"
        )
      )
      rest = isLast ? rest[end...] : rest[rest.index(after: end)...]
    }
    return lines
  }

  /// Returns the start of the line before its entry: a byte order mark, or an indentation.
  ///
  /// - Parameter indent: The white space that all lines around it share.
  /// - Returns: The part of that which this line has.
  func lead(_ indent: String) -> String {
    let mark = "\u{FEFF}"
    if number == 1, text.unicodeScalars.first == mark.unicodeScalars.first { return mark }
    let shared = zip(text.utf8, indent.utf8).prefix { $0 == $1 }
    return text.utf8.prefix(shared.count).text
  }
}
