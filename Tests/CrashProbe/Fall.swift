import Dispatch
import Foundation
import Glibc

/// A way in which Humpty goes wrong, or does what should harm nobody; the raw values are the words that
/// ask for it.
enum Fall: String, CaseIterable {
  case trap
  case trapUnhandled = "trap unhandled"
  case trapWithMuch = "trap with much"
  case trapLater = "trap later"
  case abort
  case exit
  case exitWith114 = "exit with 114"
  case exitLater = "exit later"
  case exitAtOnce = "exit at once"
  case quickExit = "quick exit"
  case kill
  case overflow
  case eat
  case startThreads = "start threads"
  case startIdleThreads = "start idle threads"
  case closeSocket = "close the socket"
  case closeEverything = "close everything"
  case writeRubbish = "write rubbish"
  case hang
  case spin
  case spinOn = "spin on"
  case deadlock
  case printMuch = "print a lot"
  case printGigabyte = "print a gigabyte"
  case read
  case fork
  case forkAway = "fork away"
  case forkHidden = "fork hidden"
  case ignoreTheEnd = "ignore the end"
  case takeMuch = "take much"
  case changeFolder = "change the folder"

  /// The beginning of what is said of the app's end, if it ends by itself; empty where that depends on
  /// the machine, as on who is seen to end first, the process or its connection.
  var told: String? {
    switch self {
    case .trap, .trapUnhandled, .trapWithMuch, .trapLater, .abort, .overflow: "crashed"
    case .exit, .exitWith114, .exitLater, .exitAtOnce, .quickExit: "ended itself"
    case .kill: "was killed (signal 9)"
    case .eat: "was stopped"
    case .writeRubbish: "broke off the connection"
    // Those that don't get one may take what is left of the memory.
    case .startThreads, .closeSocket, .closeEverything: ""
    case .startIdleThreads, .hang, .spin, .spinOn, .deadlock, .printMuch, .printGigabyte, .read,
      .fork, .forkAway, .forkHidden, .ignoreTheEnd, .takeMuch, .changeFolder:
      nil
    }
  }

  /// Has no end by itself.
  var isEndless: Bool { [.hang, .spin, .spinOn, .deadlock].contains(self) }

  /// All that an app can do within its limits in a conversation that gives it 100 MB, but for what
  /// takes seconds.
  static let table = allCases.filter {
    !$0.isEndless && $0 != .takeMuch && $0 != .printGigabyte
  }

  /// The falls that take seconds, to be tried at a moment: the endless ones, or one of them.
  static func slow(at moment: Moment) -> [Fall] {
    let all = [Fall.hang, .spin, .spinOn, .deadlock]
    let number = Moment.allCases.firstIndex(of: moment) ?? 0
    return isWhole ? all + [.printGigabyte] : [all[number]]
  }

  /// Set where each is to be tried at each moment, as in `.ci/full`.
  static let isWhole = ProcessInfo.processInfo.environment["EVERY_FALL"] != nil
}

extension Fall {
  /// The moment at which Humpty goes wrong.
  enum Moment: String, CaseIterable {
    case starting, resolving, confirming, handling

    /// The end of the words that ask for it then.
    var words: String { self == .handling ? "" : " while \(rawValue)" }

    /// The place as it is told.
    var place: String {
      switch self {
      case .starting: "as it was started"
      case .resolving: "in resolveContent(for:)"
      case .confirming: "in confirm(intent:)"
      case .handling: "in handle(intent:)"
      }
    }

    /// The sentence on the request that the app was called for.
    var consequence: String {
      self == .handling ? "It may have been done all the same." : "Nothing was done."
    }
  }
}

// MARK: - Doing it

extension Fall {
  func perform() async {
    switch self {
    case .exitLater, .trapLater:
      performAtOnce()
      // Long enough: the process does not live to see its end.
      try? await Task.sleep(for: .seconds(60))
    default: performAtOnce()
    }
  }

