import Assistant
import Files
import Synchronization
import Terminal
import Transcripts

/// Plays the transcripts of a file or folder with your apps, as a test.
///
///     @Test func `conversations go as they are written`() async throws {
///       try await replay("Transcripts", with: ferry)
///     }
///
/// It does the same in a test of XCTest that is `async throws`. Each transcript is played in a
/// world of its own, on a clock that stands still, and may have things read from below its folder.
///
/// - Parameters:
///   - path: A transcript, a Markdown file with transcripts in it, or a folder of them, seen from
///     the folder of the test's source file.
///   - apps: The apps to talk with.
///   - world: A folder with people and places to talk about, seen from there as well; the sample
///     world, if there is none. A transcript's `@world` names another.
///   - options: The transcripts to play, and the reports to write.
///   - file: The test's source file.
/// - Throws: ``ReplayFailure`` with everything that differs; an error whose description says what
///   is missing, if the world can't be read, there is no transcript, or a report can't be written.
public func replay(
  _ path: String,
  with apps: App...,
  in world: String? = nil,
  options: ReplayOptions = ReplayOptions(),
  file: StaticString = #filePath
) async throws {
  let start = ContinuousClock.now
  let plan = try ReplayPlan(path, apps, world, options, for: "replay", file: file)
  try refuse(
    toWrite: options.reports.map { resolved($0.path, besides: file) },
    over: plan.inputs
  )
  let suite = Suite(
    player: plan.player,
    scripts: plan.scripts,
    jobs: max(1, options.jobs),
    stopsAtFailure: options.stopsAtFailure,
    elapsed: { ContinuousClock.now - start }
  )
  let played = Mutex(PlayedScripts(program: "replay"))
  let work = CrashReport.shared.begin(in: "replay") { broken in
    var played = played.withLock { $0 }
    played.breakOff(suite.scripts, because: broken.sentence)
    for report in options.reports { try? report.write(played, besides: file) }
  }
  defer { CrashReport.shared.end(work) }
  var problems: [UnusableFile] = []
  try await suite.play { script in
    if options.writesActual, let problem = script.keepActual() { problems.append(problem) }
    played.withLock { $0.scripts.append(script) }
  }
  let whole = played.withLock { $0 }
  for report in options.reports { try report.write(whole, besides: file) }
  let failure = ReplayFailure(of: whole, unwritten: problems, problems: plan.player.problems)
  if failure.isReal { throw failure }
}

extension ReplayReport {
  fileprivate func write(_ played: PlayedScripts, besides file: StaticString) throws {
    try Files.write(try text(played), to: resolved(path, besides: file))
  }
}

/// The transcripts of a folder, for a test that takes one after the other.
///
///     @Test(arguments: try transcripts(in: "Transcripts"))
///     func `the conversation goes as it is written`(transcript: String) async throws {
///       try await replay(transcript, with: ferry)
///     }
///
/// - Parameters:
///   - path: The folder, seen from that of the test's source file.
///   - file: The test's source file.
/// - Returns: Their paths, seen from there as well, in alphabetical order; never none.
/// - Throws: A sentence, if there is no transcript.
public func transcripts(in path: String, file: StaticString = #filePath) throws -> [String] {
  let folder = resolved(path, besides: file)
  return try TranscriptFiles(in: [folder]).paths.map { path + $0.dropFirst(folder.count) }
}

/// Conversations that did not go as they are written.
public struct ReplayFailure: Error, CustomStringConvertible {
  let differences: [Difference]

  /// The reasons why files could not be played, or written beside them.
  let errors: [String]

  /// The parts of worlds and apps that could not be used.
  let problems: [String]

  init(of played: PlayedScripts, unwritten: [UnusableFile], problems: [Problem]) {
    differences = played.scripts.flatMap(\.differences)
    errors = played.scripts.compactMap { $0.error?.description } + unwritten.map(\.description)
    self.problems = problems.map(\.description) + played.scripts.flatMap(\.problems)
  }

  var isReal: Bool { !differences.isEmpty || !errors.isEmpty }

  /// Everything that differs, by kind, each with file and line.
  public var description: String {
    let kinds = Difference.Kind.allCases.flatMap { kind in
      let ofKind = differences.filter { $0.kind == kind }
      return ofKind.isEmpty ? [] : ["\(kind.rawValue):"] + ofKind.map { "  \($0)" }
    }
    let advice =
      differences.contains(where: \.isUpdatable)
      ? ["The command “replay --update” of your program accepts what happened."] : []
    return (errors + kinds + problems + advice).joined(separator: "\n")
  }
}
