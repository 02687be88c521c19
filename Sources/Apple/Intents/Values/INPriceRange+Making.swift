extension INPriceRange {
  /// The smaller price is the minimum, whichever comes first.
  public convenience init(
    firstPrice: NSDecimalNumber,
    secondPrice: NSDecimalNumber,
    currencyCode: String
  ) {
    let isOrdered = firstPrice.compare(secondPrice) != .orderedDescending
    self.init(
      minimumPrice: isOrdered ? firstPrice : secondPrice,
      maximumPrice: isOrdered ? secondPrice : firstPrice,
      currencyCode: currencyCode
    )
  }

  /// Exactly this price.
  public convenience init(price: NSDecimalNumber, currencyCode: String) {
    self.init(minimumPrice: price, maximumPrice: price, currencyCode: currencyCode)
  }
}

extension INPaymentMethod {
  /// Apple Pay, whichever card is behind it.
  public class func applePay() -> Self {
    sameByCoding(
      as: INPaymentMethod(type: .applePay, name: "Apple Pay", identificationHint: nil, icon: nil)
    )
  }
}
