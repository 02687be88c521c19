import CProcess
import Glibc
import Synchronization

/// The processes that apps' processes leave behind: children of this process by then, or of a keeper.
enum Orphans {
  /// The keepers that this process has started, and that have not been waited for.
  private static let keepers = Mutex<Set<pid_t>>([])

  /// Starts a keeper; what is left behind, should somebody end that, becomes a child of this process.
  static func startKeeper(_ start: () -> pid_t?) -> pid_t? {
    process_adopt_orphans()
    return keepers.withLock { keepers in
      let keeper = start()
      // Nothing is kept in a copy of this process.
      if let keeper, keeper > 0 { keepers.insert(keeper) }
      return keeper
    }
  }

  /// A keeper has been waited for.
  ///
  /// - Parameters:
  ///   - keeper: Its number.
  ///   - wasKilled: Set if a signal ended it, which it may have been before it could end what its app has
  ///     started.
  static func endedKeeper(_ keeper: pid_t, wasKilled: Bool) {
    keepers.withLock { keepers in
      keepers.remove(keeper)
      guard wasKilled else { return }
      // Children of this program's own are in its session, those of apps in others.
      let session = getsid(0)
      while true {
        let left = children.filter {
          !keepers.contains($0) && ProcessFile("stat", of: $0).session != session
        }
        if left.isEmpty { return }
        end(left)
        for child in left { while waitpid(child, nil, 0) < 0, errno == EINTR {} }
      }
    }
  }

  /// Ends processes; their children become those of this process, or of its keeper, and are next.
  static func end(_ processes: [pid_t]) { for process in processes { kill(process, SIGKILL) } }

  /// The children of this process.
  static var children: [pid_t] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    let own = getpid()
    var children: [pid_t] = []
    while let item = readdir(folder) {
      let process = withUnsafePointer(to: &item.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 256) { atoi($0) }
      }
      if process > 0, ProcessFile("stat", of: process).parent == own { children.append(process) }
    }
    return children
  }
}
