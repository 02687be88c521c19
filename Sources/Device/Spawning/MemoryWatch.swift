import Glibc

/// The watch over the memory of an app: over what is really there of it, for stacks and the like that
/// nobody writes to take none.
struct MemoryWatch {
  private let app: pid_t

  /// In bytes: the most that the app may have, and the peak at which it has hit its bound.
  private let limit: Int
  private let highest: Int

  /// The memory that it had when it was looked at last.
  private var last: Int

  /// In milliseconds: the time until it is looked at again, longer the longer nothing changes.
  private(set) var pause = shortest

  private static let shortest = 10
  private static let longest = 320

  /// The number of limits that an app gets if it takes them faster than anybody looks.
  private static let bound = 4

  /// - Parameters:
  ///   - app: The process.
  ///   - limit: The number of bytes that it may add to what it has by now.
  init(of app: pid_t, limit: Int) {
    self.app = app
    let start = ProcessFile("statm", of: app)
    last = start.memory
    self.limit = last + limit
    highest = start.resident + limit * Self.bound / 2
  }

  /// True if the app has more than it may; looks at it.
  var isExceeded: Bool {
    mutating get {
      let memory = ProcessFile("statm", of: app).memory
      pause = memory == last ? min(2 * pause, Self.longest) : Self.shortest
      last = memory
      return memory > limit
    }
  }

  /// Returns whether an app that has crashed did so for want of memory, by the most that it had.
  func isBound(_ peak: Int) -> Bool { peak > highest }

  /// Has this process get no more than several times a limit: nothing that takes memory faster than
  /// anybody looks takes that of others.
  static func bound(_ limit: Int) {
    let most = rlim_t(ProcessFile("statm", of: getpid()).data + limit * bound)
    var limit = rlimit(rlim_cur: most, rlim_max: most)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
  }
}
