import Assistant
import Dialogue
import Foundation
import SampleDevice
import Transcripts
import Understanding

/// The sample world's device, on which each conversation begins anew.
package struct Device: Sendable {
  private let world: World
  private let lexicon: Lexicon
  private let interpreters = Interpreters()
  private let now = Date(timeIntervalSince1970: 1_795_196_460)

  package init() {
    world = World(.sample)
    lexicon = Lexicon(world: world, apps: [], isContactsAllowed: true)
  }

  /// A session with apps that know nothing of any other conversation.
  ///
  /// - Throws: Whatever keeps the apps from starting.
  func session(report: @escaping (Event) -> Void) throws -> Session {
    let clock = ManualClock.unhurried(at: now)
    let scene = Scene(files: .sample, world: world, clock: clock)
    return Session(
      world: world,
      apps: try Repertoire.sampleApps.startingApps(in: scene),
      clock: clock,
      interpreters: interpreters,
      report: report
    )
  }

  /// The way in which somebody says moves without words here.
  func speech(of plan: Plan, _ ontology: Ontology) -> DirectSpeech {
    DirectSpeech(plan, ontology, lexicon, at: CivilTime(now, in: world.timeZone))
  }
}
