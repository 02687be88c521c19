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

  /// How many files have been told of, and the one of which it is still open what becomes of it.
  private var told = 0
  private var pending: PlayedScript?

  init(settings: Settings, console: Console, program: String) {
    self.settings = settings
    self.console = console
    played = PlayedScripts(program: program)
  }
}

// MARK: - On the way

extension RunReport {
  func begin() {
    if settings.tap { console.output.write(TAP.head) }
  }

  /// Tells of a file, before anything becomes of what differs in it.
  mutating func tell(_ script: PlayedScript) {
    told += 1
    pending = script
    if let error = script.error { explain(error) }
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
    pending = nil
    tally.add(script, isUpdated: isUpdated)
    // What nobody asks for at the end would only take room.
    if settings.wantsWholeRun { played.scripts.append(script) }
  }
}

// MARK: - At the end

extension RunReport {
  func end() throws {
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
  mutating func breakOff(_ scripts: [Script], because sentence: String) throws {
    if let pending { count(pending, isUpdated: false) }
    for script in scripts.dropFirst(told) {
      let unplayed = PlayedScript(script, unplayedBecause: sentence)
      tell(unplayed)
      count(unplayed, isUpdated: false)
    }
    try end()
  }
}

extension Settings {
  fileprivate var wantsWholeRun: Bool { coverage || coverageJSON != nil || junit != nil }
}
