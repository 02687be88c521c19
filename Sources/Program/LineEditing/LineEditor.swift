package import Terminal

/// Reads lines from a terminal, with GNU readline's keys, a history and completion.
///
/// Ctrl-C gives up the line, never the process; Ctrl-D leaves on an empty line only. Text with
/// line breaks that is pasted comes back as several lines, once the person has agreed to that:
/// nothing that was pasted answers a question unasked.
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
  /// history file the session leaves no trace. With `anticipates` the likely rest of a line stands
  /// dimmed behind it, for the right arrow to take. `report` takes a sentence when the history
  /// cannot be kept; the session goes on.
  package init(
    application: String,
    historyFile: HistoryFile?,
    screen: Screen,
    interrupts: Interrupts,
    anticipates: Bool = false,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.screen = screen
    self.interrupts = interrupts
    self.report = report
    self.readline = Readline(application: application, screen: screen, anticipates: anticipates)
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
    case .accepted(let text) where text.contains(where: \.isNewline):
      return await agree(to: Paste(text), prompt)
    case .accepted(let text): return .line(line(text, prompt))
    case .interrupted: return abandoned()
    case .end: return .end
    }
  }
}

// MARK: - What is remembered

extension LineEditor {
  /// The lines that Up brings back, oldest first.
  package var remembered: [String] { history.entries }

  /// Forgets the lines that `isMeant` names, here and in the file.
  package func forget(where isMeant: @Sendable (String) -> Bool) {
    let lines = history.entries.filter(isMeant)
    guard !lines.isEmpty else { return }
    history.forget(where: lines.contains)
    keep { file throws(HistoryFile.Failure) in try file.forget(lines) }
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

  /// Asks whether pasted lines are to be said, one after the other or as one, and asks for another
  /// line if they are not.
  private func agree(to paste: Paste, _ prompt: Prompt) async -> Entry {
    guard paste.lines.count > 1 || paste.isTranscript else {
      return .line(line(paste.lines.first ?? "", prompt))
    }
    guard let question = paste.question else {
      screen.write(paste.refusal + "\n")
      return await next(prompt)
    }
    switch await edit(Prompt(question)) {
    case .accepted(let answer):
      pasted = paste.lines(after: answer)[...]
      return await next(prompt)
    case .interrupted: return abandoned()
    case .end: return .end
    }
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
    guard history.add(text) else { return }
    keep { file throws(HistoryFile.Failure) in try file.append(text) }
  }

  /// Changes the file; once that has failed it is left alone.
  private func keep(_ change: (HistoryFile) throws(HistoryFile.Failure) -> Void) {
    guard let file else { return }
    do throws(HistoryFile.Failure) {
      try change(file)
    } catch {
      self.file = nil
      report("\(error) Later lines will not be remembered.")
    }
  }
}
