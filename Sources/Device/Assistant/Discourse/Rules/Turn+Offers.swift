import Dialogue
import Domains
import Understanding

// MARK: - What is on offer

extension Turn {
  /// Answers a look-up of what is on offer where it is about some of that only: from the list that
  /// was shown last, or by asking the app of the request at hand.
  ///
  /// - Returns: Whether that answers it.
  mutating func answersFromOffers(_ lookUp: Reading) -> Bool {
    let inquiry = Inquiry(detail: nil, things: lookUp.slots)
    guard stage.isAtRest else {
      guard let exchange = stage.exchange, exchange.offers == lookUp.intent,
        lookUp.names(anOptionOf: exchange)
      else { return false }
      return consults(inquiry, exchange)
    }
    guard lookUp.intent.manner.effect?.verb == .offers, let card = course.discourse.card,
      card == course.discourse.offered
    else { return false }
    let facts = Facts(draft: nil, card: card, voice: context.grounding.voice)
    let isKnown = lookUp.slots.allSatisfy { facts.summary(of: [$0]) != nil }
    guard isKnown, let answer = facts.answer(to: inquiry) else { return false }
    course.say(.detail(answer))
    return true
  }

  /// Has the app asked what it has on offer for a request, if that chooses from several.
  mutating func consults(_ inquiry: Inquiry, _ exchange: Exchange) -> Bool {
    guard exchange.offers != nil else { return false }
    course.act(.consult(inquiry, exchange))
    if !stage.isAtRest { course.askAgain() }
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
