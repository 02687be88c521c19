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
    checker.invariants =
      try Holding(paths: settings.holding, allowed: invocation.allowed).invariants
    checker.willCall = console.crashListener
    if invocation.settings.interrupt { checker.interruptions = Interruption.Kind.all }
    checker.keepsTrials =
      [settings.html, settings.record, settings.against].contains { $0 != nil }
    checker.budget = invocation.settings.budget
    self.checker = checker
  }

  func run(_ operands: [String]) async throws -> ExitCode {
    // What can't be found is said before anything is tried.
    let subjects = try operands.map(subject)
    if let (one, other) = settings.conflict { throw UsageError.conflictingOptions(one, other) }
    try invocation.requireProcessesForMemory()
    let outputs = [settings.output, settings.html, settings.record]
    try refuse(toWrite: outputs, over: settings.holding + [settings.against].compactMap(\.self))
    try refuse(toWriteTwice: outputs)
    for path in [settings.html, settings.record].compactMap(\.self) { try tryWriting(to: path) }
    let output = try Written(invocation)
    if let broken = invocation.broken {
      for subject in subjects.dropFirst(Int(broken.progress) ?? 0) {
        try output.append(text(on: subject, brokenOffBecause: broken.sentence))
      }
      invocation.explain(broken)
      for path in [settings.html, settings.record].compactMap(\.self) {
        console.warn("Nothing was written to \(path).")
      }
      return .handlerFailed
    }
    if let resumed = invocation.resumed { tell(of: resumed) }
    let reports = try await reports(on: subjects, to: output)
    if let path = settings.html { try write(CheckPage(reports).text, to: path) }
    if let path = settings.record {
      try write(reports.map { try $0.recordedLine }.joined(), to: path)
    }
    if reports.contains(where: \.hasFailed) { return .failed }
    // An app that has ended a run, or can't be started, is not fine.
    let isWhole = invocation.resumed == nil && reports.count == subjects.count
    return isWhole ? .fine : .handlerFailed
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
        try output.append(text(on: subject, brokenOffBecause: "\(failure)"))
      }
      CrashReport.shared.note("\(max(told, number + 1))")
    }
    return reports
  }

  private func tell(_ report: CheckReport, to output: Written) throws {
    try output.append(isJSON ? report.records.map { try $0.jsonLine }.joined() : "\(report)")
    guard settings.github else { return }
    let folder = FileManager.default.currentDirectoryPath
    let annotations = report.annotations(ofSourcesIn: folder)
    console.output.write(annotations.map { "\($0)\n" }.joined())
  }
}

// MARK: - When it is broken off

extension Check {
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
  private let console: Console
  private let path: String?
  private let file: GrowingFile?

  /// - Throws: `UnusableFile` for a file that can't be written.
  init(_ invocation: Invocation) throws {
    console = invocation.console
    path = invocation.settings.output
    file =
      if let path, invocation.predecessor == nil {
        try GrowingFile(at: path, beginningWith: "", end: "")
      } else {
        // A run that has broken off has written what comes before.
        path.flatMap { GrowingFile(at: $0, endingWith: "", end: "") }
      }
  }

  func append(_ text: String) throws {
    guard let path else { return console.output.write(text) }
    guard let file else { return try write(text, to: path) }
    try file.append(text)
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
      let other = try settings.against.map {
        try Against(other: $0, settings: settings, interrupts: console.interrupts).run(of: app.name)
      }
      let progress = console.progress()
      defer { progress.end() }
      let start = ContinuousClock.now
      var report = try await checker.check(app) {
        progress.show("\(app.name): \($0), \($1) lines")
      }
      report.duration = ContinuousClock.now - start
      report.partings = other.map { Partings(of: report, from: $0) }
      return report
    case .folder(let path):
      return CheckReport(ofFolder: path, in: checker.world)
    }
  }
}

extension CheckReport {
  /// True if there is an error, or another build does otherwise.
  fileprivate var hasFailed: Bool { count(.error) > 0 || (partings?.parted ?? 0) > 0 }

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
