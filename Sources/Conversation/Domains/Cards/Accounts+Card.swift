import Dialogue
import Foundation
import Intents

extension INSearchForAccountsIntentResponse: Report {
  func card(about intent: INSearchForAccountsIntent, in voice: Voice) -> Card? {
    guard let accounts else { return nil }
    return Card(.accounts, title: "Accounts", items: accounts.map { $0.item(in: voice) })
  }

  func omissions(after kind: Verdict.Kind) -> [String] {
    kind == .success && accounts == nil ? ["accounts"] : []
  }
}

extension INPaymentAccount {
  fileprivate func item(in voice: Voice) -> Card.Item {
    Card.Item(
      nickname?.spokenPhrase ?? voice.words(forTerm: accountType.name).withCapital,
      rows: [
        Card.Row(.kind, accountType == .unknown ? nil : voice.words(forTerm: accountType.name)),
        Card.Row(.account, accountNumber),
        Card.Row(.balance, balance.flatMap(voice.words(for:))),
        Card.Row(.otherBalance, secondaryBalance.flatMap(voice.words(for:))),
      ]
    )
  }
}

extension Voice {
  /// “$1,250.00”, “12,000 miles”; `nil` for a balance without an amount.
  fileprivate func words(for balance: INBalanceAmount) -> String? {
    guard let amount = balance.amount?.decimalValue else { return nil }
    switch balance.balanceType {
    case .points, .miles:
      let noun = String(balance.balanceType.name.dropLast())
      return words(for: NSDecimalNumber(decimal: amount).doubleValue, of: noun)
    case .money, .unknown: return words(for: amount, currency: balance.currencyCode)
    }
  }
}
