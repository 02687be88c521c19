import Foundation
import Terminal
import Transcripts

/// Does to a file what a run was told to do about what differs in it.
///
/// Where nothing is to be written into it, what happened goes into a file beside it, with
/// `.actual` after its name, to be compared with; when all is as it should be, that is removed.
struct FileEditor {
  private let settings: Settings
  private let console: Console
  private let review: Review

  init(settings: Settings, console: Console) {
    self.settings = settings
    self.console = console
    let input: (any Input)? = settings.review ? console.answers : nil
    review = Review { difference in await Self.ask(difference, input, console) }
  }

  /// - Returns: Whether nothing differs any more.
  /// - Throws: `UnusableFile` if the file can't be written.
  func settle(_ played: PlayedScript) async throws -> Bool {
    let actual = played.path + ".actual"
    guard !played.differences.isEmpty, let updated = played.updated() else {
      remove(actual)
      return false
    }
    if settings.update {
      remove(actual)
      try write(updated, to: played.path)
      return played.differences.allSatisfy(\.isUpdatable)
    }
    guard settings.review else {
      // A folder that can't be written to is no reason for the run to end.
      try? write(updated, to: actual)
      return false
    }
    return try await settleByReview(played, updated, actual)
  }

  private func settleByReview(
    _ played: PlayedScript,
    _ updated: String,
    _ actual: String
  ) async throws -> Bool {
    let verdicts = await review.verdicts(on: played.differences)
    let accepted = verdicts.values.count { $0 == .accept }
    if accepted > 0, let text = played.updated(accepting: { verdicts[$0] == .accept }) {
      try write(text, to: played.path)
    }
    if verdicts.values.contains(.skip) {
      try? write(updated, to: actual)
    } else {
      remove(actual)
    }
    return played.differences.allSatisfy { verdicts[$0] == .accept }
  }

  private func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Shows a difference and reads what becomes of it; the end of the input leaves the rest open.
  private static func ask(
    _ difference: Difference,
    _ input: (any Input)?,
    _ console: Console
  ) async -> Review.Verdict {
    let question = "Accept, reject or skip? "
    console.output.writeTamed("\(difference)\n")
    while let input {
      if !console.isInteractive { console.output.write(question + "\n") }
      guard case .line(let line) = await input.next(Prompt(question)) else { break }
      if let verdict = Review.Verdict(line.text.trimmingCharacters(in: .whitespaces)) {
        return verdict
      }
    }
    return .skip
  }
}

extension Console {
  /// Where answers come from to what a command asks.
  fileprivate var answers: any Input {
    if isInteractive { return editor(historyFile: nil) }
    return reader
  }
}
