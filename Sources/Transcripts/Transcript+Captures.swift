extension Transcript {
  /// Whether anything is captured: nearly no transcript needs the trouble.
  var hasCaptures: Bool {
    lines.contains { $0.entry.isExpectation && $0.entry.pattern?.names.isEmpty == false }
  }

  /// The names that lines before a position capture, if they are met.
  func names(capturedBefore position: Int) -> Set<String> {
    Set(
      lines[..<position].flatMap { line in
        line.entry.isExpectation ? line.entry.pattern?.names ?? [] : []
      }
    )
  }

  /// Whether a line captures something for the first time.
  func captures(at position: Int) -> Bool {
    guard let own = lines[position].entry.pattern?.names, !own.isEmpty else { return false }
    return !Set(own).isSubset(of: names(capturedBefore: position))
  }
}
