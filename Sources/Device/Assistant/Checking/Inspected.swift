import Dialogue
import Transcripts

/// All that an inspection has found so far.
struct Inspected: Sendable {
  private(set) var coverages: [Coverage]
  private(set) var foundations = Foundations()
  private var discoveries = Discoveries()
  private var trials: [Trial] = []
  private var printouts: [Printout] = []

  /// The calls that were not answered in time, and the intents that they were about.
  private var silences: [(intent: String, Silence)] = []

  /// The trials of explorations that are not taken in yet, by their numbers in the plan.
  private var open: [Int: (index: Int, trials: [Trial])] = [:]

  /// Set if somebody asks for all that was tried; it would grow with every line.
  private let keepsTrials: Bool

  init(_ app: AppDescription, keepingTrials keepsTrials: Bool) {
    coverages = app.intents.map { Coverage($0) }
    self.keepsTrials = keepsTrials
  }
}

// MARK: - Taking in

extension Inspected {
  /// Other ways are taken to the intents that none has led to.
  ///
  /// - Returns: The indices of these intents.
  mutating func missed(trying way: Coverage.Way) -> [Int] {
    let missed = coverages.indices.filter {
      coverages[$0].way != .unknown && !coverages[$0].isReached
    }
    for index in missed { coverages[index].way = way }
    return missed
  }

  /// Notes a line of an exploration that goes on.
  mutating func note(_ trial: Trial, _ index: Int, ofPlan number: Int) {
    open[number, default: (index, [])].trials.append(trial)
  }

  /// Takes in an exploration that is over.
  mutating func take(
    _ index: Int,
    ofPlan number: Int,
    _ silences: [Silence],
    _ limits: Set<Coverage.Limit>
  ) {
    close(number)
    take(silences, limits, index)
  }

  mutating func take(_ result: InterruptionCheck.Result, _ index: Int) {
    for trial in result.trials { take(trial, index) }
    for (finding, trial) in result.findings {
      discoveries.add(finding, of: coverages[index].intent, trial)
    }
    coverages[index].take(result)
    take(result.silences, result.limits, index)
  }

  private mutating func close(_ number: Int) {
    guard let (index, trials) = open.removeValue(forKey: number) else { return }
    for trial in trials {
      take(trial, index)
      foundations.take(trial, index, of: coverages[index].intent)
    }
  }

  private mutating func take(_ trial: Trial, _ index: Int) {
    coverages[index].take(trial)
    discoveries.take(trial)
    for printout in trial.printouts { printouts.add(printout) }
    if keepsTrials { trials.append(trial) }
  }

  private mutating func take(
    _ silences: [Silence],
    _ limits: Set<Coverage.Limit>,
    _ index: Int
  ) {
    self.silences += silences.map { (coverages[index].intent, $0) }
    coverages[index].limits.formUnion(limits)
  }
}

// MARK: - Reporting

extension Inspected {
  /// The same as if it were over now, with what the explorations have found that go on.
  func cutShort() -> Inspected {
    var copy = self
    for number in open.keys.sorted() { copy.close(number) }
    for index in copy.coverages.indices { copy.coverages[index].limits.insert(.cutShort) }
    return copy
  }

  /// The report, with what has come late.
  func report(_ setup: Setup) -> CheckReport {
    CheckReport(
      app: setup.app,
      lint: AppLint.findings(about: setup.app, in: setup.world),
      coverages: coverages,
      discoveries: concluded.all.map { intent, finding, trial in
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

  private var concluded: Discoveries {
    var discoveries = discoveries
    for coverage in coverages {
      for (finding, trial) in coverage.conclusions {
        discoveries.add(finding, of: coverage.intent, trial)
      }
    }
    for (intent, silence) in silences {
      if let finding = silence.takeFinding() { discoveries.add(finding, of: intent, silence.trial) }
    }
    return discoveries
  }
}
