extension INBalanceAmount {
  /// An amount of money.
  public convenience init(amount: NSDecimalNumber, currencyCode: String) {
    self.init(amount: amount, balanceType: .money, currencyCode: currencyCode)
  }
}
