import Assistant
import Foundation
import SampleDevice

/// Measures Parley: one figure a line, with `--json` one object a line.
///
/// `bench replay contacts` takes only the measurements whose names have one of these words. With
/// `--budgets` it holds the processor time of each measurement against a multiple of that of a
/// fixed piece of work instead, and fails if one is above its limit.
@main struct Bench {
  static func main() async throws {
    // An app's process is this executable once more.
    if let app = AppHost(CommandLine.arguments, .sampleApps) { await app.serve() }
    let (options, words) = CommandLine.arguments.dropFirst().divided { $0.hasPrefix("--") }
    let chosen = measurements.filter { measurement in
      words.isEmpty || words.contains(where: measurement.name.contains)
    }
    switch options {
    case _ where chosen.isEmpty: refuse(words)
    case []: for (name, measure) in chosen { print(try await measure(name)) }
    case ["--json"]: for (name, measure) in chosen { print(try await measure(name).json) }
    case ["--budgets"]: try await hold(chosen)
    default: refuse(options)
    }
  }

  /// Holds the measurements that have a budget against it, each between two of the fixed work.
  private static func hold(_ measurements: [Measurement]) async throws {
    var isKept = true
    for (name, measure) in measurements {
      guard let limit = Budget.limits[name] else { continue }
      let before = FixedWork(rounds: 9).seconds
      let seconds = try await processorSecondsInAll { _ = try await measure(name) }
      let after = FixedWork(rounds: 9).seconds
      let budget = Budget(name: name, seconds: seconds, work: (before + after) / 2, limit: limit)
      print(budget)
      isKept = isKept && budget.isKept
    }
    if !isKept { exit(1) }
  }

  private static func refuse(_ words: [String]) -> Never {
    let names = measurements.map { "\n  \($0.name)" }.joined()
    let message = "bench: Expected --json, --budgets or words out of these names, found “"
    FileHandle.standardError.write(
      Data((message + words.joined(separator: " ") + "”:" + names + "\n").utf8)
    )
    exit(2)
  }

  typealias Measurement = (
    name: String, measure: @Sendable (_ name: String) async throws -> Figure
  )

  /// The processes first, while nothing of this one's own work is in their way.
  static let measurements: [Measurement] = [
    ("start to first prompt", { try Starts(count: 50).prompt($0) }),
    ("start to first answer", { try Starts(count: 50).answer($0) }),
    ("memory of a conversation", { try Conversations(count: 5).figure($0) }),
    ("an app's process ready", { try Isolation(rounds: 50).starts($0) }),
    ("memory of an app", { try await Isolation(rounds: 1).memory($0) }),
    ("a call in a process", { try await Isolation(rounds: 50).calls($0) }),
    ("one understood sentence", { Sentences(rounds: 500).figure($0) }),
    ("with 10 contacts", { try Sentences(rounds: 100).figure($0, contacts: 10) }),
    ("with 1000 contacts", { try Sentences(rounds: 100).figure($0, contacts: 1_000) }),
    ("with 100000 contacts", { try Sentences(rounds: 100).figure($0, contacts: 100_000) }),
    ("loading 100000 contacts", { try ManyContacts(count: 100_000).loading($0, runs: 5) }),
    ("100 characters", { Lengths(runs: 3).figure($0, characters: 100, aim: nil) }),
    ("1000 characters", { Lengths(runs: 3).figure($0, characters: 1_000, aim: nil) }),
    ("10000 characters", { Lengths(runs: 3).figure($0, characters: 10_000, aim: 10) }),
    ("dates and times", { Expressions(rounds: 200).figure($0) }),
    ("one whole turn", { try await Turns(rounds: 40).figure($0) }),
    ("replay", { try await Replays(passes: 20).figure($0) }),
    ("check", { try await Checks(passes: 5).figure($0, of: "MessageBot", jobs: 1) }),
    (
      "conversations of a check",
      {
        try await Checks(passes: 5)
          .figure($0, of: "MessageBot", jobs: 1, in: .conversationsPerSecond)
      }
    ),
    ("check by 2 jobs", { try await Checks(passes: 5).figure($0, of: "MessageBot", jobs: 2) }),
  ]
}

extension Sequence {
  /// Returns the elements for which something holds, and the others.
  fileprivate func divided(
    by isFirst: (Element) -> Bool
  ) -> (first: [Element], others: [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
