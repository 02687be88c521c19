/// Swift source in the making: lines with indentation.
struct Source {
  private(set) var text = ""
  private var depth = 0

  /// One line, or several.
  mutating func line(_ line: String = "") {
    text += line.isEmpty ? "\n" : String(repeating: "  ", count: depth) + line + "\n"
  }

  /// A doc comment; none where there is nothing to say.
  mutating func documentation(_ lines: [String]) {
    for text in lines { line(text.isEmpty ? "///" : "/// " + text) }
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
