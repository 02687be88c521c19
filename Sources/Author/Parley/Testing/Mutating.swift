import Terminal

/// Tells, as a test, whether your transcripts would notice if your apps answered otherwise.
///
///     @Test func `every answer is held by a conversation`() async throws {
///       try await mutate("Transcripts", with: ferry)
///     }
///
/// Each mutant bends one kind of answer of one method: another kind of resolution, a result or a
/// value missing or another, another response code, a call that is never answered. The transcripts
/// that call the method are played with it, and one that differs has noticed.
///
/// The mutants run in the test's process: one that your code can't take ends the test. The command
/// `replay --mutate` of your program has each app in a process of its own.
///
/// - Parameters:
///   - path: A transcript, a Markdown file with transcripts in it, or a folder of them, seen from
///     the folder of the test's source file.
///   - apps: The apps to talk with.
///   - world: A folder with people and places to talk about, seen from there as well; the sample
///     world, if there is none.
///   - score: The part of the mutants that has to be noticed, from 0 to 1.
///   - options: The transcripts to play, and how many mutants to try at once.
///   - file: The test's source file.
/// - Throws: ``MutationFailure`` with the line that each gap lacks, if more is not noticed; an error
///   whose description says what is missing, if the world can't be read or there is no transcript.
public func mutate(
  _ path: String,
  with apps: App...,
  in world: String? = nil,
  atLeast score: Double = 1,
  options: ReplayOptions = ReplayOptions(),
  file: StaticString = #filePath
) async throws {
  let start = ContinuousClock.now
  let plan = try ReplayPlan(path, apps, world, options, for: "mutate", file: file)
  let run = MutationRun(
    player: plan.player,
    scripts: plan.scripts,
    jobs: max(1, options.jobs),
    elapsed: { ContinuousClock.now - start }
  )
  let work = CrashReport.shared.begin(in: "mutate") { _ in }
  defer { CrashReport.shared.end(work) }
  let report = try await run.report()
  guard report.problems.isEmpty, report.score ?? 1 >= score else {
    throw MutationFailure(report: report)
  }
}

/// Transcripts that would not notice enough.
public struct MutationFailure: Error, CustomStringConvertible {
  let report: MutationReport

  /// The gaps, each with the line that would close it, and the score.
  public var description: String { report.description }
}
