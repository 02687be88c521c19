import Assistant
import Terminal

// MARK: - At the prompt

extension Talk {
  /// Talks until the person leaves.
  ///
  /// - Parameter recovery: What a crash has ended, if this conversation takes its place.
  /// - Returns: How it ended.
  func atPrompt(after recovery: Recovery? = nil) async -> ExitCode {
    let historyFile = settings.private ? nil : HistoryFile(path: locations.history)
    let editor = console.editor(historyFile: historyFile)
    self.editor = editor
    let earlier = turns.count
    if let recovery { recover(recovery) } else { prepareForCrash() }
    if dashboard.isShown { session.watch { [dashboard] in dashboard.take($0) } }
    defer { session.stopWatching() }
    if !settings.quiet, !settings.json, recovery == nil { console.output.print(greeting) }
    var hasWarned = false
    while true {
      switch await editor.next(prompt) {
      case .line(let line):
        // Who goes on has heard enough.
        console.speech?.stop()
        let goesOn = await take(line)
        if turns.count > earlier || recovery == nil { prepareForCrash() }
        if goesOn {
          hasWarned = false
        } else if hasWarned || !warn(beforeLeavingBy: ":quit") {
          return leave()
        } else {
          hasWarned = true
        }
      case .interrupted:
        if let unfinished = session.unfinished {
          console.output.print(
            "The question is open: “cancel”, and I won't \(unfinished).",
            style: .dim
          )
        }
        console.output.print("Ctrl-D or :quit leaves.", style: .dim)
      case .end:
        guard !hasWarned, warn(beforeLeavingBy: "Ctrl-D") else {
          console.output.write("\n")
          return leave()
        }
        hasWarned = true
      }
    }
  }

  /// Says what would be left undone.
  ///
  /// - Returns: Whether there is anything, and anybody who has not been asked to go at once.
  private func warn(beforeLeavingBy way: String) -> Bool {
    guard let unfinished = session.unfinished, console.interrupts.termination == nil else {
      return false
    }
    console.output.print("If you leave now, I won't \(unfinished). \(way) again leaves.")
    return true
  }

  private var greeting: String {
    let example = session.examples.first.map { "“\($0)”, or " } ?? ""
    return "\(program.title). Try \(example)“help”. Ctrl-D leaves."
  }

  /// The person has been told what they leave undone.
  private func leave() -> ExitCode {
    session.unfinished == nil || console.interrupts.termination != nil ? end() : .abandoned
  }

  private var prompt: Prompt {
    let candidates = Candidates(session)
    let sign = console.output.styled("> ", .bold)
    return Prompt(sign) { candidates.matching($0) }
  }
}

// MARK: - Through a pipe

extension Talk {
  func throughPipe() async -> ExitCode {
    let (reader, prompt) = (console.reader, Prompt(""))
    while true {
      switch await reader.next(prompt) {
      case .line(let line):
        if await take(line), !isAtForbiddenQuestion { continue }
      // Where nobody is asked for another line, Ctrl-C is meant for all of it.
      case .interrupted: return .signal(.interrupt)
      case .end: break
      }
      await console.speech?.finish()
      if let reason = await reader.failure {
        console.complain("Expected lines on standard input, found none: \(reason).")
        return .usage
      }
      return end()
    }
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
