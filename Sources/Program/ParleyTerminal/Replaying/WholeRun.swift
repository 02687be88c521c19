import Parley
import Synchronization

/// The files of a run that were played so far, of which whoever ends it first writes the page: the
/// run, or a signal on another thread.
final class WholeRun: Sendable {
  private let state: Mutex<(scripts: PlayedScripts, isOver: Bool)>

  init(_ program: String) {
    state = Mutex((PlayedScripts(program: program), false))
  }

  var scripts: PlayedScripts { state.withLock(\.scripts) }

  func add(_ script: PlayedScript) {
    state.withLock { $0.scripts.scripts.append(script) }
  }

  /// - Returns: The files; `nil` after the first call.
  func end() -> PlayedScripts? {
    state.withLock { state in
      defer { state.isOver = true }
      return state.isOver ? nil : state.scripts
    }
  }
}
