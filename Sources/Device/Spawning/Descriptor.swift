import CProcess
import Glibc

/// A descriptor that is closed with its last reference.
final class Descriptor: Sendable {
  let number: Int32

  /// A copy of the process has other files under these numbers.
  private let process = getpid()

  init(_ number: Int32) { self.number = number }

  deinit { if process == getpid() { close(number) } }

  /// The same file under another number, out of the way of those that a new process gets.
  func moved() -> Descriptor { Descriptor(fcntl(number, F_DUPFD_CLOEXEC, 10)) }

  func setNonblocking() {
    var on: Int32 = 1
    _ = ioctl(number, UInt(FIONBIO), &on)
  }
}

extension Descriptor {
  /// A pipe: where it is read, and where it is written.
  static func pipe() -> (reading: Descriptor, writing: Descriptor)? {
    var ends: [Int32] = [-1, -1]
    guard process_pipe(&ends) == 0 else { return nil }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// Two sockets that are connected.
  static func socketPair() -> (Descriptor, Descriptor)? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// Reads what there is, once; `nil` if there is nothing at the moment, none at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard errno == EINTR else { return errno == EAGAIN ? nil : 0 }
    }
  }
}

// MARK: - Waiting

extension Descriptor {
  /// Waits until there is something to read, or its end, unless another one can be read first.
  ///
  /// - Parameters:
  ///   - due: The moment at which the wait is over; `nil` if there is none.
  ///   - other: A descriptor that ends the wait.
  /// - Returns: `false` if there is nothing to read by then.
  func canBeRead(until due: ContinuousClock.Instant?, before other: Descriptor? = nil) -> Bool {
    var entries = [number, other?.number ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while true {
      let rest = due.map { ContinuousClock.now.duration(to: $0) / .milliseconds(1) }
      let count = poll(&entries, 2, rest.map { Int32(max(0, $0.rounded(.up))) } ?? -1)
      if count >= 0 || errno != EINTR { return count > 0 && entries[0].revents != 0 }
    }
  }
}

/// Several descriptors, some of which can be read.
final class DescriptorQueue: Sendable {
  private let queue = Descriptor(process_make_queue())

  func add(_ descriptor: Descriptor) { process_queue_add(queue.number, descriptor.number) }

  func remove(_ descriptor: Descriptor) { process_queue_remove(queue.number, descriptor.number) }

  /// Waits for one that can be read, or has come to its end.
  func next() -> Int32 { process_queue_next(queue.number) }
}
