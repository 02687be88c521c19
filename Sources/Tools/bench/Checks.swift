import Assistant
import SampleDevice

/// A benchmark of checking an app: the lines that are said a second, or the conversations held.
struct Checks {
  let passes: Int

  func figure(
    _ name: String,
    of app: String,
    jobs: Int,
    in unit: Figure.Unit = .linesPerSecond
  ) async throws -> Figure {
    let checker = try Checker(files: .sample, repertoire: .sampleApps, jobs: jobs)
    let description = checker.world.apps.first { $0.name == app }
    guard let description else { throw Child.Failure(description: "Expected \(app), found none.") }
    var rates: [Double] = []
    for _ in 0..<passes {
      var count = 0
      let time = try await seconds {
        let report = try await checker.check(description)
        count = unit == .linesPerSecond ? report.lines : report.conversations
      }
      rates.append(Double(count) / time)
    }
    return .rate(name, in: unit, rates)
  }
}
