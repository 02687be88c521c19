import Glibc

/// The limit on the files that this process may have open at once.
package enum OpenFiles {
  /// As many as a conversation has open, with the processes of some apps.
  private static let least: rlim_t = 64

  /// Makes sure that there is room for a conversation; ends the process where the system allows none.
  ///
  /// Without it, what runs short first decides what becomes of the process: for want of its queue of
  /// events, Dispatch traps without a word.
  package static func makeRoom() {
    var limit = rlimit()
    let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard getrlimit(files, &limit) == 0, limit.rlim_cur < least else { return }
    limit.rlim_cur = min(least, limit.rlim_max)
    guard setrlimit(files, &limit) == 0, limit.rlim_cur == least else {
      endForWant(of: "Expected that \(least) files may be open at once, found \(limit.rlim_cur).")
    }
  }
}
