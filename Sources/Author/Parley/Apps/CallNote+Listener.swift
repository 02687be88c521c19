package import Assistant
import Synchronization
import Terminal

extension CallNote {
  /// Has it told in a program's name when a call brings down the process, or ends it.
  package static func listener(in program: String) -> Listener {
    let known = Calls(program: program)
    return { note in
      let number = CrashReport.shared.enter(known.call(for: note))
      return { CrashReport.shared.leave(number) }
    }
  }
}

/// The calls that were told of, for a check makes the same ones over and over.
private final class Calls: Sendable {
  private let program: String
  private let all = Mutex<[CallNote: CrashReport.Call]>([:])

  init(program: String) {
    self.program = program
  }

  func call(for note: CallNote) -> CrashReport.Call {
    all.withLock { all in
      if let call = all[note] { return call }
      let place = "\(note.method) of \(note.intent), at \(note.place)"
      let call = CrashReport.Call(note.app, in: place, of: program)
      // In a conversation no two are the same.
      if all.count == 100 { all = [:] }
      all[note] = call
      return call
    }
  }
}
