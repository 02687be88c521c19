/// A line of a catalogue with the lines that are indented below it.
struct Line {
  /// The file as the build names it, so that the error can be clicked.
  var file: String
  /// Counted from 1.
  var number: Int
  var text: String
  /// The `///` lines above it, without the slashes.
  var documentation: [String]
  var children: [Line] = []

  /// Returns the text after a prefix; `nil` for a line with another beginning.
  func rest(after beginning: String) -> String? {
    text.hasPrefix(beginning) ? text.dropFirst(beginning.count).trimmed : nil
  }

  /// Finds the first line below that nobody would read.
  func checkNoMore(than count: Int) throws {
    guard let line = children.dropFirst(count).first else { return }
    let most = count == 0 ? "nothing" : "no more than \(count) line"
    throw line.error(expected: "\(most) below “\(text)”")
  }

  /// An error at this line: what was expected there, and what was found.
  func error(expected: String) -> CatalogueError {
    CatalogueError(
      file: file,
      line: number,
      sentence: "Expected \(expected), but found “\(text)”."
    )
  }
}

/// An error in a catalogue: file, line and a sentence.
struct CatalogueError: Error, CustomStringConvertible {
  var file: String
  var line: Int
  var sentence: String

  var description: String { "\(file):\(line): error: \(sentence)" }
}

extension Line {
  /// The outermost lines of a catalogue's text, each with its inner lines below it.
  ///
  /// Two spaces make one step in. A line with an open bracket goes on in the next. `#` starts a
  /// note; blank lines mean nothing.
  static func tree(of text: String, file: String) throws -> [Line] {
    var open = [Line(file: file, number: 0, text: "", documentation: [])]
    var documentation: [String] = []
    for (offset, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let trimmed = raw.trimmed
      if trimmed.isEmpty || trimmed.hasPrefix("#") { continue }
      if trimmed.hasPrefix("///") {
        documentation.append(trimmed.dropFirst(3).trimmed)
        continue
      }
      if let last = open.last, last.hasOpenBracket {
        open[open.count - 1].text += (last.text.hasSuffix("(") ? "" : " ") + trimmed
        continue
      }
      let line = Line(file: file, number: offset + 1, text: trimmed, documentation: documentation)
      documentation = []
      try place(line, depth: raw.prefix { $0 == " " }.count, in: &open)
    }
    close(&open, to: 1)
    return open[0].children
  }

  private var hasOpenBracket: Bool {
    text.count { $0 == "(" } > text.count { $0 == ")" }
  }

  /// Puts a line where its indentation says; `open` holds the chain of lines around it.
  private static func place(_ line: Line, depth spaces: Int, in open: inout [Line]) throws {
    let depth = spaces / 2 + 1
    guard spaces.isMultiple(of: 2), depth <= open.count else {
      throw line.error(expected: "an indentation of two spaces more than the line it belongs to")
    }
    close(&open, to: depth)
    open.append(line)
  }

  private static func close(_ open: inout [Line], to count: Int) {
    while open.count > count {
      let line = open.removeLast()
      open[open.count - 1].children.append(line)
    }
  }
}
