import Assistant
import Parley
import Terminal

/// `replay --mutate`: tells what the transcripts would not notice.
struct Mutate {
  let player: Player
  let settings: Settings
  let console: Console
  let elapsed: @Sendable () -> Duration

  func run(_ scripts: [Script]) async throws -> ExitCode {
    let run = MutationRun(
      player: player,
      scripts: scripts,
      jobs: settings.jobs,
      elapsed: elapsed
    )
    let progress = console.progress()
    let report = try await run.report { progress.show("\($0) of \($1) mutants") }
    progress.end()
    let text =
      settings.json ? try report.records.map { try $0.jsonLine }.joined() : "\(report)"
    console.output.write(text)
    if report.unplayable > 0 { return .usage }
    return report.problems.isEmpty ? .fine : .failed
  }
}
