import Assistant
import Foundation
import SampleDevice
import Testing
import Transcripts

@testable import Parley

/// A file with transcripts that ships with the project.
struct TranscriptFile: CustomTestStringConvertible, Sendable {
  /// From the project's root.
  let path: String

  var url: URL { Self.root.appending(path: path) }
  var testDescription: String { path }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All transcripts of the fixtures, and the README.
  static let all = (paths + ["README.md"]).map { TranscriptFile(path: $0) }

  private static var paths: [String] {
    let folder = "Fixtures/Transcripts"
    guard let files = try? TranscriptFiles(in: [root.appending(path: folder).path]) else {
      fatalError("Expected transcripts in \(folder); without them every test would pass.")
    }
    let prefix = root.path + "/"
    return files.paths.map {
      String($0.dropFirst($0.hasPrefix(prefix) ? prefix.count : 0))
    }
  }
}

extension TranscriptFile {
  func text() throws -> String {
    try String(contentsOf: url, encoding: .utf8)
  }

  /// The file as it is, or with another text, with all that it includes.
  func document(of text: String? = nil) throws(SyntaxErrors) -> Document {
    let text = text ?? (try? self.text()) ?? ""
    return try Document(parsing: text, file: url.path)
      .including { try? String(contentsOfFile: $0, encoding: .utf8) }
  }

  /// What comes of playing the file, transcript by transcript; worked out once for all tests.
  func performances() async throws -> [Performance] {
    try await Performances.shared.performances(of: self)
  }
}

/// Plays each file once, for however many tests at a time.
private actor Performances {
  static let shared = Performances()

  private var player: Player?
  private var plays: [String: Task<[Performance], any Error>] = [:]

  func performances(of file: TranscriptFile) async throws -> [Performance] {
    let player = try player ?? unhurriedPlayer()
    self.player = player
    let play =
      plays[file.path]
      ?? Task {
        var performances: [Performance] = []
        for transcript in try file.document().transcripts {
          performances.append(try await player.play(transcript))
        }
        return performances
      }
    plays[file.path] = play
    return try await play.value
  }

  /// A player on whose clocks a busy machine makes no call late.
  private func unhurriedPlayer() throws -> Player {
    var player = try Player(files: .sample, repertoire: .sampleApps)
    player.clock = ManualClock.unhurried
    return player
  }
}
