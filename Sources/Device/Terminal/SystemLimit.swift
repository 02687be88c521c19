import Glibc

/// A limit that the system sets this process.
///
/// Nothing is begun under one that is too low: for want of its queue of events Dispatch would trap without
/// a word, and for want of a thread try for ever.
package struct SystemLimit: Sendable {
  private let resource: __rlimit_resource_t

  /// As much as a conversation needs, with the processes of some apps.
  private let least: rlim_t

  /// In how many of the system's units it is told.
  private let unit: rlim_t
  private let wording: @Sendable (rlim_t) -> String

  private static let all = [
    SystemLimit(
      resource: __rlimit_resource_t(RLIMIT_NOFILE.rawValue),
      least: 64,
      unit: 1,
      wording: { "\($0) files may be open at once" }
    ),
    // Half of that is the stacks of threads, which are hardly ever used.
    SystemLimit(
      resource: __rlimit_resource_t(RLIMIT_AS.rawValue),
      least: 512 << 20,
      unit: 1 << 20,
      wording: { "\($0) MB of addresses may be used" }
    ),
  ]

  /// Makes sure that there is room for a conversation; ends the process where the system allows none.
  package static func makeRoom() {
    for limit in all { limit.makeRoom() }
  }

  private func makeRoom() {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < least else { return }
    limit.rlim_cur = min(least, limit.rlim_max)
    guard setrlimit(resource, &limit) == 0, limit.rlim_cur == least else {
      let found = "found \(limit.rlim_cur / unit)"
      endForWant(of: "Expected that \(wording(least / unit)), \(found).")
    }
  }
}
