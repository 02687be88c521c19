import Dialogue
import Foundation
import Intents

extension INSearchForBillsIntentResponse: Report {
  func card(about intent: INSearchForBillsIntent, in voice: Voice) -> Card? {
    guard let bills else { return nil }
    return Card(.bills, title: "Bills", items: bills.map { $0.item(in: voice) })
  }

  var mentions: Mentions {
    var mentions = Mentions()
    mentions.bills = bills.map { $0.map(Mentions.Bill.init) }
    return mentions
  }

  func omissions(after kind: Verdict.Kind) -> [String] {
    kind == .success && bills == nil ? ["bills"] : []
  }
}

extension INPayBillIntentResponse: Report {
  /// The bill as it is paid, with the account that the money comes from.
  func card(about intent: INPayBillIntent, in voice: Voice) -> Card? {
    guard let billDetails else { return nil }
    let amount = transactionAmount?.amount.map { voice.words(for: $0.money) }
    return Card(
      .payment,
      title: "Bill",
      rows: [
        Card.Row(.amount, amount ?? billDetails.amountDue.map { voice.words(for: $0.money) }),
        Card.Row(.to, billDetails.billPayee?.name),
        Card.Row(.note, transactionNote),
        Card.Row(.account, fromAccount?.nickname?.spokenPhrase),
      ] + billDetails.rows(in: voice)
    )
  }

  func omissions(after kind: Verdict.Kind) -> [String] {
    billDetails == nil && (kind == .ready || kind == .success) ? ["billDetails"] : []
  }
}

extension Mentions.Bill {
  init(_ details: INBillDetails) {
    type = details.billType.name
    amount = details.amountDue?.amount?.doubleValue
    due = details.dueDate.flatMap { day in
      let parts = [day.year, day.month, day.day].compactMap(\.self)
      return parts.count == 3 ? parts : nil
    }
  }
}

extension INBillPayee {
  fileprivate var name: String? { nickname?.spokenPhrase ?? organizationName?.spokenPhrase }
}

extension INBillDetails {
  fileprivate func item(in voice: Voice) -> Card.Item {
    Card.Item(
      billPayee?.name ?? "Bill",
      rows: [
        Card.Row(.kind, billType == .unknown ? nil : voice.words(forTerm: billType.name)),
        Card.Row(.amount, amountDue.map { voice.words(for: $0.money) }),
        Card.Row(.minimum, minimumDue.map { voice.words(for: $0.money) }),
        Card.Row(.lateFee, lateFee.map { voice.words(for: $0.money) }),
      ] + rows(in: voice)
    )
  }

  /// When it is due or was paid, and how it stands.
  fileprivate func rows(in voice: Voice) -> [Card.Row?] {
    [
      Card.Row(.due, dueDate.flatMap(voice.words(forDay:))),
      Card.Row(.paid, paymentDate.flatMap(voice.words(forDay:))),
      Card.Row(.state, paymentStatus == .unknown ? nil : voice.words(forTerm: paymentStatus.name)),
    ]
  }
}

extension Voice {
  /// “tomorrow”, of the day that the components give.
  fileprivate func words(forDay components: DateComponents) -> String? {
    guard let day = components.day, let month = components.month else { return nil }
    return words(for: Moment(year: components.year, month: month, day: day))
  }
}
