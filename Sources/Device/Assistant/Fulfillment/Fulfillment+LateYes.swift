import Dialogue
import Domains
import Foundation

// MARK: - A late yes

extension Fulfillment {
  /// The time for which an app's offer is taken to hold: cars and prices move on.
  private static let holding: TimeInterval = 5 * 60

  /// Returns whether a yes comes so late that it may not be to the offer as it is now.
  func isLate(_ exchange: Exchange) -> Bool {
    guard exchange.conversation.asksToGoAhead, store.lastAnswer?.card?.dependsOnTime == true,
      let shownAt = exchange.shownAt
    else { return false }
    return device.clock.now.timeIntervalSince(shownAt) >= Self.holding
  }

  /// Has the app confirm anew what was agreed to late; what has changed meanwhile needs a new yes.
  func agreeLate(to exchange: Exchange) async {
    var exchange = exchange
    let shown = store.lastAnswer?.card
    guard case .confirm(let draft) = exchange.conversation.resume() else {
      return await carryOn(exchange)
    }
    await call(.confirm, draft, &exchange)
    guard !exchange.isOver else { return breakOff(exchange) }
    if exchange.conversation.asksToGoAhead {
      if store.lastAnswer?.card == shown {
        exchange.conversation.heard(.yes)
      } else {
        reporter.say(SessionWording.changedMeanwhile)
      }
    }
    await carryOn(exchange)
  }
}

extension Card {
  /// Returns whether it shows something that changes within minutes: a price, a fee, an arrival.
  fileprivate var dependsOnTime: Bool {
    switch kind {
    case .ride, .cancellation: true
    case .message, .thread, .call, .callList, .rideOptions, .workout, .week, .payment,
      .accounts, .bills:
      false
    }
  }
}
