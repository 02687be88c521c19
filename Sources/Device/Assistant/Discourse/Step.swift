import Dialogue
import Understanding

/// One of the ways in which a dialogue goes on.
///
/// An open question says which of them follows from a yes, a no or a choice; `Course.follow` is
/// where each of them is done. A question has several, and most are never looked at: indirect, none
/// has a copy of the request.
indirect enum Step: Sendable, Hashable {
  /// Finds an app for a request; another request is left for it and waits.
  case request(Reading, before: Exchange? = nil)

  /// Lets a request through to an app.
  case requestOf(Reading, app: String)

  /// Lets a request through to an app that the user allows by it.
  case allow(Reading, app: String)
  case forbid(app: String)

  /// Begins with a request that is put together already.
  case begin(Draft, app: String, Terms = Terms())

  /// Begins with what was offered, once what goes on in its place is called off.
  case takeUp(Offer)

  /// Goes on with a request after what the user said to it.
  case reply(Reply, Exchange)

  /// Goes on with a request that has been made clear.
  case proceed(Clarification)

  /// Goes back to a request's own question.
  case goOn(Exchange)
  case takeUpAll([Exchange])
  case callOff([Deed])
  case giveUp(Deed)

  /// Lets an offer lapse.
  case pass
}
