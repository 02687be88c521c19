import Domains
package import Foundation
import Synchronization

// The state of what an app in a process of its own has stored: told, taken back, held.

extension ProcessApp {
  package var state: [String: String] {
    guard traits.tellsState, let process = current.withLock(\.process), !process.hasEnded else {
      return [:]
    }
    return process.attempt(.state, SentFacts(now: scene.clock.now), for: \.state) ?? [:]
  }

  /// It is made with what the app is asked for next.
  package func makeRestorePoint(_ facts: DeviceFacts) -> AppCode.RestorePoint? {
    let (point, sent) = (CallPoint(), SentFacts(facts))
    current.withLock { $0.point = point }
    return AppCode.RestorePoint(
      isReachable: { point.isReachable(sent) },
      restore: { point.restore(sent) { self.reverse($0, facts) } }
    )
  }

  package func reverse(_ changes: [UInt8], _ facts: DeviceFacts) -> Bool {
    let facts = SentFacts(facts)
    return (try? running(facts).ask(.reverse(changes), facts, for: \.flag)) == true
  }

  package func makeSnapshot() -> AppCode.Snapshot? {
    let facts = SentFacts(now: scene.clock.now)
    guard traits.holdsState, let process = try? running(facts) else { return nil }
    guard let number = try? process.ask(.hold, facts, for: \.number) else { return nil }
    return AppCode.Snapshot(
      size: {
        try process.ask(.sizeOfHeld(number), facts) { $0.result(\.number) }.get() ?? 0
      },
      isCostly: { (try? process.ask(.isHeldCostly(number), facts, for: \.flag)) != false },
      write: {
        _ = try process.ask(.writeHeld(number, folder: $0), facts) { $0.result(\.flag) }.get()
      },
      isHeld: { !process.hasEnded }
    )
  }
}

extension SentFacts {
  /// The facts for what no code of an app sees.
  fileprivate init(now: Date) {
    self.init(now: now, siri: 0, isContactsAllowed: false, isRecorded: false)
  }
}
