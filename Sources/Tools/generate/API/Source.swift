/// Swift source in the making: lines with indentation.
struct Source {
  private(set) var text = ""
  private var depth = 0

  /// One line, or several.
  mutating func line(_ line: String = "") {
    text += line.isEmpty ? "\n" : String(repeating: "  ", count: depth) + line + "\n"
  }

  /// A doc comment, and below it the mark of what is deprecated; none where there is nothing to
  /// say.
  mutating func documentation(_ lines: [String]) {
    for text in lines where !text.isDeprecation { line(text.isEmpty ? "///" : "/// " + text) }
    for text in lines where text.isDeprecation { line(text.deprecation) }
  }

  /// `head {`, the body one step in, `}`.
  mutating func block(_ head: String, _ body: (inout Source) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }
}

extension String {
  private static let deprecated = "Deprecated in iOS "

  var isDeprecation: Bool { hasPrefix(Self.deprecated) }

  /// The mark that `Deprecated in iOS 13: use …` stands for.
  ///
  /// For iOS alone, as in SiriKit: it shows in the documentation and warns nobody here, where an
  /// app may be as old as it likes.
  fileprivate var deprecation: String {
    let rest = String(dropFirst(Self.deprecated.count))
    let (version, advice) = rest.cut(at: ":") ?? (rest, "")
    let message = advice.capitalizedFirst.filter { $0 != "`" }
    return "@available(iOS, deprecated: \(version), message: \"\(message)\")"
  }
}

extension [String] {
  /// The deprecations marked in an entry's words, for the code derived from the entry.
  var deprecations: [String] { filter(\.isDeprecation) }

  /// The entry's own words; where it has none, these.
  func orElse(_ words: String) -> [String] {
    contains { !$0.isDeprecation } ? self : [words] + self
  }
}
