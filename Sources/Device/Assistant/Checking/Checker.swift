import Dialogue
import Domains
import Transcripts

/// Drives every intent that an app declares through every conversation that it can reach.
///
/// The conversations are held with the app's own code, on a clock that stands still, and as with
/// transcripts nothing that it keeps lasts longer than they do.
package struct Checker: Sendable {
  package let world: World
  private let files: WorldFiles
  private let repertoire: Repertoire
  private let bounds: Bounds

  /// Is told before each call of a handler, which may bring down everything.
  package var willCall: CallNote.Listener?

  /// - Parameters:
  ///   - files: The world in which the conversations are held.
  ///   - repertoire: The apps.
  ///   - bounds: The limits of the exploration.
  /// - Throws: Whatever keeps the apps from being described.
  package init(files: WorldFiles, repertoire: Repertoire, bounds: Bounds = Bounds()) throws {
    self.files = files
    self.repertoire = repertoire
    self.bounds = bounds
    world = try repertoire.world(files)
  }

  /// Checks an app, telling now and then which intent is at hand and how many lines were said.
  ///
  /// - Throws: Whatever keeps the app from starting.
  package func check(
    _ app: AppDescription,
    progress: (_ intent: String, _ lines: Int) -> Void = { _, _ in }
  ) async throws -> CheckReport {
    let setup = Setup(
      files: files,
      world: world,
      app: app,
      repertoire: repertoire,
      patience: bounds.patience,
      willCall: willCall
    )
    let inspection = Inspection(setup, bounds)
    try await inspection.inspect(progress)
    return inspection.report
  }
}

/// The check of one app.
private final class Inspection {
  private let setup: Setup
  private let bounds: Bounds
  private let openings: Openings
  private var coverages: [Coverage]
  private var discoveries = Discoveries()
  private var lines = 0

  /// The shortest conversation of each intent in which something was done, by the index of the
  /// intent.
  private var deeds: [Int: Trial] = [:]

  init(_ setup: Setup, _ bounds: Bounds) {
    self.setup = setup
    self.bounds = bounds
    openings = Openings(samples: Samples(world: setup.world, app: setup.app))
    coverages = setup.app.intents.map { Coverage($0) }
  }

  var report: CheckReport {
    var discoveries = discoveries
    for coverage in coverages {
      for (finding, trial) in coverage.conclusions {
        discoveries.add(finding, of: coverage.intent, trial)
      }
    }
    return CheckReport(
      app: setup.app,
      lint: AppLint.findings(about: setup.app, in: setup.world),
      coverages: coverages,
      discoveries: discoveries.all.map { intent, finding, trial in
        Discovery(
          intent: intent,
          finding: finding,
          transcript: trial?.transcript(showing: finding, setup),
          isPlayable: trial?.situation.onlyIntent == nil
        )
      }
    )
  }
}

// MARK: - The plan

extension Inspection {
  /// Explores the conversations with the app.
  ///
  /// First from scratch; then the same without contacts, and locked; then after something has been
  /// done; and at last those intents that no words have led to.
  func inspect(_ progress: (String, Int) -> Void) async throws {
    for index in coverages.indices {
      try await explore(index, Situation(), progress)
      try await explore(index, Situation(isContactsDenied: true), progress)
      try await explore(index, Situation(isLocked: true), openings: 1, progress)
    }
    try await exploreAfterDeeds(progress)
    for index in coverages.indices { try await exploreOtherwise(index, progress) }
  }

  /// Comes to an intent that no words lead to as things are.
  private func exploreOtherwise(_ index: Int, _ progress: (String, Int) -> Void) async throws {
    guard coverages[index].way != .unknown else { return }
    for way in [Coverage.Way.alone, .directly] where !coverages[index].isReached {
      coverages[index].way = way
      try await explore(index, Situation(onlyIntent: coverages[index].intent), progress)
    }
  }

  /// Some things can be done only after others: first after each one, then, for what could not be
  /// done yet, after two.
  private func exploreAfterDeeds(_ progress: (String, Int) -> Void) async throws {
    let first = deeds.sorted { $0.key < $1.key }.map(\.value)
    for deed in first {
      let isDone = Set(deeds.keys)
      for index in coverages.indices {
        try await explore(index, deed.situationAfter, openings: 4, progress)
      }
      for (index, later) in deeds.sorted(by: { $0.key < $1.key }) where !isDone.contains(index) {
        for other in coverages.indices where !coverages[other].isHandled {
          try await explore(other, later.situationAfter, openings: 4, progress)
        }
      }
    }
  }

  private func explore(
    _ index: Int,
    _ situation: Situation,
    openings limit: Int = .max,
    _ progress: (String, Int) -> Void
  ) async throws {
    let intent = coverages[index].intent
    let exploration = Exploration(setup(for: intent), situation, intent: intent, bounds: bounds)
    let sentences = openings.sentences(for: intent).prefix(limit)
    let isDirect = coverages[index].way == .directly
    let starts = isDirect ? [Exploration.Start.directly] : sentences.map { .line($0) }
    try await exploration.explore(from: starts) { trial in
      take(trial, index)
      lines += 1
      progress(intent, lines)
    }
    coverages[index].limits.formUnion(exploration.limits)
  }

  /// A handler that has once not answered is waited for less from then on.
  private func setup(for intent: String) -> Setup {
    var setup = setup
    let isKnown = discoveries.all.contains {
      $0.intent == intent && $0.finding.rule == .neverAnswered
    }
    if isKnown { setup.patience = bounds.patienceOnceSpent }
    return setup
  }

  private func take(_ trial: Trial, _ index: Int) {
    coverages[index].take(trial)
    discoveries.take(trial)
    guard trial.hasDone(coverages[index].intent), trial.situation.isPlain else { return }
    if trial.lines.count < deeds[index]?.lines.count ?? .max { deeds[index] = trial }
  }
}

extension Situation {
  /// True if transcripts and other conversations can build on the situation.
  fileprivate var isPlain: Bool { !isContactsDenied && !isLocked && onlyIntent == nil }
}

extension Trial {
  /// Returns `true` if the last line had the request carried out, and it was more than a question.
  fileprivate func hasDone(_ intent: String) -> Bool {
    guard Schema.named(intent)?.isQuestion != true else { return false }
    return events.contains { event in
      guard case .fact(.handle(intent, let code)) = event else { return false }
      return Schema.named(intent)?.verdict(code: code).kind.isFailure == false
    }
  }

  fileprivate var situationAfter: Situation {
    Situation(prelude: lines)
  }
}
