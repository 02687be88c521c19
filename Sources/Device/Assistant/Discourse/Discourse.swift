package import Dialogue
import Domains
import Foundation
import Understanding

/// The dialogue of a session: the open question, what waits, what was spoken of.
///
/// A value without clock, handler or text. What a line does to it is decided by the rules in
/// `Turn`, in their order; what they return are acts, which the session carries out. Keeping,
/// saving and undoing a conversation are keeping this value.
package struct Discourse: Sendable, Hashable {
  /// The open question.
  package internal(set) var stage = Stage.idle

  /// Requests that were left for later ones, the last one last.
  var waiting: [Suspended] = []

  /// The rest of a line that made several requests.
  var agenda: Sequel?

  /// Lines in a row that said nothing to the assistant's own question.
  var misses = 0

  /// The people and places that the last line to do so spoke of.
  var considered: Considered?

  /// The card that was shown last.
  var card: Card?

  /// The request that ended last without being handled, for whoever corrects it after all.
  var dropped: Memory.Handled?

  /// The requests that are over, for those that refer to them.
  var memory = Memory()

  /// The name of the rule that decided about the last line.
  package internal(set) var rule = ""
}

extension Discourse {
  /// The request that an app is being asked about.
  package var exchange: Exchange? { stage.exchange }

  /// The intent that is being put together.
  package var draft: Draft? {
    if case .offering(let draft, _) = stage { return draft }
    return exchange?.conversation.draft
  }
}

/// A question that was left open for another request.
struct Suspended: Sendable, Hashable {
  /// The question that was open.
  var stage: Stage

  /// When it was left.
  var since: Date

  /// The lines that were taken since.
  var lines = 0
}

extension Suspended {
  /// The request whose app is to be asked once more before its question is.
  var exchange: Exchange? {
    if case .talking(let exchange) = stage { exchange } else { nil }
  }
}

/// Requests of a line that wait until the one before is over.
struct Sequel: Sendable, Hashable {
  /// In the order in which they were said; never empty.
  var readings: [Reading]

  /// Whether the request before has been done; otherwise the user is asked whether the next is
  /// still wanted.
  var isDue = false
}
