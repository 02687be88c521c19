extension Document {
  /// The same file with the lines of included ones in their places, which may include others.
  ///
  /// - Parameter read: The text of a file; `nil` if it can't be read.
  /// - Returns: What is played; its text is still that of the file.
  /// - Throws: All that is wrong with the lines that include, and with what they include.
  package func including(_ read: (String) -> String?) throws(SyntaxErrors) -> Document {
    var inclusion = Inclusion()
    var copy = self
    copy.parts = parts.map { part in
      guard case .transcript(var transcript) = part else { return part }
      transcript.lines = inclusion.expanded(transcript.lines, in: [file], read)
      return .transcript(transcript)
    }
    guard inclusion.errors.isEmpty else { throw SyntaxErrors(errors: inclusion.errors) }
    return copy
  }
}

/// Puts the lines of files into one another.
private struct Inclusion {
  var errors: [SyntaxError] = []

  /// The lines, each that includes a file followed by that file's.
  ///
  /// `chain` has the files that include one another, the one with these lines last.
  mutating func expanded(
    _ lines: [Transcript.Line],
    in chain: [String],
    _ read: (String) -> String?
  ) -> [Transcript.Line] {
    lines.flatMap { line in
      guard case .include(let name) = line.entry else { return [line] }
      return [line] + included(name, by: line, in: chain, read)
    }
  }

  private mutating func included(
    _ name: String,
    by line: Transcript.Line,
    in chain: [String],
    _ read: (String) -> String?
  ) -> [Transcript.Line] {
    let file = name.path(besides: chain[chain.count - 1])
    guard !chain.contains(file) else {
      let circle = (chain + [file]).joined(separator: " includes ")
      return fail(line, chain, "a file that does not include itself", "a circle: \(circle)")
    }
    guard !file.hasSuffix(".md"), let text = read(file) else {
      return fail(line, chain, "a transcript in a file of its own at \(file)", "none")
    }
    do throws(SyntaxErrors) {
      let lines = try Document(parsing: text, file: file).transcripts.flatMap(\.lines)
      let own = lines.map { line in
        var line = line
        line.source = file
        return line
      }
      return expanded(own, in: chain + [file], read)
    } catch {
      errors += error.errors
      return []
    }
  }

  private mutating func fail(
    _ line: Transcript.Line,
    _ chain: [String],
    _ expected: String,
    _ found: String
  ) -> [Transcript.Line] {
    errors.append(
      SyntaxError(
        file: chain[chain.count - 1],
        line: line.number,
        expected: expected,
        found: found
      )
    )
    return []
  }
}

extension String {
  /// A path as it is meant in a file: seen from the folder of that file.
  package func path(besides file: String) -> String {
    if hasPrefix("/") { return self }
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var names = Array(folder)
    for name in split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != "..", !last.isEmpty {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    return names.joined(separator: "/")
  }
}
