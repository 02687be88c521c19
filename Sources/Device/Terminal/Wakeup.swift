import Files
import Glibc

/// Lets any thread wake one that waits for a file descriptor.
final class Wakeup: Sendable {
  private let readEnd: Int32
  private let writeEnd: Int32

  init() {
    (readEnd, writeEnd) = openPipe()
    for end in [readEnd, writeEnd] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Wakes the waiting thread, or the next one to wait.
  func wake() {
    // A pipe that is full wakes just as well.
    _ = Glibc.write(writeEnd, [1], 1)
  }

  /// Waits until there is something to read or `wake` is called.
  ///
  /// - Returns: `true` if `wake` was called; that comes first when both are true.
  func waitUnlessReadable(_ descriptor: Int32) -> Bool {
    var waited = [
      pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&waited, 2, -1) < 0, errno == EINTR {}
    guard waited[0].revents != 0 else { return false }
    drain()
    return true
  }

  /// Waits for so many milliseconds, or until `wake` is called.
  func wait(atMost milliseconds: Int32) {
    var waited = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    while poll(&waited, 1, milliseconds) < 0, errno == EINTR {}
  }

  private func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(readEnd, &bytes, bytes.count) > 0 {}
  }
}

/// A pipe that programs started later do not inherit.
func openPipe() -> (readEnd: Int32, writeEnd: Int32) {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { endForWant(of: "No pipe could be made: \(systemReason(errno)).") }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}
