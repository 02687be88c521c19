import Dispatch
import Foundation
import Spawning
package import Transcripts

extension Misbehavior {
  /// Does it as it is staged, in the app's own process: without backtraces, which would take longer than
  /// all the rest.
  func stage() {
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] { signal(number, SIG_DFL) }
    perform()
    // Whoever listens to the connection exits so; what else uses closed files could crash before.
    if [.closes, .closesEverything].contains(self) { _exit(ChildProcess.Ending.lost) }
  }

  /// Does it, in this process.
  package func perform() {
    switch self {
    case .crashes: abort()
    case .traps: fatalError("Staged.")
    case .trapsElsewhere: elsewhere { fatalError("Staged.") }
    case .isKilled: _ = kill(getpid(), SIGKILL)
    case .killsParent: killParent()
    case .overflowsStack: _ = Self.depth(below: 1)
    case .exits: exit(0)
    case .exitsAtOnce: _exit(0)
    case .exitsQuickly: quick_exit(0)
    case .exitsElsewhere: elsewhere { exit(0) }
    case .closes: ParentConnection.breakOff()
    case .closesEverything: for descriptor in Int32(0)...64 { close(descriptor) }
    case .writesRubbish: ParentConnection.writeRubbish()
    case .eatsMemory: eatMemory()
    case .startsThreads: startThreads()
    case .spins: spin()
    case .deadlocks: waitForItself()
    case .prints: print(Self.text)
    case .printsGigabyte: printGigabyte()
    case .readsInput: readInput()
    case .forks: startProcesses()
    case .ignoresSigterm: signal(SIGTERM, SIG_IGN)
    case .changesFolder: _ = chdir("/")
    }
  }

  private func killParent() {
    startProcesses()
    kill(getppid(), SIGKILL)
    waitForItself()
  }

  private func elsewhere(_ body: @escaping @Sendable () -> Never) {
    guard OwnThread.start({ body() }) else { abort() }
    waitForItself()
  }

  /// The depth of calls that each have a kilobyte of their own; more than any stack has room for.
  private static func depth(below depth: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1 << 10, alignment: 1) { room in
      room[depth & 0x3FF] = 1
      return self.depth(below: depth + 1) + Int(room[0])
    }
  }

  private func startThreads() {
    while OwnThread.start({ while true { pause() } }) {}
    abort()
  }

  private func spin() {
    for number in Int32(1)...31 { signal(number, SIG_IGN) }
    while true {}
  }

  private func waitForItself() {
    let never = DispatchSemaphore(value: 0)
    never.wait()
  }

  private func printGigabyte() {
    let line = [UInt8](repeating: 0x2E, count: 1 << 20) + Array("\u{1B}[2J\u{7}".utf8)
    for _ in 0..<1 << 10 { _ = write(STDOUT_FILENO, line, line.count) }
  }

  private func readInput() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    for descriptor in [STDIN_FILENO, open("/dev/tty", O_RDONLY)] {
      while read(descriptor, &bytes, bytes.count) > 0 {}
    }
  }

  /// Starts one process that stays, one in the way of a daemon, and one that knows nothing of this one.
  private func startProcesses() {
    for words in [[], ["setsid", "--fork"], ["-i", "setsid", "--fork"]] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = words + ["sleep", "1000"]
      let home = ProcessInfo.processInfo.environment["HOME"]
      process.currentDirectoryURL = home.map { URL(filePath: $0) }
      try? process.run()
    }
  }

  /// Has each page made at once, for memory that nobody writes to takes no room; by the system call,
  /// since what is allocated and never read an optimizer leaves out.
  private func eatMemory() {
    let (size, flags) = (1 << 20, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE)
    while mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0) != MAP_FAILED {}
    abort()
  }
}
