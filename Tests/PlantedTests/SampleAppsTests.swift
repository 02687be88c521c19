import Assistant
import Dialogue
import Foundation
import SampleDevice
import Testing
import Transcripts

/// The sample apps as they are, of which no rule may say that they break it.
@Suite struct SampleAppsTests {
  private static let files = WorldFiles(
    folder: URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/World")
  )

  private static let apps = World(files).apps.map(\.name)

  @Test(arguments: apps)
  func `no error and no warning is reported of a sample app`(app: String) async throws {
    try await check(app, lines: 60)
  }

  @Test(arguments: apps)
  func `nor is one where something happens at each call`(app: String) async throws {
    // Being without a network takes a process of the app's own.
    let kinds = Interruption.Kind.all.filter { $0 != .networkGone }
    try await check(app, lines: 20, during: kinds)
  }

  private func check(
    _ name: String,
    lines: Int,
    during interruptions: [Interruption.Kind] = []
  ) async throws {
    var bounds = Bounds()
    (bounds.lines, bounds.questions, bounds.agreements) = (lines, 1, 2)
    bounds.questionsAfterwards = 1
    var checker = try Checker(files: Self.files, repertoire: .sampleApps, bounds: bounds)
    checker.interruptions = interruptions
    let app = try #require(checker.world.apps.first { $0.name == name })
    let report = try await checker.check(app)
    #expect(report.coverages.map(\.intent) == app.intents)
    #expect(interruptions.isEmpty || report.coverages.contains { $0.interruptions.count > 0 })
    #expect(report.count(.error) == 0 && report.count(.warning) == 0, "\(report)")
  }
}
