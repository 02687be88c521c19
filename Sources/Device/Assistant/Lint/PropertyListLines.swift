/// The lines of an XML property list on which its keys stand, and the elements of its arrays.
///
/// A binary list has none. What breaks the rules of such a list is passed over, and so is what lies
/// deeper in it than anything that is looked for.
struct PropertyListLines {
  /// A dictionary or an array, with what has been read of it.
  private struct Container {
    let isArray: Bool
    let keys: [String]

    /// The last key of a dictionary.
    var key = ""

    /// The number of elements of an array.
    var count = 0
  }

  /// By the keys that lead to an entry, as `PropertyListFinding.keys` has them.
  private var lines: [[String]: Int] = [:]

  /// The containers around the present tag, the outermost first, but for the deepest.
  private var containers: [Container] = []

  /// The number of containers around the present tag that lie deeper.
  private var deeper = 0
  private static let deepest = 8

  init(_ list: String) {
    let text = Self.withoutComments(list)
    let tags = /<key>([^<]*)<\/key>|<(\/?)(\w+)[^>]*?(\/?)>/
    var (line, end) = (1, text.startIndex)
    for tag in text.matches(of: tags) {
      line += text[end..<tag.range.lowerBound].count(where: \.isNewline)
      end = tag.range.lowerBound
      if let key = tag.1 {
        note(key: String(key), line)
      } else if let kind = tag.3 {
        read(kind, isEnd: tag.2 == "/", isEmpty: tag.4 == "/", line)
      }
    }
  }

  /// The number of entries whose lines are known.
  var count: Int { lines.count }

  /// The line of the innermost entry on the way to a place, and the number of keys that lead to it;
  /// `nil` if there is none.
  func nearest(to keys: [String]) -> (line: Int, depth: Int)? {
    keys.indices.reversed().lazy.compactMap { [lines] last in
      lines[Array(keys[...last])].map { (line: $0, depth: last + 1) }
    }.first
  }
}

// MARK: - Reading

extension PropertyListLines {
  /// The list with nothing in the place of its comments but their line ends.
  private static func withoutComments(_ list: String) -> String {
    let pieces = list.split(separator: "<!--", omittingEmptySubsequences: false)
    var isInside = false
    return pieces.enumerated().reduce(into: "") { text, next in
      let (index, piece) = next
      isInside = isInside || index > 0
      let end = isInside ? piece.firstRange(of: "-->") : piece.startIndex..<piece.startIndex
      isInside = end == nil
      let comment = piece[..<(end?.lowerBound ?? piece.endIndex)]
      text += comment.filter(\.isNewline) + piece[(end?.upperBound ?? piece.endIndex)...]
    }
  }

  private mutating func note(key: String, _ line: Int) {
    guard deeper == 0, let last = containers.indices.last else { return }
    containers[last].key = key
    lines[containers[last].keys + [key]] = line
  }

  private mutating func read(_ kind: Substring, isEnd: Bool, isEmpty: Bool, _ line: Int) {
    let isArray = kind == "array"
    let isContainer = isArray || kind == "dict"
    guard !isEnd else {
      if isContainer { endContainer() }
      return
    }
    guard deeper == 0, containers.count < Self.deepest else {
      if isContainer, !isEmpty { deeper += 1 }
      return
    }
    let keys = beginValue(line)
    if isContainer, !isEmpty { containers.append(Container(isArray: isArray, keys: keys)) }
  }

  private mutating func endContainer() {
    if deeper > 0 { deeper -= 1 } else { _ = containers.popLast() }
  }

  /// The keys that lead to the value that begins.
  private mutating func beginValue(_ line: Int) -> [String] {
    guard let last = containers.indices.last else { return [] }
    guard containers[last].isArray else { return containers[last].keys + [containers[last].key] }
    containers[last].count += 1
    let (keys, count) = (containers[last].keys, containers[last].count)
    let element: [String] = keys.dropLast() + ["\(keys.last ?? "") \(count)"]
    lines[element] = line
    return element
  }
}
