import Foundation
import Glibc
import LineEditing
import Terminal

/// A session with nothing behind it: says what the line editor heard, so that tests in a
/// pseudoterminal can see it.
///
/// Its one argument is the history file. The line `work` runs until it is cancelled, `width`
/// prints the terminal's width, `remark` says something in passing, and Tab after `news` brings
/// output in the middle of a line. `status` has a row stand above the line, which Tab after `tick`
/// changes, and after `over` takes away.
@main struct Probe {
  let output: Output
  let screen: Screen
  let interrupts: Interrupts

  static func main() async {
    let interrupts = Interrupts()
    interrupts.start()
    let environment = Environment(ProcessInfo.processInfo.environment)
    let screen = Screen(
      isErasable: environment["TERM"] != "dumb",
      laysOutAnew: !environment.hasCuttingTerminal
    )
    let output = Output.standard(
      .output,
      color: .never,
      environment: Environment([:]),
      screen: screen
    )
    let editor = LineEditor(
      application: "terminal-probe",
      historyFile: HistoryFile(path: CommandLine.arguments[1]),
      screen: screen,
      interrupts: interrupts,
      report: { output.print("report: \($0)") }
    )
    await Probe(output: output, screen: screen, interrupts: interrupts).converse(editor)
    exit(interrupts.termination?.exitCode ?? 0)
  }

  private func converse(_ input: some Input) async {
    let prompt = Prompt(TerminalText("ready>").styled(.bold) + " ") { [screen] request in
      if request.word == "news" { screen.write("extra extra\n") }
      if request.word == "tick" { screen.showStatus("[##########----------] half way") }
      if request.word == "over" { screen.showStatus(nil) }
      return ["Mike Abbott", "Mike Chen", "a ride to the airport"]
    }
    while true {
      switch await input.next(prompt) {
      case .line(let line): await answer(line)
      case .interrupted: output.print("interrupted")
      case .end: return output.print("end")
      }
    }
  }

  private func answer(_ line: Line) async {
    switch line.text {
    case "work": await work()
    case "status": screen.showStatus("[####----------------] begun")
    case "remark":
      screen.remark("one moment")
      output.print("line \(line.number) is done")
    case "width": output.print("width: [\(output.width ?? 0)]")
    default: output.print("line \(line.number): [\(line.text)]")
    }
  }

  private func work() async {
    let task = Task { try await Task.sleep(for: .seconds(3600)) }
    let listening = interrupts.listen { signal in
      if signal.endsWork { task.cancel() }
      return signal.endsWork
    }
    // Whoever sees this may interrupt at once.
    output.print("working")
    if case .failure = await task.result { output.print("cancelled") }
    withExtendedLifetime(listening) {}
  }
}
