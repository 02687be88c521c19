import Glibc
import Synchronization

/// Speaks through a program of the system's, one text after the other, while everything else
/// goes on.
///
/// What is to be said goes to the program's standard input: arguments can be read by anybody on
/// the machine. A program that fails, or takes longer than anybody speaks (without a sound card
/// `spd-say` waits for ever), makes way for the next one.
package final class Speech: Sendable {
  fileprivate struct State {
    var commands: [[String]]
    var texts: [String] = []
    var isSpeaking = false
    var child: pid_t?

    /// True if the current child was silenced; `count` is the number of children so far.
    var isSilenced = false
    var count = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>
  private let report: @Sendable (String) -> Void
  private let limit: @Sendable (String) -> Duration
  private let grace: Duration

  /// The programs that can speak, the best first, with what has them speak what they read.
  private static let programs = [
    ["spd-say", "--wait", "--pipe-mode"],
    ["espeak-ng", "--stdin"],
  ]

  /// The message for a system without any of the programs.
  package static let absence =
    "Expected spd-say or espeak-ng on PATH to speak with, found neither; nothing is spoken."

  /// The message for the case that all of the programs have failed.
  package static let failure =
    "Expected spd-say or espeak-ng to speak, found that neither does; nothing more is spoken."

  /// Speaks through those of the programs that are on `PATH`; `nil` if none is.
  ///
  /// `limit` says how long a text may take, and `grace` how long a program that is to be silent may
  /// take to end by itself; `report` takes a sentence when nothing can speak after all.
  package init?(
    environment: Environment,
    limit: @escaping @Sendable (String) -> Duration = { .milliseconds(10_000 + 200 * $0.count) },
    grace: Duration = .seconds(1),
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let found = Self.programs.compactMap { program -> [String]? in
      let paths = folders.map { "\($0)/\(program[0])" }
      return paths.first { access($0, X_OK) == 0 }.map { [$0] + program.dropFirst() }
    }
    guard !found.isEmpty else { return nil }
    state = Mutex(State(commands: found))
    self.limit = limit
    self.grace = grace
    self.report = report
  }
}

// MARK: - Speaking

extension Speech {
  /// Says the text when what was to be said before it is over; returns at once.
  package func say(_ text: String) {
    guard !text.isEmpty else { return }
    let begins = state.withLock { state in
      guard !state.commands.isEmpty else { return false }
      state.texts.append(text)
      defer { state.isSpeaking = true }
      return !state.isSpeaking
    }
    if begins { Thread.start { [self] in speakAll() } }
  }

  /// Falls silent at once.
  package func stop() {
    let silenced = state.withLock { state in
      state.texts = []
      return state.silence()
    }
    if let silenced { Thread.start { [self] in end(silenced) } }
  }

  /// Waits until everything has been said.
  package func finish() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.isSpeaking { state.waiting.append(continuation) }
        return !state.isSpeaking
      }
      if isOver { continuation.resume() }
    }
  }

  private func speakAll() {
    while let text = nextText() {
      while let command = state.withLock({ $0.commands.first }), !speak(text, through: command) {
        pass(over: command)
      }
    }
  }

  /// Speaks through this program no more.
  private func pass(over command: [String]) {
    let isLast = state.withLock { state in
      state.commands.removeAll { $0 == command }
      if state.commands.isEmpty { state.texts = [] }
      return state.commands.isEmpty
    }
    if isLast { report(Self.failure) }
  }

  private func nextText() -> String? {
    let (text, waiting) = state.withLock { state in
      guard state.texts.isEmpty else {
        return (state.texts.removeFirst() as String?, [CheckedContinuation<Void, Never>]())
      }
      state.isSpeaking = false
      defer { state.waiting = [] }
      return (nil, state.waiting)
    }
    for continuation in waiting { continuation.resume() }
    return text
  }
}

// MARK: - The program

extension Speech {
  /// - Returns: `true` if the program spoke it, or was silenced.
  private func speak(_ text: String, through command: [String]) -> Bool {
    var ends: [Int32] = [-1, -1]
    // A socket, because writing to one whose reader has gone need not raise a signal.
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else {
      return false
    }
    defer { close(ends[1]) }
    let child = spawn(command, reading: ends[0])
    close(ends[0])
    guard let child else { return false }
    let number = state.withLock { $0.begin(child) }
    let limit = limit(text)
    Thread.start { [weak self] in
      Thread.pass(limit)
      self?.end(number)
    }
    send(text + "\n", to: ends[1])
    shutdown(ends[1], Int32(SHUT_WR))
    return wait(for: child)
  }

  /// Ends the program that was started as the so manieth, if it is still at it, whatever it does
  /// against that.
  private func end(_ number: Int) {
    state.withLock { $0.send(SIGTERM, to: number) }
    Thread.pass(grace)
    state.withLock { $0.send(SIGKILL, to: number) }
  }

  private func spawn(_ command: [String], reading input: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    for stream in [1, 2] as [Int32] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Many threads hold signals back; what they start would, too, and could not be silenced.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let result = posix_spawn(&child, command[0], &actions, &attributes, arguments, environ)
    return result == 0 ? child : nil
  }

  private func send(_ text: String, to socket: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// The child is not buried before `stop` has forgotten it: its number may be another's then.
  ///
  /// - Returns: `true` if it ended well, or was silenced.
  private func wait(for child: pid_t) -> Bool {
    var information = siginfo_t()
    while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    let isSilenced = state.withLock { state in
      state.child = nil
      return state.isSilenced
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return status == 0 || isSilenced
  }
}

extension Speech.State {
  fileprivate mutating func begin(_ child: pid_t) -> Int {
    self.child = child
    isSilenced = false
    count += 1
    return count
  }

  /// - Returns: The number of the program to silence; `nil` if none speaks.
  fileprivate mutating func silence() -> Int? {
    guard child != nil else { return nil }
    isSilenced = true
    return count
  }

  fileprivate func send(_ signal: Int32, to number: Int) {
    if count == number, let child { kill(child, signal) }
  }
}
