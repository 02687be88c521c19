import Assistant
import Files
import Foundation
import Terminal
import Transcripts

/// Tells how a run goes, in each of the forms that are asked for.
struct RunReport {
  private let settings: Settings
  private let console: Console
  private var tap = TAP()
  private var played: PlayedScripts
  private(set) var tally = Tally()

  /// The number of files that have been told of, and the one that may still be updated.
  private var told = 0
  private var pending: PlayedScript?

  /// JUnit's, as far as it has come.
  private var growing: GrowingFile?

  /// Set once the report has ended, though some of the run may go on.
  private var isOver = false

  init(settings: Settings, console: Console, program: String) {
    self.settings = settings
    self.console = console
    played = PlayedScripts(program: program)
  }
}

// MARK: - On the way

extension RunReport {
  /// - Throws: `UnusableFile` where a report can't be written.
  mutating func begin() throws {
    growing = try settings.junit.flatMap { try played.growingJUnit(at: $0) }
    if settings.tap { console.output.write(TAP.head) }
  }

  /// Tells of a file, before anything becomes of what differs in it.
  mutating func tell(_ script: PlayedScript) {
    guard !isOver else { return }
    pending = script
    if let error = script.error { explain(error) }
    record(script)
  }

  private mutating func record(_ script: PlayedScript) {
    told += 1
    growing?.append(played.junitSuite(of: script))
    if settings.json {
      for record in script.records { console.output.write((try? record.jsonLine) ?? "") }
    } else if settings.tap {
      console.output.write(tap.lines(for: script))
    } else if !settings.update, !settings.review {
      for difference in script.differences { console.output.write("\(difference)\n") }
    }
  }

  private func explain(_ error: Script.Unreadable) {
    if error.isOfProgram {
      console.complain(error.description)
    } else {
      console.errors.print(error.description)
    }
  }

  mutating func count(_ script: PlayedScript, isUpdated: Bool) {
    guard !isOver else { return }
    pending = nil
    tally.add(script, isUpdated: isUpdated)
    // What nobody asks for at the end would only take room.
    if settings.wantsWholeRun { played.scripts.append(script) }
  }
}

// MARK: - At the end

extension RunReport {
  mutating func end() throws {
    guard !isOver else { return }
    isOver = true
    if settings.json {
      console.output.write(try ReplayRecord(tally).jsonLine)
    } else if settings.tap {
      console.output.write(tap.plan)
    } else {
      if let kinds = tally.listOfKinds { console.output.print(kinds) }
      console.output.print(tally.description)
    }
    guard settings.wantsWholeRun else { return }
    if settings.coverage { console.output.write(played.coverage.text) }
    if let path = settings.coverageJSON { try write(try played.coverage.json, to: path) }
    if let path = settings.junit { try write(played.junit, to: path) }
  }
}

// MARK: - When it is broken off

extension RunReport {
  /// Ends the report on a run that can't go on: each file that was not told of is one that was not
  /// played to its end.
  ///
  /// People read that of the first; the others are in the count.
  mutating func breakOff(_ scripts: [Script], because sentence: String) throws {
    guard !isOver else { return }
    if let pending { count(pending, isUpdated: false) }
    let rest = scripts.dropFirst(told).map { PlayedScript($0, unplayedBecause: sentence) }
    if let error = rest.first?.error { explain(error) }
    for unplayed in rest {
      record(unplayed)
      count(unplayed, isUpdated: false)
    }
    try end()
  }
}

extension Settings {
  fileprivate var wantsWholeRun: Bool { coverage || coverageJSON != nil || junit != nil }
}
