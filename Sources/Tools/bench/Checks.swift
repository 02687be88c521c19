import Assistant
import SampleDevice

/// A benchmark of checking an app: the lines that are said a second, in all the conversations.
struct Checks {
  let passes: Int

  func figure(_ name: String, of app: String, jobs: Int) async throws -> Figure {
    let checker = try Checker(files: .sample, repertoire: .sampleApps, jobs: jobs)
    let description = checker.world.apps.first { $0.name == app }
    guard let description else { throw Child.Failure(description: "Expected \(app), found none.") }
    var rates: [Double] = []
    for _ in 0..<passes {
      var lines = 0
      let time = try await seconds { lines = try await checker.check(description).lines }
      rates.append(Double(lines) / time)
    }
    return .rate(name, in: .linesPerSecond, rates)
  }
}
