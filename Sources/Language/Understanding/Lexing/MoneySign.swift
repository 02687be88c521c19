internal import Automata

/// A currency sign, as it stands between words: `$`, `€`, `¢`.
enum MoneySign {
  case dollar, cent
  case other(Currency)

  /// The sign before a word, passing over blanks, and where it begins.
  static func before(_ index: Int, in line: Line) -> (sign: MoneySign, start: Int)? {
    let sentence = line.sentence
    guard index < line.count, sentence.tokens[index].marks.hasAny(of: .other) else {
      return nil
    }
    let floor = index > 0 ? Int(sentence.tokens[index - 1].end) : 0
    var end = Int(sentence.tokens[index].start)
    if end > floor, sentence.bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    while end > floor, sentence.bytes[end - 1] <= 0x20 { end -= 1 }
    let gap = sentence.bytes[floor..<end]
    guard let start = gap.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return nil }
    return sign(gap[start..<end]).map { ($0, start) }
  }

  /// The sign after a word, passing over blanks, and where it ends.
  static func after(_ index: Int, in line: Line) -> (sign: MoneySign, end: Int)? {
    let sentence = line.sentence
    guard line.marks(index + 1).contains(.other) else { return nil }
    var start = Int(sentence.tokens[index].end)
    let limit =
      index + 1 < line.count ? Int(sentence.tokens[index + 1].start) : sentence.bytes.count
    while start < limit, sentence.bytes[start] <= 0x20 { start += 1 }
    guard start < limit else { return nil }
    var end = start + 1
    while end < limit, sentence.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return sign(sentence.bytes[start..<end]).map { ($0, end) }
  }

  /// The bytes of an amount with the signs before and after it.
  static func range(around words: Range<Int>, in line: Line) -> Range<Int> {
    let inside = line.sentence.range(ofWords: words)
    let start = before(words.lowerBound, in: line)?.start ?? inside.lowerBound
    return start..<(after(words.upperBound - 1, in: line)?.end ?? inside.upperBound)
  }

  private static func sign(_ bytes: ArraySlice<UInt8>) -> MoneySign? {
    if bytes.count == 1 { return bytes.first == UInt8(ascii: "$") ? .dollar : nil }
    let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    switch scalar {
    case "¢": return .cent
    case "£": return .other(.pound)
    case "€": return .other(.euro)
    case "¥": return .other(.yen)
    case "₹", "₨": return .other(.rupee)
    default: return scalar.flatMap { codes[$0] }.flatMap { Currency(code: $0) }.map { .other($0) }
    }
  }

  private static let codes: [Unicode.Scalar: String] = [
    "₩": "KRW", "₪": "ILS", "₫": "VND", "₱": "PHP", "₴": "UAH", "₺": "TRY", "₽": "RUB",
    "₾": "GEL", "₦": "NGN", "₵": "GHS", "₡": "CRC", "₲": "PYG", "₸": "KZT", "₼": "AZN",
  ]
}
