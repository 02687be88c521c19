/// A destination of text, with its width and its use of colours.
///
/// The caller decides on the text, and the output on its layout on the screen.
package struct Output: Sendable {
  package let isColored: Bool
  private let currentWidth: @Sendable () -> Int?
  private let send: @Sendable (TerminalText) -> Void

  /// Hands each finished piece of text to `send`.
  ///
  /// `width` is asked for each time, since windows change their size; it is nil where lines
  /// stay as they are, as in a file.
  package init(
    isColored: Bool,
    width: @escaping @Sendable () -> Int?,
    send: @escaping @Sendable (TerminalText) -> Void
  ) {
    self.isColored = isColored
    self.currentWidth = width
    self.send = send
  }

  /// The columns to wrap at now; nil where lines are not wrapped.
  package var width: Int? { currentWidth() }
}

// MARK: - Writing

extension Output {
  /// Writes the text as it is laid out already.
  package func write(_ text: String) {
    write(TerminalText(text))
  }

  /// Writes text whose parts may be styled already.
  package func write(_ text: TerminalText) {
    send(text)
  }

  /// Writes the text as lines, wrapped and styled; continued ones are indented by `hanging`.
  package func print(_ text: String, style: Style = .plain, hanging: Int = 0) {
    print(TerminalText(text), style: style, hanging: hanging)
  }

  /// Writes text whose parts may be styled already.
  package func print(_ text: TerminalText, style: Style = .plain, hanging: Int = 0) {
    let lines = width.map { text.wrapped(width: $0, hanging: hanging) } ?? [text]
    send(lines.reduce("") { $0 + styled($1, style) + "\n" })
  }

  /// Writes the text in place of what stands in the row of the cursor.
  package func replaceRow(with text: TerminalText) {
    send(.clearRow + text)
  }

  /// The text in this style, or as it is where colours are off.
  package func styled(_ text: TerminalText, _ style: Style) -> TerminalText {
    isColored ? text.styled(style) : text
  }
}

// MARK: - The standard streams

extension Output {
  /// Standard output or standard error, each judged on its own.
  ///
  /// The width is `COLUMNS` where that is set, else the terminal's. Text for a terminal goes
  /// through `screen`, so that it never runs into a line that is being typed.
  package static func standard(
    _ stream: StandardStream,
    color: ColorChoice,
    environment: Environment,
    screen: Screen
  ) -> Output {
    let isTerminal = stream.isTerminal
    let fixedWidth = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return Output(
      isColored: color.isOn(onTerminal: isTerminal, environment: environment),
      width: { fixedWidth ?? stream.columns },
      send: { isTerminal ? screen.write($0, to: stream) : stream.write($0) }
    )
  }
}
