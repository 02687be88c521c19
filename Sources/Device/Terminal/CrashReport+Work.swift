import Glibc
import Synchronization

/// The work that goes on when somebody's code ends the process, as a handler does that calls
/// `exit`, or brings it down.
///
/// The end by `exit` would look like a run that went well. So whoever works says so, and the work
/// is finished as far as that can be, the call that goes on is named, and the process ends with 4.
extension CrashReport {
  /// Some work, and what is to be done about it if the process ends before it does.
  struct Work {
    var number: Int
    var program: String
    var finish: @Sendable (BrokenRun) -> Void
  }

  /// Some work begins.
  ///
  /// - Parameters:
  ///   - program: In whose name its end is told.
  ///   - finish: Is called if the process ends before the work does, but for a crash, with what has
  ///     ended it.
  /// - Returns: The number to `end` it with.
  package func begin(
    in program: String,
    finish: @escaping @Sendable (BrokenRun) -> Void
  ) -> Int {
    _ = Self.isWatching
    return works.withLock { works in
      works.last += 1
      works.open.append(Work(number: works.last, program: program, finish: finish))
      return works.last
    }
  }

  /// The work is over.
  package func end(_ number: Int) {
    works.withLock { works in works.open.removeAll { $0.number == number } }
  }

  /// Ends the process because this program is to end, whatever work goes on.
  package func exit(with code: Int32) -> Never {
    works.withLock { $0.open = [] }
    noteLostStreams()
    if box.marks.hasLostStreams.load(ordering: .relaxed) { _exit(4) }
    box.marks.exitCode.store(code, ordering: .relaxed)
    Glibc.exit(code)
  }

  /// Finishes all work because a signal is about to end the process, which nothing holds up for long.
  package func finishWork(endedBy signal: Signal, in program: String) {
    box.marks.signal.store(signal.rawValue, ordering: .relaxed)
    var broken = BrokenRun(call: box.call(of: program), signal: signal.rawValue)
    broken.isAskedFor = true
    endSoon(broken, after: .seconds(10))
    finishWork(broken)
  }

  /// Finishes all work, the latest first; only once, whoever ends the process besides.
  private func finishWork(_ broken: BrokenRun) {
    let open = works.withLock { works in
      defer { works.open = [.finished] }
      return works.open
    }
    for work in open.reversed() { work.finish(broken) }
  }
}

extension CrashReport.Work {
  /// Stands for all work from its finish on.
  fileprivate static let finished = Self(number: 0, program: "") { _ in }
}

// MARK: - At an exit

extension CrashReport {
  /// Several threads may end the process at the same time, and each is given the next of these: all
  /// but the first wait there.
  private static let mostThreads = 257

  private static let isWatching: Void = {
    for _ in 1...mostThreads {
      atexit { CrashReport.shared.tellOfExit() }
      at_quick_exit { CrashReport.shared.tellOfExit() }
    }
  }()

  private func tellOfExit() {
    guard let work = works.withLock(\.open).last else { return }
    while hasTold.exchange(true, ordering: .relaxed) { pause() }
    giveTerminalBack()
    let call = calls.withLock(\.open.last)?.call
    let program = call?.program ?? work.program
    let broken = BrokenRun(call: box.call(of: program))
    finishWork(broken)
    fflush(nil)
    guard !isWatched.load(ordering: .relaxed) else { _exit(4) }
    let line = "\(program): \(broken.sentence)\n"
    _ = write(StandardStream.error.rawValue, line, line.utf8.count)
    _exit(4)
  }
}
