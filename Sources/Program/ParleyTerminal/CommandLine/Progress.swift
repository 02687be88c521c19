import Synchronization
import Terminal

/// One line on the terminal that changes while something takes its time; elsewhere nothing.
///
/// What is over soon needs no such line, and nobody reads one that changes all the time.
package final class Progress: Sendable {
  private let output: Output?
  private let elapsed: @Sendable () -> Duration

  private struct State {
    /// When there is something to show next.
    var due = Duration.milliseconds(300)
    var isShown = false
  }

  private let state = Mutex(State())

  /// - Parameters:
  ///   - output: A terminal on which what was written can be erased; `nil` if there is none.
  ///   - elapsed: The time since the start.
  init(_ output: Output?, elapsed: @escaping @Sendable () -> Duration) {
    self.output = output
    self.elapsed = elapsed
  }

  package func show(_ text: @autoclosure () -> String) {
    guard let output, takeTurn() else { return }
    output.replaceRow(with: TerminalText(text().fitted(to: output.width)))
  }

  /// Returns `true` if progress is due to be shown.
  private func takeTurn() -> Bool {
    let now = elapsed()
    return state.withLock { state in
      guard now >= state.due else { return false }
      state = State(due: now + .milliseconds(100), isShown: true)
      return true
    }
  }

  /// Takes the line back, before anything else is written, too.
  package func end() {
    let wasShown = state.withLock { state in
      defer { state.isShown = false }
      return state.isShown
    }
    if wasShown { output?.replaceRow(with: "") }
  }
}

extension String {
  /// Cut so that it stays on one row.
  fileprivate func fitted(to width: Int?) -> String {
    guard let width else { return self }
    var columns = 0
    return String(
      prefix { character in
        columns += character.displayWidth
        return columns < width
      }
    )
  }
}

extension Console {
  /// A line for what is about to be done; only on a terminal, and not where nothing may move.
  ///
  /// - Parameter isWriting: True if the output is written to all the time, which is progress enough
  ///   on a terminal.
  /// - Returns: The line.
  package func progress(whileWriting isWriting: Bool = false) -> Progress {
    let start = ContinuousClock.now
    let isVisible =
      isErasable && StandardStream.error.isTerminal
      && !(isWriting && StandardStream.output.isTerminal)
    return Progress(isVisible ? errors : nil) {
      ContinuousClock.now - start
    }
  }
}
