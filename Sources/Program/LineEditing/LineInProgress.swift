@preconcurrency import CReadline
@preconcurrency import Glibc
import Terminal

/// The line that is being edited now: what readline calls back for.
final class LineInProgress {
  /// The one that readline's callbacks, which take no context, belong to.
  ///
  /// Only the thread inside `readline()` uses it, and there is one such thread at a time.
  nonisolated(unsafe) static var current: LineInProgress?

  private let screen: Screen
  let prompt: Prompt

  /// Earlier lines, oldest first.
  let history: [String]

  /// True if the rest of the line is shown before it is typed.
  let anticipates: Bool
  var rest = AnticipatedRest()
  private var completion: Completion?
  private var endedBy: Signal?
  private var statusRow = StatusRow()

  /// A byte that was read together with the one before it and is still to be returned.
  private var keyReadAhead: Int32?

  /// True until a byte is read, if it was typed before the line began.
  private var isTypedAhead = false

  init(screen: Screen, prompt: Prompt, history: [String], anticipates: Bool) {
    self.screen = screen
    self.prompt = prompt
    self.history = history
    self.anticipates = anticipates
  }

  /// Returns the outcome of the line, now that readline has returned `line`: `nil` after Ctrl-D,
  /// and for a line given up.
  func outcome(_ line: String?) -> Readline.Outcome {
    if endedBy == nil, let line { return .accepted(line) }
    if !readlineEndsRow { StandardStream.output.write("\n") }
    return endedBy == .interrupt ? .interrupted : .end
  }

  /// True if readline has moved on to the next row.
  ///
  /// Without a line to return it does so only with bracketed paste, which terminals without escape
  /// sequences do not have.
  private var readlineEndsRow: Bool {
    rl_variable_value("enable-bracketed-paste").map { String(cString: $0) } == "on"
  }
}

// MARK: - The row above

extension LineInProgress {
  /// Before readline shows its prompt.
  func begin() {
    isTypedAhead = isKeyWaiting
    statusRow.draw(screen.status)
  }

  /// Before the line is accepted: what was typed stays on the screen, what changes does not.
  func accept() {
    guard statusRow.isDrawn else { return }
    rl_clear_visible_line()
    fflush(rl_outstream)
    statusRow.erase()
    rl_on_new_line()
    rl_redisplay()
  }
}

// MARK: - Keys and news

extension LineInProgress {
  /// The next byte typed, after attending to what happens meanwhile.
  ///
  /// - Returns: A byte, `EOF` when the terminal is gone, or `READERR`, at which readline
  ///   gives up the line at once, whatever it was in the middle of.
  func nextKey() -> Int32 {
    if let key = keyReadAhead {
      keyReadAhead = nil
      return key
    }
    return tameKey()
  }

  /// The next byte that is none of a control character of two.
  ///
  /// Readline itself has signs for those of one byte, such as `^[`; U+0080 to U+009F, which come
  /// with what is pasted, it would pass on to the terminal. It must not be given a way of its own
  /// to show the line: with one it takes every terminal for one that can do nothing.
  private func tameKey() -> Int32 {
    while true {
      let key = awaitedKey()
      guard key == 0xC2 else { return key }
      let next = awaitedKey()
      guard (0x80...0x9F).contains(next) else {
        keyReadAhead = next
        return key
      }
    }
  }

  private func awaitedKey() -> Int32 {
    while endedBy == nil {
      anticipate()
      let news = screen.news(unlessReadable: StandardStream.input.rawValue)
      rest.erase()
      if news.isEmpty, let key = readKey() { return key }
      for item in news { attend(to: item) }
    }
    return READERR
  }

  /// True if something was typed that is still to be read.
  var isKeyWaiting: Bool {
    var key = pollfd(fd: StandardStream.input.rawValue, events: Int16(POLLIN), revents: 0)
    return keyReadAhead != nil || poll(&key, 1, 0) != 0
  }

  /// The terminal once more, through a description of its own that never blocks.
  ///
  /// Ctrl-C takes back what was typed and not read yet, so that a key which was there a moment ago
  /// may be gone: whoever waits for it hears of no Ctrl-C. The description that came with the
  /// process is shared with others, and has to block for them.
  private static let keys: Int32 = {
    let path = "/proc/self/fd/\(StandardStream.input.rawValue)"
    let own = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return own >= 0 ? own : StandardStream.input.rawValue
  }()

  /// A byte or `EOF`; nil if there is none after all.
  private func readKey() -> Int32? {
    var byte: UInt8 = 0
    let count = read(Self.keys, &byte, 1)
    if count == 1 {
      defer { isTypedAhead = false }
      // What the kernel makes of a Ctrl-D that comes while nobody edits a line.
      return byte == 0 && isTypedAhead ? 4 : Int32(byte)
    }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? nil : EOF
  }

