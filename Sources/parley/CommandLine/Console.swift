import Terminal

/// The person's side of the process: where lines come from and where text goes.
struct Console: Sendable {
  let output: Output
  let errors: Output
  let screen: Screen
  let interrupts: Interrupts
  /// Whether a person sits at it: both its input and its output are a terminal.
  let isInteractive: Bool

  init(color: ColorChoice, environment: Environment, interrupts: Interrupts) {
    let screen = Screen()
    let stream = { (stream: StandardStream) in
      Output.standard(stream, color: color, environment: environment, screen: screen)
    }
    self.output = stream(.output)
    self.errors = stream(.error)
    self.screen = screen
    self.interrupts = interrupts
    self.isInteractive = StandardStream.input.isTerminal && StandardStream.output.isTerminal
  }

  /// The person's lines; a session asks for this once.
  func input(historyFile: HistoryFile?) -> any Input {
    guard isInteractive else { return LineReader(interrupts: interrupts) }
    return LineEditor(
      application: "parley",
      historyFile: historyFile,
      screen: screen,
      interrupts: interrupts,
      report: { [errors] in errors.print("parley: \($0)", style: .yellow) }
    )
  }
}
