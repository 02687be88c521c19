/// A currency, by its ISO 4217 code.
package struct Currency: Sendable, Hashable {
  /// The three letters, packed: copying a currency counts no references.
  private let letters: UInt32

  /// `nil` unless the code has three capital letters.
  package init?(code: String) {
    let bytes = Array(code.utf8)
    guard bytes.count == 3, bytes.allSatisfy({ $0 &- 0x41 < 26 }) else { return nil }
    letters = bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  private init(_ a: Unicode.Scalar, _ b: Unicode.Scalar, _ c: Unicode.Scalar) {
    letters = a.value << 16 | b.value << 8 | c.value
  }

  package var code: String {
    String(
      decoding: [letters >> 16, letters >> 8, letters].map { UInt8(truncatingIfNeeded: $0) },
      as: UTF8.self
    )
  }

  package static let dollar = Currency("U", "S", "D")
  package static let euro = Currency("E", "U", "R")
  package static let pound = Currency("G", "B", "P")
  static let yen = Currency("J", "P", "Y")
  static let rupee = Currency("I", "N", "R")
  static let yuan = Currency("C", "N", "Y")
  static let real = Currency("B", "R", "L")

  /// Indicates whether it is called a dollar.
  var isDollar: Bool { Self.dollars.contains(self) }

  private static let dollars = set("USD CAD AUD NZD SGD HKD TWD JMD BBD BSD BZD FJD TTD")

  /// The maximum number of decimal places in its amounts.
  var places: Int { Self.threePlaces.contains(self) ? 3 : 2 }

  private static let threePlaces = set("BHD IQD JOD KWD LYD OMR TND")

  private static func set(_ codes: String) -> Set<Currency> {
    Set(codes.split(separator: " ").compactMap { Currency(code: String($0)) })
  }
}

/// An amount of money as a sentence gave it.
package struct Money: Sendable, Hashable {
  package var amount: DecimalAmount
  package var currency: Currency

  package init(_ amount: DecimalAmount, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }
}
