@preconcurrency import CReadline
@preconcurrency import Glibc
import Terminal

/// GNU readline, which exists once in a process and is used by one thread at a time.
struct Readline: Sendable {
  /// The result of editing a line.
  enum Outcome: Sendable {
    /// It may hold line breaks, if they were pasted.
    case accepted(String)
    case interrupted
    case end
  }

  private let screen: Screen
  private let anticipates: Bool

  init(application: String, screen: Screen, anticipates: Bool) {
    self.screen = screen
    self.anticipates = anticipates
    Self.prepare(application)
  }

  /// Lets the person edit one line on this thread, which waits until they are done.
  func edit(_ prompt: Prompt, history: [String]) -> Outcome {
    screen.editing {
      clear_history()
      for entry in history { add_history(TerminalText(entry).onOneRow.string) }
      // Nobody told readline what became of the window while no line was typed.
      rl_reset_screen_size()
      let editing = LineInProgress(
        screen: screen,
        prompt: prompt,
        history: history,
        anticipates: anticipates && prompt.isRemembered
      )
      LineInProgress.current = editing
      defer { LineInProgress.current = nil }
      editing.begin()
      // Readline must be told which parts of the prompt take no room.
      let line = readline(prompt.text.prompt)
      defer { free(line) }
      return editing.outcome(line.map { String(cString: $0) })
    }
  }
}

// MARK: - Setting up

extension Readline {
  /// All that must be said before readline reads `~/.inputrc`, which may overrule it.
  private static func prepare(_ application: String) {
    rl_readline_name = UnsafePointer(strdup(application))
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    // `setenv` would race with other threads' `getenv`.
    rl_change_environment = 0
    rl_variable_bind("show-all-if-ambiguous", "on")
    for key in [#""\e[A""#, #""\eOA""#] { bind("\(key): history-search-backward") }
    for key in [#""\e[B""#, #""\eOB""#] { bind("\(key): history-search-forward") }
    acceptAfterTidying()
    goOnIntoWhatIsAnticipated()
    rl_getc_function = { _ in LineInProgress.current?.nextKey() ?? EOF }
    // A candidate may replace more than a word, so for readline the line is one word.
    rl_completer_word_break_characters = UnsafePointer(strdup(""))
    rl_attempted_completion_function = { text, _, _ in
      text.flatMap { LineInProgress.current?.matches(for: String(cString: $0)) }
    }
    rl_completion_display_matches_hook = { matches, count, _ in
      if let matches { LineInProgress.current?.list(matches, count: Int(count)) }
    }
    rl_startup_hook = {
      Readline.understandUTF8()
      return 0
    }
    rl_initialize()
  }

  /// Lets the line in progress know before Enter accepts it, whatever keys are in use.
  private static func acceptAfterTidying() {
    for name in ["emacs", "vi-insert", "vi-command"] {
      guard let keys = rl_get_keymap_by_name(name) else { continue }
      for key: Int32 in [10, 13] {
        rl_bind_key_in_map(
          key,
          { count, key in
            LineInProgress.current?.accept()
            return rl_newline(count, key)
          },
          keys
        )
      }
    }
  }

  /// Lets the keys that go right take what is anticipated, at the end of the line.
  private static func goOnIntoWhatIsAnticipated() {
    for name in ["emacs", "vi-insert"] {
      guard let keys = rl_get_keymap_by_name(name) else { continue }
      for key in [#"\e[C"#, #"\eOC"#, #"\C-f"#] { rl_bind_keyseq_in_map(key, forwardOrAll, keys) }
      for key in [#"\ef"#, #"\e[1;5C"#] { rl_bind_keyseq_in_map(key, forwardOrWord, keys) }
    }
  }

  private static func bind(_ binding: String) {
    var line = Array(binding.utf8CString)
    rl_parse_and_bind(&line)
  }

  /// Without a UTF-8 locale readline would edit bytes; ours is UTF-8 whatever the locale says.
  ///
  /// Readline returns to the environment's locale before each line.
  private static func understandUTF8() {
    if let name = nl_langinfo(nl_item(CODESET)), String(cString: name) == "UTF-8" { return }
    setlocale(LC_CTYPE, "C.UTF-8")
    rl_variable_bind("input-meta", "on")
    rl_variable_bind("output-meta", "on")
    rl_variable_bind("convert-meta", "off")
  }
}

private func forwardOrAll(count: Int32, key: Int32) -> Int32 {
  LineInProgress.current?.type(\.rest) == true ? 0 : rl_forward_char(count, key)
}

private func forwardOrWord(count: Int32, key: Int32) -> Int32 {
  LineInProgress.current?.type(\.firstWord) == true ? 0 : rl_forward_word(count, key)
}
