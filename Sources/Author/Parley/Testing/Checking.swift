package import Assistant
import Characters
import Dialogue
import Terminal

/// Checks, as a test, whether your app keeps SiriKit's contract in every conversation that it can
/// be led into, and whether its property lists are sound.
///
///     @Test func `Ferry keeps the contract`() async throws {
///       try await check(ferry)
///     }
///
/// It does the same in a test of XCTest that is `async throws`. The conversations are held on a
/// clock that stands still. The command `check` of your program prints the whole report.
///
/// Your handlers run in the test's process: one that crashes ends the test, and standard error says
/// in which call. `check APP --isolate` of your program has each app in a process of its own, goes
/// on, and reports the crash with the conversation that led to it.
///
/// - Parameters:
///   - app: The app to talk with.
///   - world: A folder with people and places to talk about, seen from the folder of the test's
///     source file; the sample world, if there is none.
///   - invariants: What has to hold after every step of every conversation that is tried.
///   - file: The test's source file.
/// - Throws: ``CheckFailure`` if there is an error, or an invariant does not hold; warnings and notes
///   are none.
public func check(
  _ app: App,
  in world: String? = nil,
  holding invariants: Invariant...,
  file: StaticString = #filePath
) async throws {
  let files = try WorldFiles(named: world.map { resolved($0, besides: file) })
  var checker = try Checker(files: files, repertoire: Repertoire([app]))
  checker.invariants = invariants
  checker.willCall = CallNote.listener(in: "check")
  let work = CrashReport.shared.begin(in: "check") { _ in }
  defer { CrashReport.shared.end(work) }
  for description in checker.world.apps {
    let report = try await checker.check(description)
    if report.count(.error) > 0 { throw CheckFailure(report: report) }
  }
}

/// An app that broke SiriKit's contract.
public struct CheckFailure: Error, CustomStringConvertible {
  let report: CheckReport

  /// The whole report, with the shortest conversation for each finding.
  public var description: String { report.markdown }
}

extension CheckReport {
  /// The report as a document, with nothing in it that a terminal obeys.
  package var markdown: String { description.tamed }
}
