package import Terminal

/// The end of a program, as the shell learns of it.
package enum ExitCode: Hashable, Sendable {
  case fine
  /// A conversation or a test failed, or something could not be stored.
  case failed
  /// The command line, or a file that it names, cannot be used.
  case usage
  /// The input ended inside a dialogue, and no handler failed.
  case abandoned
  /// A handler crashed, exited, hung, or gave the wrong number of results.
  case handlerFailed
  case signal(Signal)

  var value: Int32 {
    switch self {
    case .fine: 0
    case .failed: 1
    case .usage: 2
    case .abandoned: 3
    case .handlerFailed: 4
    case .signal(let signal): signal.exitCode
    }
  }
}

extension ExitCode {
  /// Each code that scripts may rely on, with what it means.
  static let documented: [(code: ExitCode, meaning: String)] = [
    (.fine, "fine"),
    (.failed, "a conversation or test failed, or something could not be stored"),
    (.usage, "the command line or a file it names cannot be used"),
    (.abandoned, "the input ended inside a dialogue, and no handler failed"),
    (.handlerFailed, "a handler crashed, exited, hung, or gave the wrong number of results"),
    (.signal(.alarm), "the time limit was reached"),
    (.signal(.interrupt), "interrupted; any other signal likewise, 128 and its number"),
  ]
}
