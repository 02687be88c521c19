import Files

/// The state of this process at one moment, as the system tells it (proc_pid_status(5)).
package struct ProcessStatus {
  private let lines: [Substring]

  package init() {
    let bytes = (try? contents(ofFile: "/proc/self/status", atMost: 1 << 14)) ?? []
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  var hasOneThread: Bool { lines.contains("Threads:\t1") }

  /// True if a debugger, or something like it, has hold of the process.
  package var isTraced: Bool {
    lines.contains { $0.hasPrefix("TracerPid:") && $0 != "TracerPid:\t0" }
  }
}
