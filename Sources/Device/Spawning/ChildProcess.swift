import CProcess
import Glibc
import Synchronization
package import Wire

/// A process of this same executable, which this one sends frames and hears from.
///
/// It leads a session of its own, without a terminal, so Ctrl-C does not reach it and it can't read the
/// keyboard. It is the keeper of the one that does the work, so whatever that has started ends with it.
/// All that comes from it is handed over in order.
package final class ChildProcess: Sendable {
  package enum Event: Sendable {
    /// The contents of a frame.
    case received([UInt8])

    /// A piece of what it wrote to its standard output or standard error.
    case printed([UInt8])

    /// It has closed the connection, or sent what is no frame: nothing more can be received.
    case unreadable(WireError?)

    /// It is no more; the last event.
    case ended(Ending)
  }

  /// The end of a process.
  package struct Ending: Sendable, Hashable {
    /// The signal that ended it; `nil` if it exited.
    package var signal: Int32?

    /// The code that it exited with.
    package var code: Int32

    /// The code that a process exits with whose connection was closed under it.
    package static let lost: Int32 = 113

    /// Set if it had more memory than it may have.
    package var isOutOfMemory = false

    /// Set if ``end()`` was called before it had ended by itself.
    package var isOrdered = false

    /// True if it ended as one does that is ended: by its keeper, or as it was going to have one.
    package var isByOrder: Bool { signal == SIGKILL || signal == Keeper.order }
  }

  private let keeper: Int32
  private let socket: Descriptor
  private let notes: Descriptor
  private let listener: Listener

  private struct State {
    /// Set once nobody may be told anything, nor signalled, under its number any more.
    var isOver = false

    /// Set if this process ended it.
    var isOrdered = false
    var notes = KeeperNotes()
  }

  private let state = Mutex(State())

  /// Has one frame sent after the other; whoever ends the process need not wait for that.
  private let sending = Mutex(())

  init(_ process: UnheardProcess, _ take: @escaping @Sendable (Event) -> Void) {
    keeper = process.identifier
    (socket, notes) = (process.socket, process.notes)
    notes.setNonblocking()
    listener = Listener(keeper, socket: socket, output: process.output, take: take)
  }

  /// Listens, on this thread, until it has ended.
  func listen() { listener.listen(closing: close) }

  /// The number of the descriptor under which the process has the connection.
  package static let connection: Int32 = 3

  /// The system's number for the process that does the work.
  package var identifier: Int32 { state.withLock { known(&$0).app ?? keeper } }

  private func known(_ state: inout State) -> KeeperNotes {
    state.notes.read(from: notes)
    return state.notes
  }
}

// MARK: - Starting

extension ChildProcess {
  /// Starts this executable anew.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, its name first.
  ///   - take: Is told all that comes from it, in order.
  /// - Returns: `nil` if the system refuses.
  package static func start(
    _ arguments: [String],
    take: @escaping @Sendable (Event) -> Void
  ) -> ChildProcess? {
    guard let (ours, theirs) = Descriptor.socketPair(), let output = Descriptor.pipe(),
      let notes = Descriptor.pipe()
    else { return nil }
    let started = Arrival<ChildProcess?>()
    // Where this process was started to ignore its children, nobody would hear of their end.
    signal(SIGCHLD, SIG_DFL)
    // The process ends with the thread that has started it, which listens to it therefore.
    let hasThread = OwnThread.start {
      let streams = [output.writing, output.writing, theirs, notes.writing].map { $0.moved() }
      guard let identifier = spawn(arguments, streams) else {
        return started.come(nil)
      }
      let unheard = UnheardProcess(
        identifier: identifier,
        socket: ours,
        output: output.reading,
        notes: notes.reading
      )
      let process = ChildProcess(unheard, take)
      started.come(process)
      process.listen()
    }
    return hasThread ? started.wait(seconds: .infinity) ?? nil : nil
  }

  /// Starts a process with these descriptors, from its standard output on.
  private static func spawn(_ arguments: [String], _ streams: [Descriptor]) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream.number, Int32(number + 1))
    }
    _ = process_close_from(&actions, KeeperNotes.descriptor + 1)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes,
      process_new_session() | Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    )
    var texts = arguments.map { strdup($0) } + [nil]
    defer { for text in texts { free(text) } }
    var identifier = pid_t()
    let failure = posix_spawn(
      &identifier,
      "/proc/self/exe",
      &actions,
      &attributes,
      &texts,
      environ
    )
    return failure == 0 ? identifier : nil
  }
}

// MARK: - Telling it

extension ChildProcess {
  /// In milliseconds: as long as a process may leave unread what it is told.
  private static let patience: Int32 = 1_000

  /// Sends a frame, and listens for what comes of it, on this thread.
  ///
  /// - Parameters:
  ///   - contents: The contents of the frame.
  ///   - due: The moment at which it listens no longer; `nil` if there is none.
  ///   - isOver: Returns whether there is an answer.
  /// - Returns: `false` if it can't be told any more: it will end, or has ended.
  package func send(
    _ contents: [UInt8],
    listeningUntil due: ContinuousClock.Instant?,
    or isOver: () -> Bool
  ) -> Bool {
    // Where it may have to wait for room, it is sent first: the process may be waiting for some, too.
    if contents.count > Self.room { guard send(contents) else { return false } }
    return listener.listen(
      until: due,
      after: { contents.count > Self.room || send(contents) },
      isOver
    )
  }

  /// Listens, on this thread, until a moment, or until there is what is waited for.
  package func listen(until due: ContinuousClock.Instant, or isOver: () -> Bool) {
    _ = listener.listen(until: due, after: { true }, isOver)
  }

  /// In bytes: as much as there is always room for.
  private static let room = 1 << 14

  /// Sends a frame.
  ///
  /// - Returns: `false` if it can't be told any more: it will end, or has ended.
  @discardableResult package func send(_ contents: [UInt8]) -> Bool {
    guard let frame = try? Frame.bytes(contents) else { return false }
    return sending.withLock { _ in
      var rest = frame[...]
      while !isOver, !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Glibc.send(socket.number, $0.baseAddress, $0.count, Self.flags)
        }
        if count > 0 { rest = rest.dropFirst(count) } else if !waitsForRoom() { return false }
      }
      return !isOver
    }
  }

  private var isOver: Bool { state.withLock(\.isOver) }

  private static let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)

  private func waitsForRoom() -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var entry = pollfd(fd: socket.number, events: Int16(POLLOUT), revents: 0)
    return poll(&entry, 1, Self.patience) > 0
  }

  /// Ends it at once, with all that it has started.
  package func end() {
    state.withLock { state in
      guard !state.isOver else { return }
      // One that has ended keeps its number until it has been heard of.
      state.isOrdered = state.isOrdered || !listener.hasEnded
      Keeper.end(keeper)
    }
  }

  /// Waits a moment for the end of one that can't be told anything: its connection is closed before it
  /// is seen to have ended.
  package func awaitEnd() { listener.awaitEnd() }

  /// It is no more: its number may soon be another's.
  func close() -> Ending {
    state.withLock { state in
      var status: Int32 = 0
      // Where the system doesn't tell of its end, it may go on.
      Keeper.end(keeper)
      while waitpid(keeper, &status, 0) < 0, errno == EINTR {}
      state.isOver = true
      let signal = status & 0x7F
      var ending = Ending(signal: signal == 0 ? nil : signal, code: status >> 8 & 0xFF)
      ending.isOutOfMemory = known(&state).isOutOfMemory
      ending.isOrdered = state.isOrdered
      return ending
    }
  }
}
