/// A sentence with gaps: `"What do you want to say[ to {recipients}]?"`.
///
/// `{name}` is a gap; a part in square brackets is left out if a gap in it has nothing to hold.
/// What fills a gap is never read as a template.
struct Template: Sendable, Hashable, ExpressibleByStringLiteral {
  /// It is read each time it is filled: a conversation says a handful out of hundreds.
  private let text: String

  init(stringLiteral text: String) {
    self.init(text)
  }

  init(_ text: String) {
    self.text = text
  }
}

extension Template {
  /// The sentence.
  ///
  /// A gap outside of brackets that has nothing to hold stays empty.
  func filled(_ filling: (String) -> String?) -> String {
    var rest = text[...]
    return Self.fill(&rest, filling).text
  }

  /// The names of the gaps, in order.
  var gaps: [String] {
    var gaps: [String] = []
    _ = filled { gap in
      gaps.append(gap)
      return nil
    }
    return gaps
  }

  /// Fills what comes up to the bracket that closes it, or to the end, and takes that off `rest`.
  ///
  /// - Returns: The text, and whether each of its own gaps had something to hold.
  private static func fill(
    _ rest: inout Substring,
    _ filling: (String) -> String?
  ) -> (text: String, isWhole: Bool) {
    var (text, isWhole) = ("", true)
    while let (plain, mark) = nextMark(in: &rest) {
      text += plain
      switch mark {
      case UInt8(ascii: "["):
        let part = fill(&rest, filling)
        if part.isWhole { text += part.text } else { closeGap(behind: &text, before: &rest) }
      case UInt8(ascii: "{"):
        let words = filling(gap(in: &rest))
        text += words ?? ""
        isWhole = isWhole && words != nil
      default: return (text, isWhole)
      }
    }
    text += rest
    return (text, isWhole)
  }

  /// Has one space at most where a part was left out, and none at either end of a sentence.
  private static func closeGap(behind text: inout String, before rest: inout Substring) {
    if text.isEmpty || text.hasSuffix(" "), rest.hasPrefix(" ") { rest.removeFirst() }
    if rest.isEmpty, text.hasSuffix(" ") { text.removeLast() }
  }

  /// Takes off what comes up to the next bracket or brace, and that as well.
  private static func nextMark(in rest: inout Substring) -> (plain: Substring, mark: UInt8)? {
    guard let place = rest.utf8.firstIndex(where: { $0.isMark }) else { return nil }
    defer { rest = rest[rest.utf8.index(after: place)...] }
    return (rest[..<place], rest.utf8[place])
  }

  /// Takes off the name of a gap, and the brace after it.
  private static func gap(in rest: inout Substring) -> String {
    let end = rest.utf8.firstIndex(of: UInt8(ascii: "}")) ?? rest.endIndex
    defer { rest = rest[end...].dropFirst() }
    return String(rest[..<end])
  }
}

extension UInt8 {
  fileprivate var isMark: Bool {
    switch self {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"): true
    default: false
    }
  }
}
