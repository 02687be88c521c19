package import Dialogue
import Domains
package import Understanding

/// The open question of a dialogue.
///
/// Indirect, because every rule that looks at it has it copied.
package indirect enum Stage: Sendable, Hashable {
  case idle

  /// Two intents fit about equally well; the user is asked which was meant.
  case choosingIntent(Reading, Reading)

  /// The user is asked about a request that the words of the line speak for, without a phrase.
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
  case offering(Offer)

  /// Something is to be changed before going ahead; the user is asked what.
  case changing(Exchange)

  /// A new request came in the middle of another; the user is asked whether to do it first.
  case replacing(Exchange, Reading)

  /// Requests have waited for long; the user is asked whether to go on. Never empty.
  case resuming([Exchange])
}

/// A request that the assistant proposes, put together as far as it can be.
package struct Offer: Sendable, Hashable {
  package var draft: Draft
  package var app: String

  /// The request that first calls off what goes on, where this one is to take its place.
  package var instead: IntentName?
}

extension Stage {
  /// The request that an app is being asked about, in whichever question.
  var exchange: Exchange? {
    switch self {
    case .talking(let exchange), .changing(let exchange), .replacing(let exchange, _): exchange
    case .resuming(let exchanges): exchanges.last
    case .clarifying(let clarification): clarification.exchange
    case .idle, .choosingIntent, .doubting, .choosingApp, .substituting, .authorizing, .offering:
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

  /// The same question about that request with other values; `nil` where it can't be put so.
  func with(_ reading: Reading) -> Stage? {
    switch self {
    case .doubting: .doubting(reading)
    case .choosingApp(_, let apps): .choosingApp(reading, apps)
    case .substituting(_, let app, let service):
      .substituting(reading, app: app, service: service)
    default: nil
    }
  }

  /// The name that the open request is asked for by, as in the phrases.
  var intent: IntentName? {
    switch self {
    case .replacing(_, let reading): reading.intent
    case .clarifying(let clarification): clarification.intent
    case .offering(let offer): Requests.request(for: offer.draft.intent)
    case .idle, .choosingIntent, .doubting, .choosingApp, .substituting, .authorizing, .talking,
      .changing, .resuming:
      reading?.intent ?? exchange?.request
    }
  }

  var isOffering: Bool {
    if case .offering = self { true } else { false }
  }

  /// True if what is asked is only what was guessed of a line, or would only be looked up: it gives
  /// way to whatever is plain.
  var isGuess: Bool {
    if case .doubting = self { true } else { isLookUp }
  }

  /// True if it is asked about something that would only be looked up.
  var isLookUp: Bool {
    if case .talking(let exchange) = self { exchange.manner.isLookup } else { false }
  }

  /// True if the assistant waits for nothing: an offer may be passed over.
  var isAtRest: Bool { self == .idle || isOffering }

  /// True if nothing has begun yet that a new request would interrupt.
  var isFree: Bool { isAtRest || reading != nil }
}
