/// The conventions of the user's region that bear on the meaning of words.
package struct Region: Sendable, Hashable {
  /// An ISO 3166 code, such as `US`.
  package var code: String

  /// The currency of an amount for which none is said: *a fiver*.
  package var currency: Currency

  /// - Parameter code: An ISO 3166 code; a region that is not known here pays in US dollars.
  package init(code: String) {
    self.code = code
    let entry = Self.currencies.first { $0.key.split(separator: " ").contains { $0 == code } }
    currency = entry.flatMap { Currency(code: $0.value) } ?? .dollar
  }

  package static let unitedStates = Region(code: "US")

  private static let currencies: KeyValuePairs = [
    "US PR GU VI EC SV PA": "USD", "GB IM JE GG": "GBP", "CA": "CAD", "AU": "AUD", "NZ": "NZD",
    "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK": "EUR", "CH LI": "CHF",
    "SE": "SEK", "NO": "NOK", "DK": "DKK", "IS": "ISK", "PL": "PLN", "CZ": "CZK", "HU": "HUF",
    "RO": "RON", "TR": "TRY", "UA": "UAH", "RU": "RUB", "IL": "ILS", "AE": "AED", "SA": "SAR",
    "QA": "QAR", "KW": "KWD", "EG": "EGP", "ZA": "ZAR", "NG": "NGN", "KE": "KES", "GH": "GHS",
    "IN": "INR", "PK": "PKR", "BD": "BDT", "LK": "LKR", "NP": "NPR", "CN": "CNY", "HK": "HKD",
    "TW": "TWD", "JP": "JPY", "KR": "KRW", "SG": "SGD", "MY": "MYR", "ID": "IDR", "TH": "THB",
    "VN": "VND", "PH": "PHP", "MX": "MXN", "BR": "BRL", "AR": "ARS", "CL": "CLP", "CO": "COP",
    "PE": "PEN", "JM": "JMD",
  ]

  /// The dollar that “$” and *bucks* stand for.
  var dollar: Currency { currency.isDollar ? currency : .dollar }

  /// The currency whose hundredths are *cents*.
  var cents: Currency { currency == .euro ? .euro : dollar }

  /// Indicates whether `5/12` is the fifth of December.
  var putsDayFirst: Bool { !["US", "CA", "PH", "PR", "GU"].contains(code) }
}
