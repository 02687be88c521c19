/// The style sheet of all drawings.
enum SVGStyle {
  /// The colours of one sort of box: its surface, its edge and arrow, and its text.
  private struct Colors {
    let name: String
    let surface: String
    let edge: String
    let ink: String
  }

  static let text = """
    <style>
    text { font: 13px "Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif; }
    .title { font-size: 16px; font-weight: bold; }
    .head text { font-weight: bold; text-anchor: middle; }
    .life, .arrow { fill: none; stroke-width: 1.5; }
    .answer .arrow, .life { stroke-dasharray: 5 4; }
    .setting rect { stroke-dasharray: 3 3; }
    \(codeFont)
    \(rules(light, ground: "#ffffff", ink: "#1f2328", line: "#c8d0d9"))
    @media (prefers-color-scheme: dark) {
    \(rules(dark, ground: "#0d1117", ink: "#e6edf3", line: "#3d444d"))
    }
    </style>
    """

  private static let codeFont = """
    .resolve text, .confirm text, .handle text, .open text, .understood text, .ended text, \
    .finding text, .setting text { font: 12px ui-monospace, Menlo, Consolas, "Liberation Mono", \
    monospace; }
    .understood text { font-weight: bold; }
    .understood .more, .finding .more { font-weight: normal; }
    """

  private static func rules(
    _ colors: [Colors],
    ground: String,
    ink: String,
    line: String
  ) -> String {
    let boxes = colors.map { color in
      """
      .\(color.name) rect { fill: \(color.surface); stroke: \(color.edge); }
      .\(color.name) .arrow { stroke: \(color.edge); } .\(color.name) .tip { fill: \(color.edge); }
      .\(color.name) text { fill: \(color.ink); }
      """
    }
    return """
      .ground { fill: \(ground); } .title { fill: \(ink); } .life { stroke: \(line); }
      \(boxes.joined(separator: "\n"))
      .answer rect { fill: \(ground); }
      """
  }

  private static let light = [
    Colors(name: "person", surface: "#0b6bcb", edge: "#0b6bcb", ink: "#ffffff"),
    Colors(name: "assistant", surface: "#eceff3", edge: "#8c959f", ink: "#1f2328"),
    Colors(name: "app", surface: "#ffffff", edge: "#57606a", ink: "#1f2328"),
    Colors(name: "resolve", surface: "#f1eaff", edge: "#8250df", ink: "#512a97"),
    Colors(name: "confirm", surface: "#fff4d6", edge: "#bf8700", ink: "#633c01"),
    Colors(name: "handle", surface: "#dff6e5", edge: "#1a7f37", ink: "#0b4a1d"),
    Colors(name: "open", surface: "#ddf4ff", edge: "#0969da", ink: "#0a3069"),
    Colors(name: "understood", surface: "#fdfbef", edge: "#d0c483", ink: "#4d430f"),
    Colors(name: "ended", surface: "#f6f8fa", edge: "#8c959f", ink: "#57606a"),
    Colors(name: "finding", surface: "#ffebe9", edge: "#cf222e", ink: "#82071e"),
    Colors(name: "setting", surface: "#ffffff", edge: "#8c959f", ink: "#57606a"),
  ]

  private static let dark = [
    Colors(name: "person", surface: "#1f6feb", edge: "#4493f8", ink: "#ffffff"),
    Colors(name: "assistant", surface: "#262c36", edge: "#656c76", ink: "#e6edf3"),
    Colors(name: "app", surface: "#151b23", edge: "#9198a1", ink: "#e6edf3"),
    Colors(name: "resolve", surface: "#271b44", edge: "#a371f7", ink: "#d8bfff"),
    Colors(name: "confirm", surface: "#3b2b09", edge: "#d29922", ink: "#f2cc60"),
    Colors(name: "handle", surface: "#10331b", edge: "#3fb950", ink: "#7ee787"),
    Colors(name: "open", surface: "#0c2d4d", edge: "#4493f8", ink: "#a5d6ff"),
    Colors(name: "understood", surface: "#26230f", edge: "#6e6530", ink: "#e3d796"),
    Colors(name: "ended", surface: "#151b23", edge: "#656c76", ink: "#9198a1"),
    Colors(name: "finding", surface: "#3c1618", edge: "#f85149", ink: "#ffa198"),
    Colors(name: "setting", surface: "#0d1117", edge: "#656c76", ink: "#9198a1"),
  ]
}
