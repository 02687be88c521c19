import Assistant
import Dialogue
import Files
import Foundation
import Transcripts

/// A conversation that can be played: a world, the state of things at the start, and what is said.
struct Scenario: Sendable {
  var backdrop: Backdrop
  var settings: [Setting]
  var inputs: [Transcript.Input]
}

extension Scenario {
  /// The settings of a transcript's start that are no file's.
  static func settings(of transcript: Transcript) -> [Setting] {
    transcript.startSettings.map(\.setting).filter { setting in
      switch setting {
      case .world, .data, .allFacts: false
      default: true
      }
    }
  }

  /// The inputs from the first line of the user on; settings before it are of the start.
  var turns: ArraySlice<Transcript.Input> {
    inputs.drop { if case .setting = $0 { true } else { false } }
  }

  private var startSettings: [Setting] {
    settings
      + inputs.dropLast(turns.count).compactMap {
        if case .setting(let setting) = $0 { setting } else { nil }
      }
  }

  /// The transcript of this, as it was played.
  func transcript(
    of performance: Performance,
    in world: String? = nil,
    note: String? = nil,
    file: String
  ) -> Transcript {
    Transcript(
      recording: performance,
      settings: (world.map { [.world($0)] } ?? []) + startSettings,
      note: note,
      file: file
    )
  }
}

/// Plays scenarios, each in a folder of its own that nobody else can read.
struct Stage {
  let repertoire: Repertoire

  /// - Throws: `CancellationError` if the task has been cancelled.
  func play(_ scenario: Scenario) async throws -> Performance {
    try Task.checkCancellation()
    let folder = try StorageCopy()
    try scenario.backdrop.write(to: folder.path)
    let files = WorldFiles(folder: URL(filePath: folder.path))
    let player = try Player(files: files, repertoire: repertoire)
    let silent = Performance(turns: scenario.turns.map { Performance.Turn($0, []) })
    let transcript = scenario.transcript(of: silent, file: "report")
    let performance = try await player.play(transcript)
    return withExtendedLifetime(folder) { performance.unmeasured }
  }
}

extension Backdrop {
  /// Writes the world into a folder that is there.
  func write(to folder: String) throws {
    for file in files {
      let path = "\(folder)/\(file.path)"
      try FileManager.default.createDirectory(
        at: URL(filePath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Files.write(file.text.utf8, to: path, .new, isDurable: false)
    }
  }
}
