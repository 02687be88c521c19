/// Lays out a template: on one line if it has room there, else with its longest brackets on
/// several.
///
///     book a (ride|cab|taxi|
///       limousine) to {destination}
struct TemplateLayout {
  private var layout = TextLayout()

  static func lines(of entry: PhraseEntry) -> [String] {
    var layout = TemplateLayout()
    let parts = TemplateParts.parts(of: entry.characters, from: entry.indentation)
    layout.add(parts, level: 2, before: "")
    return layout.layout.all
  }

  /// Adds parts, which `end` follows without a blank.
  private mutating func add(_ parts: [TemplatePart], level: Int, before end: String) {
    for (index, part) in parts.enumerated() {
      let glued = parts[(index + 1)...].prefix { $0.isGlued }
      let isLast = index + 1 + glued.count == parts.count
      let following = Array(glued).map(\.flat).joined() + (isLast ? end : "")
      let blank = index == 0 || part.isGlued ? "" : " "
      add(part, after: blank, level: level, before: following)
    }
  }

  private mutating func add(
    _ part: TemplatePart,
    after blank: String,
    level: Int,
    before end: String
  ) {
    let text = part.flat + end
    if layout.hasRoom(for: blank + text) { return layout.add(blank + part.flat) }
    if !blank.isEmpty, layout.hasRoom(for: text, level: level) {
      layout.breakLine(level: level)
      return layout.add(part.flat)
    }
    switch part.kind {
    case .text(let text):
      if !blank.isEmpty { layout.breakLine(level: level) }
      layout.add(text)
    case .bracket(let open, let branches, let close):
      if !blank.isEmpty, !layout.hasRoom(for: blank + part.beginning) {
        layout.breakLine(level: level)
        layout.add(String(open))
      } else {
        layout.add("\(blank)\(open)")
      }
      add(branches, level: level + 1, close: close, before: end)
    }
  }

  /// Adds the alternatives of a bracket that has been opened.
  private mutating func add(
    _ branches: [[TemplatePart]],
    level: Int,
    close: String,
    before end: String
  ) {
    for (index, branch) in branches.enumerated() {
      let isLast = index == branches.count - 1
      let mark = isLast ? close : "|"
      let following = isLast ? close + end : mark
      if !layout.hasRoom(for: branch.flat + following), index > 0 {
        layout.breakLine(level: level)
      }
      add(branch, level: level + 1, before: following)
      layout.add(mark)
    }
  }
}
