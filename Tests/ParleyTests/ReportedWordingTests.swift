import Assistant
import Foundation
import Measurement
import Randomness
import SampleDevice
import Scratch
import Testing
import Transcripts

@testable import Reporting

/// Reports on sentences that no phrase covers, which are understood by what was learned of their words.
@Suite struct ReportedWordingTests {
  @Test(arguments: [
    [
      "I want to see the calls not answered", "home james", "there goes my surf money",
      "hail something big enough for three from home to SFO", "statr a 5k", "she doesn't answer",
      "he ran a red light, so two stars from me for that trip",
    ],
    [
      "I once took a taxi from Paris to Deauville on a dare", "responde",
      "My wife says the power company sent a final notice, is that bill overdue?",
      "important ones i flagged last week, the texts", "let's swap to cycling",
      "has anybody telephoned in my absence, if i may ask",
      "I want go to Fisherman's Wharf by car, cheapest car ok",
    ],
  ])
  func `a sentence is understood by the words that it is understood by`(
    sentences: [String]
  ) async throws {
    let (report, lines) = try await report(on: sentences, seed: 1)
    #expect(report.differing == [], "\(lines)")
  }

  /// Few texts are understood by what they are about, which nobody else may read.
  @Test(arguments: 1...Sample.few(2, of: 12))
  func `of eight sentences of any kind seven are understood as they were`(
    seed: UInt64
  ) async throws {
    var generator = SplitMix(seed: seed)
    let sentences = try Self.learned.shuffled(using: &generator).prefix(8)
    let (report, lines) = try await report(on: Array(sentences), seed: seed)
    let differing = Set(report.differing.map { ($0 - 1) / 3 })
    #expect(differing.count <= 1, "\(sentences)\n\(lines)")
  }

  /// A report on sentences after each of which all is cancelled, and what has become of them.
  private func report(
    on sentences: [String],
    seed: UInt64
  ) async throws -> (report: Report, lines: [Substring]) {
    let folder = try ScratchFolder()
    try folder.copySampleWorld(to: "world")
    let files = WorldFiles(folder: folder.url.appending(path: "world"))
    let player = try Player(files: files, repertoire: .sampleApps)
    let text = sentences.map { "> \($0)\n> cancel\n> cancel\n" }.joined()
    let transcript = try Document(parsing: text, file: folder.path("own.transcript")).transcripts[0]
    var maker = ReportMaker(player, keepingLines: true, SplitMix(seed: seed)) { true }
    let report = try await maker.report(on: transcript)
    let lines = "\(report.transcript(world: "world"))".split(separator: "\n")
      .filter { $0.hasPrefix("> ") && $0 != "> cancel" }
    return (report, lines)
  }

  /// The sentences of which training has learned.
  private static var learned: [String] {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Language/English/Wordings")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
        .flatMap { name in
          let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
          return try Wordings(text, name: name).entries.filter { !$0.isTemplate }.map(\.text)
        }
    }
  }
}
