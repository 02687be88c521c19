import Characters

/// Text as a terminal may be given it: nothing in it is obeyed but what Parley itself has added.
///
///     let line: TerminalText = "From \(sender): "  // whatever the sender is called
///
/// The standard streams take nothing else, so there is no other way to the screen: not for the text
/// of a file, an app, a handler or a person, be it in a message, an error, a prompt or a candidate.
/// All of it loses what a terminal obeys when it becomes one of these; styles come after that.
package struct TerminalText: Hashable, Sendable {
  /// As it is written.
  package let string: String

  package init(_ text: some StringProtocol) {
    string = String(text).tamed
  }

  /// A text that is made of other terminal texts, or written in this file.
  fileprivate init(trusted string: String) {
    self.string = string
  }

  /// The text between the escape sequences that turn a style on and off.
  package func styled(_ style: Style) -> TerminalText {
    guard style != .plain, !string.isEmpty else { return self }
    return TerminalText(trusted: "\u{1B}[\(style.rawValue)m\(string)\u{1B}[0m")
  }

  package static func + (one: TerminalText, other: TerminalText) -> TerminalText {
    TerminalText(trusted: one.string + other.string)
  }
}

// MARK: - From literals

extension TerminalText: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) {
    self.init(value)
  }

  package init(stringInterpolation: StringInterpolation) {
    self.init(trusted: stringInterpolation.string)
  }

  /// Each piece is tamed by itself, so that no two of them make something together.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var string = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity)
    }

    package mutating func appendLiteral(_ literal: String) {
      string += literal.tamed
    }

    package mutating func appendInterpolation(_ text: TerminalText) {
      string += text.string
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      string += value.description.tamed
    }
  }
}

// MARK: - Laying it out

extension TerminalText {
  /// The number of columns that it takes.
  package var displayWidth: Int { string.displayWidth }

  package var endsLine: Bool { string.hasSuffix("\n") }

  /// The text on one row: with spaces for line breaks.
  package var onOneRow: TerminalText {
    // Hardly any text has one, and to replace takes much longer than to look.
    guard string.utf8.contains(UInt8(ascii: "\n")) else { return self }
    return TerminalText(trusted: string.replacing("\n", with: " "))
  }

  /// The text as lines that each fit into `width` columns; all but the first of each paragraph are
  /// indented by `hanging`.
  package func wrapped(width: Int, hanging: Int = 0) -> [TerminalText] {
    paragraphs.flatMap { paragraph in
      Wrapper.lines(of: paragraph, width: width, hanging: hanging).carryingDirections
        .map(TerminalText.init(trusted:))
    }
  }

  private var paragraphs: [Substring] {
    string.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The text in at most `width` columns; what is left out leaves an ellipsis.
  package func fitted(to width: Int) -> TerminalText {
    guard displayWidth > width else { return self }
    return TerminalText(trusted: string.cut(toColumns: width).withoutOpenDirections)
  }
}

// MARK: - What moves the cursor

extension TerminalText {
  /// To the start of the row, which is emptied.
  package static let clearRow = TerminalText(trusted: "\r\u{1B}[K")

  /// To the start of the row, which is emptied with all below it.
  package static let clearBelow = TerminalText(trusted: "\r\u{1B}[J")

  /// The rest of the row is emptied.
  package static let clearRestOfRow = TerminalText(trusted: "\u{1B}[K")

  /// The text behind the cursor, which stays where it is (DECSC and DECRC).
  package static func keepingCursor(_ text: TerminalText) -> TerminalText {
    TerminalText(trusted: "\u{1B}7\(text.string)\u{1B}8")
  }

  package static func up(_ rows: Int) -> TerminalText {
    TerminalText(trusted: rows > 0 ? "\u{1B}[\(rows == 1 ? "" : "\(rows)")A" : "")
  }

  /// The text for GNU readline, which must be told what takes no room.
  package var prompt: String {
    EscapeSequence.pieces(of: string).reduce(into: "") { prompt, piece in
      let text = String(piece.scalars)
      prompt += piece.isSequence ? "\u{1}\(text)\u{2}" : text
    }
  }
}
