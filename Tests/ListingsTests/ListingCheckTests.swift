import Assistant
import Parley
import Testing
import Transcripts

/// The listings under `check`, with everything that can happen at each of their calls.
@Suite struct ListingCheckTests {
  @Test(arguments: [Listings.firstYear, .today])
  func `listings break no rule, whatever happens meanwhile`(listings: Listings) async throws {
    var bounds = Bounds()
    (bounds.lines, bounds.openings, bounds.questions, bounds.agreements) = (30, 4, 1, 2)
    // A busy machine must not make a good handler slow.
    bounds.patience = .seconds(600)
    var checker = try Checker(
      files: WorldFiles(named: nil),
      repertoire: Repertoire([listings.app]),
      bounds: bounds
    )
    checker.interruptions = Interruption.Kind.all
    checker.budget.time = bounds.patience
    for app in checker.world.apps {
      let report = try await checker.check(app)
      let worse = report.discoveries.filter { $0.finding.rule.severity != .note }
      #expect(worse.isEmpty, "\(report)")
      // The lists are ours: they have the words of the documents, and no examples.
      #expect(report.lint.allSatisfy { $0.rule == .missingExamples || $0.rule.severity == .note })
    }
  }
}
