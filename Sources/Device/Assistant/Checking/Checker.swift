package import Transcripts

/// Drives every intent that an app declares through every conversation that it can reach.
///
/// The conversations are held with the app's own code, on a clock that stands still, and as with
/// transcripts nothing that it keeps lasts longer than they do.
package struct Checker: Sendable {
  package let world: World
  private let files: WorldFiles
  private let repertoire: Repertoire
  let bounds: Bounds
  let jobs: Int

  /// The events with which conversations that went well are held once more, each at each of their
  /// calls.
  package var interruptions: [Interruption.Kind] = []

  /// The most that a call of a handler may take before it is a finding.
  package var budget = CallBudget()

  /// Shared by sessions alike in whether contacts are allowed and what the app has told.
  private let interpreters = Interpreters(keeping: 8, lines: 10_000)

  /// The invariants that have to hold after every step of every conversation.
  package var invariants: [Invariant] = []

  /// Set to have the report hold all that was tried, for a page or another report to compare with.
  package var keepsTrials = false

  /// Is told before each call of a handler, which may bring down everything.
  package var willCall: CallNote.Listener?

  /// - Parameters:
  ///   - files: The world in which the conversations are held.
  ///   - repertoire: The apps.
  ///   - bounds: The limits of the exploration.
  ///   - jobs: The number of explorations at once.
  /// - Throws: Whatever keeps the apps from being described.
  package init(
    files: WorldFiles,
    repertoire: Repertoire,
    bounds: Bounds = Bounds(),
    jobs: Int = 1
  ) throws {
    self.files = files
    self.repertoire = repertoire
    (self.bounds, self.jobs) = (bounds, jobs)
    world = try repertoire.world(files)
  }

  /// Checks an app, telling now and then which intent is at hand and how many lines were said.
  ///
  /// - Throws: Whatever keeps the app from starting.
  package func check(
    _ app: AppDescription,
    progress: @escaping Progress = { _, _ in }
  ) async throws -> CheckReport {
    try await inspection(of: app, progress: progress).report()
  }

  /// The same check before it begins, which can be asked for what it has found so far.
  package func inspection(
    of app: AppDescription,
    progress: @escaping Progress = { _, _ in }
  ) -> Inspection {
    let setup = Setup(
      files: files,
      world: world,
      app: app,
      samples: Samples(world: world, app: app),
      repertoire: repertoire,
      interpreters: interpreters,
      patience: Patience(bounds),
      budget: budget,
      willCall: willCall
    )
    return Inspection(setup, by: self, progress)
  }

  /// The paths of all files that are read.
  package var inputs: [String] { files.paths + world.apps.flatMap(\.listPaths) }

  /// Is told, on any thread, which intent is at hand and how many lines were said.
  package typealias Progress = @Sendable (_ intent: String, _ lines: Int) -> Void
}
