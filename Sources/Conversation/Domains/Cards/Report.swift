import Dialogue
import Intents

/// A response that holds something to show or to remember.
protocol Report: INIntentResponse {
  associatedtype Intent: INIntent

  /// Everything that the response holds; `nil` if that is nothing.
  func card(about intent: Intent, in voice: Voice) -> Card?

  var mentions: Mentions { get }

  /// Returns whether nobody knows yet if it was done: it is in progress, and of something whose
  /// state is unknown.
  var leavesOpen: Bool { get }

  /// Returns the names of the properties that are to be shown after this verdict and are missing.
  func omissions(after kind: Verdict.Kind) -> [String]
}

extension Report {
  var mentions: Mentions { Mentions() }

  var leavesOpen: Bool { false }

  func omissions(after kind: Verdict.Kind) -> [String] { [] }

  /// Returns the card, if the intent is of the kind that the response answers.
  func card(aboutAny intent: INIntent, in voice: Voice) -> Card? {
    (intent as? Intent).flatMap { card(about: $0, in: voice) }
  }
}
