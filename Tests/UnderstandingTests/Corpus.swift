import Foundation

/// A file of sentences, each with what is expected of it in the indented line behind it.
///
/// A line that no expectation follows is a heading for the sentences after it.
struct Corpus {
  struct Entry {
    var line: Int
    var heading: String
    var sentence: String
    var expected: String
  }

  let entries: [Entry]

  /// - Parameter path: The file without its ending, from the folder of Understanding's sources.
  /// - Throws: What reading the file throws: there is none of that name.
  init(_ path: String) throws {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Sources/Understanding/\(path).corpus")
    let lines = try String(contentsOf: file, encoding: .utf8)
      .components(separatedBy: "\n").enumerated()
      .filter { !$0.element.isEmpty && !$0.element.hasPrefix("#") }
    var entries: [Entry] = []
    var heading = ""
    for (line, next) in zip(lines, lines.dropFirst()) where !line.element.hasPrefix(" ") {
      guard next.element.hasPrefix("  ") else {
        heading = line.element
        continue
      }
      entries.append(
        Entry(
          line: line.offset + 1,
          heading: heading,
          sentence: line.element,
          expected: String(next.element.dropFirst(2))
        )
      )
    }
    self.entries = entries
  }
}
