import CProcess
import Glibc
import Synchronization
import Wire

/// Hands over all that comes from a process, in order.
///
/// A thread of its own listens, so that what comes unasked is heard at any time. Whoever waits for an
/// answer listens meanwhile instead of it: the answer wakes one thread, not two in a row.
final class Listener: Sendable {
  private let socket: Descriptor
  private let output: Descriptor

  /// Can be read once the process has ended.
  private let end: Descriptor

  /// Tells its own thread which of the descriptors can be read.
  private let queue = DescriptorQueue()
  private let take: @Sendable (ChildProcess.Event) -> Void

  fileprivate struct State {
    var reader = FrameReader()

    /// Set while somebody who waits reads the socket.
    var isLent = false

    /// Set as long as something may be received.
    var isOpen = true
  }

  private let state = Mutex(State())

  init(
    _ process: pid_t,
    socket: Descriptor,
    output: Descriptor,
    take: @escaping @Sendable (ChildProcess.Event) -> Void
  ) {
    (self.socket, self.output, self.take) = (socket, output, take)
    end = Descriptor(process_descriptor(process))
    output.setNonblocking()
    for descriptor in [output, socket, end] { queue.add(descriptor) }
  }
}

// MARK: - On its own thread

extension Listener {
  /// Listens until the process has ended, which `close` makes sure of.
  func listen(closing close: () -> ChildProcess.Ending) {
    while true {
      switch queue.next() {
      case output.number:
        if state.withLock({ _ in readOutput() }) == .atEnd { queue.remove(output) }
      case socket.number: if !hearSocket() { return finish(close) }
      default: return finish(close)
      }
    }
  }

  /// - Returns: `false` if that shows that the process has ended.
  private func hearSocket() -> Bool {
    let isOpen = state.withLock { $0.isLent || readSocket(&$0) }
    guard !isOpen else { return true }
    queue.remove(socket)
    // Where the system tells of no end, one that has nothing more to say is ended.
    guard end.number >= 0 else { return false }
    if !awaitEnd() { take(.unreadable(nil)) }
    return true
  }

  /// `true` once the process has ended, which its number doesn't show.
  var hasEnded: Bool { end.canBeRead(until: .now) }

  /// Waits until the process has ended: at its end the connection is closed first, and the reason is
  /// known a moment later.
  ///
  /// - Returns: `false` if it goes on.
  @discardableResult func awaitEnd() -> Bool { end.canBeRead(until: .now + Self.lastMoment) }

  /// The longest time from the end of a connection to that of its process.
  private static let lastMoment = Duration.seconds(1)

  /// Tells what came just before the end, too; of what others may go on to print, that is enough.
  private func finish(_ close: () -> ChildProcess.Ending) {
    state.withLock { state in
      for _ in 0..<64 { guard readOutput() == .read else { break } }
      if state.isOpen { _ = readSocket(&state) }
      state.isOpen = false
    }
    take(.ended(close()))
  }
}

// MARK: - On the thread of whoever waits

extension Listener {
  /// Sends something, and listens, on this thread, until the wait for an answer is over, the time is
  /// up, or nothing more can be received.
  ///
  /// Does no more than sending where somebody else listens.
  ///
  /// - Returns: What `send` returns.
  func listen(
    until due: ContinuousClock.Instant?,
    after send: () -> Bool,
    _ isOver: () -> Bool
  ) -> Bool {
    guard state.withLock({ $0.lend() }) else { return send() }
    defer { takeBack() }
    queue.remove(socket)
    guard send() else { return false }
    while !isOver(), socket.canBeRead(until: due, before: end) {
      guard state.withLock({ readSocket(&$0) }) else { break }
    }
    return true
  }

  private func takeBack() {
    state.withLock { $0.isLent = false }
    queue.add(socket)
  }
}

// MARK: - Reading

extension Listener {
  /// The outcome of one look at what was printed.
  private enum Piece {
    case read
    case nothingYet
    case atEnd
  }

  private func readOutput() -> Piece {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      guard let count = output.read(into: buffer) else { return .nothingYet }
      guard count > 0 else { return .atEnd }
      take(.printed(Array(buffer[..<count])))
      return .read
    }
  }

  /// Reads what there is by now.
  ///
  /// - Returns: `false` once nothing more can be received: the connection is closed, or what came is
  ///   no frame, which has been told then.
  private func readSocket(_ state: inout State) -> Bool {
    // What was printed before an answer is told before it.
    _ = readOutput()
    state.isOpen = state.isOpen && takeFrames(&state.reader)
    return state.isOpen
  }

  private func takeFrames(_ reader: inout FrameReader) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      while true {
        let count = recv(socket.number, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN { return true }
        guard count > 0 else { return false }
        reader.add(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        guard takeWholeFrames(&reader) else { return false }
        if count < buffer.count { return true }
      }
    }
  }

  private func takeWholeFrames(_ reader: inout FrameReader) -> Bool {
    do throws(WireError) {
      while let contents = try reader.next() { take(.received(contents)) }
      return true
    } catch {
      take(.unreadable(error))
      return false
    }
  }
}

extension Listener.State {
  /// - Returns: `false` if it is lent already.
  fileprivate mutating func lend() -> Bool {
    defer { isLent = true }
    return !isLent
  }
}
