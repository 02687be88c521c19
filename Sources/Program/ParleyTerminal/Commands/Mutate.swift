import Assistant
import Parley
import Synchronization
import Terminal

/// `replay --mutate`: tells what the transcripts would not notice.
struct Mutate {
  let player: Player
  let settings: Settings
  let console: Console
  let program: String
  let elapsed: @Sendable () -> Duration

  func run(_ scripts: [Script]) async throws -> ExitCode {
    let run = MutationRun(
      player: player,
      scripts: scripts,
      jobs: settings.jobs,
      elapsed: elapsed
    )
    let progress = console.progress()
    let course = MutationCourse(settings, console)
    let work = CrashReport.shared.begin(in: program) { broken in
      progress.end()
      course.end(because: broken.sentence)
    }
    defer { CrashReport.shared.end(work) }
    let report = try await run.report { report in
      course.note(report)
      progress.show("\(report.mutants) of \(report.planned) mutants")
    }
    progress.end()
    await console.interrupts.yieldToEnd()
    course.end()
    if report.unplayable > 0 { return .usage }
    return report.problems.isEmpty ? .fine : .failed
  }
}

/// The report on a run with mutants as far as it has come, told once: when the run ends, or a signal
/// ends it on another thread.
final class MutationCourse: Sendable {
  private let settings: Settings
  private let console: Console

  /// `nil` once it was told.
  private let report: Mutex<MutationReport?>

  /// The note of a process that has told it.
  private static let told = "told"

  init(_ settings: Settings, _ console: Console, after broken: BrokenRun? = nil) {
    (self.settings, self.console) = (settings, console)
    report = Mutex(broken?.progress == Self.told ? nil : MutationReport())
  }

  func note(_ report: MutationReport) {
    self.report.withLock { if $0 != nil { $0 = report } }
  }

  /// - Parameter reason: What has ended the run before all mutants were tried.
  func end(because reason: String? = nil) {
    report.withLock { report in
      guard var whole = report else { return }
      report = nil
      whole.reasonForEnd = reason
      CrashReport.shared.note(Self.told)
      console.output.write(
        settings.json
          ? whole.records.map { (try? $0.jsonLine) ?? "" }.joined() : "\(whole)"
      )
    }
  }
}
