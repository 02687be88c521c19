/// A word or number of a text, and where it stands.
struct Token {
  let range: Range<String.Index>
  let text: String
}

extension String {
  /// The words and numbers: letters with figures and apostrophes between them, or figures with points
  /// and commas between them.
  var tokens: [Token] {
    var tokens: [Token] = []
    var start = startIndex
    while let first = self[start...].firstIndex(where: \.isOfToken) {
      let rest = self[first...]
      let isNumber = rest.prefix { $0.isOfToken }.allSatisfy(\.isASCIIDigit)
      let end = rest.end(joining: isNumber ? ".," : "'’")
      tokens.append(Token(range: first..<end, text: String(self[first..<end])))
      start = end
    }
    return tokens
  }

  /// The text with other words and numbers in the places of its own.
  func replacingTokens(_ replace: (String) -> String) -> String {
    replacing(tokens.map { Token(range: $0.range, text: replace($0.text)) })
  }

  /// The text with others in the places where they are to stand.
  func replacing(_ others: [Token]) -> String {
    var (text, end) = ("", startIndex)
    for other in others.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      text += self[end..<other.range.lowerBound] + other.text
      end = other.range.upperBound
    }
    return text + self[end...]
  }
}

extension Substring {
  /// The end of the token at the start: a joint counts if another part follows it.
  fileprivate func end(joining joints: String) -> Index {
    var end = startIndex
    while end < endIndex {
      let next = index(after: end)
      let isJoint = joints.contains(self[end]) && next < endIndex && self[next].isOfToken
      guard self[end].isOfToken || isJoint else { break }
      end = next
    }
    return end
  }
}

extension Character {
  fileprivate var isOfToken: Bool { isLetter || isNumber }
}
