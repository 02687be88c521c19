import Dialogue
import Understanding

/// A thing that the session has to do after a line.
enum Act: Sendable, Hashable {
  case say(Saying)
  case state(Fact)

  /// Asks the open question; its list or card is left out where that is shown right above.
  case ask(isShown: Bool)

  /// Begins a request, once what it refers to has been looked up.
  case begin(Draft, Reading?, app: String, Terms)

  /// Goes on with a request after what the user said to it.
  case reply(Reply, Exchange)

  /// Asks the app once more about a request that was left, then its question.
  case takeUp(Exchange)

  /// Answers what no intent is for: how the week was, what somebody's number is.
  case tell(Reading)

  /// Answers a question from what an app has on offer for a request.
  case consult(Inquiry, Exchange)

  /// Shows what can be said, about one topic if one is named.
  case help(Reading?)

  /// Allows or forbids the use of apps.
  case permit(Bool)
}

/// A question about things by name: for one of their properties, or for what there is to know.
struct Inquiry: Sendable, Hashable {
  var detail: Detail?
  var things: [SlotReading]
}
