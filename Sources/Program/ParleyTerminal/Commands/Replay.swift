import Assistant
import Foundation
import Parley
import Terminal
import Transcripts

extension Command {
  /// `replay PATH…`: conversations as tests.
  package static let replay = Command(
    name: "replay",
    operands: .several("PATH"),
    summary: "play transcripts, and print what differs from them",
    options: [
      .update, .review, .actual, .allow, .goOn, .filter, .shard, .jobs, .failFast, .isolate,
      .inProcess, .appMemory, .budget, .mutate, .tap, .junit, .coverage, .coverageJSON, .html,
      .github,
    ],
    watching: .reports,
    run: { invocation in
      if let broken = invocation.broken { return try invocation.endReport(on: broken) }
      return try await Replay(invocation).run(invocation.operands)
    }
  )
}

/// Plays the transcripts of files and folders, and says how they went.
private struct Replay {
  let settings: Settings
  let console: Console
  let program: String
  let player: Player
  let elapsed: @Sendable () -> Duration
  let invocation: Invocation

  init(_ invocation: Invocation) throws {
    let start = ContinuousClock.now
    self.invocation = invocation
    settings = invocation.settings
    console = invocation.console
    program = invocation.program.name
    elapsed = { ContinuousClock.now - start }
    var player = try Player(
      files: invocation.files,
      repertoire: invocation.repertoire,
      allowed: invocation.allowed
    )
    player.willCall = console.crashListener
    player.budget = invocation.settings.budget
    self.player = player
    for problem in player.problems { console.warn(problem) }
  }
}

// MARK: - Running

extension Replay {
  func run(_ paths: [String]) async throws -> ExitCode {
    if let (one, other) = settings.conflict { throw UsageError.conflictingOptions(one, other) }
    if settings.update || settings.review, ProcessInfo.processInfo.environment["CI"] != nil {
      let option = settings.update ? "--update" : "--review"
      console.complain("\(option) writes files, which is not done where CI is set.")
      return .usage
    }
    if let option = settings.optionThatWrites, paths.contains(TranscriptFiles.standardInput) {
      throw UsageError.noFileToWrite(option)
    }
    let scripts = try Selection(settings, allowed: invocation.allowed).scripts(in: paths)
    let outputs = try invocation.outputs(
      besides: TranscriptFiles(in: paths).paths + player.inputs(of: scripts.transcripts),
      and: settings.actual ? scripts.map(\.actual) : []
    )
    if settings.continues {
      return try await Continuation(invocation: invocation, player: player).run(scripts)
    }
    if settings.mutates {
      return try await Mutate(
        player: player,
        settings: settings,
        console: console,
        program: program,
        elapsed: elapsed
      ).run(scripts)
    }
    let suite = Suite(
      player: player,
      scripts: scripts,
      jobs: settings.jobs,
      stopsAtFailure: settings.failFast,
      keepsTurns: settings.coverage || settings.coverageJSON != nil || settings.html != nil,
      elapsed: elapsed
    )
    return try await report(on: suite, to: outputs)
  }

  private func report(on suite: Suite, to outputs: Outputs) async throws -> ExitCode {
    var report = RunReport(settings: settings, console: console, outputs, program: program)
    let progress = console.progress(whileWriting: settings.json || settings.tap)
    let editor = FileEditor(settings: settings, console: console)
    try report.begin()
    let work = CrashReport.shared.begin(in: program, finish: report.endPage)
    defer { CrashReport.shared.end(work) }
    var count = 0
    try await suite.play { played in
      if played.isFailure || !played.problems.isEmpty { progress.end() }
      report.tell(played)
      report.count(played, isUpdated: await editor.settle(played))
      count += 1
      progress.show("\(count) of \(suite.scripts.count) files")
    }
    progress.end()
    try report.end()
    return report.code
  }
}

extension Invocation {
  /// Ends the report on a run that has broken off; a conversation has none.
  fileprivate func endReport(on broken: BrokenRun) throws -> ExitCode {
    if settings.mutates {
      MutationCourse(settings, console, after: broken).end(because: broken.sentence)
    } else if !settings.continues {
      let outputs = Outputs(console)
      var report = RunReport(settings: settings, console: console, outputs, program: program.name)
      let scripts = try Selection(settings, allowed: allowed).scripts(in: operands)
      try report.breakOff(scripts, in: broken)
    }
    explain(broken)
    return .handlerFailed
  }
}

extension Settings {
  /// The option by which the files that are played are written, or others beside them.
  fileprivate var optionThatWrites: String? {
    [("update", update), ("review", review), ("actual", actual)].first(where: \.1)?.0
  }

  /// Two options that can't both be obeyed: each has its own use of the output, of the files, or of
  /// the apps.
  var conflict: (String, String)? {
    let reports = [
      "tap", "junit", "coverage", "coverage-json", "html", "github", "update", "review", "actual",
      "fail-fast",
    ]
    let pairs =
      [
        ("update", "review"), ("update", "actual"), ("json", "tap"), ("json", "github"),
        ("github", "tap"), ("isolate", "in-process"), ("continue", "jobs"),
      ]
      + reports.map { ("continue", $0) } + reports.map { ("mutate", $0) }
      + [("mutate", "continue"), ("mutate", "in-process")]
    return pairs.first { given.contains($0.0) && given.contains($0.1) }
  }
}
