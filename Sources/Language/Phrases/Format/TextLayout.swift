/// Lines of an entry that are being filled, up to 100 columns.
struct TextLayout {
  private(set) var lines: [String] = []
  private var line: String

  static let width = 100

  /// The indentation of entries, and by how much more each inner level is indented.
  static let indentation = 2

  init() {
    line = String(repeating: " ", count: Self.indentation)
  }

  /// All lines, the last one included.
  var all: [String] { lines + [line] }

  var isAtStart: Bool { line.allSatisfy { $0 == " " } }

  /// Returns `true` if a text has room behind what stands on the line.
  func hasRoom(for text: String) -> Bool { line.count + text.count <= Self.width }

  /// Returns `true` if a text has room on a line of its own.
  func hasRoom(for text: String, level: Int) -> Bool {
    level * Self.indentation + text.count <= Self.width
  }

  mutating func add(_ text: String) { line += text }

  /// Begins another line.
  mutating func breakLine(level: Int) {
    lines.append(String(line.reversed().drop { $0 == " " }.reversed()))
    line = String(repeating: " ", count: level * Self.indentation)
  }
}

extension TextLayout {
  /// Fills lines with texts, each but the last followed by a mark; those after the first are
  /// indented further.
  static func lines(of texts: [String], endingWith mark: String = "") -> [String] {
    var layout = TextLayout()
    for (index, text) in texts.enumerated() {
      let text = index < texts.count - 1 ? text + mark : text
      let blank = layout.isAtStart ? "" : " "
      if !layout.isAtStart, !layout.hasRoom(for: blank + text) {
        layout.breakLine(level: 2)
        layout.add(text)
      } else {
        layout.add(blank + text)
      }
    }
    return layout.all
  }
}
