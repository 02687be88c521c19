/// The row above the line being typed, as it stands on the screen.
struct StatusRow {
  /// In columns; `nil` while there is none.
  private var width: Int?

  var isDrawn: Bool { width != nil }

  /// Draws the row where the cursor is, at the start of a row.
  mutating func draw(_ text: String?) {
    guard let text else { return }
    let columns = StandardStream.output.columns ?? 80
    // A full row would make some terminals go on to the next.
    let row = text.displayWidth < columns ? text : text.fitted(to: columns - 1)
    StandardStream.output.write(row + "\n")
    width = row.displayWidth
  }

  /// Takes the row back; the cursor is at the start of the one below it.
  ///
  /// Where the window has become narrower the row may take several now. Nobody can tell, so it
  /// stays.
  mutating func erase() {
    guard let width else { return }
    self.width = nil
    guard width < StandardStream.output.columns ?? 80 else { return }
    StandardStream.output.write("\u{1B}[A\r\u{1B}[K")
  }
}
