internal import Phrases

/// What a word means where money is spoken of.
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
    units + coins + codes + nations

  private static let coins: [(String, MoneyWord)] = [
    ("dollar dollars buck bucks dollary dolar dolars", .dollars),
    ("cent cents c", .cents), ("pence p", .pence), ("penny pennies", .pennies),
    ("fiver fivers", .note(5)), ("tenner tenners", .note(10)),
  ]

  private static let units: [(String, MoneyWord)] = named([
    "EUR": "euro euros", "GBP": "pound pounds quid quids", "CHF": "franc francs",
    "JPY": "yen", "INR": "rupee rupees rs", "CNY": "yuan rmb renminbi", "KRW": "won",
    "MXN": "peso pesos", "SEK": "krona kronor", "NOK": "krone kroner", "CZK": "koruna korunas",
    "PLN": "zloty zlotys", "HUF": "forint forints", "RUB": "ruble rubles rouble roubles",
    "TRY": "lira liras", "BRL": "real reais", "ZAR": "rand rands", "ILS": "shekel shekels",
    "THB": "baht", "MYR": "ringgit ringgits", "IDR": "rupiah rupiahs", "AED": "dirham dirhams",
    "SAR": "riyal riyals", "UAH": "hryvnia hryvnias", "NGN": "naira", "KES": "shilling shillings",
    "GHS": "cedi cedis", "PHP": "piso", "VND": "dong", "RON": "leu lei", "BGN": "lev",
    "EGP": "geneh",
    "IRR": "rial rials", "MNT": "tugrik tugriks",
  ]) { .unit($0) }

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

  private static let nations: [(String, MoneyWord)] = named([
    "USD": "us american", "CAD": "canadian canada", "AUD": "australian aussie",
    "NZD": "zealand kiwi", "HKD": "kong", "SGD": "singapore singaporean", "TWD": "taiwanese",
    "CHF": "swiss", "GBP": "british english uk sterling", "MXN": "mexican", "ARS": "argentine",
    "COP": "colombian", "CLP": "chilean", "PHP": "philippine filipino", "SEK": "swedish",
    "NOK": "norwegian", "DKK": "danish", "ISK": "icelandic", "CZK": "czech", "INR": "indian",
    "PKR": "pakistani", "LKR": "lankan", "JPY": "japanese", "CNY": "chinese", "TRY": "turkish",
    "RUB": "russian", "PLN": "polish", "BRL": "brazilian", "KRW": "korean", "EGP": "egyptian",
    "LBP": "lebanese", "ZAR": "african", "MYR": "malaysian", "QAR": "qatari", "SAR": "saudi",
    "AED": "emirati", "JMD": "jamaican", "HUF": "hungarian", "ILS": "israeli", "THB": "thai",
  ]) { .nation($0) }

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