  private func attend(to news: Screen.News) {
    switch news {
    case .text(let text, let stream): printAbove(text, on: stream)
    case .status: printAbove("", on: .output)
    case .signal(.interrupt): giveUp()
    case .signal(.terminate): endedBy = .terminate
    case .signal(.hangUp): endedBy = .hangUp
    case .signal(.alarm): endedBy = .alarm
    case .signal(.windowChanged): resize()
    case .signal(.stop): stop()
    case .signal(.resumed): resume()
    }
  }

  private func printAbove(_ text: TerminalText, on stream: StandardStream) {
    rl_clear_visible_line()
    fflush(rl_outstream)
    statusRow.erase()
    stream.write(text.endsLine || text == "" ? text : text + "\n")
    statusRow.draw(screen.status)
    rl_on_new_line()
    rl_redisplay()
  }

  /// Draws the line and the row above it anew, for a window that has another width by now.
  ///
  /// Most terminals have laid out their rows for that width already, so that those of ours may be
  /// more than they were, or fewer; the others have cut them off. While somebody searches, readline
  /// alone knows what stands there.
  private func resize() {
    let earlier = Self.columns
    rl_reset_screen_size()
    let isSearching = rl_readline_state & UInt(RL_STATE_ISEARCH | RL_STATE_NSEARCH) != 0
    guard screen.isErasable, !isSearching else { return rl_resize_terminal() }
    let columns = screen.laysOutAnew ? Self.columns : earlier
    // A cursor that has just filled a row is at its end, not at the start of another one.
    statusRow.erase(with: max(0, columnsToCursor - 1) / columns, in: columns)
    statusRow.draw(screen.status)
    rl_on_new_line()
    rl_redisplay()
  }

  /// The text in front of the cursor.
  var typed: String {
    let bytes = UnsafeRawBufferPointer(start: rl_line_buffer, count: Int(rl_point))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// From the start of the prompt.
  var columnsToCursor: Int { prompt.text.displayWidth + typed.displayWidth }

  /// As readline knows them.
  static var columns: Int {
    var columns: Int32 = 0
    rl_get_screen_size(nil, &columns)
    return max(1, Int(columns))
  }

  /// Leaves the line on the screen, as shells do, with a sign that it was given up.
  private func giveUp() {
    accept()
    endedBy = .interrupt
    rl_point = rl_end
    rl_redisplay()
    fflush(rl_outstream)
    StandardStream.output.write("^C")
  }

  private func stop() {
    rl_deprep_term_function?()
    fflush(rl_outstream)
    Signal.stop.takeEffect()
    redraw()
  }

  private func redraw() {
    rl_prep_term_function?(1)
    rl_forced_update_display()
  }

  /// Takes the terminal back if another program had it meanwhile.
  private func resume() {
    var settings = termios()
    tcgetattr(StandardStream.input.rawValue, &settings)
    guard settings.c_lflag & tcflag_t(ICANON) != 0 else { return }
    rl_deprep_term_function?()
    redraw()
  }
}

// MARK: - Completion

extension LineInProgress {
  /// Readline's list of matches: what replaces the text, and then, if there are several, each.
  ///
  /// - Returns: Memory that readline frees; nil if nothing matches.
  func matches(for text: String) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    // Never file names, never a quote or a space after the match, always in our order.
    rl_attempted_completion_over = 1
    rl_completion_append_character = 0
    rl_completion_suppress_quote = 1
    rl_sort_completion_matches = 0
    let candidates = prompt.candidates(CompletionRequest(text: text))
    completion = Completion(of: text, from: candidates.map { TerminalText($0).onOneRow.string })
    guard let completion else { return nil }
    let lines = completion.candidates.map { completion.kept + $0 }
    let all = [completion.kept + completion.commonPrefix] + (lines.count > 1 ? lines : [])
    return cList(all)
  }

  /// Lists the candidates without the part of the line that stays as it is.
  func list(_ matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int) {
    let kept = completion?.kept ?? ""
    let shown = (0...count).compactMap { matches[$0] }.map {
      String(String(cString: $0).dropFirst(kept.count))
    }
    let longest = shown.map(\.displayWidth).max() ?? 0
    guard let list = cList(shown) else { return }
    rl_display_match_list(list, Int32(count), Int32(longest))
    for index in 0..<shown.count { free(list[index]) }
    free(list)
    rl_forced_update_display()
  }

  private func cList(
    _ strings: [String]
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    let size = (strings.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    guard let memory = malloc(size) else { return nil }
    let list = memory.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: strings.count + 1)
    for (index, string) in strings.enumerated() { list[index] = strdup(string) }
    list[strings.count] = nil
    return list
  }
}
