import Assistant
import Files
import Foundation
import Parley
import Terminal
import Transcripts

/// Tells how a run goes, in each of the forms that are asked for.
struct RunReport {
  private let settings: Settings
  private let console: Console
  private let outputs: Outputs
  private let played: WholeRun

  /// The progress of the run, noted for the process that watches it.
  private struct Progress: Codable {
    /// The number of files that have been told of.
    var told = 0
    var tap = TAP()
    var tally = Tally()

    /// Set once JUnit's report lacks a file: it ends with its error then.
    var lacksRoom = false
  }

  private var progress = Progress()

  /// JUnit's, as far as it has come.
  private var growing: GrowingFile?

  /// Set once there is a file whose differences could be accepted.
  private var hasFilesToAccept = false

  /// The problems that were told, each once.
  private var told: Set<String> = []

  init(settings: Settings, console: Console, _ outputs: Outputs, program: String) {
    self.settings = settings
    (self.console, self.outputs) = (console, outputs)
    played = WholeRun(program)
  }

  /// The exit code of the run.
  var code: ExitCode { outputs.code(after: progress.tally.code) }
}

// MARK: - On the way

extension RunReport {
  /// - Throws: `UnusableFile` where a report that grows can't be begun.
  mutating func begin() throws {
    growing = try settings.junit.flatMap { try played.scripts.growingJUnit(at: $0) }
    writePage(endedBecause: "The run goes on, or was ended by force.")
    if settings.tap { console.output.write(TAP.head) }
    note(progress)
  }

  /// Tells of a file, before anything becomes of what differs in it.
  mutating func tell(_ script: PlayedScript) {
    if let error = script.error { explain(error) }
    for problem in script.problems where told.insert(problem).inserted { console.warn(problem) }
    let text = text(on: script)
    // Before, for whoever reads it may let an app end the process at once: then it stands there.
    note(progress, with: script)
    record(text, of: script)
  }

  private mutating func text(on script: PlayedScript) -> TerminalText {
    progress.told += 1
    if settings.json {
      return TerminalText(script.records.map { (try? $0.jsonLine) ?? "" }.joined())
    } else if settings.tap {
      return TerminalText(progress.tap.lines(for: script))
    } else if settings.github {
      return TerminalText(script.annotations.map { "\($0)\n" }.joined())
    } else if !settings.update, !settings.review {
      return script.differences.reduce("") { $0 + console.text(on: $1) }
    }
    return ""
  }

  private mutating func record(_ text: TerminalText, of script: PlayedScript) {
    do {
      try growing?.append(played.scripts.junitSuite(of: script))
    } catch {
      progress.lacksRoom = true
      note(progress, with: script)
    }
    if text != "" { console.output.write(text) }
  }

  private func explain(_ error: Script.Unreadable) {
    if error.isOfProgram {
      console.complain(error.description)
    } else {
      console.errors.print(error.description)
    }
  }

  mutating func count(_ script: PlayedScript, isUpdated: Bool) {
    progress.tally.add(script, isUpdated: isUpdated)
    if isUpdated { note(progress) }
    if !isUpdated, script.isUpdatable, script.path != TranscriptFiles.standardInput {
      hasFilesToAccept = true
    }
    // What nobody asks for at the end would only take room.
    if settings.wantsWholeRun { played.add(script) }
  }

  /// Notes all that `breakOff` has to know of the run, as it is when another file is counted.
  private func note(_ progress: Progress, with script: PlayedScript? = nil) {
    var progress = progress
    if let script { progress.tally.add(script) }
    CrashReport.shared.note((try? progress.jsonLine) ?? "")
  }
}

// MARK: - At the end

extension RunReport {
  mutating func end() throws {
    endText()
    guard settings.wantsWholeRun, let played = played.end() else { return }
    if settings.coverage { console.output.write(played.coverage.text) }
    if let path = settings.coverageJSON { outputs.write(try played.coverage.json, to: path) }
    if let path = settings.html { outputs.write(played.html, to: path) }
    if let path = settings.junit, !outputs.write(played.junit, to: path) {
      console.complain(Self.incompleteness)
    }
  }

  /// The advice about files that differ, as long as nothing was done about them.
  private var hint: String? {
    if settings.update || settings.review || settings.actual { return nil }
    let actual = "“--actual” writes what happened beside each file that differs"
    return ProcessInfo.processInfo.environment["CI"] == nil
      ? "\(actual), “--update” into it." : "\(actual)."
  }

  private static let incompleteness =
    "The report that is there ends with an error: it does not tell of the whole run."

  private func endText() {
    let tally = progress.tally
    if settings.json {
      console.output.write((try? ReplayRecord(tally).jsonLine) ?? "")
    } else if settings.tap {
      console.output.write(progress.tap.plan)
    } else {
      if let kinds = tally.listOfKinds { console.output.print(kinds) }
      console.output.print(tally.description)
      if hasFilesToAccept, let hint { console.errors.print(hint, style: .dim) }
    }
  }
}

// MARK: - When the run is broken off

extension RunReport {
  /// Has the page tell of what was played so far, on any thread, because nothing more will be.
  var endPage: @Sendable (BrokenRun) -> Void {
    { [settings, outputs, played] broken in
      guard let path = settings.html, var scripts = played.end() else { return }
      scripts.reasonForEnd = broken.sentence
      outputs.write(scripts.html, to: path)
    }
  }

  private func writePage(endedBecause reason: String) {
    guard let path = settings.html else { return }
    var scripts = played.scripts
    scripts.reasonForEnd = reason
    outputs.write(scripts.html, to: path)
  }

  /// Ends the report on a run whose process is gone: each file that was not told of is one that was
  /// not played to its end.
  ///
  /// People read that of the first; the others are in the count. What takes the whole run to be
  /// told is gone with it: the coverage, and the counts at the head of JUnit's report.
  mutating func breakOff(_ scripts: [Script], in broken: BrokenRun) throws {
    if let progress = try? JSONDecoder().decode(Progress.self, from: Data(broken.progress.utf8)) {
      self.progress = progress
      if !progress.lacksRoom {
        growing = settings.junit.flatMap { played.scripts.resumedJUnit(at: $0) }
      }
    } else {
      try begin()
    }
    let rest = scripts.dropFirst(progress.told).map {
      PlayedScript($0, unplayedBecause: broken.sentence)
    }
    if let error = rest.first?.error { explain(error) }
    for unplayed in rest {
      record(text(on: unplayed), of: unplayed)
      progress.tally.add(unplayed)
    }
    if progress.lacksRoom { console.complain(Self.incompleteness) }
    endText()
  }
}

extension Settings {
  fileprivate var wantsWholeRun: Bool {
    coverage || coverageJSON != nil || html != nil || junit != nil
  }
}
