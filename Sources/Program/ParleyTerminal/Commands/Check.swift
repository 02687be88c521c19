import Assistant
import Dialogue
import Files
import Foundation
import Parley
import Terminal
import Transcripts

extension Command {
  /// `check APP…`: whether apps keep SiriKit's contract, in the conversations that are tried.
  package static let check = Command(
    name: "check",
    operands: .several("APP|PATH"),
    summary: "try conversations with an app, or lint its property lists",
    options: [
      .interrupt, .budget, .jobs, .holding, .against, .record, .output, .html, .github, .isolate,
      .appMemory,
    ],
    watching: .resumes,
    run: { invocation in
      try await Check(invocation).run(invocation.operands)
    }
  )
}

/// Checks apps and folders, one after the other.
private struct Check {
  let checker: Checker
  let console: Console
  let settings: Settings
  let invocation: Invocation
  let against: Against?

  let progress: Progress

  /// The paths of all files that are read besides those that options name.
  let inputs: [String]

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    settings = invocation.settings
    console = invocation.console
    progress = console.progress()
    var checker = try Checker(
      files: invocation.files,
      repertoire: invocation.repertoire,
      jobs: invocation.settings.jobs
    )
    let holding = try Holding(paths: settings.holding, allowed: invocation.allowed)
    checker.invariants = holding.invariants
    checker.willCall = console.crashListener
    if invocation.settings.interrupt { checker.interruptions = Interruption.Kind.all }
    checker.keepsTrials =
      [settings.html, settings.record, settings.against].contains { $0 != nil }
    checker.budget = invocation.settings.budget
    self.checker = checker
    inputs = checker.inputs + holding.inputs
    against = try invocation.settings.against.map {
      try Against($0, invocation)
    }
  }

  func run(_ operands: [String]) async throws -> ExitCode {
    // What can't be found is said before anything is tried.
    let subjects = try operands.map(subject)
    if let (one, other) = settings.conflict { throw UsageError.conflictingOptions(one, other) }
    try against?.requireRuns(of: subjects.compactMap(\.app))
    if let broken = invocation.broken { return try endReport(on: subjects, broken) }
    let files = subjects.flatMap(\.inputs)
    let outputs = try invocation.outputs(besides: inputs + files)
    let course = try CheckCourse(of: subjects.map(\.name), invocation, outputs)
    if let resumed = invocation.resumed { tell(of: resumed) }
    course.begin()
    let work = CrashReport.shared.begin(in: invocation.program.name) { [progress] broken in
      // After any other end it goes on.
      guard broken.isAskedFor else { return }
      progress.end()
      course.end(cutShortBecause: broken.sentence)
    }
    defer { CrashReport.shared.end(work) }
    for (number, subject) in subjects.enumerated().dropFirst(course.first) {
      course.take(try await report(on: subject, course), number)
    }
    await console.interrupts.yieldToEnd()
    let reports = course.end()
    if reports.contains(where: \.hasFailed) { return .failed }
    // An app that has ended a run, or can't be started, is not fine.
    let isWhole = invocation.resumed == nil && reports.allSatisfy { $0.reasonForEnd == nil }
    return outputs.code(after: isWhole ? .fine : .handlerFailed)
  }
}

// MARK: - When it is broken off

extension Check {
  /// Ends the report on a run that has broken off.
  private func endReport(on subjects: [Subject], _ broken: BrokenRun) throws -> ExitCode {
    let course = try CheckCourse(of: subjects.map(\.name), invocation, Outputs(console))
    course.end(cutShortBecause: broken.sentence)
    invocation.explain(broken)
    // Who has ended it knows.
    if let path = settings.record, !broken.isAskedFor {
      console.warn("Nothing was written to \(path).")
    }
    return .handlerFailed
  }

  /// Says what has ended an earlier run, and how its work goes on.
  private func tell(of broken: BrokenRun) {
    invocation.explain(broken)
    console.complain("Going on with each app in a process of its own.")
  }
}

// MARK: - What is checked

extension Check {
  private enum Subject: Sendable {
    case app(AppDescription)
    case folder(String)

    /// As its report is headed.
    var name: String {
      switch self {
      case .app(let app): app.name
      case .folder(let path): path
      }
    }

    /// The app's name.
    var app: String? {
      if case .app(let app) = self { app.name } else { nil }
    }

    /// The paths of the files that are read for it alone.
    var inputs: [String] {
      if case .folder(let path) = self { AppLint.inputs(inFolder: path) } else { [] }
    }
  }

  private func subject(_ operand: String) throws -> Subject {
    let apps = checker.world.apps
    if let app = apps.first(where: { $0.names.contains(operand) || $0.identifier == operand }) {
      return .app(app)
    }
    guard FileManager.default.fileExists(atPath: "\(operand)/Info.plist") else {
      throw UnknownSubject(found: operand, known: apps.map(\.name))
    }
    return .folder(operand)
  }

  private func report(on subject: Subject, _ course: CheckCourse) async throws -> CheckReport {
    switch subject {
    case .app(let app):
      do {
        return try await report(on: app, course)
      } catch let failure as AppStartFailure {
        await console.interrupts.yieldToEnd()
        return CheckReport(named: app.name, endedBecause: "\(failure)")
      }
    case .folder(let path): return CheckReport(ofFolder: path, in: checker.world)
    }
  }

  private func report(on app: AppDescription, _ course: CheckCourse) async throws -> CheckReport {
    defer { progress.end() }
    let start = ContinuousClock.now
    let inspection = checker.inspection(of: app) { [progress] in
      progress.show("\(app.name): \($0), \($1) lines")
    }
    course.note(inspection)
    var report = try await inspection.report()
    report.duration = ContinuousClock.now - start
    // Last, for a crash before would have another run try it once more.
    report.partings = try against.map { Partings(of: report, from: try $0.run(of: app.name)) }
    return report
  }
}

extension CheckReport {
  /// True if there is an error, or the comparison with another build has failed.
  fileprivate var hasFailed: Bool { count(.error) > 0 || partings?.hasFailed == true }
}

/// Something to be checked that is neither an app nor a folder with property lists.
private struct UnknownSubject: Error, CustomStringConvertible {
  let found: String
  let known: [String]

  var description: String {
    let suggestion = found.nearest(among: known).map { " Did you mean “\($0)”?" } ?? ""
    return "Expected an app (\(known.joined(separator: ", "))) or a folder with an Info.plist, "
      + "found “\(found)”.\(suggestion)"
  }
}
