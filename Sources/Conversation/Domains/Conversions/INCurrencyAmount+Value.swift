import Dialogue
import Foundation
import Intents

extension INCurrencyAmount: ValueConvertible {
  static func object(from content: Value.Content) -> INCurrencyAmount? {
    guard case .money(let money) = content,
      let amount = money.amount.flatMap(Decimal.init(exactly:))
    else { return nil }
    return INCurrencyAmount(
      amount: NSDecimalNumber(decimal: amount),
      currencyCode: money.currency ?? ""
    )
  }

  var content: Value.Content? {
    amount == nil && currencyCode == nil ? nil : .money(money)
  }

  var money: Money {
    let code = currencyCode.flatMap { $0.isEmpty ? nil : $0 }
    return Money(amount?.decimalValue.description, currency: code)
  }
}

extension Decimal {
  /// The number as programs write it.
  init?(exactly text: String) {
    // Without a locale: in some, the decimal separator is a comma.
    self.init(string: text)
  }
}
