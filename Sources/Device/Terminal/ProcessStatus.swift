import Files
import Glibc

/// The state of this process at one moment, as the system tells it (proc_pid_status(5)).
package struct ProcessStatus {
  private let lines: [Substring]

  package init() {
    let bytes = (try? contents(ofFile: "/proc/self/status", atMost: 1 << 14)) ?? []
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  var hasOneThread: Bool { lines.contains("Threads:\t1") }

  /// True if a copy of the process is as good as one that is started anew: it has one thread, and
  /// nothing open of its own.
  package var canBeCopied: Bool {
    hasOneThread && !isTraced
      && !Self.openNumbers.contains { number in
        // What it was handed is not closed for those that it starts.
        let flags = fcntl(number, F_GETFD)
        return number > StandardStream.error.rawValue && flags >= 0 && flags & FD_CLOEXEC != 0
      }
  }

  /// The numbers of all that is open, and of what was opened to see that.
  private static var openNumbers: [Int32] {
    guard let folder = opendir("/proc/self/fd") else { return [] }
    let own = dirfd(folder)
    defer { closedir(folder) }
    var numbers: [Int32] = []
    while let item = readdir(folder) {
      let name = withUnsafePointer(to: &item.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let number = Int32(name), number != own { numbers.append(number) }
    }
    return numbers
  }

  /// True if a debugger, or something like it, has hold of the process.
  package var isTraced: Bool {
    lines.contains { $0.hasPrefix("TracerPid:") && $0 != "TracerPid:\t0" }
  }
}
