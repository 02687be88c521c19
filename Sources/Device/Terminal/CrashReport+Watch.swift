import CProcess
import Glibc
import Synchronization

/// The work in a process of its own, which this one watches.
///
/// Somebody's code may end the process in ways that leave it no chance to tell: `_exit`, `SIGKILL`,
/// a crash of all its threads. So the work is done in a copy of the process, made before there are
/// threads, and whatever ends it, this one can tell. It is for work without a person: what the copy
/// had read and shown is gone with it.
extension CrashReport {
  /// Goes on in a copy of this process, which this one watches until it ends.
  ///
  /// Signals for this process are handed on, its stops are the copy's, and where the copy comes to
  /// its end by `exit(with:)`, so does this one. It can be called again after a copy's end; the
  /// earlier copy's note of its progress stands until there is another.
  ///
  /// - Parameter program: In whose name the copy tells of its calls.
  /// - Returns: `nil` in the copy, and where none can be made; in this process what the copy's run
  ///   has come to if that did not end as it should.
  package func watch(in program: String) -> BrokenRun? {
    let process = ProcessStatus()
    // A debugger would lose sight of the work.
    guard process.hasOneThread, !process.isTraced else { return nil }
    var all = sigset_t()
    var mask = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &mask)
    // Where it was started to ignore its children it would never hear of their end.
    let earlier = signal(SIGCHLD, SIG_DFL)
    let parent = getpid()
    box.clear()
    let copy = process_copy()
    guard copy > 0 else {
      if copy == 0 { becomeWatched(by: parent) }
      signal(SIGCHLD, earlier)
      pthread_sigmask(SIG_SETMASK, &mask, nil)
      return nil
    }
    let (status, handedOn) = awaitEnd(of: copy, receiving: all)
    let code = box.marks.exitCode.load(ordering: .relaxed)
    if code >= 0 { _exit(code) }
    giveTerminalBack()
    forgetPending(all)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    let broken = brokenRun(of: program, status, handedOn: handedOn)
    if broken.isAskedFor { endSoon(broken, after: .seconds(1)) }
    return broken
  }

  /// Notes what whoever watches is to know of the work if it does not end as it should.
  package func note(_ progress: String) {
    box.progress.set(progress)
  }

  private func becomeWatched(by parent: pid_t) {
    isWatched.store(true, ordering: .relaxed)
    process_end_with_parent(SIGKILL)
    // It may have ended before that.
    if getppid() != parent { _exit(4) }
  }
}

// MARK: - Until the end

extension CrashReport {
  /// Waits for the end of the copy.
  ///
  /// - Returns: The status that it left, and the signals that it was handed.
  private func awaitEnd(
    of copy: pid_t,
    receiving all: sigset_t
  ) -> (status: Int32, handedOn: Set<Int32>) {
    var all = all
    var handedOn: Set<Int32> = []
    var status: Int32 = 0
    while true {
      while waitpid(copy, &status, WNOHANG | WUNTRACED) == copy {
        // 0x7F is what stands for a stop in place of the signal that has ended a process.
        guard status & 0xFF == 0x7F else { return (status, handedOn) }
        kill(getpid(), SIGSTOP)
      }
      var received = siginfo_t()
      let signal = sigwaitinfo(&all, &received)
      guard signal > 0, signal != SIGCHLD else { continue }
      // What comes from the terminal comes to the copy as well, but for its loss.
      guard received.si_code <= 0 || signal == SIGHUP else { continue }
      handedOn.insert(signal)
      kill(copy, signal)
    }
  }

  /// The copy has heard them, too.
  private func forgetPending(_ all: sigset_t) {
    var all = all
    var atOnce = timespec()
    while sigtimedwait(&all, nil, &atOnce) > 0 {}
  }

  /// Ends the process after a while, even if the reader of its report holds it up.
  func endSoon(_ broken: BrokenRun, after delay: Duration) {
    Thread.start {
      Thread.pass(delay)
      broken.takeEffect()
    }
  }

  private func brokenRun(
    of program: String,
    _ status: Int32,
    handedOn: Set<Int32>
  ) -> BrokenRun {
    let noted = box.marks.signal.load(ordering: .relaxed)
    let signal = noted > 0 ? noted : status & 0x7F
    return BrokenRun(
      call: box.call(of: program),
      signal: signal > 0 ? signal : nil,
      isAskedFor: Signal(rawValue: signal) != nil || handedOn.contains(signal),
      hasLostStreams: box.marks.hasLostStreams.load(ordering: .relaxed),
      progress: box.progress.text
    )
  }
}
