import Assistant
import Terminal

// MARK: - At the prompt

extension Talk {
  func atPrompt() async -> ExitCode {
    let historyFile = settings.private ? nil : HistoryFile(path: locations.history)
    let editor = console.editor(historyFile: historyFile)
    self.editor = editor
    if !settings.quiet, !settings.json { console.output.print(greeting) }
    var hasWarned = false
    while true {
      switch await editor.next(prompt) {
      case .line(let line):
        hasWarned = false
        // Who goes on has heard enough.
        console.speech?.stop()
        if await !take(line) { return end() }
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

  /// The person has been told what they leave undone.
  private func leave() -> ExitCode {
    console.output.write("\n")
    if let signal = console.interrupts.termination { return .signal(signal) }
    return session.unfinished == nil ? .fine : .abandoned
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
    let (reader, prompt) = (console.reader, Prompt(""))
    while case .line(let line) = await reader.next(prompt) {
      if await !take(line) || isAtForbiddenQuestion { break }
    }
    await console.speech?.finish()
    return end()
  }
}

// MARK: - A line

extension Talk {
  /// Takes a line: a command of the session's, or something said; a second colon makes a line
  /// that starts with one something said.
  ///
  /// - Returns: Whether the session goes on.
  func take(_ line: Line) async -> Bool {
    for warning in line.warnings { console.warn(warning) }
    if line.text.hasPrefix(":"), !line.text.hasPrefix("::") { return await obey(line.text) }
    await hear(line.text.hasPrefix("::") ? String(line.text.dropFirst()) : line.text)
    return true
  }
}
