import CProcess
import Glibc

/// A run whose process has ended before its work had, as the process tells that watched it.
package struct BrokenRun: Sendable {
  /// The call that went on.
  struct Call: Hashable {
    let app: String
    let place: String
  }

  let call: Call?

  /// The signal that ended the process, or the code of an app did.
  var signal: Int32?

  /// Set if the signal is one that people end programs by.
  package internal(set) var isAskedFor = false

  /// Set if the process had nothing left to write to.
  var hasLostStreams = false

  /// The run's last note of its progress.
  package var progress = ""

  private var isCrash: Bool { signal.flatMap(Crash.init) != nil }
}

// MARK: - What is said of it

extension BrokenRun {
  /// The cause.
  package var sentence: String {
    if hasLostStreams { return "An app closed the program's output." }
    guard let signal, !isCrash || call == nil else {
      guard let call else { return "An app ended the program between calls." }
      return "\(call.app) \(isCrash ? "crashed" : "ended the program") in \(call.place)."
    }
    let deed = Signal(rawValue: signal)?.deed ?? "\(signalName(signal)) ended the program"
    return deed + (call.map { " while \($0.app) was in \($0.place)" } ?? "") + "."
  }

  /// The cause as the last thing to be said; `nil` if it is one that the person knows of.
  package var lastSentence: String? {
    guard !isAskedFor else { return nil }
    guard let signal, isCrash, call != nil else { return sentence }
    return "\(sentence.dropLast()) (\(signalName(signal)))."
  }
}

// MARK: - Ending likewise

extension BrokenRun {
  /// Ends this process as that one ended; with 4 where an app has to answer for it.
  package func takeEffect() -> Never {
    if let signal, isAskedFor || call == nil { die(of: signal) }
    _exit(4)
  }
}

/// Ends this process by a signal, as it ends one that does not expect it.
func die(of signal: Int32) -> Never {
  if signal == Signal.alarm.rawValue { _exit(Signal.alarm.exitCode) }
  process_leave_no_image()
  var action = sigaction()
  action.__sigaction_handler.sa_handler = SIG_DFL
  sigaction(signal, &action, nil)
  var set = sigset_t()
  sigemptyset(&set)
  sigaddset(&set, signal)
  pthread_sigmask(SIG_UNBLOCK, &set, nil)
  raise(signal)
  _exit(128 + signal)
}

/// As people write it, such as `SIGKILL`.
private func signalName(_ signal: Int32) -> String {
  sigabbrev_np(signal).map { "SIG\(String(cString: $0))" } ?? "Signal \(signal)"
}
