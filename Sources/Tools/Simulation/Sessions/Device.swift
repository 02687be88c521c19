import Assistant
import Dialogue
import Foundation
import SampleDevice
import Transcripts

/// The sample world's device, on which each conversation begins anew.
package struct Device: Sendable {
  private let world = World(.sample)
  private let interpreters = Interpreters()
  private let now = Date(timeIntervalSince1970: 1_795_196_460)

  package init() {}

  /// A session with apps that know nothing of any other conversation.
  ///
  /// - Throws: Whatever keeps the apps from starting.
  func session(report: @escaping (Event) -> Void) throws -> Session {
    let clock = ManualClock(now: now)
    let scene = Scene(files: .sample, world: world, clock: clock)
    return Session(
      world: world,
      apps: try Repertoire.sampleApps.startingApps(in: scene),
      clock: clock,
      interpreters: interpreters,
      report: report
    )
  }
}
