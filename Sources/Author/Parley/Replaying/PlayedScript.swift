import Assistant
import Dialogue
package import Files
package import Transcripts

/// A file whose transcripts have been played, as far as they were to be.
package struct PlayedScript: Sendable {
  package let path: String

  /// The same from the root, to be written to, and the place beside it for what happened instead.
  package let location: String
  private let actual: String

  /// The reason why it was not played; `nil` if it was.
  package var error: Script.Unreadable?

  /// The parts of worlds that its transcripts name and that could not be used, each with the line
  /// that names it.
  package var problems: [String] = []
  package var transcripts: [PlayedTranscript] = []

  private let document: Document?
  private let selected: [Int]

  init(_ script: Script) {
    (path, location, actual) = (script.path, script.location, script.actual)
    selected = script.selected
    switch script.document {
    case .success(let document): self.document = document
    case .failure(let error):
      document = nil
      self.error = error
    }
  }

  /// One that was not played to its end, or not begun.
  package init(_ script: Script, unplayedBecause sentence: String) {
    self.init(script)
    error = Script.Unreadable(
      description: "\(path): Not played to its end. \(sentence)",
      isOfProgram: false,
      isUnplayed: true
    )
  }

  package var differences: [Difference] { transcripts.flatMap(\.differences) }

  /// True if the file can be made to say what happened.
  package var isUpdatable: Bool { differences.contains(where: \.isUpdatable) }
  package var isFailure: Bool { error != nil || !differences.isEmpty }

  /// The file with what happened in place of what was expected, as far as that is accepted.
  package func updated(accepting isAccepted: (Difference) -> Bool = { _ in true }) -> String? {
    guard let document else { return nil }
    var all = document.transcripts
    for (index, played) in zip(selected, transcripts) {
      all[index] = played.transcript.updated(with: played.comparison, accepting: isAccepted)
    }
    return document.replacing(all).description
  }
}

// MARK: - Beside the file

extension PlayedScript {
  /// Has what happened stand beside the file if that would be another one.
  ///
  /// - Returns: The problem with that place, which is no reason for a run to end; `nil` if there is
  ///   none.
  package func keepActual() -> UnusableFile? {
    guard isUpdatable, let updated = updated() else { return nil }
    do throws(UnusableFile) {
      try write(updated, to: actual, .closing)
      return nil
    } catch {
      return error
    }
  }
}

/// A transcript that has been played.
package struct PlayedTranscript: Sendable {
  let comparison: Comparison
  let differences: [Difference]

  /// All that happened, if it is asked for.
  let performance: Performance
  let duration: Duration

  var transcript: Transcript { comparison.transcript }

  /// Its place: the file, and the line it begins at.
  var name: String { "\(transcript.file):\(transcript.line)" }

  /// Its subject, as its first note says.
  var title: String { transcript.title }
}

extension Player {
  /// Plays what is to be played of a file.
  ///
  /// - Throws: Whatever keeps an app from starting.
  func play(
    _ script: Script,
    keepingTurns keepsTurns: Bool,
    elapsed: () -> Duration
  ) async throws -> PlayedScript {
    var played = PlayedScript(script)
    guard case .success(let document) = script.document else { return played }
    let transcripts = document.transcripts
    do {
      for index in script.selected {
        let start = elapsed()
        let (prompter, problems) = try await prompter(
          havingPlayed: transcripts[index],
          keepingTurns: keepsTurns
        )
        played.problems += problems
        let transcript = PlayedTranscript(
          comparison: prompter.comparison,
          differences: prompter.comparison.differences,
          performance: prompter.performance,
          duration: elapsed() - start
        )
        played.transcripts.append(transcript)
      }
    } catch  where error is UnplayableSetting || error is SyntaxError {
      played.error = Script.Unreadable(error)
    }
    return played
  }
}
