import Dialogue
import Domains
import Understanding

// MARK: - What is on offer

extension Inquiry {
  /// Answers a look-up of what is on offer where it is about some of that only: from the list that
  /// was shown last, or by asking the app of the request at hand.
  ///
  /// - Returns: Whether that answers it.
  static func isAnswered(fromOffersFor lookUp: Reading, in turn: inout Turn) -> Bool {
    let inquiry = Inquiry(detail: nil, things: lookUp.slots)
    guard turn.stage.isAtRest else {
      guard let exchange = turn.stage.exchange, exchange.offers == lookUp.intent,
        lookUp.names(anOptionOf: exchange)
      else { return false }
      return inquiry.consults(exchange, in: &turn)
    }
    let discourse = turn.course.discourse
    guard lookUp.intent.manner.effect?.verb == .offers, let card = discourse.card,
      card == discourse.offered
    else { return false }
    let facts = Facts(draft: nil, card: card, voice: turn.context.grounding.voice)
    let isKnown = lookUp.slots.allSatisfy { facts.summary(of: [$0]) != nil }
    guard isKnown, let answer = facts.answer(to: inquiry) else { return false }
    turn.course.say(.detail(answer))
    return true
  }

  /// Has the app asked what it has on offer for a request, if that chooses from several.
  func consults(_ exchange: Exchange, in turn: inout Turn) -> Bool {
    guard exchange.offers != nil else { return false }
    turn.course.act(.consult(self, exchange))
    turn.course.discourse.pointed = things
    if !turn.stage.isAtRest { turn.course.askAgain() }
    return true
  }
}

extension Reading {
  /// True if it is about nothing but some of what a request can choose from.
  fileprivate func names(anOptionOf exchange: Exchange) -> Bool {
    !slots.isEmpty
      && slots.allSatisfy { $0.name == exchange.request?.optionSlot || $0.preference != nil }
  }
}

extension Facts {
  /// Says what is asked of things; `nil` where that is not known.
  func answer(to inquiry: Inquiry) -> String? {
    guard let detail = inquiry.detail else { return summary(of: inquiry.things) }
    return answer(to: detail, about: inquiry.things)
  }
}
