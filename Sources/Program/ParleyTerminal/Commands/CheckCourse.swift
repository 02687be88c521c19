import Assistant
import Files
import Foundation
import Parley
import Synchronization
import Terminal

/// The reports of a check as far as they have come, told as they come and written when it ends.
///
/// A signal may end it on another thread at any time: then what was found so far is told.
final class CheckCourse: Sendable {
  private let names: [String]
  private let settings: Settings
  private let console: Console
  private let output: Written

  /// The folder that annotations see files from, whatever an app makes of it.
  private let folder = FileManager.default.currentDirectoryPath

  /// The number of subjects that an earlier run has told of.
  private let toldBefore: Int

  private struct State {
    var reports: [CheckReport] = []

    /// The number of subjects that were told of.
    var told: Int

    /// The check that goes on.
    var inspection: Inspection?
    var isOver = false
  }

  private let state: Mutex<State>

  /// - Throws: `UnusableFile` for a report that can't be written.
  init(of names: [String], _ invocation: Invocation, _ outputs: Outputs) throws {
    self.names = names
    (settings, console) = (invocation.settings, invocation.console)
    output = try Written(invocation, outputs)
    let earlier = invocation.resumed ?? invocation.broken
    toldBefore = earlier.flatMap { Int($0.progress) } ?? 0
    state = Mutex(State(told: toldBefore))
  }

  /// The number of the first subject to check: those that an earlier run has told of are checked
  /// again only where all reports together are asked for.
  var first: Int { settings.html == nil && settings.record == nil ? toldBefore : 0 }
}

// MARK: - On the way

extension CheckCourse {
  /// Has the page tell of no end, so that none of an earlier run is taken for it.
  func begin() {
    let reason = "The check goes on, or was ended by force."
    write(names.map { CheckReport(named: $0, endedBecause: reason) })
  }

  /// A check begins.
  func note(_ inspection: Inspection) {
    state.withLock { $0.inspection = inspection }
  }

  /// Tells of a subject, unless that was done.
  func take(_ report: CheckReport, _ number: Int) {
    state.withLock { state in
      guard !state.isOver else { return }
      state.inspection = nil
      take(report, number, &state)
    }
  }

  private func take(_ report: CheckReport, _ number: Int, _ state: inout State) {
    state.reports.append(report)
    guard number >= state.told else { return }
    state.told = number + 1
    tell(report)
    CrashReport.shared.note("\(state.told)")
  }

  private func tell(_ report: CheckReport) {
    output.append(
      settings.json ? report.records.map { (try? $0.jsonLine) ?? "" }.joined() : report.markdown
    )
    guard settings.github else { return }
    let annotations = report.annotations(ofSourcesIn: folder)
    console.output.write(annotations.map { "\($0)\n" }.joined())
  }
}

// MARK: - At the end

extension CheckCourse {
  /// Writes what takes all reports.
  ///
  /// - Returns: All of them.
  func end() -> [CheckReport] {
    state.withLock { state in
      guard !state.isOver else { return state.reports }
      state.isOver = true
      write(state.reports)
      if let path = settings.record {
        let whole = state.reports.filter { $0.reasonForEnd == nil }
        let lines = whole.map { (try? RecordedRun($0).jsonLine) ?? "" }
        output.outputs.write(lines.joined(), to: path)
      }
      return state.reports
    }
  }

  /// Tells what was found so far, and of which subjects nothing is known.
  func end(cutShortBecause reason: String) {
    state.withLock { state in
      // One that has told of all subjects may have written its page as well.
      guard !state.isOver, state.told < names.count || !state.reports.isEmpty else { return }
      state.isOver = true
      for (number, name) in names.enumerated().dropFirst(state.reports.count + first) {
        let report = state.inspection?.report(cutShortBecause: reason)
        state.inspection = nil
        take(report ?? CheckReport(named: name, endedBecause: reason), number, &state)
      }
      write(state.reports)
    }
  }

  private func write(_ reports: [CheckReport]) {
    if let path = settings.html { output.outputs.write(CheckPage(reports).text, to: path) }
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
