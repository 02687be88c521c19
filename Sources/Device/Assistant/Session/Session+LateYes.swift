import Dialogue
import Domains
import Foundation

// MARK: - A late yes

extension Session {
  /// How long what an app has offered is taken to hold: cars and prices move on.
  private static let holding: TimeInterval = 5 * 60

  /// Whether a yes comes so late that it may not be to what there is now.
  func isLate(_ exchange: Exchange) -> Bool {
    guard case .ask(let prompt) = exchange.conversation.step, case .goAhead = prompt.kind,
      lastAnswer?.card?.dependsOnTime == true, let shownAt = exchange.shownAt
    else { return false }
    return clock.now.timeIntervalSince(shownAt) >= Self.holding
  }

  /// Has the app confirm anew what was agreed to late; what has changed meanwhile needs a new yes.
  func agreeLate(to exchange: Exchange) async {
    var exchange = exchange
    let shown = lastAnswer?.card
    guard case .confirm(let draft) = exchange.conversation.resume() else {
      return await carryOn(exchange)
    }
    await call(.confirm, draft, &exchange)
    guard !exchange.isOver else {
      discourse.stage = .idle
      return
    }
    if case .ask(let prompt) = exchange.conversation.step, case .goAhead = prompt.kind {
      if lastAnswer?.card == shown {
        exchange.conversation.heard(.yes)
      } else {
        say(SessionWording.changedMeanwhile)
      }
    }
    await carryOn(exchange)
  }
}

extension Card {
  /// Whether what it shows is another thing some minutes later: a price, a fee, when a car is there.
  fileprivate var dependsOnTime: Bool {
    switch kind {
    case .ride, .cancellation: true
    case .message, .thread, .call, .callList, .rideOptions, .workout, .week, .payment: false
    }
  }
}
