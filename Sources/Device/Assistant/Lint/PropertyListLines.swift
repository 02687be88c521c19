/// The lines of an XML property list on which its keys stand, and the elements of its arrays.
///
/// A binary list has none. What breaks the rules of such a list is passed over.
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

  /// The containers around the present tag, the outermost first.
  private var containers: [Container] = []

  init(_ text: String) {
    let tags = /<!--.*?-->|<key>([^<]*)<\/key>|<(\/?)(\w+)[^>]*?(\/?)>/.dotMatchesNewlines()
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
  private mutating func note(key: String, _ line: Int) {
    guard let last = containers.indices.last else { return }
    containers[last].key = key
    lines[containers[last].keys + [key]] = line
  }

  private mutating func read(_ kind: Substring, isEnd: Bool, isEmpty: Bool, _ line: Int) {
    let isArray = kind == "array"
    let isContainer = isArray || kind == "dict"
    guard !isEnd else {
      if isContainer { _ = containers.popLast() }
      return
    }
    let keys = beginValue(line)
    if isContainer, !isEmpty { containers.append(Container(isArray: isArray, keys: keys)) }
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
