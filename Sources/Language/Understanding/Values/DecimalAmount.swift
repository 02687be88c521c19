/// An exact decimal: `12.50` is 125 with one place.
///
/// Trailing zeros are left out, so equal amounts are equal values.
package struct DecimalAmount: Sendable, Hashable {
  /// The digits as a whole number.
  package private(set) var mantissa: Int64

  /// The number of decimal places.
  package private(set) var places: Int

  package init(_ mantissa: Int64, places: Int = 0) {
    self.mantissa = mantissa
    self.places = places
    while self.places > 0, self.mantissa.isMultiple(of: 10) {
      self.mantissa /= 10
      self.places -= 1
    }
  }

  /// A number that was read as binary, to four places: *two and a half*, *one point five*.
  package init(_ number: Double) {
    self.init(Int64((max(-1e14, min(number, 1e14)) * 10_000).rounded()), places: 4)
  }

  /// More digits than this are no amount.
  private static let mostDigits = 15

  /// The number that ASCII digits spell, with groups set off by commas; `nil` for one that is
  /// too long.
  package init?(digits: some Sequence<UInt8>, point: UInt8 = UInt8(ascii: ".")) {
    var mantissa: Int64 = 0
    var places = -1
    var count = 0
    for byte in digits {
      if byte == point {
        guard places < 0 else { return nil }
        places = 0
      } else if byte &- 0x30 < 10 {
        mantissa = mantissa * 10 + Int64(byte - 0x30)
        if places >= 0 { places += 1 }
        count += 1
        guard count <= Self.mostDigits else { return nil }
      }
    }
    self.init(mantissa, places: max(0, places))
  }

  package var double: Double {
    Double(mantissa) / Double(Self.power(places))
  }

  private static func power(_ exponent: Int) -> Int64 {
    (0..<min(exponent, 18)).reduce(1) { power, _ in power * 10 }
  }
}

// MARK: - Calculating

extension DecimalAmount {
  /// The amount so many times; `nil` if that is too much.
  func times(_ factor: Int64) -> DecimalAmount? {
    let (product, isTooMuch) = mantissa.multipliedReportingOverflow(by: factor)
    return isTooMuch ? nil : DecimalAmount(product, places: places)
  }

  /// The equal part of so many, to a hundredth.
  package func divided(by count: Int64) -> DecimalAmount {
    DecimalAmount(Int64((double * 100 / Double(count)).rounded(.toNearestOrEven)), places: 2)
  }

  /// The hundredth part: cents as dollars.
  var hundredth: DecimalAmount { DecimalAmount(mantissa, places: places + 2) }

  func plus(_ other: DecimalAmount) -> DecimalAmount? {
    let places = max(places, other.places)
    let one = mantissa.multipliedReportingOverflow(by: Self.power(places - self.places))
    let two = other.mantissa.multipliedReportingOverflow(by: Self.power(places - other.places))
    let sum = one.partialValue.addingReportingOverflow(two.partialValue)
    guard !one.overflow, !two.overflow, !sum.overflow else { return nil }
    return DecimalAmount(sum.partialValue, places: places)
  }
}

extension DecimalAmount: CustomStringConvertible {
  /// As it is written in programs: `12.5`.
  package var description: String {
    guard places > 0 else { return "\(mantissa)" }
    let digits = "\(mantissa.magnitude)"
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return (mantissa < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
  }
}
