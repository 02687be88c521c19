import Assistant
import Terminal

// MARK: - At the prompt

extension Talk {
  func atPrompt() async -> ExitCode {
    let input = console.input(historyFile: HistoryFile(path: locations.history))
    console.output.print(greeting)
    var hasWarned = false
    while true {
      switch await input.next(prompt) {
      case .line(let line):
        hasWarned = false
        if await !take(line) { return .fine }
      case .interrupted:
        console.output.print("Ctrl-D or :quit leaves.", style: .dim)
      case .end:
        guard let unfinished = session.unfinished, !hasWarned,
          console.interrupts.termination == nil
        else { return leave() }
        hasWarned = true
        console.output.print("If you leave now, I won't \(unfinished). Ctrl-D again leaves.")
      }
    }
  }

  private var greeting: String {
    let example = session.examples.first.map { "“\($0)”, or " } ?? ""
    return "\(program.title). Try \(example)“help”. Ctrl-D leaves."
  }

  private func leave() -> ExitCode {
    console.output.write("\n")
    return console.interrupts.termination.map { .signal($0) } ?? .fine
  }

  private var prompt: Prompt {
    let candidates = candidates
    let sign = console.output.styled("> ", .bold)
    return Prompt(sign) { candidates.matching($0) }
  }
}

// MARK: - Through a pipe

extension Talk {
  func throughPipe() async -> ExitCode {
    let input = console.input(historyFile: nil)
    let prompt = Prompt("")
    while case .line(let line) = await input.next(prompt) {
      if await !take(line) { break }
    }
    return end()
  }
}

// MARK: - A line

extension Talk {
  /// Takes a line: a command of the session's, or something said.
  ///
  /// - Returns: Whether the session goes on.
  private func take(_ line: Line) async -> Bool {
    for warning in line.warnings { console.warn(warning) }
    guard line.text.hasPrefix(":") else {
      await hear(line.text)
      return true
    }
    return await obey(line.text)
  }
}
