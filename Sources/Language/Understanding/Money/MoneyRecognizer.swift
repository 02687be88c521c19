internal import Automata
internal import English

/// Reads amounts of money: `$5`, `12,50 €`, `CHF 30`, `five bucks`, `a fiver`, `10 dollars 50`.
///
/// A bare “$”, and *bucks*, are the region's dollars, or those of the United States. The first
/// point or comma of an amount with more places than the currency has could set off groups or
/// cents: such an amount is none.
final class MoneyRecognizer: Sendable {
  let line: Line
  let region: Region
  let numbers: NumberRecognizer

  init(line: Line, region: Region) {
    self.line = line
    self.region = region
    numbers = NumberRecognizer(line: line)
  }

  /// Marks that part an amount from its currency, and two parts of an amount.
  private static let partings: Marks = [.comma, .colon, .hyphen, .quoteOpen, .dash]
  private static let ends: Marks = [.comma, .sentenceEnd, .dash]

  struct Found {
    var money: Money
    var end: Int
  }

  /// The amount that begins at a word, its sign before that word included.
  func money(at start: Int) -> Found? {
    guard var found = major(at: start) ?? coins(at: start) ?? thousands(at: start) else {
      return nil
    }
    if let rest = rest(after: found) { found = rest }
    return found
  }

  /// *2k*, of the region's own currency: what is counted so is money, where it is no distance.
  private func thousands(at start: Int) -> Found? {
    guard line.isDigits(start), line.isJoined(start + 1), start + 1 < line.count,
      Self.thousand.contains(line.sentence.tokens[start + 1].word), let amount = amount(at: start)
    else { return nil }
    return Found(money: Money(amount.value, region.currency), end: amount.end)
  }

  private static let thousand = Words(English.thousands)

  /// Returns whether the word is a number with a currency sign before it.
  static func isSigned(_ index: Int, in line: Line) -> Bool {
    line.isDigits(index) && MoneySign.before(index, in: line) != nil
  }

  // MARK: - Numbers

  /// More than this is no amount, and less exact as a binary number.
  private static let most = 1e12

  private struct Amount {
    var value: DecimalAmount
    var end: Int
    var isScaled = false

    /// The number of digits written behind the point.
    var written = 0
  }

  /// *20*, *1.5k*, *12,50*, *a hundred*, *two and a half*, *half a million*.
  private func amount(at start: Int) -> Amount? {
    if line.isDigits(start) { return digits(at: start).flatMap(scaled) }
    if line.has(.half, at: start) || line.has(.quarter, at: start) { return part(at: start) }
    if line.has(.quarter, at: start + 1), (1...3).contains(line[start].number) {
      return part(at: start + 1, Int64(line[start].number))
    }
    if let number = numbers.number(at: start), number.value < Self.most {
      return scaled(Amount(value: DecimalAmount(number.value), end: number.end))
    }
    guard line.has(.a, at: start) else { return nil }
    if line.has(.half, at: start + 1) || line.has(.quarter, at: start + 1) {
      return part(at: start + 1)
    }
    return scaled(Amount(value: DecimalAmount(1), end: start + 1))
  }

