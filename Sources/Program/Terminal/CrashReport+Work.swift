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
    var finish: @Sendable (String) -> Void
  }

  /// Some work begins.
  ///
  /// - Parameters:
  ///   - program: In whose name its end is told.
  ///   - isReported: True to finish it at a crash, too.
  ///   - finish: Is called if the process ends before the work does, with what has ended it as a
  ///     sentence.
  /// - Returns: The number to `end` it with.
  package func begin(
    in program: String,
    isReported: Bool = false,
    finish: @escaping @Sendable (_ sentence: String) -> Void
  ) -> Int {
    _ = Self.isWatching
    if isReported, isStarted.load(ordering: .relaxed) { _ = Self.isStandingBy }
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
    Glibc.exit(code)
  }

  /// Finishes all work because a signal is about to end the process.
  ///
  /// The work may be held up, as by a reader that reads nothing: it is waited for only so long.
  package func finishWork(endedBy signal: Signal) {
    let (told, call) = (Wakeup(), calls.withLock(\.open.last))
    Thread.start { [self] in
      let place = call.map { " while \($0.app) was in \($0.place)" } ?? ""
      finishWork("\(signal.deed)\(place).")
      told.wake()
    }
    told.wait(atMost: Self.patience / 5)
  }

  /// Finishes all work, the latest first; only once, whoever ends the process besides.
  private func finishWork(_ sentence: String) {
    let open = works.withLock { works in
      defer { works.open = [.finished] }
      return works.open
    }
    for work in open.reversed() { work.finish(sentence) }
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
    let open = calls.withLock(\.open)
    let sentence = Self.sentence(on: open)
    finishWork(sentence)
    fflush(nil)
    let line = "\(open.last?.program ?? work.program): \(sentence)\n"
    _ = write(StandardStream.error.rawValue, line, line.utf8.count)
    if !open.isEmpty { restart.begin() }
    _exit(4)
  }

  private static func sentence(on calls: [Call]) -> String {
    guard let call = calls.last else { return "An app ended the program, outside of any call." }
    let others = calls.count > 1 ? ", or in another call that went on at the same time" : ""
    return "\(call.app) ended the program in \(call.place)\(others)."
  }
}

// MARK: - At a crash

extension CrashReport {
  /// The milliseconds that an end waits for the work to be finished: it may have left locks that
  /// nobody opens any more.
  private static let patience: Int32 = 5_000

  /// A thread that finishes the work when a crash asks for it, since a signal handler can't.
  private static let isStandingBy: Void = {
    let (asked, told) = (openPipe(), openPipe())
    let report = CrashReport.shared
    Thread.start {
      var byte: UInt8 = 0
      while read(asked.readEnd, &byte, 1) < 0, errno == EINTR {}
      if let call = report.calls.withLock(\.open.last) {
        report.finishWork("\(call.app) crashed in \(call.place).")
      }
      _ = write(told.writeEnd, &byte, 1)
    }
    report.finishTold.store(told.readEnd, ordering: .relaxed)
    report.finishAsked.store(asked.writeEnd, ordering: .releasing)
  }()

  /// Called inside a signal handler.
  func awaitFinish() {
    let asked = finishAsked.load(ordering: .acquiring)
    guard asked >= 0 else { return }
    var byte: UInt8 = 0
    _ = write(asked, &byte, 1)
    var told = pollfd(
      fd: finishTold.load(ordering: .relaxed),
      events: Int16(POLLIN),
      revents: 0
    )
    poll(&told, 1, Self.patience)
  }
}
