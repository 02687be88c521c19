import CProcess
import Glibc
import Synchronization

/// The sentence on a call of somebody's code that brings the process down.
///
/// Whoever calls says so before: `enter(Call("Ferry", in: "handle of INSendMessageIntent", of:
/// "parley"))`. A crash in between gives the terminal back as it was, lets whoever looked out before
/// do the same (Swift's runtime prints a backtrace), writes that line to standard error with the
/// signal's name, and ends the process with 4. In a process that is watched, whoever watches says it.
/// Any other crash does to the process what it always does, but gives the terminal back, too.
///
/// A signal handler may do next to nothing, get no memory and make no string. So all that it needs
/// is made before.
///
/// Sendable because the line is written under a lock, and read when nothing else matters any more.
package final class CrashReport: @unchecked Sendable {
  /// The one of the process, since a signal handler takes no context.
  package static let shared = CrashReport()

  /// The state of the process that a signal handler or a watching process can read.
  let box = BlackBox()

  /// The things to say if a call never ends.
  package struct Call: Sendable {
    let program: String

    /// In whose name whose code is told of, a zero, and the place.
    fileprivate let text: String

    /// - Parameters:
    ///   - app: The app that the code belongs to.
    ///   - place: The call, and its position in the conversation.
    ///   - program: In whose name that is said if it never ends.
    package init(_ app: String, in place: String, of program: String) {
      self.program = program
      let (app, place) = (TerminalText(app).onOneRow.string, TerminalText(place).onOneRow.string)
      text = "\(program): \(app)\0\(place)"
    }
  }

  /// The calls that go on, the latest last, each with its number, and the last number given.
  let calls = Mutex<(last: Int, open: [(number: Int, call: Call)])>((0, []))

  /// The work that goes on, the latest last, and the last number given.
  let works = Mutex<(last: Int, open: [Work])>((0, []))

  let isStarted = Atomic(false)

  /// Set in a process that another one watches.
  let isWatched = Atomic(false)

  /// Set while the end of the process by an exit is being told.
  let hasTold = Atomic(false)
  private let stackKey: pthread_key_t
  private var terminal = termios()
  private let hasTerminal: Bool

  /// The earlier actions for signals, by their numbers.
  private let earlier = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

  private init() {
    var key = pthread_key_t()
    pthread_key_create(&key) { free($0) }
    stackKey = key
    earlier.initialize(repeating: sigaction(), count: 64)
    hasTerminal = tcgetattr(StandardStream.input.rawValue, &terminal) == 0
  }
}

// MARK: - Being told

extension CrashReport {
  /// Begins to look out for crashes.
  package func start() {
    isStarted.store(true, ordering: .relaxed)
    // Made here, because a signal handler must not be the first to ask for it.
    _ = Screen.isWithinRow.load(ordering: .relaxed)
    for crash in Crash.allCases {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { signal, information, context in
        CrashReport.shared.tell(signal, information, context)
      }
      action.sa_flags =
        SA_SIGINFO | SA_ONSTACK | SA_NODEFER | Int32(truncatingIfNeeded: SA_RESETHAND)
      sigaction(crash.rawValue, &action, earlier + Int(crash.rawValue))
    }
  }

  /// A call begins, on this thread.
  ///
  /// - Returns: The number to `leave` with.
  package func enter(_ call: Call) -> Int {
    if isStarted.load(ordering: .relaxed) { prepareThread() }
    return calls.withLock { calls in
      calls.last += 1
      calls.open.append((calls.last, call))
      show(calls.open)
      return calls.last
    }
  }

  /// The call is over.
  package func leave(_ number: Int) {
    calls.withLock { calls in
      calls.open.removeAll { $0.number == number }
      show(calls.open)
    }
  }

  /// Has the signal handler, and whoever watches, tell of the latest of the calls that go on.
  private func show(_ open: [(number: Int, call: Call)]) {
    let others = open.count > 1 ? ", or in another call that went on at the same time" : ""
    box.call.set((open.last?.call.text ?? "") + others)
  }

  /// Gives the thread a second stack, for a crash that comes of the first one being full.
  private func prepareThread() {
    guard pthread_getspecific(stackKey) == nil, let memory = malloc(Self.stackSize) else { return }
    pthread_setspecific(stackKey, memory)
    var stack = stack_t(ss_sp: memory, ss_flags: 0, ss_size: Self.stackSize)
    sigaltstack(&stack, nil)
  }

  private static let stackSize = 1 << 16
}

// MARK: - Telling

extension CrashReport {
  /// Lets whoever watches tell why nothing is to be seen, whichever thread comes to its end first.
  func noteLostStreams() {
    guard isWatched.load(ordering: .relaxed), !StandardStream.areOpen else { return }
    box.marks.hasLostStreams.store(true, ordering: .relaxed)
  }

  /// Called inside a signal handler.
  private func tell(
    _ signal: Int32,
    _ information: UnsafeMutablePointer<siginfo_t>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    giveTerminalBack()
    let before = earlier + Int(signal)
    if before.pointee.sa_flags & SA_SIGINFO != 0 {
      before.pointee.__sigaction_handler.sa_sigaction(signal, information, context)
    }
    box.marks.signal.store(signal, ordering: .relaxed)
    let call = box.call.bytes
    guard !call.isEmpty else {
      noteLostStreams()
      raise(signal)
      return
    }
    guard !isWatched.load(ordering: .relaxed) else { _exit(4) }
    tellOfCrash(in: call)
    put(" (")
    if let name = sigabbrev_np(signal) {
      put("SIG")
      _ = write(StandardStream.error.rawValue, name, strlen(name))
    }
    put(").\n")
    _exit(4)
  }

  private func tellOfCrash(in call: UnsafeRawBufferPointer) {
    guard let start = call.baseAddress, let end = memchr(start, 0, call.count) else { return }
    let subject = UnsafeRawPointer(end) - start
    _ = write(StandardStream.error.rawValue, start, subject)
    put(" crashed in ")
    _ = write(StandardStream.error.rawValue, start + subject + 1, call.count - subject - 1)
  }

  /// Restores the terminal's mode, and drops what was typed ahead: it was meant for the
  /// conversation that ends here.
  func giveTerminalBack() {
    guard hasTerminal, isStarted.load(ordering: .relaxed) else { return }
    var current = termios()
    let isEditing =
      tcgetattr(StandardStream.input.rawValue, &current) == 0
      && current.c_lflag & tcflag_t(ICANON) == 0
    tcsetattr(StandardStream.input.rawValue, TCSAFLUSH, &terminal)
    if isEditing || Screen.isWithinRow.load(ordering: .relaxed) { put("\n") }
  }

  private func put(_ text: StaticString) {
    _ = write(StandardStream.error.rawValue, text.utf8Start, text.utf8CodeUnitCount)
  }
}

/// A signal by which a process is told that it has gone wrong.
enum Crash: Int32, CaseIterable {
  case illegal = 4
  case trap = 5
  case abort = 6
  case bus = 7
  case arithmetic = 8
  case segmentation = 11
}