  func performAtOnce() {
    switch self {
    case .trap: fatalError("Humpty had a great fall.")
    case .trapUnhandled:
      for number in Int32(1)...31 { signal(number, SIG_DFL) }
      fatalError("Humpty had a great fall.")
    case .trapWithMuch:
      let memory = [UInt8](repeating: 1, count: 70 << 20)
      fatalError("Humpty had a great fall, with \(memory.count) bytes.")
    case .trapLater: DispatchQueue.global().async { fatalError("Humpty had a late fall.") }
    case .abort: Glibc.abort()
    case .exit: Glibc.exit(0)
    case .exitWith114: Glibc.exit(114)
    case .exitLater: DispatchQueue.global().async { Glibc.exit(0) }
    case .exitAtOnce: _exit(0)
    case .quickExit: quick_exit(0)
    case .kill: _ = Glibc.kill(getpid(), SIGKILL)
    case .overflow: _ = Self.depth(after: 1)
    case .eat: Self.eatMemory()
    case .startThreads: Self.startManyThreads()
    case .startIdleThreads: Self.startIdleThreads()
    case .closeSocket: Self.closeSockets()
    case .closeEverything: for descriptor in Int32(0)...64 { close(descriptor) }
    case .writeRubbish: Self.writeToAll()
    case .hang: return Self.hangOn()
    case .spin: while true {}
    case .spinOn:
      for number in Int32(1)...31 { signal(number, SIG_IGN) }
      while true {}
    case .deadlock: Self.waitForItself()
    case .printMuch: Self.printMegabytes(64)
    case .printGigabyte: Self.printMegabytes(1024)
    case .read: Self.readEverything()
    case .fork: Self.startOther()
    case .forkAway: Self.startOther("setsid", "--fork")
    case .forkHidden: Self.startOther("-i", "setsid", "--fork")
    case .ignoreTheEnd: signal(SIGTERM, SIG_IGN)
    case .takeMuch: Self.takeAndGiveBack()
    case .changeFolder: _ = chdir("/")
    }
  }

  /// Has no result, ever.
  static func hangOn<Result>() -> Result {
    print("Humpty hangs.")
    fflush(nil)
    while true { sleep(1) }
  }

  /// Goes deeper than any stack.
  private static func depth(after depth: Int) -> Int {
    let deeper = depth < .max ? self.depth(after: depth + 1) : 0
    return depth.isMultiple(of: 2) ? deeper : deeper + 1
  }

  private static func eatMemory() {
    var memory: [[UInt8]] = []
    while true { memory.append([UInt8](repeating: 1, count: 1 << 20)) }
  }

  /// Takes much memory for a while, and not too much.
  private static func takeAndGiveBack() {
    let memory = [UInt8](repeating: 1, count: 110 << 20)
    guard memory.last == 1 else { fatalError("Humpty lost its memory.") }
  }

  /// Starts threads until there can't be more of them.
  private static func startManyThreads() {
    var thread = pthread_t()
    while pthread_create(&thread, nil, { _ in Fall.hangInSilence() }, nil) == 0 {}
    fatalError("Humpty had too many.")
  }

  /// Starts threads that do nothing, as an app has in its pools.
  private static func startIdleThreads() {
    var thread = pthread_t()
    for _ in 0..<30 where pthread_create(&thread, nil, { _ in Fall.hangInSilence() }, nil) != 0 {
      fatalError("Humpty had too few.")
    }
  }

  private static func hangInSilence<Result>() -> Result {
    while true { sleep(1) }
  }

  /// Writes to all descriptors that are no standard streams.
  private static func writeToAll() {
    let rubbish = [UInt8](repeating: 0x21, count: 100)
    for descriptor in Int32(3)...64 { _ = write(descriptor, rubbish, rubbish.count) }
  }

  /// Prints more than anybody reads, with what a terminal would obey.
  private static func printMegabytes(_ count: Int) {
    let line = [UInt8](repeating: 0x2E, count: 1 << 20) + Array("\u{1B}[2J\u{7}".utf8)
    for _ in 0..<count { _ = write(1, line, line.count) }
  }

  /// Closes the connection, whatever its number is.
  private static func closeSockets() {
    for descriptor in Int32(3)...64 {
      var information = stat()
      if fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFSOCK {
        close(descriptor)
      }
    }
  }

  /// Waits for itself.
  private static func waitForItself() {
    var mutex = pthread_mutex_t()
    pthread_mutex_init(&mutex, nil)
    for _ in 0..<2 { pthread_mutex_lock(&mutex) }
  }

  /// Reads what others may have typed, from wherever that can be.
  private static func readEverything() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    for descriptor in [0, open("/dev/tty", O_RDONLY)] {
      while Glibc.read(descriptor, &bytes, bytes.count) > 0 {}
    }
  }

  /// Starts a process that would outlive this one, in the way of a daemon if it leaves the session.
  private static func startOther(_ command: String...) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command + ["sleep", "1000"]
    let home = ProcessInfo.processInfo.environment["HOME"]
    process.currentDirectoryURL = home.map { URL(filePath: $0) }
    try? process.run()
  }
}
