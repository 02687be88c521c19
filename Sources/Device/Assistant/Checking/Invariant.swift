package import Transcripts

/// Something that has to hold after every step of every conversation with an app.
///
///     Invariant("no ferry is booked twice") { conversation in
///       conversation.facts.count { $0 == "handle INRequestRideIntent -> success" } < 2
///     }
public struct Invariant: Sendable {
  /// The invariant in words.
  public let sentence: String

  /// The line of the transcript that states it, if one does.
  package let place: Place?
  let holds: @Sendable (ConversationState) -> Bool

  /// - Parameters:
  ///   - sentence: The invariant in words.
  ///   - holds: Returns `true` if it holds in a state; called on any thread.
  public init(_ sentence: String, holds: @escaping @Sendable (ConversationState) -> Bool) {
    self.init(sentence, at: nil, holds: holds)
  }

  package init(
    _ sentence: String,
    at place: Place?,
    holds: @escaping @Sendable (ConversationState) -> Bool
  ) {
    (self.sentence, self.place, self.holds) = (sentence, place, holds)
  }
}

/// A conversation with an app after one of its steps.
public struct ConversationState: Sendable, Hashable {
  /// The lines that the user has said.
  public let lines: [String]

  /// The lines that the assistant has said to the last of these.
  public let answers: [String]

  /// The events of the whole conversation, as transcripts spell facts, such as
  /// `handle INSendMessageIntent -> success`.
  public let facts: [String]

  /// The state of the app, if its code tells it (`AppCode.state`).
  public let appState: [String: String]
}
