extension English {
  /// The names of currencies, by code.
  package static let currencies: KeyValuePairs = [
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
  ]

  /// Nations, by the code of the currency.
  package static let nations: KeyValuePairs = [
    "USD": "us american", "CAD": "canadian canada", "AUD": "australian aussie",
    "NZD": "zealand kiwi", "HKD": "kong", "SGD": "singapore singaporean", "TWD": "taiwanese",
    "CHF": "swiss", "GBP": "british english uk sterling", "MXN": "mexican", "ARS": "argentine",
    "COP": "colombian", "CLP": "chilean", "PHP": "philippine filipino", "SEK": "swedish",
    "NOK": "norwegian", "DKK": "danish", "ISK": "icelandic", "CZK": "czech", "INR": "indian",
    "PKR": "pakistani", "LKR": "lankan", "JPY": "japanese", "CNY": "chinese", "TRY": "turkish",
    "RUB": "russian", "PLN": "polish", "BRL": "brazilian", "KRW": "korean", "EGP": "egyptian",
    "LBP": "lebanese", "ZAR": "african", "MYR": "malaysian", "QAR": "qatari", "SAR": "saudi",
    "AED": "emirati", "JMD": "jamaican", "HUF": "hungarian", "ILS": "israeli", "THB": "thai",
  ]

  package static let dollars = "dollar dollars buck bucks dollary dolar dolars"
  package static let cents = "cent cents c"
  package static let pence = "pence p"
  package static let pennies = "penny pennies"

  /// Notes, by what they are worth.
  package static let notes: KeyValuePairs = [5: "fiver fivers", 10: "tenner tenners"]

  /// The money of several nations, who have to be named.
  package static let crowns = "crown crowns"

  /// Beginnings of a currency that are no words of their own even in small letters: *hk $20*.
  package static let looseCurrencies = "c hk nz nt mx sg"
}
