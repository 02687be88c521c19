import Dialogue
import Domains
import Synchronization
import Transcripts

/// The check of one app: which explorations there are, and what they come to together.
///
/// What the explorations find is taken in the order of the plan, however many run at once, so a
/// report is the same with any number of jobs.
final class Inspection {
  private let setup: Setup
  private let bounds: Bounds
  private let jobs: Int
  private let openings: Openings
  private let progress: Checker.Progress
  private var coverages: [Coverage]
  private var discoveries = Discoveries()
  private var trials: [Trial] = []
  private var printouts: [Printout] = []

  /// Set if somebody asks for all that was tried; it would grow with every line.
  var keepsTrials = false

  /// The calls that were not answered in time, and the intents that they were about.
  private var silences: [(intent: String, Silence)] = []

  private var foundations = Foundations()

  init(_ setup: Setup, _ bounds: Bounds, jobs: Int, _ progress: @escaping Checker.Progress) {
    (self.setup, self.bounds, self.jobs) = (setup, bounds, jobs)
    let count = Mutex(0)
    self.progress = { intent, lines in
      progress(
        intent,
        count.withLock {
          $0 += lines
          return $0
        }
      )
    }
    openings = Openings(samples: setup.samples)
    coverages = setup.app.intents.map { Coverage($0) }
  }

  /// Makes the report, with what has come late; nothing more is inspected.
  func finish() -> CheckReport {
    var discoveries = discoveries
    for coverage in coverages {
      for (finding, trial) in coverage.conclusions {
        discoveries.add(finding, of: coverage.intent, trial)
      }
    }
    for (intent, silence) in silences {
      if let finding = silence.takeFinding() { discoveries.add(finding, of: intent, silence.trial) }
    }
    return CheckReport(
      app: setup.app,
      lint: AppLint.findings(about: setup.app, in: setup.world),
      coverages: coverages,
      discoveries: discoveries.all.map { intent, finding, trial in
        let finding = setup.spellings.spelled(finding, of: intent)
        return Discovery(
          intent: intent,
          finding: finding,
          transcript: trial?.transcript(showing: finding, setup),
          isPlayable: trial?.situation.onlyIntent == nil && finding.rule != .answeredLate
        )
      },
      trials: trials,
      printouts: printouts
    )
  }
}

// MARK: - The plan

extension Inspection {
  /// Explores the conversations with the app.
  ///
  /// First from scratch, without contacts, and locked; then after something has been done; and at
  /// last those intents that no words have led to.
  func inspect() async throws {
    try await explore(
      coverages.indices.flatMap { index in
        [
          plan(index, Situation()), plan(index, Situation(isContactsDenied: true)),
          plan(index, Situation(isLocked: true), openings: 1),
        ]
      }
    )
    try await exploreAfterOthers()
    for way in [Coverage.Way.alone, .directly] { try await explore(by: way) }
  }

  /// Comes to the intents that no words lead to as things are.
  private func explore(by way: Coverage.Way) async throws {
    let missed = coverages.indices.filter {
      coverages[$0].way != .unknown && !coverages[$0].isReached
    }
    for index in missed { coverages[index].way = way }
    try await explore(
      missed.map { plan($0, Situation(onlyIntent: coverages[$0].intent)) }
    )
  }

  /// Some things can be done only after others: first after each one, then, for what could not be
  /// done yet, after two.
  private func exploreAfterOthers() async throws {
    let first = foundations.completed
    try await explore(plans(after: first, for: Array(coverages.indices)))
    let second = foundations.completed.filter { first[$0.key] == nil }
    try await explore(
      plans(after: second, for: coverages.indices.filter { !coverages[$0].isHandled })
    )
  }

  private func plans(after completed: [Int: Trial], for indices: [Int]) -> [Plan] {
    completed.sorted { $0.key < $1.key }.flatMap { _, trial in
      indices.map { plan($0, Situation(prelude: trial.lines), openings: 4) }
    }
  }
}

// MARK: - Exploring

