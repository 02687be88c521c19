package import Dialogue
import Domains
import Synchronization
import Transcripts

/// The check of one app: which explorations there are, and what they come to together.
///
/// What the explorations find is taken in the order of the plan, however many run at once, so a
/// report is the same with any number of jobs. One on what was found so far can be had at any time.
package final class Inspection: Sendable {
  private let setup: Setup
  private let checker: Checker
  private let openings: Openings
  private let progress: Checker.Progress
  private let found: Mutex<Inspected>

  init(_ setup: Setup, by checker: Checker, _ progress: @escaping Checker.Progress) {
    (self.setup, self.checker) = (setup, checker)
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
    let keepsTrials = checker.keepsTrials || !checker.invariants.isEmpty
    found = Mutex(Inspected(setup.app, keepingTrials: keepsTrials))
  }

  private var coverages: [Coverage] { found.withLock(\.coverages) }
}

// MARK: - Reporting

extension Inspection {
  /// Tries everything, and reports on it.
  ///
  /// - Throws: Whatever keeps the app from starting.
  package func report() async throws -> CheckReport {
    try await inspect()
    try await interrupt(by: checker.interruptions)
    var report = found.withLock { $0 }.report(setup)
    report.invariants = checker.invariants.map(\.sentence)
    report.breaches = try await breaches.found(in: report.trials)
    return report
  }

  /// Reports on what was found so far, on any thread, because nothing more will be.
  package func report(cutShortBecause reason: String) -> CheckReport {
    var report = found.withLock { $0 }.cutShort().report(setup)
    report.reasonForEnd = reason
    report.invariants = checker.invariants.map(\.sentence)
    report.breaches = breaches.asTried(in: report.trials)
    return report
  }

  private var breaches: Breaches { Breaches(setup: setup, invariants: checker.invariants) }
}

// MARK: - The plan

extension Inspection {
  /// Explores the conversations with the app.
  ///
  /// First from scratch, without contacts, and locked; then after something has been done; and at
  /// last those intents that no words have led to.
  private func inspect() async throws {
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
    let missed = found.withLock { $0.missed(trying: way) }
    let coverages = coverages
    try await explore(
      missed.map { plan($0, Situation(onlyIntent: coverages[$0].intent)) }
    )
  }

  /// Some things can be done only after others: first after each one, then, for what could not be
  /// done yet, after two.
  private func exploreAfterOthers() async throws {
    let first = found.withLock(\.foundations.completed)
    try await explore(plans(after: first, for: Array(coverages.indices)))
    let second = found.withLock(\.foundations.completed).filter { first[$0.key] == nil }
    let coverages = coverages
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

  private func plan(_ index: Int, _ situation: Situation, openings limit: Int = .max) -> Plan {
    let coverage = coverages[index]
    let intent = coverage.intent
    let all = openings.sentences(for: intent)
    let possible = all.prefix(limit)
    let isCut = possible.count > checker.bounds.openings
    let sentences =
      isCut ? openings.plainest(for: intent).prefix(checker.bounds.openings) : possible
    let isDirect = coverage.way == .directly
    let starts = isDirect ? [Exploration.Start.directly] : sentences.map { .line($0) }
    var plan = Plan(index: index, intent: intent, situation: situation, starts: starts)
    if isCut { plan.limits.insert(.values) }
    if !isDirect, possible.count < all.count { plan.limits.insert(.openings) }
    return plan
  }

  private func explore(_ plans: [Plan]) async throws {
    try await Array(plans.indices).work(by: checker.jobs) { [self] number in
      (number, try await explore(plans[number], number))
    } take: { number, exploration in
      let plan = plans[number]
      let limits = plan.limits.union(exploration.limits)
      found.withLock { $0.take(plan.index, ofPlan: number, exploration.silences, limits) }
      return true
    }
  }

  private func explore(
    _ plan: Plan,
    _ number: Int
  ) async throws -> (silences: [Silence], limits: Set<Coverage.Limit>) {
    let exploration = Exploration(
      setup,
      plan.situation,
      intent: plan.intent,
      bounds: checker.bounds
    )
    try await exploration.explore(from: plan.starts) { trial in
      found.withLock { $0.note(trial, plan.index, ofPlan: number) }
      progress(plan.intent, 1)
    }
    return (exploration.silences, exploration.limits)
  }
}

// MARK: - Interrupting

extension Inspection {
  /// Holds conversations that went well once more, with something happening at each of their calls.
  private func interrupt(by kinds: [Interruption.Kind]) async throws {
    guard !kinds.isEmpty else { return }
    let (coverages, questions) = (coverages, questions)
    let successes = found.withLock(\.foundations.successes)
    let bases = successes.sorted { $0.key < $1.key }.flatMap { index, trials in
      coverages[index].way == .words ? trials.map { (index, $0) } : []
    }
    try await bases.work(by: checker.jobs) { [setup, checker, progress] index, basis in
      let check = InterruptionCheck(
        setup: setup,
        bounds: checker.bounds,
        basis: basis,
        kinds: kinds,
        questions: Schema.named(basis.intent)?.isQuestion == true ? [] : questions
      )
      let result = try await check.result()
      progress(basis.intent, result.trials.count)
      return (index, result)
    } take: { index, result in
      found.withLock { $0.take(result, index) }
      return true
    }
  }

  /// Sentences by which a person looks at what was done: the plainest of each kind for every intent
  /// that only looks something up.
  private var questions: [String] {
    coverages.filter { Schema.named($0.intent)?.isQuestion == true && $0.way == .words }
      .flatMap { openings.plainest(for: $0.intent).prefix(checker.bounds.questionsAfterwards) }
  }
}
