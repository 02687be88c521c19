internal import Automata
internal import English

/// The meaning of a word in an amount of money.
enum MoneyWord: Sendable {
  /// *euros*, *quid*, *francs*.
  case unit(Currency)

  /// *dollars*, *bucks*: which dollar depends on where one is.
  case dollars

  /// *cents*; *c* only after a number.
  case cents

  /// *pence*; *p* only directly after a number.
  case pence

  /// *pennies*: cents where there are dollars.
  case pennies

  /// *chf*, before or after the number.
  case code(Currency)

  /// A code that is a word of everyday language too: only in capital letters.
  case capitals(Currency)

  /// *swiss*, *canadian*: whose francs, whose dollars.
  case nation(Currency)

  /// *fiver*: so many of the currency in use.
  case note(Int16)
}

// MARK: - The words

extension MoneyWord {
  /// Every word with its meanings, spellings that share one set apart by spaces.
  static let table: [(words: String, meaning: MoneyWord)] =
    named(English.currencies) { .unit($0) } + coins + codes
    + named(English.nations) { .nation($0) }

  private static let coins: [(String, MoneyWord)] =
    [
      (English.dollars, .dollars), (English.cents, .cents), (English.pence, .pence),
      (English.pennies, .pennies),
    ] + English.notes.map { ($1, .note(Int16($0))) }

  private static let codes: [(String, MoneyWord)] =
    list(
      """
      USD EUR GBP CHF CAD AUD NZD JPY CNY SEK NOK DKK INR MXN BRL ZAR PLN CZK HUF HKD SGD KRW ILS \
      THB MYR IDR AED SAR UAH NGN KES PHP VND BGN EGP ISK RUB KWD QAR TWD LKR PKR BDT ARS CLP COP
      """
    ) { .code($0) }
    + list(
      """
      ALL AMD ANG AOA AWG AZN BAM BBD BHD BIF BMD BND BOB BSD BTN BWP BYN BZD CDF CRC CUP CVE DJF \
      DOP DZD ERN ETB FJD FKP GEL GHS GIP GMD GNF GTQ GYD HNL HTG IQD IRR JMD JOD KGS KHR KMF KYD \
      KZT LAK LBP LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MZN NAD NIO NPR OMR PAB \
      PEN PGK PYG RON RSD RWF SBD SCR SDG SHP SLE SOS SRD SSP SYP SZL TJS TMT TND TOP TRY TTD TZS \
      UGX UYU UZS VES VUV WST XAF XCD XOF XPF YER ZMW
      """
    ) { .capitals($0) }

  private static func named(
    _ words: KeyValuePairs<String, String>,
    _ make: (Currency) -> MoneyWord
  ) -> [(String, MoneyWord)] {
    words.compactMap { code, words in Currency(code: code).map { (words, make($0)) } }
  }

  private static func list(
    _ codes: String,
    _ make: (Currency) -> MoneyWord
  ) -> [(String, MoneyWord)] {
    codes.split(separator: " ").compactMap { code in
      Currency(code: String(code)).map { (code.lowercased(), make($0)) }
    }
  }
}
