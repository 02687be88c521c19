/// A line of a file, with all that is needed to write it again as it was.
struct SourceLine: Sendable, Hashable {
  /// Counted from one.
  var number: Int
  var text: String

  /// `\n` with any `\r` before it; at the end of a file without `\n`.
  var ending: String

  static func lines(of text: String) -> [SourceLine] {
    var lines: [SourceLine] = []
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let next = end == rest.endIndex ? end : rest.index(after: end)
      let line = rest[..<end].droppingReturns
      lines.append(
        SourceLine(
          number: lines.count + 1,
          text: line.text,
          ending: rest[line.endIndex..<next].text
        )
      )
      rest = rest[next...]
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

extension Substring.UTF8View {
  /// The view without the carriage returns at its end.
  fileprivate var droppingReturns: Substring.UTF8View {
    let last = lastIndex { $0 != UInt8(ascii: "\r") }
    return last.map { self[...$0] } ?? prefix(0)
  }
}
