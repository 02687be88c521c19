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
  let isJSON: Bool
  let console: Console
  let settings: Settings
  let invocation: Invocation
  let against: Against?

  /// The paths of all files that are read besides those that options name.
  let inputs: [String]

  /// The folder that annotations see files from.
  let folder = FileManager.default.currentDirectoryPath

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    settings = invocation.settings
    isJSON = invocation.settings.json
    console = invocation.console
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
    let output = try Written(invocation, try invocation.outputs(besides: inputs + files))
    if let resumed = invocation.resumed { tell(of: resumed) }
    let reports = try await reports(on: subjects, to: output)
    if let path = settings.html { output.outputs.write(CheckPage(reports).text, to: path) }
    if let path = settings.record {
      output.outputs.write(try reports.map { try $0.recordedLine }.joined(), to: path)
    }
    if reports.contains(where: \.hasFailed) { return .failed }
    // An app that has ended a run, or can't be started, is not fine.
    let isWhole = invocation.resumed == nil && reports.count == subjects.count
    return output.outputs.code(after: isWhole ? .fine : .handlerFailed)
  }

  /// Reports on each subject as soon as it is checked; those that an earlier run has told of are
  /// checked again only where all reports together are asked for.
  private func reports(on subjects: [Subject], to output: Written) async throws -> [CheckReport] {
    let told = invocation.resumed.flatMap { Int($0.progress) } ?? 0
    let first = settings.html == nil && settings.record == nil ? told : 0
    var reports: [CheckReport] = []
    for (number, subject) in subjects.enumerated().dropFirst(first) {
      do {
        let report = try await report(on: subject)
        reports.append(report)
        if number >= told { try tell(report, to: output) }
      } catch let failure as AppStartFailure {
        guard number >= told else { continue }
        await console.interrupts.yieldToEnd()
        output.append(try text(on: subject, brokenOffBecause: "\(failure)"))
      }
      CrashReport.shared.note("\(max(told, number + 1))")
    }
    return reports
  }

  private func tell(_ report: CheckReport, to output: Written) throws {
    output.append(isJSON ? try report.records.map { try $0.jsonLine }.joined() : report.markdown)
    guard settings.github else { return }
    let annotations = report.annotations(ofSourcesIn: folder)
    console.output.write(annotations.map { "\($0)\n" }.joined())
  }
}

// MARK: - When it is broken off

extension Check {
  /// Ends the report on a run that has broken off.
  private func endReport(on subjects: [Subject], _ broken: BrokenRun) throws -> ExitCode {
    let output = try Written(invocation, Outputs(console))
    for subject in subjects.dropFirst(Int(broken.progress) ?? 0) {
      output.append(try text(on: subject, brokenOffBecause: broken.sentence))
    }
    invocation.explain(broken)
    // Who has ended it knows.
    for path in [settings.html, settings.record].compactMap(\.self) where !broken.isAskedFor {
      console.warn("Nothing was written to \(path).")
    }
    return .handlerFailed
  }

  /// Says what has ended an earlier run, and how its work goes on.
  private func tell(of broken: BrokenRun) {
    invocation.explain(broken)
    console.complain("Going on with each app in a process of its own.")
  }

  /// The report on a subject that could not be checked to the end.
  private func text(on subject: Subject, brokenOffBecause sentence: String) throws -> String {
    let record = CheckRecord(brokenOff: subject.name, because: sentence)
    return isJSON ? try record.jsonLine : "# \(subject.name)\n\n\(record.sentence ?? "")\n"
  }
}

// MARK: - Where reports go

/// The reports on standard output, or in a file, where nothing that an app prints is among them.
private struct Written {
  let outputs: Outputs
  private let path: String?
  private let file: GrowingFile?

  /// - Throws: `UnusableFile` for a file that can't be written.
  init(_ invocation: Invocation, _ outputs: Outputs) throws {
    self.outputs = outputs
    path = invocation.settings.output
    file =
      if let path, invocation.predecessor == nil {
        try GrowingFile(at: path, beginningWith: "", end: "")
      } else {
        // A run that has broken off has written what comes before.
        path.flatMap { GrowingFile(at: $0, endingWith: "", end: "") }
      }
  }

  func append(_ text: String) {
    if let file {
      outputs.store { () throws(UnusableFile) in try file.append(text) }
    } else {
      outputs.write(text, to: path)
    }
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

  private func report(on subject: Subject) async throws -> CheckReport {
    switch subject {
    case .app(let app):
      let progress = console.progress()
      defer { progress.end() }
      let start = ContinuousClock.now
      var report = try await checker.check(app) {
        progress.show("\(app.name): \($0), \($1) lines")
      }
      report.duration = ContinuousClock.now - start
      // Last, for a crash before would have another run try it once more.
      report.partings = try against.map { Partings(of: report, from: try $0.run(of: app.name)) }
      return report
    case .folder(let path):
      return CheckReport(ofFolder: path, in: checker.world)
    }
  }
}

extension CheckReport {
  /// True if there is an error, or the comparison with another build has failed.
  fileprivate var hasFailed: Bool { count(.error) > 0 || partings?.hasFailed == true }

  /// The record of what was tried, for another run to be compared with.
  fileprivate var recordedLine: String {
    get throws { try RecordedRun(self).jsonLine }
  }
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
