/// A text of headings with indented entries below them; `#` begins a comment.
///
/// ```
/// values people
///   Anna Haro = Anna | Annie
/// ```
struct Outline {
  struct Entry {
    var line: Int
    var text: String
  }

  struct Section {
    var line: Int

    /// The words of the heading.
    var heading: [String]
    var entries: [Entry] = []
  }

  let file: String
  private(set) var sections: [Section] = []

  init(_ text: String, file: String) throws(OutlineError) {
    self.file = file
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let content = line.trimmed
      guard !content.isEmpty, !content.hasPrefix("#") else { continue }
      if line.first?.isWhitespace == false {
        sections.append(Section(line: index + 1, heading: content.words))
      } else if sections.isEmpty {
        throw error(at: index + 1, expected: "a heading", found: content)
      } else {
        sections[sections.count - 1].entries.append(Entry(line: index + 1, text: content))
      }
    }
  }

  func error(at line: Int, expected: String, found: String) -> OutlineError {
    OutlineError(file: file, line: line, expected: expected, found: found)
  }
}

/// A line of a file of goals or voices that can't be used.
package struct OutlineError: Error, CustomStringConvertible {
  var file: String
  var line: Int
  var expected: String
  var found: String

  package var description: String {
    "\(file):\(line): Expected \(expected), found “\(found)”."
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  var words: [String] {
    split { $0.isWhitespace }.map { String($0) }
  }

  /// The parts on both sides of a mark, without white space at their ends.
  func halves(at mark: String) -> (String, String)? {
    let parts = String(self).components(of: mark)
    return parts.count == 2 ? (parts[0].trimmed, parts[1].trimmed) : nil
  }

  /// The parts between vertical bars.
  var alternatives: [String] {
    split { $0 == "|" }.map { $0.trimmed }
  }
}

extension String {
  /// The text before and behind the first occurrence of a mark, or the text alone.
  fileprivate func components(of mark: String) -> [String] {
    guard let range = firstRange(of: mark) else { return [self] }
    return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
  }
}
