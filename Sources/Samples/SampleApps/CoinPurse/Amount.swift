import Intents

/// Money that CoinPurse keeps: a whole number of cents.
///
/// Nothing is ever rounded; an amount that is no whole number of cents is none of CoinPurse's.
struct Amount: Sendable, Hashable {
  var cents: Int
  var currency: Currency

  init(cents: Int, _ currency: Currency) {
    self.cents = cents
    self.currency = currency
  }

  /// More than anybody has or owes, and far from where integers end.
  static let cents = -1_000_000_000_000...1_000_000_000_000

  /// The currencies that CoinPurse has accounts in, by their ISO 4217 codes.
  enum Currency: String, Sendable, CaseIterable, Decodable {
    case dollars = "USD"
    case euros = "EUR"
  }
}

// MARK: - As the system has it

extension Amount {
  /// The amount of an intent.
  ///
  /// - Throws: `Flaw`, with what CoinPurse cannot do about it.
  init(_ amount: INCurrencyAmount) throws(Flaw) {
    guard let number = amount.amount, let code = amount.currencyCode else { throw .missing }
    guard let currency = Currency(rawValue: code) else { throw .currency }
    guard let cents = Int(exactlyCentsOf: number.decimalValue) else { throw .fraction }
    self.init(cents: cents, currency)
  }

  enum Flaw: Error {
    case missing
    case currency

    /// Not a whole number of cents, or out of all proportion.
    case fraction
  }

  var systemAmount: INCurrencyAmount {
    INCurrencyAmount(
      amount: NSDecimalNumber(
        mantissa: UInt64(cents.magnitude),
        exponent: -2,
        isNegative: cents < 0
      ),
      currencyCode: currency.rawValue
    )
  }
}

extension Int {
  /// - Returns: `nil` for what is no whole number of cents.
  fileprivate init?(exactlyCentsOf number: Decimal) {
    let cents = NSDecimalNumber(decimal: number * 100)
    let (least, most) = (Amount.cents.lowerBound, Amount.cents.upperBound)
    guard cents.compare(NSDecimalNumber(value: most)) != .orderedDescending,
      cents.compare(NSDecimalNumber(value: least)) != .orderedAscending,
      Decimal(cents.intValue) == cents.decimalValue
    else { return nil }
    self = cents.intValue
  }
}
