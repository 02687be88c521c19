import Terminal

/// The row above the line being typed, as it stands on the screen.
struct StatusRow {
  /// In columns; `nil` while there is none.
  private var width: Int?

  var isDrawn: Bool { width != nil }

  /// Returns the number of rows it takes if the terminal has laid it out anew in this many columns.
  func rows(in columns: Int) -> Int {
    width.map { max(1, ($0 + columns - 1) / columns) } ?? 0
  }

  /// Draws the row where the cursor is, at the start of a row.
  mutating func draw(_ text: TerminalText?) {
    guard let text else { return }
    let columns = StandardStream.output.columns ?? 80
    // A full row would make some terminals go on to the next.
    let row = text.displayWidth < columns ? text : text.fitted(to: columns - 1)
    StandardStream.output.write(row + "\n")
    width = row.displayWidth
  }

  /// Takes the row back; the cursor is at the start of the one below it.
  mutating func erase() {
    guard isDrawn else { return }
    width = nil
    StandardStream.output.write(.up(1) + .clearRow)
  }

  /// Takes it back in a window that has changed, with everything below it; the cursor is so many
  /// rows below the first one under it.
  mutating func erase(with rows: Int, in columns: Int) {
    let count = rows + self.rows(in: columns)
    width = nil
    StandardStream.output.write(.up(count) + .clearBelow)
  }
}
