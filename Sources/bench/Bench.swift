import Foundation

/// Measures Parley: one figure a line, with `--json` one object a line.
@main struct Bench {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.allSatisfy({ $0 == "--json" }) else {
      FileHandle.standardError.write(Data("bench: Expected --json or nothing.\n".utf8))
      exit(2)
    }
    let isJSON = !arguments.isEmpty
    for measure in measures {
      let figure = try await measure()
      print(isJSON ? try figure.json : figure.description)
    }
  }

  /// The processes first, while nothing of this one's own work is in their way.
  private static let measures: [@Sendable () async throws -> Figure] = [
    { try Starts(count: 50).prompt() },
    { try Starts(count: 50).answer() },
    { try Conversations(count: 5).figure() },
    { Sentences(rounds: 50).figure() },
    { try Sentences(rounds: 20).figure(contacts: 10) },
    { try Sentences(rounds: 20).figure(contacts: 1_000) },
    { try Sentences(rounds: 20).figure(contacts: 100_000) },
    { try ManyContacts(count: 100_000).loading(runs: 5) },
    { Lengths(runs: 3).figure(characters: 100, aim: nil) },
    { Lengths(runs: 3).figure(characters: 1_000, aim: nil) },
    { Lengths(runs: 3).figure(characters: 10_000, aim: 10) },
    { Expressions(rounds: 200).figure() },
    { try await Turns(rounds: 40).figure() },
    { try await Replays(passes: 20).figure() },
  ]
}

/// How long something takes, in seconds.
func seconds(_ body: () async throws -> Void) async rethrows -> Double {
  try await ContinuousClock().measure(body) / .seconds(1)
}
