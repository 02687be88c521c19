import Assistant
import Foundation
import Transcripts

/// A file whose transcripts have been played.
struct PlayedFile: Sendable {
  /// What differs, for each of its transcripts.
  var differences: [[Difference]]

  /// The file with what happened in place of what was expected.
  var updated: Document
}

extension Player {
  /// Plays all transcripts of a file.
  ///
  /// - Throws: `SyntaxErrors`, `UnplayableSetting` or `UnusableFile` if the file is no good, and
  ///   whatever keeps an app from starting.
  func play(file path: String) async throws -> PlayedFile {
    let document = try Document(parsing: try text(ofFile: path), file: path)
    var differences: [[Difference]] = []
    var updated: [Transcript] = []
    for transcript in document.transcripts {
      let performance = try await play(transcript)
      differences.append(transcript.differences(from: performance))
      updated.append(transcript.updated(with: performance))
    }
    return PlayedFile(differences: differences, updated: document.replacing(updated))
  }
}

private func text(ofFile path: String) throws -> String {
  guard let bytes = FileManager.default.contents(atPath: path) else {
    throw UnusableFile(path: path, expected: "a file that can be read")
  }
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw UnusableFile(path: path, expected: "UTF-8 text")
  }
  return text
}
