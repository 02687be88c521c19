import Foundation
import Intents
import OSLog
import Synchronization
import Testing
import os
import os.log

@Suite struct LogTests {
  /// What is written while a body runs.
  private func written(_ body: () -> Void) -> [String] {
    let lines = Lines()
    LogOutput.$current.withValue(LogOutput(lines.take), operation: body)
    return lines.all
  }

  private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock(\.self) }
    @Sendable func take(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private let log = OSLog(subsystem: "com.example.chat", category: "siri")

  @Test func `a message is written with its type and its origin`() {
    let logger = Logger(subsystem: "com.example.chat", category: "siri")
    #expect(
      written {
        logger.info("Ready")
        logger.fault("Gone")
      } == ["[info] [com.example.chat:siri] Ready", "[fault] [com.example.chat:siri] Gone"]
    )
  }

  @Test func `what people said stays out, numbers go in`() {
    let (name, count) = ("Anna", 3)
    #expect(
      written {
        Logger().debug(
          "\(count) to \(name), \(name, privacy: .public), \(2.5, format: .fixed(precision: 1))"
        )
        Logger().debug(
          "\(255, format: .hex) \(count, privacy: .private) \(7, align: .right(columns: 3))"
        )
      } == ["[debug] [] 3 to <private>, Anna, 2.5", "[debug] [] ff <private>   7"]
    )
  }

  @Test func `places in a format are filled in order`() {
    let lines = written {
      os_log(
        "%d of %{public}@, %@, %.1f, %{private}d, 100%%",
        log: log,
        type: .error,
        1,
        "x",
        "y",
        2.25,
        9
      )
      os_log(.info, log: log, "none")
      os_log("in %{public}s: \(4)")
    }
    #expect(
      lines == [
        "[error] [com.example.chat:siri] 1 of x, <private>, 2.2, <private>, 100%",
        "[info] [com.example.chat:siri] none", "[default] [] in %{public}s: 4",
      ]
    )
  }

  @Test func `an object is shown as it describes itself, where that may be seen`() {
    let lines = written {
      os_log("%@ and %{public}@", log: log, type: .info, Oar(), Oar())
      os_log("%{public}@ %d", log: log, NSNumber(value: 2), 3)
    }
    #expect(
      lines == [
        "[info] [com.example.chat:siri] <private> and an oar",
        "[default] [com.example.chat:siri] 2 3",
      ]
    )
  }

  private final class Oar: NSObject {
    override var description: String { "an oar" }
  }

  @Test func `nothing is written by a disabled log, or by default`() {
    #expect(written { os_log("x", log: .disabled) }.isEmpty)
    #expect(!OSLog.default.isEnabled(type: .fault))
  }

  @Test func `a lock guards its state`() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup { group in
      for _ in 0..<100 { group.addTask { lock.withLock { $0 += 1 } } }
    }
    #expect(lock.withLock { $0 } == 100)
  }
}
