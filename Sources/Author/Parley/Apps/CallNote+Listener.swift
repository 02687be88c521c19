package import Assistant
import Terminal

extension CallNote {
  /// Has it told in a program's name when a call brings down the process, or ends it.
  package static func listener(in program: String) -> Listener {
    { call in
      let number = CrashReport.shared.enter(
        call.app,
        in: "\(call.method) of \(call.intent), at \(call.place)",
        of: program
      )
      return { CrashReport.shared.leave(number) }
    }
  }
}