  private func digits(at index: Int) -> Amount? {
    guard !line.isNegative(index) else { return nil }
    let bytes = line.sentence.bytes
    let range = line.sentence.tokens[index].range
    if let grouped = grouped(at: index) { return grouped }
    if line.isDigits(index + 1), line.isJoined(index + 1, by: .comma), line.width(index + 1) < 3 {
      let groups = bytes[range].filter { $0 != UInt8(ascii: ".") }
      let cents = bytes[line.sentence.tokens[index + 1].range]
      return DecimalAmount(digits: groups + [UInt8(ascii: ".")] + cents)
        .map { Amount(value: $0, end: index + 2) }
    }
    guard let value = DecimalAmount(digits: bytes[range]) else { return nil }
    let isCents = range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: ".")
    let point = bytes[range].firstIndex(of: UInt8(ascii: "."))
    return Amount(
      value: isCents ? value.hundredth : value,
      end: index + 1,
      written: point.map { range.upperBound - 1 - $0 } ?? 0
    )
  }

  /// *1'250'000.50*, and *12,34,567* as lakhs and crores are written.
  private func grouped(at start: Int) -> Amount? {
    guard line.isDigits(start + 1) else { return nil }
    var digits = Array(line.sentence.bytes[line.sentence.tokens[start].range])
    var end = start + 1
    while line.isWhole(end - 1), line.isDigits(end), let group = group(at: end) {
      digits += group
      end += 1
    }
    guard end > start + 1, let value = DecimalAmount(digits: digits) else { return nil }
    let point = digits.firstIndex(of: UInt8(ascii: "."))
    return Amount(value: value, end: end, written: point.map { digits.count - 1 - $0 } ?? 0)
  }

  /// Three digits behind an apostrophe, or two and three behind commas; with cents perhaps.
  private func group(at index: Int) -> [UInt8]? {
    let bytes = line.sentence.bytes[line.sentence.tokens[index].range]
    let whole = bytes.prefix { $0 != UInt8(ascii: ".") }
    if line.isJoined(index, by: .apostrophe) { return whole.count == 3 ? Array(bytes) : nil }
    guard line.isJoined(index, by: .comma), whole.count == 6,
      whole.dropFirst(2).first == UInt8(ascii: ",")
    else { return nil }
    return bytes.filter { $0 != UInt8(ascii: ",") }
  }

  private func scaled(_ amount: Amount) -> Amount? {
    guard let scale = scale(at: amount.end) else { return amount }
    return amount.value.times(scale).map { Amount(value: $0, end: amount.end + 1, isScaled: true) }
  }

  /// *k*, *thousand*, *million*; of the letters only those that stand directly after digits.
  private func scale(at index: Int) -> Int64? {
    guard index < line.count else { return nil }
    let word = line.sentence.tokens[index].word
    if line[index].number >= 100, !line.isDigits(index) { return Int64(line[index].number) }
    if line.isJoined(index), let scale = Self.letters[word] { return scale }
    return word == Self.grand ? 1000 : nil
  }

  private static let letters: [Word: Int64] = [
    Word("k"): 1000, Word("m"): 1_000_000, Word("mil"): 1_000_000, Word("bn"): 1_000_000_000,
  ]
  private static let grand = Word("grand")

  /// *half a million*, *a quarter of a million*, *half a dollar*.
  private func part(at start: Int, _ count: Int64 = 1) -> Amount? {
    let value = DecimalAmount(line.has(.half, at: start) ? 50 : 25 * count, places: 2)
    var end = line.has(.of, at: start + 1) ? start + 2 : start + 1
    if line.has(.a, at: end) { end += 1 }
    return scaled(Amount(value: value, end: end))
  }
}

// MARK: - Whole units

extension MoneyRecognizer {
  private func major(at start: Int) -> Found? {
    signed(at: start) ?? prefixed(at: start) ?? coded(at: start) ?? counted(at: start)
      ?? note(at: start) ?? price(at: start)
  }

  /// *$5*, *€ 12.50*; *$5 Canadian*.
  private func signed(at start: Int) -> Found? {
    guard let (sign, place) = MoneySign.before(start, in: line), !isPrefixed(start, place),
      !isGlued(start, place), let amount = amount(at: start)
    else { return nil }
    if case .nation(let currency) = line[amount.end].money {
      let noun = isUnit(amount.end + 1) ? amount.end + 2 : amount.end + 1
      if case .dollar = sign, currency.isDollar { return found(amount, currency, noun) }
    }
    let end = isRepeated(sign, at: amount.end) ? amount.end + 1 : amount.end
    return currency(of: sign).flatMap { found(amount, $0, end) }
  }

  /// *$5 USD*, *$5 dollars*: the sign once more in words.
  private func isRepeated(_ sign: MoneySign, at index: Int) -> Bool {
    guard let unit = unit(at: index) else { return false }
    return unit.currency == currency(of: sign)
  }

  private func currency(of sign: MoneySign) -> Currency? {
    switch sign {
    case .dollar: region.dollar
    case .cent: nil
    case .other(let currency): currency
    }
  }

