import CSpawning
import Glibc
import Wire

/// Hands over all that comes from a process, until it ends.
struct Listener {
  let process: ChildProcess
  let socket: Descriptor
  let output: Descriptor
  let take: @Sendable (ChildProcess.Event) -> Void

  /// The sources that are looked at; one that is closed has no number.
  private enum Source: Int, CaseIterable {
    case output, socket, end
  }

  func listen() {
    let end = Descriptor(spawning_process_descriptor(process.identifier))
    output.setNonblocking()
    var reader = FrameReader()
    var entries = [output, socket, end].map {
      pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
    }
    while true {
      guard poll(&entries, 3, -1) > 0 else { continue }
      var hasEnded = entries[Source.end.rawValue].revents != 0
      // What was printed before an answer is told before it.
      if entries[Source.output.rawValue].revents != 0, !readOutput() {
        entries[Source.output.rawValue].fd = -1
      }
      if entries[Source.socket.rawValue].revents != 0, !readSocket(&reader) {
        entries[Source.socket.rawValue].fd = -1
        // At its end the connection is closed first, and the reason is known a moment later.
        if !hasEnded, poll(&entries[Source.end.rawValue], 1, Self.lastMoment) == 0 {
          take(.unreadable(nil))
        }
      }
      // Where the system tells of no end, one that has nothing more to say is ended.
      hasEnded = hasEnded || end.number < 0 && entries[Source.socket.rawValue].fd < 0
      if hasEnded { return finish(&reader, isOpen: entries[Source.socket.rawValue].fd >= 0) }
    }
  }

  /// Tells what came just before the end, too; of what others may go on to print, that is enough.
  private func finish(_ reader: inout FrameReader, isOpen: Bool) {
    for _ in 0..<64 where readOutput() {}
    if isOpen { _ = readSocket(&reader) }
    take(.ended(process.close()))
  }

  /// - Returns: `false` at the end, or where there is nothing more at the moment.
  private func readOutput() -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      guard let count = output.read(into: buffer) else { return true }
      if count > 0 { take(.printed(Array(buffer[..<count]))) }
      return count > 0
    }
  }

  /// Reads what there is by now.
  ///
  /// - Returns: `false` once nothing more can be received: the connection is closed, or what came is
  ///   no frame, which has been told then.
  private func readSocket(_ reader: inout FrameReader) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      while true {
        let count = recv(socket.number, buffer.baseAddress, buffer.count, Self.flags)
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN { return true }
        guard count > 0 else { return false }
        reader.add(buffer[..<count])
        guard takeFrames(&reader) else { return false }
      }
    }
  }

  private static let flags = Int32(MSG_DONTWAIT)

  /// In milliseconds: the longest time from the end of a connection to that of its process.
  private static let lastMoment: Int32 = 200

  private func takeFrames(_ reader: inout FrameReader) -> Bool {
    do throws(WireError) {
      while let contents = try reader.next() { take(.received(contents)) }
      return true
    } catch {
      take(.unreadable(error))
      return false
    }
  }
}
