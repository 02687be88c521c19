import Assistant
package import Files
import Transcripts

/// All files of a run, as reports tell of them.
package struct PlayedScripts: Sendable {
  /// The program that made the run.
  let program: String
  package var scripts: [PlayedScript] = []

  /// The end of the run before all were played, in a sentence; `nil` if it was its own.
  package var reasonForEnd: String?

  package init(program: String) {
    self.program = program
  }

  /// Adds those that were not played to their end.
  mutating func breakOff(_ all: [Script], because sentence: String) {
    scripts += all.dropFirst(scripts.count).map { PlayedScript($0, unplayedBecause: sentence) }
  }

  package var junit: String { JUnit(program: program, scripts: scripts).text }

  /// The report of JUnit's form on a run that goes on.
  package func growingJUnit(at path: String) throws -> GrowingFile? {
    try JUnit(program: program, scripts: []).growing(at: path)
  }

  /// The same report, by whoever goes on with it.
  package func resumedJUnit(at path: String) -> GrowingFile? {
    JUnit(program: program, scripts: []).resumed(at: path)
  }

  package func junitSuite(of script: PlayedScript) -> String {
    JUnit(program: program, scripts: []).suite(script)
  }

  var tap: String {
    var tap = TAP()
    let lines = scripts.map { tap.lines(for: $0) }.joined()
    return TAP.head + lines + tap.plan
  }

  var json: String {
    get throws {
      let records = scripts.flatMap(\.records) + [ReplayRecord(tally)]
      return try records.map { try $0.jsonLine }.joined()
    }
  }

  package var coverage: CoverageTable {
    let transcripts = scripts.flatMap(\.transcripts)
    return CoverageTable(
      coverage: transcripts.reduce(into: ReplayCoverage()) { $0.add($1.performance.facts) }
    )
  }

  var tally: Tally {
    scripts.reduce(into: Tally()) { $0.add($1) }
  }
}
