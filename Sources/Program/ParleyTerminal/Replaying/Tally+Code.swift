import Parley

extension Tally {
  /// The exit code of a run with these results.
  var code: ExitCode {
    unplayed > 0 ? .handlerFailed : unreadable > 0 ? .usage : failed > 0 ? .failed : .fine
  }
}
