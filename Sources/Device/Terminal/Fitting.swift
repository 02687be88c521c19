extension String {
  /// The text in at most `width` columns; what is left out leaves an ellipsis.
  package func fitted(to width: Int) -> String {
    displayWidth > width ? cut(toColumns: width) : self
  }

  /// As much of the text as fits with an ellipsis behind it, with all of its escape sequences.
  func cut(toColumns width: Int) -> String {
    guard width > 0 else { return "" }
    var (kept, used, isCut) = ("", 0, false)
    for unit in units {
      let isFitting = !isCut && used + unit.displayWidth < width
      if !isCut, !isFitting { kept += "…" }
      isCut = isCut || !isFitting
      if isFitting || unit.isSequence { kept += unit.text }
      used += unit.displayWidth
    }
    return kept
  }

  /// The text with spaces behind it, up to `width` columns.
  package func padded(to width: Int) -> String {
    self + padding(to: width)
  }

  /// The text with spaces before it, up to `width` columns.
  package func rightAligned(to width: Int) -> String {
    padding(to: width) + self
  }

  private func padding(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth))
  }
}

/// A progress bar: `█████░░░░░`.
///
/// The two parts differ in shape, so that no colour is needed to tell them apart.
package struct Bar: Hashable, Sendable {
  /// From 0 to 1.
  let fraction: Double

  package init(_ fraction: Double) {
    self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// The bar in exactly `width` columns; full only when it is over.
  package func drawn(width: Int) -> String {
    let full = fraction == 1 ? width : min(Int(fraction * Double(width)), max(0, width - 1))
    return String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
  }
}
