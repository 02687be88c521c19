extension StringProtocol {
  /// Without the spaces at both ends.
  var trimmed: String {
    let start = drop { $0 == " " }
    guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
    return String(start[...last])
  }

  /// Returns the parts before and after the first separator.
  func cut(at separator: String) -> (before: String, after: String)? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(separator) {
        let after = self.index(index, offsetBy: separator.count)
        return (self[..<index].trimmed, self[after...].trimmed)
      }
      index = self.index(after: index)
    }
    return nil
  }

  func mentions(_ word: String) -> Bool { cut(at: word) != nil }

  /// The parts between commas that are not inside brackets.
  var commaSeparated: [String] {
    var parts = [""]
    var depth = 0
    for character in self {
      depth += "([<".contains(character) ? 1 : ")]>".contains(character) ? -1 : 0
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }

  /// True if the text can be a name in Swift: no space in it, and no sign but `_`.
  var isSwiftName: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
