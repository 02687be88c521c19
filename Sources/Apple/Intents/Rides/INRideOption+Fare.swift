extension INRideOption {
  /// True if the fare is metered.
  @available(swift, introduced: 4)
  @nonobjc public var usesMeteredFare: Bool? {
    get { meteredFare }
    set { meteredFare = newValue }
  }

  /// The same, as Swift 3 saw it.
  @available(swift, obsoleted: 4)
  @nonobjc public var usesMeteredFare: NSNumber? {
    get { meteredFare.map { NSNumber(value: $0) } }
    set { meteredFare = newValue?.boolValue }
  }
}
