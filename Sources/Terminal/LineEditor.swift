/// Reads lines from a terminal, with GNU readline's keys, a history and completion.
///
/// Ctrl-C gives up the line, never the process; Ctrl-D leaves on an empty line only. Text with
/// line breaks that is pasted comes back as several lines.
package actor LineEditor: Input {
  private let screen: Screen
  private let interrupts: Interrupts
  private let readline: Readline
  private let listening: Interrupts.Listening
  private let report: @Sendable (String) -> Void
  private var file: HistoryFile?
  private var history = History()
  private var pasted: ArraySlice<String> = []
  private var count = 0
  private var isEditing = false

  /// Takes the process's terminal; there can be one editor only.
  ///
  /// `application` is the name that `$if` in `~/.inputrc` knows the program by. Without a
  /// history file the session leaves no trace. `report` takes a sentence when the history
  /// cannot be kept; the session goes on.
  package init(
    application: String,
    historyFile: HistoryFile?,
    screen: Screen,
    interrupts: Interrupts,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.screen = screen
    self.interrupts = interrupts
    self.report = report
    self.readline = Readline(application: application, screen: screen)
    self.listening = interrupts.listen { screen.take($0) }
    do {
      history = try historyFile?.load() ?? History()
      file = historyFile
    } catch {
      report("\(error) This session's lines will not be remembered.")
    }
  }

  package func next(_ prompt: Prompt) async -> Entry {
    if interrupts.termination != nil { return .end }
    if screen.isInterrupted() { return abandoned() }
    if let text = pasted.popFirst() { return echoed(text, prompt) }
    switch await edit(prompt) {
    case .accepted(let text): return accepted(text, prompt)
    case .interrupted: return abandoned()
    case .end: return .end
    }
  }
}

// MARK: - What became of the line

extension LineEditor {
  private func edit(_ prompt: Prompt) async -> Readline.Outcome {
    precondition(!isEditing, "A line is asked for while another one is being typed.")
    isEditing = true
    defer { isEditing = false }
    let (readline, entries) = (readline, history.entries)
    return await Thread.run { readline.edit(prompt, history: entries) }
  }

  private func abandoned() -> Entry {
    pasted = []
    return .interrupted
  }

  private func accepted(_ text: String, _ prompt: Prompt) -> Entry {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    pasted = lines.dropFirst().map(String.init)[...]
    while pasted.last?.isEmpty == true { pasted.removeLast() }
    return .line(line(String(lines[0]), prompt))
  }

  /// The next of several pasted lines, shown as if it had been typed by itself.
  private func echoed(_ text: String, _ prompt: Prompt) -> Entry {
    let line = line(text, prompt)
    screen.write("\(prompt.text)\(line.text)\n")
    return .line(line)
  }

  private func line(_ text: String, _ prompt: Prompt) -> Line {
    count += 1
    let line = Line(typed: text, number: count)
    if prompt.isRemembered { remember(line.text) }
    return line
  }

  private func remember(_ text: String) {
    guard history.add(text), let file else { return }
    do {
      try file.append(text)
    } catch {
      self.file = nil
      report("\(error) Later lines will not be remembered.")
    }
  }
}
