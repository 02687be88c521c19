import Foundation
import Glibc
import SampleDevice
import Scratch
import Testing

@testable import Assistant
@testable import Parley

/// The reports of a run that is ended before it is over, and the files that it leaves.
@Suite(.startsProcesses) struct EndedEarlyTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("old".utf8, to: "page.html")
  }

  private func text(of name: String) throws -> String {
    String(decoding: try folder.bytes(of: name), as: UTF8.self)
  }

  /// Ends a program by a signal as soon as Humpty hangs.
  private func end(_ arguments: [String], by signal: Int32) throws -> ParleyProcess.Result {
    let process = try ParleyProcess(
      arguments + ["--html", folder.path("page.html")],
      environment: ["HUMPTY_HANGS=1"],
      program: "crash-probe"
    )
    try process.awaitOutput(of: "Humpty hangs.\n", times: 1)
    process.kill(by: signal)
    return try process.finish()
  }

  // MARK: - A check

  @Test(arguments: [SIGINT, SIGTERM, SIGALRM])
  func `a check tells what it has found so far`(signal: Int32) throws {
    let never = "= never handle INSendMessageIntent -> success\n"
    let rules = try folder.write(never.utf8, to: "rules.transcript")
    let result = try end(
      ["check", "Humpty", "Humpty", "--holding", rules, "--output", folder.path("report")],
      by: signal
    )
    #expect(result.code == (signal == SIGALRM ? 124 : 128 + signal))
    #expect(result.errors == "")
    let reports = try text(of: "report").components(separatedBy: "# Humpty\n\n").dropFirst()
    try #require(reports.count == 2)
    for report in reports { #expect(report.hasPrefix("Not checked to the end. The ")) }
    #expect(reports[1].contains(" while Humpty was in handle("))
    #expect(reports[1].contains(#/3 intents, \d{2,} lines said: 1 error/#))
    #expect(reports[1].contains(#/not tried +the rest, before the check was ended/#))
    #expect(reports[1].contains("Broken: never handle INSendMessageIntent -> success."))
    let page = try text(of: "page.html")
    #expect(page.contains("<p>Not checked to the end. The "))
    #expect(page.contains("Broken: never handle INSendMessageIntent"))
  }

  @Test func `programs read that it is broken off, with what was counted`() throws {
    let result = try end(["check", "Humpty", "--json"], by: SIGTERM)
    let last = try #require(result.output.split(separator: "\n").last)
    #expect(last.contains("\"event\":\"brokenOff\""))
    #expect(last.contains(#/"lines":\d{2,}/#))
    #expect(result.output.contains("\"event\":\"intent\""))
  }

  @Test func `a page of an earlier run does not stay where a run is killed`() throws {
    #expect(try end(["check", "Humpty"], by: SIGKILL).code == 137)
    #expect(try text(of: "page.html").contains("The check goes on, or was ended by force."))
  }

  @Test func `what is not over says never of nothing`() async throws {
    let checker = try Checker(files: .sample, repertoire: .sampleApps)
    let app = try #require(checker.world.apps.first)
    let report = checker.inspection(of: app).report(cutShortBecause: "Time is up.")
    #expect(report.description.hasPrefix("# \(app.name)\n\nNot checked to the end. Time is up."))
    #expect(!report.description.contains("never"))
    #expect(report.discoveries.isEmpty)
  }

  // MARK: - A replay

  /// Two conversations, the second of which hangs.
  private func transcripts() throws -> String {
    let lines = "> message anna haro saying hello\n< ...\n> yes\n< ...\n"
    try folder.write(lines.utf8, to: "talks/a.transcript")
    let ride = "> get me a ride to the ferry building\n< ...\n> yes\n< ...\n"
    try folder.write(ride.utf8, to: "talks/b.transcript")
    return folder.path("talks")
  }

  @Test func `a replay's page has what was played so far`() throws {
    #expect(try end(["replay", transcripts()], by: SIGTERM).code == 143)
    let page = try text(of: "page.html")
    #expect(page.contains("<p>Not played to the end. The run was told to end while Humpty was in "))
    #expect(page.contains("a.transcript"))
    #expect(page.contains("None so far."))
  }

  @Test func `nor does a page stay that tells of another replay`() throws {
    #expect(try end(["replay", transcripts()], by: SIGKILL).code == 137)
    #expect(try text(of: "page.html").contains("The run goes on, or was ended by force."))
  }

  // MARK: - Mutants

  @Test func `a run with mutants tells how far it has come`() throws {
    let path = try folder.write(
      "> message anna haro saying hello\n< ...\n> yes\n< ...\n".utf8,
      to: "a.transcript"
    )
    let result = try ParleyProcess.run(
      ["replay", "--mutate", path, "--time-limit", "0.5"],
      environment: ["HUMPTY_STARTS=deadlocks"],
      program: "crash-probe"
    )
    #expect(result.code == 124)
    #expect(result.output.hasPrefix("The time limit was reached"), "\(result)")
    #expect(result.output.contains(". No mutant was tried.\n0 mutants: 0 noticed, 0 not noticed\n"))
  }

  @Test func `each mutant that was tried is told of at once`() async throws {
    let path = try folder.write(
      "> Start a run with Stride\n< ...\n".utf8,
      to: "a.transcript"
    )
    let run = MutationRun(
      player: try Player(files: .sample, repertoire: .sampleApps),
      scripts: try Selection(filter: nil, shard: nil, allowed: []).scripts(in: [path]),
      elapsed: { .zero }
    )
    var counts: [Int] = []
    let last = try await run.report { counts.append($0.mutants) }
    #expect(counts == [0] + Array(1...last.planned))
    var report = last
    report.reasonForEnd = "Time is up."
    #expect(
      "\(report)".contains("\nTime is up. \(last.planned) of \(last.planned) mutants were tried.\n")
    )
  }
}
