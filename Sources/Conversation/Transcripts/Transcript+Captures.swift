extension Transcript.Line {
  /// True if the line captures a text or uses one captured before.
  var hasNames: Bool { entry.isExpectation && entry.pattern?.names.isEmpty == false }
}

extension Transcript {
  var hasCaptures: Bool { lines.contains(where: \.hasNames) }

  /// The names that lines before a position capture, if they are met.
  func names(capturedBefore position: Int) -> Set<String> {
    Set(
      lines[..<position].flatMap { line in
        line.entry.isExpectation ? line.entry.pattern?.names ?? [] : []
      }
    )
  }

  /// The error for a transcript with more captures than the limit; otherwise `nil`.
  var excessOfNames: SyntaxError? {
    var names: Set<String> = []
    for line in lines where line.hasNames {
      names.formUnion(line.entry.pattern?.names ?? [])
      guard names.count > CaptureNotation.mostNames else { continue }
      let place = place(of: line)
      return SyntaxError(
        file: place.file,
        line: place.line,
        expected: "at most \(CaptureNotation.mostNames) names of captured texts",
        found: "more"
      )
    }
    return nil
  }

  /// Returns `true` if the line captures something for the first time.
  func captures(at position: Int) -> Bool {
    guard let own = lines[position].entry.pattern?.names, !own.isEmpty else { return false }
    return !Set(own).isSubset(of: names(capturedBefore: position))
  }
}
