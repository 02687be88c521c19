import Understanding

extension Understood {
  /// True if somebody is to get less than nothing: “send Jane -5”, which is no message either.
  func isOfNegativeSum(_ line: String) -> Bool {
    switch self {
    case .reading(let reading, _) where Manner.of(reading.intent).delivers == .text:
      let content = reading.slots.first { $0.name == "content" }?.wording
      guard let content, content.mayBeLess, line.contains(Self.giving) else { return false }
      return content.wholeMatch(of: Self.less) != nil
    case .refused(let refusal):
      guard let nearest = refusal.nearest, Manner.of(nearest).delivers == .money else {
        return false
      }
      return line.contains(Self.lessOf)
    case .reading(let reading, _), .doubtful(let reading):
      guard Manner.of(reading.intent).delivers == .money else { return false }
      guard let amount = reading.slots.first(where: { $0.name == "amount" || $0.name == "sum" })
      else { return line.contains(Self.lessOf) }
      // A note may have any sign in it.
      let before = String(decoding: line.utf8.prefix(amount.range.lowerBound), as: UTF8.self)
      return ["-", "−", "minus "].contains { before.hasSuffix($0) }
    case .nearTie: return false
    }
  }

  // Nobody changes a regular expression.
  nonisolated(unsafe) private static let giving = /^\s*(?:send|ask)\b/.ignoresCase()
  nonisolated(unsafe) private static let less =
    /(?:for )?(?:[-−]|minus )[$€£]?\d[\d.,]*(?: \w+)?/.ignoresCase()
  nonisolated(unsafe) private static let lessOf = /(?:^|\s)(?:[-−]|minus )[$€£]?\d/.ignoresCase()
}

extension String {
  /// True if it begins as a negative sum in a message does, with “for”, “minus” or a sign: to try
  /// a regular expression on each message takes as long as to read it.
  fileprivate var mayBeLess: Bool {
    guard let first = utf8.first else { return false }
    return "-fm−".utf8.contains(first | 0x20)
  }
}
