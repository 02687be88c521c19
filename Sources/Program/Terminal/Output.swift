/// Where text goes: it knows the width to wrap at and whether colours are welcome.
///
/// What the text says is the caller's; how it is laid on the screen is decided here.
package struct Output: Sendable {
  package let isColored: Bool
  private let currentWidth: @Sendable () -> Int?
  private let send: @Sendable (String) -> Void

  /// Hands each finished piece of text to `send`.
  ///
  /// `width` is asked for each time, since windows change their size; it is nil where lines
  /// stay as they are, as in a file.
  package init(
    isColored: Bool,
    width: @escaping @Sendable () -> Int?,
    send: @escaping @Sendable (String) -> Void
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
  /// Writes the text as it is.
  package func write(_ text: String) {
    send(text)
  }

  /// Writes the text as it is laid out already, without anything in it that a terminal obeys.
  package func writeTamed(_ text: String) {
    send(EscapeSequence.tamed(text, keepsStyles: false))
  }

  /// Writes the text as lines, wrapped and styled; continued ones are indented by `hanging`.
  ///
  /// Parts of the text may be styled already; other control characters are left out.
  package func print(_ text: String, style: Style = .plain, hanging: Int = 0) {
    let text = EscapeSequence.tamed(text, keepsStyles: isColored)
    let lines = width.map { text.wrapped(width: $0, hanging: hanging) } ?? [text]
    send(lines.map { styled($0, style) + "\n" }.joined())
  }

  /// The text in this style, or as it is where colours are off.
  package func styled(_ text: String, _ style: Style) -> String {
    isColored ? style.applied(to: text) : text
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
