import Intents

/// Money that was sent to somebody, or asked for.
struct Payment: Sendable, Hashable {
  enum Kind: String, Sendable, CaseIterable {
    case sent
    case requested
  }

  var identifier: String
  var kind: Kind

  /// The other one, as the address book has them.
  var person: String
  var amount: Amount

  /// In cents of the same currency; the sender pays it besides.
  var fee: Int
  var note: String?
  var date: Date

  /// The amount that leaves the purse for it, in cents.
  var cost: Int { kind == .sent ? amount.cents + fee : 0 }
}

/// The limits and fees of payments.
enum Tariff {
  /// In cents of either currency, for one payment.
  static let least = 100
  static let most = 500_00

  /// In cents of either currency, for all payments from one midnight to the next.
  static let mostInADay = 1_000_00

  /// In cents: dollars cost nothing, euros a quarter of one.
  static func fee(for currency: Amount.Currency) -> Int {
    switch currency {
    case .dollars: 0
    case .euros: 25
    }
  }
}
