import Assistant
import Files
import Foundation
import Glibc
import Reporting
import Terminal
import Transcripts

extension Invocation {
  /// Makes a report on a transcript.
  ///
  /// - Throws: Whatever keeps it from being played.
  func report(on transcript: Transcript) async throws -> Report {
    let player = try Player(files: files, repertoire: repertoire, allowed: allowed)
    let start = ContinuousClock.now
    var maker = ReportMaker(player, keepingLines: settings.whole) {
      ContinuousClock.now - start > Self.patience
    }
    return try await maker.report(on: transcript)
  }

  /// The time that a report may take to be cut down.
  private static let patience = Duration.seconds(20)
}

/// The transcript of a report, and the folder beside it with the report's world.
struct ReportFiles {
  let transcript: String
  let world: String

  init(named path: String) {
    let stem = path.hasSuffix(".transcript") ? String(path.dropLast(11)) : path
    (transcript, world) = (stem + ".transcript", stem + ".world")
  }

  /// Writes both, or neither.
  ///
  /// - Throws: If one of them is there already, or can't be written.
  func write(_ report: Report) throws {
    let name = URL(filePath: world).lastPathComponent
    guard mkdir(world, 0o700) == 0 else {
      throw UnusableFile(ofSystemAt: world, expected: "a new folder")
    }
    do {
      try report.writeWorld(to: world)
      try Files.write(report.transcript(world: name).description, to: transcript, .new)
    } catch {
      removeFolder(world)
      throw error
    }
  }

  func tell(_ report: Report, _ console: Console) {
    console.output.print("Saved as \(transcript), with its world in \(world).")
    for sentence in report.summary { console.output.print(sentence) }
  }
}