  /// Returns whether letters before the sign tell which currency it is: *C$5*, but not *give us
  /// $5*.
  private func isPrefixed(_ index: Int, _ place: Int) -> Bool {
    index > 0 && prefix(index - 1, place) != nil
  }

  /// Returns whether letters that nobody knows stand directly before the sign: whose dollars *XX$5*
  /// are is no guess to make.
  private func isGlued(_ index: Int, _ place: Int) -> Bool {
    index > 0 && Int(line.sentence.tokens[index - 1].end) == place && !line.isDigits(index - 1)
  }

  private func prefix(_ index: Int, _ place: Int) -> Currency? {
    let token = line.sentence.tokens[index]
    let isJoined = Int(token.end) == place
    if let currency = Self.prefixes[token.word],
      isJoined || token.shape == .upper || Self.loose.contains(token.word)
    {
      return currency
    }
    if case .code(let currency) = line[index].money { return currency }
    return nil
  }

  /// The prefixes that are no words of their own, even in lower case: *hk $20*.
  private static let loose = Words(English.looseCurrencies)

  private static let prefixes: [Word: Currency] = {
    let letters = [
      "us": "USD", "c": "CAD", "ca": "CAD", "a": "AUD", "au": "AUD", "nz": "NZD", "hk": "HKD",
      "s": "SGD", "sg": "SGD", "nt": "TWD", "r": "BRL", "mx": "MXN", "mex": "MXN",
    ]
    return letters.reduce(into: [:]) { $0[Word($1.key)] = Currency(code: $1.value) }
  }()

  /// *US$5*, *C$ 5*, *CAD$ 15*.
  private func prefixed(at start: Int) -> Found? {
    guard start + 1 < line.count, let (_, place) = MoneySign.before(start + 1, in: line),
      let currency = prefix(start, place), let amount = amount(at: start + 1)
    else { return nil }
    return found(amount, currency, amount.end)
  }

  /// *CHF 30*, *rs 20*.
  private func coded(at start: Int) -> Found? {
    guard let currency = code(at: start) ?? leading(at: start), line.isDigits(start + 1),
      !line.marks(start + 1).hasAny(of: Self.partings),
      let amount = amount(at: start + 1)
    else { return nil }
    return found(amount, currency, amount.end)
  }

  private static let leading: [Word: Currency] = [
    Word("rs"): .rupee, Word("rmb"): .yuan,
  ]

  private func leading(at index: Int) -> Currency? {
    index < line.count ? Self.leading[line.sentence.tokens[index].word] : nil
  }

  private func code(at index: Int) -> Currency? {
    switch line[index].money {
    case .code(let currency): currency
    case .capitals(let currency) where line.sentence.tokens[index].shape == .upper: currency
    default: nil
    }
  }

  /// *5 dollars*, *30 Swiss francs*, *20€*, *100 quid*.
  private func counted(at start: Int) -> Found? {
    guard MoneySign.before(start, in: line) == nil, let amount = amount(at: start) else {
      return nil
    }
    if let unit = unit(at: amount.end), !line.marks(amount.end).contains(.comma),
      // *a US$ 5 note* is none of one dollar.
      !(line.has(.a, at: start) && line.isDigits(unit.end))
    {
      return found(amount, unit.currency, unit.end)
    }
    if let (sign, _) = MoneySign.after(amount.end - 1, in: line) {
      return currency(of: sign).flatMap { found(amount, $0, amount.end) }
    }
    return amount.isScaled && isGrand(amount.end - 1)
      ? found(amount, region.currency, amount.end) : nil
  }

  private func isGrand(_ index: Int) -> Bool {
    line.sentence.tokens[index].word == Self.grand
  }

  /// *a fiver*, *two tenners*.
  private func note(at start: Int) -> Found? {
    let count = line.has(.a, at: start) ? nil : numbers.plain(at: start)
    let noun = count?.end ?? (line.has(.a, at: start) ? start + 1 : start)
    guard case .note(let worth) = line[noun].money, count == nil || count?.isWhole == true,
      let amount = DecimalAmount(count?.value ?? 1).times(Int64(worth))
    else { return nil }
    return Found(money: Money(amount, region.currency), end: noun + 1)
  }

