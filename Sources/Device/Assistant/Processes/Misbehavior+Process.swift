import Dispatch
import Foundation
import Spawning
import Transcripts

extension Misbehavior {
  /// Does it, in the app's own process.
  func perform() {
    switch self {
    case .crashes: crash()
    case .isKilled: _ = kill(getpid(), SIGKILL)
    case .overflowsStack: overflowStack()
    case .exits: exit(0)
    case .closes: ParentConnection.breakOff()
    case .writesRubbish: ParentConnection.writeRubbish()
    case .eatsMemory: eatMemory()
    case .startsThreads: startThreads()
    case .spins: while true {}
    case .deadlocks: waitForItself()
    case .prints: print(Self.text)
    case .printsGigabyte: printGigabyte()
    case .forks: startDaemon()
    case .ignoresSigterm: signal(SIGTERM, SIG_IGN)
    }
  }

  /// Without a backtrace, which would take longer than all the rest.
  private func crash() -> Never {
    signal(SIGABRT, SIG_DFL)
    abort()
  }

  private func overflowStack() {
    signal(SIGSEGV, SIG_DFL)
    _ = Self.depth(below: 1)
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
    crash()
  }

  private func waitForItself() {
    let never = DispatchSemaphore(value: 0)
    never.wait()
  }

  private func printGigabyte() {
    let line = [UInt8](repeating: 0x2E, count: 1 << 20)
    for _ in 0..<1 << 10 { _ = write(STDOUT_FILENO, line, line.count) }
  }

  private func startDaemon() {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["-i", "setsid", "--fork", "sleep", "1000"]
    try? process.run()
  }

  /// Has each page made at once, for memory that nobody writes to takes no room; by the system call,
  /// since what is allocated and never read an optimizer leaves out.
  private func eatMemory() {
    let (size, flags) = (1 << 20, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE)
    while mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0) != MAP_FAILED {}
    abort()
  }
}
