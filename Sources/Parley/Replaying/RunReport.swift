import Assistant
import Foundation
import Terminal
import Transcripts

/// Tells how a run goes, in each of the forms that are asked for.
struct RunReport {
  private let settings: Settings
  private let console: Console
  private var tap = TAP()
  private var scripts: [PlayedScript] = []
  private var coverage = ReplayCoverage()
  private(set) var tally = Tally()

  init(settings: Settings, console: Console) {
    self.settings = settings
    self.console = console
  }
}

// MARK: - On the way

extension RunReport {
  func begin() {
    if settings.tap { console.output.write(TAP.head) }
  }

  /// Tells of a file, before anything becomes of what differs in it.
  mutating func tell(_ played: PlayedScript) {
    if let error = played.error { explain(error) }
    if settings.json {
      for record in played.records { console.output.write((try? record.text) ?? "") }
    } else if settings.tap {
      console.output.write(tap.lines(for: played))
    } else if !settings.update, !settings.review {
      for difference in played.differences { console.output.write("\(difference)\n") }
    }
  }

  private func explain(_ error: Script.Unreadable) {
    if error.isOfProgram {
      console.complain(error.description)
    } else {
      console.errors.print(error.description)
    }
  }

  mutating func count(_ played: PlayedScript, isUpdated: Bool) {
    tally.add(played, isUpdated: isUpdated)
    if settings.wantsCoverage {
      for transcript in played.transcripts { coverage.add(transcript.facts) }
    }
    if settings.junit != nil { scripts.append(played) }
  }
}

// MARK: - At the end

extension RunReport {
  func end(program: String) throws {
    if settings.json {
      console.output.write(try ReplayRecord(tally).text)
    } else if settings.tap {
      console.output.write(tap.plan)
    } else {
      if let kinds = tally.listOfKinds { console.output.print(kinds) }
      console.output.print(tally.description)
    }
    let table = CoverageTable(coverage: coverage)
    if settings.coverage { console.output.write(table.text) }
    if let path = settings.coverageJSON { try write(try table.json, to: path) }
    if let path = settings.junit {
      try write(JUnit(program: program, scripts: scripts).text, to: path)
    }
  }
}

extension Settings {
  fileprivate var wantsCoverage: Bool { coverage || coverageJSON != nil }
}

/// Writes a file whole, or not at all.
///
/// - Throws: `UnusableFile`.
func write(_ text: String, to path: String) throws {
  do {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  } catch {
    throw UnusableFile(path: path, expected: "a file that can be written")
  }
}
