import Assistant
import Foundation
import Transcripts

/// A file whose transcripts have been played.
struct PlayedFile: Sendable {
  /// What differs, for each of its transcripts.
  var differences: [[Difference]]

  private let document: Document
  private let performances: [Performance]

  init(_ document: Document, _ performances: [Performance]) {
    self.document = document
    self.performances = performances
    differences = zip(document.transcripts, performances).map { $0.differences(from: $1) }
  }

  /// The file with what happened in place of what was expected.
  var updated: Document {
    document.replacing(
      zip(document.transcripts, performances).map { $0.updated(with: $1) }
    )
  }
}

extension Player {
  /// Plays all transcripts of a file.
  ///
  /// - Throws: `SyntaxErrors`, `UnplayableSetting` or `UnusableFile` if the file is no good, and
  ///   whatever keeps an app from starting.
  func play(file path: String) async throws -> PlayedFile {
    let document = try Document(parsing: try text(ofFile: path), file: path)
    var performances: [Performance] = []
    for transcript in document.transcripts { performances.append(try await play(transcript)) }
    return PlayedFile(document, performances)
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
