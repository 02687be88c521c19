import Simulation

/// One run of the tool.
struct Run {
  private let options: Options
  private let simulator: Simulator
  private let planner: Planner

  init(_ options: Options) throws {
    self.options = options
    let files = SimulationFiles()
    let (ontology, voices) = (try files.ontology(), try files.voices(tries: options.samples))
    simulator = Simulator(ontology, voices)
    planner = Planner(ontology, voices)
  }

  func run() async throws {
    if let number = options.one { return try await show(number) }
    var tally = Tally()
    for plan in plans { tally.add(try await simulator.meet(plan), simulator.ontology) }
    print(tally)
    try await showFailures(of: tally)
    if options.isBound, !tally.missedBounds.isEmpty { throw MissedBounds(tally.missedBounds) }
  }

  private func showFailures(of tally: Tally) async throws {
    for (name, encounters) in tally.sortedFailures {
      for encounter in encounters.prefix(options.show) {
        let shown = options.isShrunk ? try await simulator.shrink(encounter) : encounter
        print("\n## \(name): \(encounters.count)\n\n\(shown.transcript)")
      }
    }
  }

  private func show(_ number: UInt64) async throws {
    let encounter = try await simulator.meet(planner.plan(number))
    print(encounter.transcript)
    if encounter.failure != nil, options.isShrunk {
      print("\n\(try await simulator.shrink(encounter).transcript)")
    }
  }

  private var plans: some Sequence<Plan> {
    let numbers = (0..<UInt64(options.people)).lazy.map { options.seed &* 1_000_000 &+ $0 }
    return numbers.map(planner.plan).filter { plan in
      guard let only = options.only else { return true }
      return plan.temperament.rawValue == only || (plan.voice ?? "moves") == only
        || simulator.ontology.kind(plan.errands.first?.intent ?? "")?.domain == only
    }
  }
}

/// A run in which too few people got what they wanted.
struct MissedBounds: Error, CustomStringConvertible {
  let description: String

  init(_ bounds: [String]) {
    description = bounds.joined(separator: "; ") + "."
  }
}
