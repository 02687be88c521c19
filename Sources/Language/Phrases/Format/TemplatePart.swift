/// A part of a template as it is written.
struct TemplatePart {
  enum Kind {
    /// Words, slots, rules and signs, without a blank in between.
    case text(String)

    /// Alternatives in brackets, with the sign behind these that they may come again.
    case bracket(open: Character, branches: [[TemplatePart]], close: String)
  }

  let kind: Kind

  /// True if there is no blank before it.
  let isGlued: Bool

  /// The part on one line, without what is before it.
  var flat: String {
    switch kind {
    case .text(let text): text
    case .bracket(let open, let branches, let close):
      "\(open)\(branches.map(\.flat).joined(separator: "|"))\(close)"
    }
  }

  /// The least of it that has to stand on a line with what is before it.
  var beginning: String {
    switch kind {
    case .text(let text): text
    case .bracket(let open, let branches, _):
      "\(open)\(branches.first?.first?.beginning ?? "")|"
    }
  }
}

extension [TemplatePart] {
  /// All parts on one line.
  var flat: String {
    enumerated().map { index, part in
      index == 0 || part.isGlued ? part.flat : " " + part.flat
    }.joined()
  }
}

// MARK: - Reading

/// Divides a template that has no mistakes into its parts.
struct TemplateParts {
  private let source: [Character]
  private var index: Int

  /// Reads from a position to the end.
  static func parts(of source: [Character], from start: Int) -> [TemplatePart] {
    var reader = TemplateParts(source: source, index: start)
    return reader.parts()
  }

  private mutating func parts() -> [TemplatePart] {
    var parts: [TemplatePart] = []
    while true {
      let start = index
      while index < source.count, source[index].isWhitespace { index += 1 }
      guard index < source.count, !"|)]".contains(source[index]) else { return parts }
      let isGlued = !parts.isEmpty && index == start
      parts.append(TemplatePart(kind: kind(), isGlued: isGlued))
    }
  }

  private mutating func kind() -> TemplatePart.Kind {
    let open = source[index]
    guard "([".contains(open) else { return .text(text()) }
    var branches: [[TemplatePart]] = []
    repeat {
      index += 1
      branches.append(parts())
    } while source[index] == "|"
    let close = String(source[index])
    index += 1
    return .bracket(open: open, branches: branches, close: close + signs())
  }

  private mutating func text() -> String {
    let start = index
    while index < source.count, !source[index].isWhitespace, !"|()[]".contains(source[index]) {
      index += 1
    }
    return String(source[start..<index])
  }

  /// The signs that something may come again, which stand behind blanks, too.
  private mutating func signs() -> String {
    let rest = source[index...].drop(while: \.isWhitespace)
    guard let sign = rest.first, "*+".contains(sign) else { return "" }
    index = rest.startIndex + 1
    return String(sign)
  }
}
