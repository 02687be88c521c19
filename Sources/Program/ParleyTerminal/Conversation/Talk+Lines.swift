import Assistant
import English
import Foundation
import LineEditing
import Terminal

// MARK: - At the prompt

extension Talk {
  /// Talks until the person leaves.
  ///
  /// - Returns: The exit code of the conversation.
  /// - Throws: Whatever keeps an app from starting that can't just be left out.
  func atPrompt() async throws -> ExitCode {
    let historyFile = settings.private ? nil : HistoryFile(path: locations.history)
    let editor = console.editor(historyFile: historyFile)
    self.editor = editor
    // The first prompt comes after all that is to be said of their start.
    try awaitApps(isAtPrompt: true)
    if isToLeave { return end() }
    if dashboard.isShown { session.watcher.start { [dashboard] in dashboard.take($0) } }
    defer { session.watcher.stop() }
    if !settings.quiet, !settings.json { console.output.print(greeting) }
    while true {
      switch await editor.next(prompt) {
      case .line(let line):
        guard await take(typed: line) else { return leave() }
        if let app = session.nextToAct { start.prepare(app.running) }
      case .interrupted:
        sayWhatIsOpen()
        sayHowToLeave()
      case .end:
        guard mayLeave(by: "Ctrl-D") else { continue }
        console.output.write("\n")
        return leave()
      }
    }
  }

  /// - Returns: `false` if the session is to end.
  private func take(typed line: Line) async -> Bool {
    // Who goes on has heard enough.
    console.speech?.stop()
    // At a question such a word is an answer.
    let isFarewell = session.unfinished == nil && line.text.isFarewell
    guard await take(line), !isFarewell else { return !mayLeave(by: ":quit") }
    hasWarned = false
    return true
  }

  private func sayHowToLeave() {
    console.output.print("Ctrl-D or :quit leaves.", style: .dim)
  }

  private func sayWhatIsOpen() {
    guard let unfinished = session.unfinished else { return }
    console.output.print(
      "The question is open: “cancel”, and I won't \(unfinished).",
      style: .dim
    )
  }

  /// - Returns: `true` if there is no unfinished business, or the person was told of it before.
  private func mayLeave(by way: String) -> Bool {
    if hasWarned { return true }
    hasWarned = warn(beforeLeavingBy: way)
    return !hasWarned
  }

  /// Says what would be left undone.
  ///
  /// - Returns: `true` if there is any, unless the person was asked to go at once.
  private func warn(beforeLeavingBy way: String) -> Bool {
    guard let unfinished = session.unfinished, !isToLeave else { return false }
    console.output.print("If you leave now, I won't \(unfinished). \(way) again leaves.")
    return true
  }

  /// Two rows at most: where there is no room for an example, “help” gives some.
  private var greeting: String {
    let greeting = { [program] (example: String) in
      "\(program.title). Try \(example)“help”. Ctrl-D leaves."
    }
    let whole = greeting(session.device.examples.first.map { "“\($0)”, or " } ?? "")
    let rows = console.output.width.map { whole.wrapped(width: $0).count } ?? 1
    return rows > 2 ? greeting("") : whole
  }

  /// The person has been told what they leave undone.
  private func leave() -> ExitCode {
    session.unfinished == nil || isToLeave ? end() : code
  }

  private var prompt: Prompt {
    let candidates = Candidates(session) { [locations] in locations.transcripts(beginning: $0) }
    let sign = console.output.styled("> ", .bold)
    return Prompt(sign) { candidates.matching($0) }
  }
}

// MARK: - Through a pipe

extension Talk {
  func throughPipe() async throws -> ExitCode {
    try awaitApps()
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
  /// - Returns: `false` if the session is to end.
  func take(_ line: Line) async -> Bool {
    for warning in line.warnings { console.warn(warning) }
    start.settle()
    if line.text.hasPrefix(":"), !line.text.hasPrefix("::") { return await obey(line.text) }
    switch line.text {
    case "?": await hear("help")
    case let text: await hear(text.hasPrefix("::") ? String(text.dropFirst()) : text)
    }
    return true
  }
}

extension String {
  /// True if the line is what ends other programs.
  var isFarewell: Bool {
    English.farewells.contains(lowercased().trimmingCharacters(in: .punctuationCharacters))
  }
}
