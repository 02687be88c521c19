import CProcess
import Glibc

/// A process that has begun, and that nobody listens to yet.
package struct UnheardProcess: Sendable {
  let identifier: pid_t
  let socket: Descriptor
  let output: Descriptor
  let notes: Descriptor

  /// Has `take` told all that comes from it.
  ///
  /// - Returns: `nil` if the system gives no thread to listen on; the process is ended.
  package func listen(_ take: @escaping @Sendable (ChildProcess.Event) -> Void) -> ChildProcess? {
    let process = ChildProcess(self, take)
    if OwnThread.start({ process.listen() }) { return process }
    _ = process.close()
    return nil
  }
}

extension ChildProcess {
  package enum Copy {
    /// In this process.
    case original(UnheardProcess)

    /// In its copy, which has the connection.
    case copy
  }

  /// Goes on in this process and in a copy of it, which takes a tenth of the time of a start anew.
  ///
  /// There may be one thread only. The copy has nothing open but the connection and its standard
  /// streams.
  ///
  /// - Returns: `nil` if the system refuses, or can't close the rest.
  package static func copy() -> Copy? {
    guard let (ours, theirs) = Descriptor.socketPair(), let output = Descriptor.pipe(),
      let notes = Descriptor.pipe()
    else { return nil }
    guard process_can_close_all() != 0 else { return nil }
    // The copy would write once more what has been printed and is not written yet.
    fflush(nil)
    signal(SIGCHLD, SIG_DFL)
    let identifier = process_copy()
    guard identifier >= 0 else { return nil }
    guard identifier > 0 else {
      becomeCopy([output.writing, output.writing, theirs, notes.writing])
      return .copy
    }
    return .original(
      UnheardProcess(
        identifier: identifier,
        socket: ours,
        output: output.reading,
        notes: notes.reading
      )
    )
  }

  /// Has this process, the copy, go on with these descriptors, from its standard output on.
  private static func becomeCopy(_ streams: [Descriptor]) {
    setsid()
    // Out of each other's way first.
    let moved = ([open("/dev/null", O_RDONLY)] + streams.map(\.number)).map {
      fcntl($0, F_DUPFD, 10)
    }
    for (number, stream) in moved.enumerated() { dup2(stream, Int32(number)) }
    process_close_all_from(KeeperNotes.descriptor + 1)
  }
}
