package import Assistant
import Terminal

extension CallNote {
  /// Has it told in a program's name when a call brings down the process, or ends it; `note` is what
  /// the run is told then that takes its place.
  package static func listener(
    in program: String,
    leaving note: @escaping @Sendable (CallNote) -> String? = { _ in nil }
  ) -> Listener {
    { call in
      let number = CrashReport.shared.enter(
        call.app,
        in: "\(call.method) of \(call.intent), at \(call.place)",
        of: program,
        leaving: note(call)
      )
      return { CrashReport.shared.leave(number) }
    }
  }
}
