import Files
import Foundation
import Parley
import Terminal
import Transcripts

/// Does to a file what a run was told to do about what differs in it.
///
/// Where that is asked for, what happened goes into a file beside it, with `.actual` after its
/// name, to be compared with. Nothing is ever removed: who wrote what is there, nobody can tell.
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

  /// A file that can't be written is named, and its differences remain.
  ///
  /// - Returns: `true` if no difference remains.
  func settle(_ played: PlayedScript) async -> Bool {
    guard settings.update || settings.review, played.isUpdatable, let updated = played.updated()
    else {
      keepActual(of: played)
      return false
    }
    guard settings.update else { return await settleByReview(played) }
    guard write(updated, over: played) else { return false }
    sayWhatIsRemoved(from: played)
    return played.differences.allSatisfy(\.isUpdatable)
  }

  /// An assertion that is gone from a file fails no run any more, which nobody may overlook.
  private func sayWhatIsRemoved(from played: PlayedScript) {
    for difference in played.differences where difference.isUpdatable && difference.found == nil {
      guard let gone = difference.expected else { continue }
      let place = "\(difference.file):\(difference.line)"
      console.warn("\(place): Removed “\(gone)”, which did not happen.")
    }
  }

  private func settleByReview(_ played: PlayedScript) async -> Bool {
    let verdicts = await review.verdicts(on: played.differences)
    if verdicts.values.contains(.skip) { keepActual(of: played) }
    if verdicts.values.contains(.accept),
      let text = played.updated(accepting: { verdicts[$0] == .accept }),
      !write(text, over: played)
    {
      return false
    }
    return played.differences.allSatisfy { verdicts[$0] == .accept }
  }

  /// - Returns: `true` if it was written.
  private func write(_ text: String, over played: PlayedScript) -> Bool {
    do throws(UnusableFile) {
      try Files.write(text, to: played.location)
      return true
    } catch {
      console.complain(error)
      return false
    }
  }

  private func keepActual(of played: PlayedScript) {
    guard settings.actual, let problem = played.keepActual() else { return }
    console.complain(problem)
  }

  /// Shows a difference and reads what becomes of it; the end of the input leaves the rest open.
  private static func ask(
    _ difference: Difference,
    _ input: (any Input)?,
    _ console: Console
  ) async -> Review.Verdict {
    let question = "Accept, reject or skip?"
    console.output.write(console.text(on: difference))
    while let input {
      if !console.isInteractive { console.output.print(question) }
      guard case .line(let line) = await input.next(Prompt("\(question) ")) else { break }
      if let verdict = Review.Verdict(line.text.trimmingCharacters(in: .whitespaces)) {
        return verdict
      }
    }
    return .skip
  }
}

extension Console {
  /// A difference as a diff of its line where colours show it, else in a sentence of one line.
  func text(on difference: Difference) -> TerminalText {
    output.isColored ? difference.diff : "\(difference)\n"
  }

  /// The source of answers to a command's questions.
  fileprivate var answers: any Input {
    if isInteractive { return editor(historyFile: nil) }
    return reader
  }
}
