import Glibc
import Synchronization

/// Speaks through a program of the system's, one text after the other, while everything else
/// goes on.
///
/// What is to be said goes to the program's standard input: arguments can be read by anybody on
/// the machine.
package final class Speech: Sendable {
  private struct State {
    var texts: [String] = []
    var isSpeaking = false
    var child: pid_t?
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let command: [String]
  private let state = Mutex(State())

  /// The programs that can speak, the best first, with what has them speak what they read.
  private static let programs = [
    ["spd-say", "--wait", "--pipe-mode"],
    ["espeak-ng", "--stdin"],
  ]

  /// What to say where there is none of them.
  package static let absence =
    "Expected spd-say or espeak-ng on PATH to speak with, found neither; nothing is spoken."

  /// - Returns: `nil` if none of the programs is on `PATH`.
  package init?(environment: Environment) {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let found = Self.programs.lazy.compactMap { program -> [String]? in
      let paths = folders.map { "\($0)/\(program[0])" }
      return paths.first { access($0, X_OK) == 0 }.map { [$0] + program.dropFirst() }
    }
    guard let command = found.first else { return nil }
    self.command = command
  }
}

// MARK: - Speaking

extension Speech {
  /// Says the text when what was to be said before it is over; returns at once.
  package func say(_ text: String) {
    guard !text.isEmpty else { return }
    let begins = state.withLock { state in
      state.texts.append(text)
      defer { state.isSpeaking = true }
      return !state.isSpeaking
    }
    if begins { Thread.start { [self] in speakAll() } }
  }

  /// Falls silent at once.
  package func stop() {
    state.withLock { state in
      state.texts = []
      if let child = state.child { kill(child, SIGTERM) }
    }
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
    while let text = nextText() { speak(text) }
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
  private func speak(_ text: String) {
    var ends: [Int32] = [-1, -1]
    // A socket, because writing to one whose reader has gone need not raise a signal.
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else {
      return
    }
    let child = spawn(reading: ends[0])
    close(ends[0])
    if let child {
      state.withLock { $0.child = child }
      send(text + "\n", to: ends[1])
      close(ends[1])
      wait(for: child)
    } else {
      close(ends[1])
    }
  }

  private func spawn(reading input: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    for stream in [1, 2] as [Int32] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    let arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    return posix_spawn(&child, command[0], &actions, nil, arguments, environ) == 0 ? child : nil
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
  private func wait(for child: pid_t) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    state.withLock { $0.child = nil }
    waitpid(child, nil, 0)
  }
}
