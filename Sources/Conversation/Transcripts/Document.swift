/// A file that holds transcripts: a `.transcript` file, or Markdown with fenced blocks.
///
///     let document = try Document(parsing: text, file: "README.md")
///     document.transcripts                 // one for each block marked “transcript”
///     document.description == text         // whatever is in it
package struct Document: Sendable, Hashable {
  enum Part: Sendable, Hashable {
    /// Text outside any transcript, verbatim.
    case text(String)
    case transcript(Transcript)
  }

  package let file: String
  var parts: [Part]

  /// Reads a file; as Markdown if its name ends in `.md`.
  ///
  /// - Parameters:
  ///   - text: The whole file.
  ///   - file: Its name, for messages.
  /// - Throws: All the lines that can't be read.
  package init(parsing text: String, file: String) throws(SyntaxErrors) {
    let lines = SourceLine.lines(of: text)
    var reader = Reader(file: file)
    if file.hasSuffix(".md") {
      reader.readMarkdown(lines)
    } else {
      reader.read(lines)
    }
    if let error = reader.otherForm(among: lines) { throw SyntaxErrors(errors: [error]) }
    guard reader.errors.isEmpty else { throw SyntaxErrors(errors: reader.errors) }
    self.file = file
    parts = reader.parts
  }
}

extension Document {
  /// The transcripts, in the order of the file.
  package var transcripts: [Transcript] {
    parts.compactMap { if case .transcript(let transcript) = $0 { transcript } else { nil } }
  }

  /// The same file with other transcripts.
  ///
  /// - Parameter transcripts: As many as there are, in the same order.
  /// - Returns: The file, all else untouched.
  package func replacing(_ transcripts: [Transcript]) -> Document {
    var copy = self
    var remaining = transcripts[...]
    copy.parts = parts.map { part in
      guard case .transcript = part, let next = remaining.popFirst() else { return part }
      return .transcript(next)
    }
    return copy
  }
}

extension Document: CustomStringConvertible {
  /// The text of the file.
  package var description: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .transcript(let transcript): transcript.description
      }
    }
    .joined()
  }
}

// MARK: - Reading

extension Document {
  /// Collects the parts of a file and what is wrong with them.
  struct Reader {
    let file: String
    var parts: [Part] = []
    var errors: [SyntaxError] = []

    init(file: String) {
      self.file = file
    }

    /// Reads lines as one transcript.
    ///
    /// - Parameters:
    ///   - source: The lines.
    ///   - indent: The white space that the lines share, which is not part of them.
    mutating func read(_ source: some Sequence<SourceLine>, indent: String = "") {
      var lines: [Transcript.Line] = []
      for line in source {
        do {
          lines.append(try Transcript.Line(parsing: line, indent: indent))
        } catch {
          errors.append(
            SyntaxError(
              file: file,
              line: line.number,
              expected: error.expected,
              found: error.found
            )
          )
        }
      }
      let transcript = Transcript(file: file, lines: lines)
      if errors.isEmpty { errors = transcript.errorsOfOptionalTurns }
      parts.append(.transcript(transcript))
    }

    /// Returns the error for a file in another format altogether, which says more than an error for
    /// each of its lines; `nil` for transcripts.
    func otherForm(among lines: [SourceLine]) -> SyntaxError? {
      let full = lines.filter { line in !line.text.allSatisfy(\.isWhitespace) }
      let unmarked = errors.filter { $0.expected == Transcript.Entry.marks }
      guard unmarked.count > 3, unmarked.count * 2 > full.count else { return nil }
      return SyntaxError(
        file: file,
        line: unmarked[0].line,
        expected: "a transcript, whose lines start with “#”, “>”, “<”, “=” or “@”",
        found: "another form in \(unmarked.count) of \(full.count) lines"
      )
    }
  }
}

extension Substring.UTF8View {
  var text: String { String(Substring(self)) }
}

extension Transcript {
  /// An optional turn answers something: without it, nothing would tell whether it is due.
  fileprivate var errorsOfOptionalTurns: [SyntaxError] {
    let sections = sections
    return zip(sections, sections.dropFirst()).compactMap { section, next in
      guard next.isOptional, section.question(in: self).isEmpty else { return nil }
      return SyntaxError(
        file: file,
        line: lines[next.lines.lowerBound].number,
        expected: "a line “<? …” before “>? …”, which tells when that is said",
        found: "none"
      )
    }
  }
}
