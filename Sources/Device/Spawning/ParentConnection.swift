import CProcess
import Glibc
import Synchronization
package import Wire

/// The connection of a process that was started as a ``ChildProcess`` to the one that has started it.
package final class ParentConnection: Sendable {
  private let lock = Mutex(())
  private let reader = Mutex(FrameReader())

  /// - Parameter name: As the process is called in lists of processes.
  package init(as name: String) {
    // At once: what goes on after a conversation may meet the next one.
    process_end_with_parent(SIGKILL)
    process_name(name)
    // Else nothing of what is printed would come before the end.
    process_print_lines()
    // An image of its memory would have in it what people say.
    var none = rlimit()
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    for own in [ChildProcess.connection, KeeperNotes.descriptor] {
      _ = fcntl(own, F_SETFD, FD_CLOEXEC)
    }
  }

  /// Waits until there is something to receive, and goes on in a copy of this process, which has one
  /// thread only; this one sees to it that nothing is left of the copy.
  ///
  /// A process that nobody needs has cost no copy then.
  ///
  /// - Parameter memory: The number of bytes that it may add to what it takes by now.
  package func begin(limitedTo memory: Int) {
    awaitMore()
    Keeper.goOnInCopy(limitedTo: memory)
  }

  /// Closes the connection, as code does that closes what it has not opened.
  package static func breakOff() {
    shutdown(ChildProcess.connection, Int32(SHUT_RDWR))
  }

  /// Writes what is no frame.
  package static func writeRubbish() {
    let rubbish = [UInt8](repeating: 0x21, count: 100)
    _ = write(ChildProcess.connection, rubbish, rubbish.count)
  }

  /// Waits for a frame.
  ///
  /// - Returns: `nil` if there are none any more.
  /// - Throws: `WireError` for what is no frame.
  package func receive() throws(WireError) -> [UInt8]? {
    try reader.withLock { reader throws(WireError) in
      while true {
        if let contents = try reader.next() { return contents }
        guard read(into: &reader) else { return nil }
      }
    }
  }

  private func read(into reader: inout FrameReader) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      while true {
        // A thread that waits in a read is woken by the room in the socket, too, that there is once
        // the other side has read an answer.
        awaitMore()
        let count = Glibc.read(ChildProcess.connection, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count > 0 { reader.add(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
        return count > 0
      }
    }
  }

  /// Sends a frame; a process that can't any more has nothing left to do.
  package func send(_ contents: [UInt8]) {
    guard let frame = try? Frame.bytes(contents) else { _exit(ChildProcess.Ending.lost) }
    lock.withLock { _ in
      var rest = frame[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Glibc.send(
            ChildProcess.connection,
            $0.baseAddress,
            $0.count,
            Int32(MSG_NOSIGNAL)
          )
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { _exit(ChildProcess.Ending.lost) }
        rest = rest.dropFirst(count)
      }
    }
  }

  private func awaitMore() {
    var entry = pollfd(fd: ChildProcess.connection, events: Int16(POLLIN), revents: 0)
    while poll(&entry, 1, -1) < 0, errno == EINTR {}
  }

  /// Ends the process.
  package func leave() -> Never { _exit(ChildProcess.Ending.lost) }
}
