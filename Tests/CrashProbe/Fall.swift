import Dispatch
import Foundation

/// The ways in which Humpty goes wrong, by the words that ask for them.
enum Fall {
  /// Goes wrong, or does what should harm nobody.
  static func perform(_ way: String) async {
    switch way {
    case "exit later":
      DispatchQueue.global().async { exit(0) }
      try? await Task.sleep(for: .seconds(60))
    case "trap later":
      DispatchQueue.global().async { fatalError("Humpty had a late fall.") }
      // Long enough: the process does not live to see its end.
      try? await Task.sleep(for: .seconds(60))
    default: perform(atOnce: way)
    }
  }

  static func perform(atOnce way: String) {
    switch way {
    case "trap": fatalError("Humpty had a great fall.")
    case "trap unhandled":
      for number in Int32(1)...31 { signal(number, SIG_DFL) }
      fatalError("Humpty had a great fall.")
    case "abort": abort()
    case "exit": exit(0)
    case "quick exit": quick_exit(0)
    case "exit at once": _exit(0)
    case "kill": kill(getpid(), SIGKILL)
    case "overflow": _ = depth(after: 1)
    case "eat": eatMemory()
    case "trap with much":
      let memory = [UInt8](repeating: 1, count: 70 << 20)
      fatalError("Humpty had a great fall, with \(memory.count) bytes.")
    case "take much": takeMuch()
    case "exit with 114": exit(114)
    case "start threads": startThreads()
    case "hang": return hang()
    case "spin": while true {}
    case "close everything": for descriptor in Int32(0)...64 { close(descriptor) }
    case "write rubbish": writeRubbish()
    case "print a lot": printMuch()
    case "read": readEverything()
    case "fork": startOther()
    case "ignore the end": signal(SIGTERM, SIG_IGN)
    default: break
    }
  }

  /// Has no result, ever.
  static func hang<Result>() -> Result {
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
  private static func takeMuch() {
    let memory = [UInt8](repeating: 1, count: 110 << 20)
    guard memory.last == 1 else { fatalError("Humpty lost its memory.") }
  }

  /// Starts threads until there can't be more of them.
  private static func startThreads() {
    var thread = pthread_t()
    while pthread_create(&thread, nil, { _ in Fall.hangInSilence() }, nil) == 0 {}
    fatalError("Humpty had too many.")
  }

  private static func hangInSilence<Result>() -> Result {
    while true { sleep(1) }
  }

  /// Writes to all descriptors that are no standard streams.
  private static func writeRubbish() {
    let rubbish = [UInt8](repeating: 0x21, count: 100)
    for descriptor in Int32(3)...64 { _ = write(descriptor, rubbish, rubbish.count) }
  }

  /// Prints more than anybody reads, with what a terminal would obey.
  private static func printMuch() {
    let line = [UInt8](repeating: 0x2E, count: 1 << 20) + Array("\u{1B}[2J\u{7}".utf8)
    for _ in 0..<64 { _ = write(1, line, line.count) }
  }

  /// Reads what others may have typed, from wherever that can be.
  private static func readEverything() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    for descriptor in [0, open("/dev/tty", O_RDONLY)] {
      while read(descriptor, &bytes, bytes.count) > 0 {}
    }
  }

  /// Starts a process that would outlive this one.
  private static func startOther() {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sleep")
    process.arguments = ["1000"]
    try? process.run()
  }
}
