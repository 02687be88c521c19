package import Dialogue
import Domains
import Foundation
import Understanding

/// A request that is being worked on with an app.
package struct Exchange: Sendable, Hashable {
  /// The app's bundle identifier.
  package var app: String

  /// Of the request: the same at every call, so that an app can tell a repeated call from a new
  /// request.
  var identifier: String

  /// The earlier attempt at it, if its outcome is not known.
  var repetition: Repetition?

  /// A request that is made once more in case it was not done.
  enum Repetition: Sendable, Hashable {
    /// The user was told then that nobody knows, and is reminded of it.
    case doubtful
    case silent
  }

  @Boxed package var conversation: Conversation

  /// The people for whom the same is asked or sent with it.
  var party: Party?

  /// The preference to apply before the next review is shown.
  var preference: Preference?

  /// The values by which it asks for one of what it finds.
  var namedOptions: [SlotReading] = []

  /// When what is about to be done was shown last.
  var shownAt: Date?

  /// The card that its last question came with.
  var shown: Card?

  /// The card shown when a change was agreed to in its own line: the yes holds if nothing comes of
  /// the change but what was said.
  var agreement: Card?

  /// The values that changes have replaced, those of one change at a time, the first one first.
  var former: [[Slot: [Value]]] = []

  /// True if the app itself is to handle what its extension has resolved and confirmed.
  var isInApp = false

  /// True if it ended in a way that the conversation knows nothing of.
  var isOver = false

  /// Set where nobody knows whether it was done.
  var mayBeDone = false

  /// Set where the app's process ended before anything was done: a question that was open before is
  /// so again.
  var isToBeAskedAgain = false

  init(app: String, identifier: String, conversation: Conversation) {
    self.app = app
    self.identifier = identifier
    _conversation = Boxed(wrappedValue: conversation)
  }

  /// A request that was handled before, as it would be made once more.
  init(_ earlier: Memory.Handled) {
    let schema = Schema.named(earlier.draft.intent)
    let conversation = Conversation(
      earlier.draft,
      parameters: schema?.resolved ?? [],
      besides: schema?.parameters ?? [],
      policy: Policy(.always)
    )
    self.init(app: earlier.app, identifier: "", conversation: conversation)
  }

  /// True if a yes that was said with a change holds for what is shown now.
  func isAgreed(showing card: Card?) -> Bool {
    guard let agreement, let card else { return false }
    return Self.offered.allSatisfy { agreement[$0] == card[$0] }
  }

  /// The rows of a card that an app, and not the user, fills.
  private static let offered: [Card.Label] = [
    .price, .specialPricing, .fare, .pickupTime, .dropOffTime, .fee, .paymentFee, .account,
  ]

  /// The same where what an answer is about to replace can be asked back.
  func noting(_ reply: Reply) -> Exchange {
    guard case .change(let new) = reply else { return self }
    let draft = conversation.draft
    var exchange = self
    exchange.former.append(new.keys.reduce(into: [:]) { $0[$1] = draft[$1] })
    return exchange
  }
}
