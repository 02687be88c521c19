import Assistant
import Foundation
import SampleDevice

extension Session {
  private static let world = Result { try Repertoire.sampleApps.world(.sample) }

  /// All that talk in the sample world know the same names.
  private static let interpreters = Interpreters(keeping: 4, lines: 1_000)

  /// A conversation with the sample apps, which a busy machine does not hurry.
  static func sample(report: @escaping (Event) -> Void = { _ in }) throws -> Session {
    let world = try world.get()
    let clock = ManualClock.unhurried(at: Date(timeIntervalSince1970: 1_795_196_460))
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
