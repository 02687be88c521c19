import Foundation

/// Measures Parley: one figure a line, with `--json` one object a line.
///
/// `bench replay contacts` takes only the measurements whose names have one of these words.
@main struct Bench {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let isJSON = arguments.contains("--json")
    let words = arguments.filter { $0 != "--json" }
    let chosen = measurements.filter { measurement in
      words.isEmpty || words.contains(where: measurement.name.contains)
    }
    guard !chosen.isEmpty else { refuse(words) }
    for (name, measure) in chosen {
      let figure = try await measure(name)
      print(isJSON ? try figure.json : figure.description)
    }
  }

  private static func refuse(_ words: [String]) -> Never {
    let names = measurements.map { "\n  \($0.name)" }.joined()
    let message = "bench: Expected --json or words out of these names, found “"
    FileHandle.standardError.write(
      Data((message + words.joined(separator: " ") + "”:" + names + "\n").utf8)
    )
    exit(2)
  }

  private typealias Measurement = (
    name: String, measure: @Sendable (_ name: String) async throws -> Figure
  )

  /// The processes first, while nothing of this one's own work is in their way.
  private static let measurements: [Measurement] = [
    ("start to first prompt", { try Starts(count: 50).prompt($0) }),
    ("start to first answer", { try Starts(count: 50).answer($0) }),
    ("memory of a conversation", { try Conversations(count: 5).figure($0) }),
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
  ]
}
