import Synchronization

/// The terminal as one place to write to, whether or not a line is being typed on it.
///
/// While one is, the thread that edits it does all the writing: others leave their news and
/// wake it.
package final class Screen: Sendable {
  /// A task for the editing thread between two keys.
  package enum News: Sendable {
    case text(TerminalText, StandardStream)
    case signal(Signal)
    case status
  }

  fileprivate struct State {
    var isEditing = false
    var isInterrupted = false
    var news: [News] = []
    /// The text of the row above the line being typed.
    package var status: TerminalText?
    /// True while a remark is at the start of the row, to be written over.
    var hasRemark = false {
      didSet { Screen.isWithinRow.store(hasRemark, ordering: .relaxed) }
    }
  }

  /// True while a remark is in the cursor's row, for crash reports, which can't take a lock.
  static let isWithinRow = Atomic(false)

  private let state = Mutex(State())
  private let wakeup = Wakeup()

  /// True if text on the screen can be erased; otherwise output is append-only.
  package let isErasable: Bool

  /// True if the terminal lays rows out anew when its width changes; false if it cuts them off.
  package let laysOutAnew: Bool

  package init(isErasable: Bool = true, laysOutAnew: Bool = true) {
    self.isErasable = isErasable
    self.laysOutAnew = laysOutAnew
  }

  /// Writes the text: above the line being typed, if there is one.
  package func write(_ text: TerminalText, to stream: StandardStream = .output) {
    state.withLock { state in
      if state.isEditing {
        state.news.append(.text(text, stream))
        wakeup.wake()
      } else {
        state.takeBackRemark()
        stream.write(text)
      }
    }
  }

  /// Says in passing what goes on while no line is being typed; it goes when anything follows.
  package func remark(_ text: TerminalText) {
    state.withLock { state in
      guard !state.isEditing else { return }
      state.takeBackRemark()
      StandardStream.output.write(isErasable ? text : text + "\n")
      state.hasRemark = isErasable
    }
  }

  /// Takes the remark back, if there is one.
  package func endRemark() {
    state.withLock { $0.takeBackRemark() }
  }

  /// Has this row stand above the line that is being typed, in place of the one before; nothing
  /// where nothing can be taken back.
  package func showStatus(_ status: TerminalText?) {
    state.withLock { state in
      guard isErasable, state.status != status else { return }
      state.status = status
      guard state.isEditing else { return }
      state.news.append(.status)
      wakeup.wake()
    }
  }

  /// The row to stand above the line.
  package var status: TerminalText? { state.withLock(\.status) }

  /// Returns `true` if the signal is the screen's to handle.
  ///
  /// A Ctrl-C that comes between two lines is kept for the next one.
  package func take(_ signal: Signal) -> Bool {
    state.withLock { state in
      // Whoever is asked to leave between two lines may have looked for that already.
      if state.isEditing || signal.asksToLeave {
        state.news.append(.signal(signal))
        wakeup.wake()
        return true
      }
      if signal == .interrupt { state.isInterrupted = true }
      return signal.endsWork
    }
  }
}

// MARK: - The editing thread's side

extension Screen {
  /// Returns `true` if Ctrl-C was pressed since the last line.
  package func isInterrupted() -> Bool {
    state.withLock { state in
      defer { state.isInterrupted = false }
      return state.isInterrupted
    }
  }

  /// Runs `body` as the only one who writes; what came too late for it follows.
  package func editing<Result>(_ body: () -> Result) -> Result {
    state.withLock { state in
      state.takeBackRemark()
      state.isEditing = true
    }
    defer { finishEditing() }
    return body()
  }

  /// Waits for a key, or for news.
  ///
  /// - Returns: The news; none when `descriptor` can be read.
  package func news(unlessReadable descriptor: Int32) -> [News] {
    guard wakeup.waitUnlessReadable(descriptor) else { return [] }
    return state.withLock { state in
      defer { state.news = [] }
      return state.news
    }
  }

  private func finishEditing() {
    state.withLock { state in
      for case .text(let text, let stream) in state.news { stream.write(text) }
      if state.news.contains(where: \.isInterrupt) { state.isInterrupted = true }
      state.news = []
      state.isEditing = false
    }
  }
}

extension Screen.State {
  fileprivate mutating func takeBackRemark() {
    guard hasRemark else { return }
    StandardStream.output.write(.clearRow)
    hasRemark = false
  }
}

extension Screen.News {
  fileprivate var isInterrupt: Bool {
    if case .signal(.interrupt) = self { true } else { false }
  }
}
