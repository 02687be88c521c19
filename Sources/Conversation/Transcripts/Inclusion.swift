extension Document {
  /// The same file with the lines of included ones in their places, which may include others.
  ///
  /// - Parameters:
  ///   - limits: The limits of the included text.
  ///   - read: The text of a file; `nil` if there is none. It throws what it finds instead of one.
  /// - Returns: The document to play; its text is still that of the file.
  /// - Throws: All that is wrong with the lines that include, and with what they include.
  package func including(
    within limits: InclusionLimits = InclusionLimits(),
    _ read: (String) throws(Mismatch) -> String?
  ) throws(SyntaxErrors) -> Document {
    var inclusion = Inclusion(limits: limits)
    var copy = self
    copy.parts = parts.map { part in
      guard case .transcript(var transcript) = part else { return part }
      transcript.lines = inclusion.expanded(transcript.lines, in: [file], read)
      return .transcript(transcript)
    }
    let errors = inclusion.errors + copy.transcripts.compactMap(\.excessOfNames)
    guard errors.isEmpty else { throw SyntaxErrors(errors: errors) }
    return copy
  }
}

/// The bounds of what a file may include: small files that include each other make large ones.
package struct InclusionLimits: Sendable {
  /// The lines of other files that there may be in all.
  package var lines: Int

  /// The lines that may include something, in all files together.
  package var files: Int

  /// The times that one file may be included.
  package var repetitions: Int

  /// The files that may include one another.
  package var depth: Int

  package init(
    lines: Int = 100_000,
    files: Int = 1_000,
    repetitions: Int = 100,
    depth: Int = 16
  ) {
    self.lines = lines
    self.files = files
    self.repetitions = repetitions
    self.depth = depth
  }
}

/// Puts the lines of files into one another.
private struct Inclusion {
  let limits: InclusionLimits
  var errors: [SyntaxError] = []

  private var lines = 0
  private var files = 0
  private var repetitions: [String: Int] = [:]

  /// Set once there was too much, or no end; what comes after that is not looked at.
  private var isFull = false

  init(limits: InclusionLimits) {
    self.limits = limits
  }

  /// The lines, each that includes a file followed by that file's.
  ///
  /// `chain` has the files that include one another, the one with these lines last.
  mutating func expanded(
    _ lines: [Transcript.Line],
    in chain: [String],
    _ read: (String) throws(Mismatch) -> String?
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
    _ read: (String) throws(Mismatch) -> String?
  ) -> [Transcript.Line] {
    let file = name.path(besides: chain[chain.count - 1])
    guard !isFull else { return [] }
    guard !chain.contains(file) else {
      // There may be as many circles as ways through all files.
      isFull = true
      let circle = (chain + [file]).joined(separator: " includes ")
      return fail(line, chain, "a file that does not include itself", "a circle: \(circle)")
    }
    guard let text = text(of: file, by: line, in: chain, read) else { return [] }
    do throws(SyntaxErrors) {
      let lines = try Document(parsing: text, file: file).transcripts.flatMap(\.lines)
      guard count(lines.count, of: file, by: line, in: chain) else { return [] }
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

  private mutating func text(
    of file: String,
    by line: Transcript.Line,
    in chain: [String],
    _ read: (String) throws(Mismatch) -> String?
  ) -> String? {
    do throws(Mismatch) {
      if !file.hasSuffix(".md"), let text = try read(file) { return text }
      _ = fail(line, chain, "a transcript in a file of its own at \(file)", "none")
    } catch {
      _ = fail(line, chain, error.expected, error.found)
    }
    return nil
  }

  /// Counts what is included.
  ///
  /// - Returns: `true` if it is within the limits; the first excess is reported.
  private mutating func count(
    _ count: Int,
    of file: String,
    by line: Transcript.Line,
    in chain: [String]
  ) -> Bool {
    lines += count
    files += 1
    repetitions[file, default: 0] += 1
    let counts = [
      (lines, limits.lines, "included lines"), (files, limits.files, "included files"),
      (repetitions[file] ?? 0, limits.repetitions, "inclusions of \(file)"),
      (chain.count, limits.depth, "files that include one another"),
    ]
    guard let excess = counts.first(where: { $0.0 > $0.1 }) else { return true }
    isFull = true
    _ = fail(line, chain, "at most \(excess.1) \(excess.2)", "more")
    return false
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

extension Transcript {
  /// The reach of a transcript, in words that follow what is to be read.
  package static let reach =
    "below the transcript's folder, or below one that “--allow DIR” or “allowedFolders” names"
}

extension String {
  /// The folder that the file at this path is in.
  package var folder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// A path as it is meant in a file: seen from the folder of that file.
  package func path(besides file: String) -> String {
    if hasPrefix("/") { return self }
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var names = folder.filter { $0 != "." }
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
