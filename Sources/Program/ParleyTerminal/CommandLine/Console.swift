import Assistant
import LineEditing
import Parley
package import Terminal

/// The person's side of the process: where lines come from and where text goes.
package struct Console: Sendable {
  /// The program's name in the shell.
  private let program: String
  package let output: Output
  package let errors: Output
  let screen: Screen
  let interrupts: Interrupts
  /// The voice for the answers, if they are to be spoken.
  let speech: Speech?
  /// True if a person is there: both input and output are a terminal.
  let isInteractive: Bool

  /// True if text on the terminal can be erased.
  let isErasable: Bool

  /// True if the console shows pictures and changing text, beside plain lines.
  let showsPictures: Bool

  init(
    program: String,
    settings: Settings,
    environment: Environment,
    interrupts: Interrupts
  ) {
    let isCapable = environment["TERM"] != "dumb" && !settings.plain
    let screen = Screen(isErasable: isCapable, laysOutAnew: !environment.hasCuttingTerminal)
    let color = settings.plain ? .never : settings.color
    let stream = { (stream: StandardStream) in
      Output.standard(stream, color: color, environment: environment, screen: screen)
    }
    let errors = stream(.error)
    self.program = program
    self.output = stream(.output)
    self.errors = errors
    self.screen = screen
    self.interrupts = interrupts
    self.speech =
      settings.speak
      ? Speech(
        environment: environment,
        report: { errors.print("\(program): \($0)", style: .yellow) }
      ) : nil
    self.isInteractive = StandardStream.input.isTerminal && StandardStream.output.isTerminal
    self.isErasable = isCapable
    self.showsPictures = isCapable && StandardStream.output.isTerminal
  }

  /// The person's lines, typed in the terminal; a session asks for this once.
  func editor(historyFile: HistoryFile?) -> LineEditor {
    LineEditor(
      application: program,
      historyFile: historyFile,
      screen: screen,
      interrupts: interrupts,
      // Without colours nobody could tell it from what is typed.
      anticipates: showsPictures && output.isColored,
      report: { warn($0) }
    )
  }

  /// The lines of whatever is not a terminal.
  var reader: LineReader { LineReader(interrupts: interrupts) }

  /// Has a crash inside of a handler told in the program's name, with the call that it was in.
  var crashListener: CallNote.Listener { CallNote.listener(in: program) }

  /// Says in the program's name what the person should know.
  package func warn(_ sentence: some CustomStringConvertible) {
    errors.print("\(program): \(sentence)", style: .yellow)
  }

  /// Says in the program's name what keeps it from its work.
  func complain(_ sentence: some CustomStringConvertible) {
    errors.print("\(program): \(sentence)")
  }
}