extension Inspection {
  /// One exploration, and the intent that it is about.
  fileprivate struct Plan: Sendable {
    let index: Int
    let intent: String
    let situation: Situation
    let starts: [Exploration.Start]

    /// Why not everything is tried to begin with.
    var limits: Set<Coverage.Limit> = []
  }

  /// The outcome of a plan.
  fileprivate struct Explored: Sendable {
    var trials: [Trial] = []
    var silences: [Silence] = []
    var limits: Set<Coverage.Limit> = []
  }

  private func plan(_ index: Int, _ situation: Situation, openings limit: Int = .max) -> Plan {
    let intent = coverages[index].intent
    let all = openings.sentences(for: intent)
    let possible = all.prefix(limit)
    let isCut = possible.count > bounds.openings
    let sentences =
      isCut ? openings.plainest(for: intent).prefix(bounds.openings) : possible
    let isDirect = coverages[index].way == .directly
    let starts = isDirect ? [Exploration.Start.directly] : sentences.map { .line($0) }
    var plan = Plan(index: index, intent: intent, situation: situation, starts: starts)
    if isCut { plan.limits.insert(.values) }
    if !isDirect, possible.count < all.count { plan.limits.insert(.openings) }
    return plan
  }

  private func explore(_ plans: [Plan]) async throws {
    let explored = try await plans.mapped(by: jobs) { [setup, bounds, progress] plan in
      try await plan.explored(setup, bounds, progress)
    }
    for (plan, explored) in zip(plans, explored) {
      for trial in explored.trials {
        take(trial, plan.index)
        foundations.take(trial, plan.index, of: plan.intent)
      }
      silences += explored.silences.map { (plan.intent, $0) }
      coverages[plan.index].limits.formUnion(explored.limits)
    }
  }

  private func take(_ trial: Trial, _ index: Int) {
    coverages[index].take(trial)
    discoveries.take(trial)
    for printout in trial.printouts { printouts.add(printout) }
    if keepsTrials { trials.append(trial) }
  }
}

extension Inspection.Plan {
  fileprivate func explored(
    _ setup: Setup,
    _ bounds: Bounds,
    _ progress: Checker.Progress
  ) async throws -> Inspection.Explored {
    var explored = Inspection.Explored()
    let exploration = Exploration(setup, situation, intent: intent, bounds: bounds)
    try await exploration.explore(from: starts) { trial in
      explored.trials.append(trial)
      progress(intent, 1)
    }
    explored.silences = exploration.silences
    explored.limits = limits.union(exploration.limits)
    return explored
  }
}

// MARK: - Interrupting

extension Inspection {
  /// Holds conversations that went well once more, with something happening at each of their calls.
  func interrupt(by kinds: [Interruption.Kind]) async throws {
    guard !kinds.isEmpty else { return }
    let bases = foundations.successes.sorted { $0.key < $1.key }.flatMap { index, trials in
      coverages[index].way == .words ? trials.map { (index, $0) } : []
    }
    let questions = questions
    let results = try await bases.mapped(by: jobs) { [setup, bounds, progress] index, basis in
      let check = InterruptionCheck(
        setup: setup,
        bounds: bounds,
        basis: basis,
        kinds: kinds,
        questions: Schema.named(basis.intent)?.isQuestion == true ? [] : questions
      )
      let result = try await check.result()
      progress(basis.intent, result.trials.count)
      return result
    }
    for ((index, _), result) in zip(bases, results) {
      for trial in result.trials { take(trial, index) }
      for (finding, trial) in result.findings {
        discoveries.add(finding, of: coverages[index].intent, trial)
      }
      silences += result.silences.map { (coverages[index].intent, $0) }
      coverages[index].take(result)
      coverages[index].limits.formUnion(result.limits)
    }
  }

  /// Sentences by which a person looks at what was done: the plainest of each kind for every intent
  /// that only looks something up.
  private var questions: [String] {
    coverages.filter { Schema.named($0.intent)?.isQuestion == true && $0.way == .words }
      .flatMap { openings.plainest(for: $0.intent).prefix(bounds.questionsAfterwards) }
  }
}
