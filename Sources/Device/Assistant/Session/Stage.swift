package import Dialogue
import Domains
import Foundation
package import Understanding

/// What a session is in the middle of.
///
package enum Stage: Sendable, Hashable {
  case idle

  /// Two intents fit about equally well; the user is asked which was meant.
  case choosingIntent(Reading, Reading)

  /// What the words of the line speak for, though no phrase covers it; the user is asked.
  case doubting(Reading)

  /// Several apps, by identifier, could take the request; the user is asked which.
  case choosingApp(Reading, [String])

  /// A service is named that is not there; the user is asked whether an app that is may do it.
  case substituting(Reading, app: String, service: String)

  /// The app's use with the assistant has to be allowed first.
  case authorizing(Reading, app: String)

  /// Somebody is named whom nobody's name fits, or an hour is missing; the user is asked.
  case clarifying(Clarification)
  case talking(Exchange)

  /// Something was offered after a request, which may be taken up or passed over.
  case offering(Draft, app: String)

  /// Something is to be changed before going ahead; the user is asked what.
  case changing(Exchange)

  /// A new request came in the middle of another; the user is asked whether to do it first.
  case replacing(Exchange, Reading)

  /// Requests have waited for long; the user is asked whether to go on. Never empty.
  case resuming([Exchange])
}

extension Stage {
  /// The request that an app is being asked about, if that is so.
  var exchange: Exchange? {
    switch self {
    case .talking(let exchange), .changing(let exchange), .replacing(let exchange, _): exchange
    case .resuming(let exchanges): exchanges.last
    case .idle, .choosingIntent, .doubting, .choosingApp, .substituting, .authorizing, .clarifying,
      .offering:
      nil
    }
  }

  /// The request of which no app has heard because something is asked first; the likelier of two.
  var reading: Reading? {
    switch self {
    case .choosingIntent(let reading, _), .doubting(let reading), .choosingApp(let reading, _),
      .substituting(let reading, _, _), .authorizing(let reading, _):
      reading
    case .idle, .clarifying, .talking, .offering, .changing, .replacing, .resuming: nil
    }
  }
}

/// A request that is being worked on with an app.
package struct Exchange: Sendable, Hashable {
  /// The app's bundle identifier.
  package var app: String

  /// Of the request: the same at every call, so that an app can tell a repeated call from a new
  /// request.
  var identifier: String

  /// How it was made before, if nobody knows what became of that.
  var repetition: Repetition?

  /// A request that is made once more in case it was not done.
  enum Repetition: Sendable, Hashable {
    /// The user was told then that nobody knows, and is reminded of it.
    case doubtful
    case silent
  }

  package var conversation: Conversation

  /// When what is about to be done was shown last.
  var shownAt: Date?

  /// The card that its last question came with.
  var shown: Card?

  /// Whether the app itself is to handle what its extension has resolved and confirmed.
  var isInApp = false

  /// Whether it ended in a way that the conversation knows nothing of.
  var isOver = false

  init(app: String, identifier: String, conversation: Conversation) {
    self.app = app
    self.identifier = identifier
    self.conversation = conversation
  }
}