  private func found(_ amount: Amount, _ currency: Currency, _ end: Int) -> Found? {
    guard amount.isScaled || amount.written <= currency.places else { return nil }
    return Found(money: Money(amount.value, currency), end: end)
  }

  /// The name of a currency in one word or several, and where it ends.
  private func unit(at index: Int) -> (currency: Currency, end: Int)? {
    if let currency = code(at: index) { return (currency, index + 1) }
    switch line[index].money {
    case .unit(let currency):
      let isSterling =
        index + 1 < line.count && line.sentence.tokens[index + 1].word == Self.sterling
      return (currency, isSterling ? index + 2 : index + 1)
    case .dollars: return (region.dollar, index + 1)
    case .nation(let currency):
      if isUnit(index + 1) { return (currency, index + 2) }
      if case .dollar? = MoneySign.after(index, in: line)?.sign { return (currency, index + 1) }
    default: break
    }
    // *New Zealand dollars*, *US$* after the number.
    if case .nation(let currency) = line[index + 1].money, isUnit(index + 2) {
      return (currency, index + 3)
    }
    return nil
  }

  private static let sterling = Word("sterling")

  private func isUnit(_ index: Int) -> Bool {
    switch line[index].money {
    case .unit, .dollars: true
    default: index < line.count && Self.crowns.contains(line.sentence.tokens[index].word)
    }
  }

  private static let crowns = Words(English.crowns)
}

// MARK: - Cents

extension MoneyRecognizer {
  /// *50 cents*, *20p*, *10¢*.
  private func coins(at start: Int) -> Found? {
    guard let amount = amount(at: start) else { return nil }
    if case .cent? = MoneySign.after(amount.end - 1, in: line)?.sign {
      return Found(money: Money(amount.value.hundredth, region.cents), end: amount.end)
    }
    guard let currency = coin(at: amount.end) else { return nil }
    return Found(money: Money(amount.value.hundredth, currency), end: amount.end + 1)
  }

  private func coin(at index: Int) -> Currency? {
    switch line[index].money {
    case .cents: return isLetter(index) && !line.isDigits(index - 1) ? nil : region.cents
    case .pence: return isLetter(index) && !line.isJoined(index) ? nil : .pound
    case .pennies: return region.currency == .pound ? .pound : region.cents
    default: return nil
    }
  }

  private func isLetter(_ index: Int) -> Bool { line.width(index) == 1 }

  /// Returns an amount with the fraction that follows its whole units: *and 50 cents*, *fifty*,
  /// *and a half*.
  private func rest(after found: Found) -> Found? {
    guard found.money.amount.places == 0 else { return nil }
    let hasAnd = line.has(.and, at: found.end)
    let start = hasAnd ? found.end + 1 : found.end
    guard !line.marks(found.end).hasAny(of: Self.ends) else { return nil }
    if hasAnd, line.has(.a, at: start), line.has(.half, at: start + 1) {
      return adding(DecimalAmount(5, places: 1), to: found, end: start + 2)
    }
    guard let number = numbers.plain(at: start), number.isWhole, number.value < 100,
      !line.has(.a, at: start), !line.has(.couple, at: start), !Self.isSigned(start, in: line)
    else { return nil }
    let cents = DecimalAmount(Int64(number.value), places: 2)
    if coin(at: number.end) != nil { return adding(cents, to: found, end: number.end + 1) }
    guard number.value >= 10, !isCounting(number.end), isNamed(found) || hasAnd else { return nil }
    return adding(cents, to: found, end: number.end)
  }

  /// Returns whether the number before a word counts something else: *5 dollars 20 minutes*.
  func isCounting(_ index: Int) -> Bool {
    let sense = line[index]
    return sense.time != nil || sense.distance != nil || sense.energy != nil || sense.number >= 0
      || sense.money != nil || line.marks(index).contains(.other)
  }

  private func isNamed(_ found: Found) -> Bool { line[found.end - 1].money != nil }

  private func adding(_ part: DecimalAmount, to found: Found, end: Int) -> Found? {
    found.money.amount.plus(part).map {
      Found(money: Money($0, found.money.currency), end: end)
    }
  }
}
