import Dialogue
import Foundation
import Intents

extension INSendPaymentIntentResponse: Report {
  /// The payment; before it is made, and of what was asked for all that its record does not say.
  func card(about intent: INSendPaymentIntent, in voice: Voice) -> Card? {
    let asked = [
      Card.Row(.amount, intent.currencyAmount.map { voice.words(for: $0.money) }),
      Card.Row(.to, intent.payee.map { voice.words(for: $0.person) }),
      Card.Row(.note, intent.note),
    ]
    guard let paymentRecord else { return code.isGoingAhead ? .payment("Payment", asked) : nil }
    let rows = paymentRecord.rows(.to, paymentRecord.payee, isMade: code == .success, in: voice)
    return .payment("Payment", rows + asked)
  }

  var leavesOpen: Bool { code == .inProgress && paymentRecord?.status == .unknown }

  func omissions(after kind: Verdict.Kind) -> [String] {
    paymentRecord.omissions(after: kind)
  }
}

extension INRequestPaymentIntentResponse: Report {
  /// The request; before it is made, and of what was asked for all that its record does not say.
  func card(about intent: INRequestPaymentIntent, in voice: Voice) -> Card? {
    let asked = [
      Card.Row(.amount, intent.currencyAmount.map { voice.words(for: $0.money) }),
      Card.Row(.from, intent.payer.map { voice.words(for: $0.person) }),
      Card.Row(.note, intent.note),
    ]
    guard let paymentRecord else {
      return code.isGoingAhead ? .payment("Payment Request", asked) : nil
    }
    let rows = paymentRecord.rows(.from, paymentRecord.payer, isMade: code == .success, in: voice)
    return .payment("Payment Request", rows + asked)
  }

  var leavesOpen: Bool { code == .inProgress && paymentRecord?.status == .unknown }

  func omissions(after kind: Verdict.Kind) -> [String] {
    paymentRecord.omissions(after: kind)
  }
}

extension INPaymentRecord? {
  /// A payment is agreed to, and told of, by its record.
  fileprivate func omissions(after kind: Verdict.Kind) -> [String] {
    self == nil && (kind == .ready || kind == .success) ? ["paymentRecord"] : []
  }
}

extension INSendPaymentIntentResponseCode {
  fileprivate var isGoingAhead: Bool { [.ready, .inProgress, .success].contains(self) }
}

extension INRequestPaymentIntentResponseCode {
  fileprivate var isGoingAhead: Bool { [.ready, .inProgress, .success].contains(self) }
}

extension Card {
  /// The first row of each label counts.
  fileprivate static func payment(_ title: String, _ rows: [Row?]) -> Card? {
    var card = Card(.payment, title: title)
    for case let row? in rows where card[row.label] == nil { card.rows.append(row) }
    return card.rows.isEmpty ? nil : card
  }
}

extension INPaymentRecord {
  /// Returns the record's rows, with the label for whoever is paid or asked; a payment that is not
  /// made yet has no state worth telling.
  fileprivate func rows(
    _ label: Card.Label,
    _ other: INPerson?,
    isMade: Bool,
    in voice: Voice
  ) -> [Card.Row?] {
    let state = isMade && status != .unknown ? voice.words(forTerm: status.name) : nil
    return [
      Card.Row(.amount, currencyAmount.map { voice.words(for: $0.money) }),
      Card.Row(label, other.map { voice.words(for: $0.person) }),
      Card.Row(.note, note),
      Card.Row(.paymentFee, feeAmount.map { voice.words(for: $0.money) }),
      Card.Row(.account, paymentMethod.map { voice.words(for: $0.method) }),
      Card.Row(.state, state),
    ]
  }
}
