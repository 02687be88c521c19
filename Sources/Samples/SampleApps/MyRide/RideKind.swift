import Intents

/// The kinds of ride on offer.
enum RideKind: String, CaseIterable, Sendable {
  case suv
  case compact
  case sedan

  var name: String {
    switch self {
    case .suv: "SUV"
    case .compact: "Compact"
    case .sedan: "Sedan"
    }
  }

  /// The number of passengers.
  var seats: Int {
    switch self {
    case .suv: 6
    case .compact: 3
    case .sedan: 4
    }
  }

  /// The kind with this name; `nil` if it is no kind's.
  init?(_ name: INSpeakableString?) {
    guard let name else { return nil }
    let known = Self.allCases.first { kind in
      kind.rawValue == name.vocabularyIdentifier
        || kind.name.caseInsensitiveCompare(name.spokenPhrase) == .orderedSame
    }
    guard let known else { return nil }
    self = known
  }

  /// The kind for whoever named none, or one that there is not: a sedan, if it is large enough.
  static func standard(for partySize: Int?) -> RideKind {
    (partySize ?? 1) <= RideKind.sedan.seats ? .sedan : .suv
  }

  /// The kind for a party: this one, or where it has too few seats the smallest that has enough.
  func seating(_ partySize: Int?) -> RideKind {
    let party = partySize ?? 1
    guard seats < party else { return self }
    return Self.allCases.filter { $0.seats >= party }.min { $0.seats < $1.seats } ?? self
  }

  static let mostSeats = allCases.map(\.seats).max() ?? 0

  var speakable: INSpeakableString {
    INSpeakableString(vocabularyIdentifier: rawValue, spokenPhrase: name, pronunciationHint: nil)
  }
}

extension INRequestRideIntent {
  /// The kind of the ride; larger than the one that is asked for where that is too small.
  var kind: RideKind {
    (RideKind(rideOptionName) ?? .standard(for: partySize)).seating(partySize)
  }
}

/// The price of a ride, in cents: a base, and a part for the distance.
struct Fare: Sendable, Hashable {
  let base: Int
  let way: Int

  var total: Int { base + way }

  static let currency = "USD"

  /// The fare for a distance in metres.
  init(_ kind: RideKind, distance: Double) {
    let perKilometre: Double
    switch kind {
    case .suv: (base, perKilometre) = (450, 210)
    case .compact: (base, perKilometre) = (250, 110)
    case .sedan: (base, perKilometre) = (300, 145)
    }
    way = Int((perKilometre * distance / 1_000).rounded())
  }

  /// The price that is promised: the traffic may add a tenth, or take one away.
  var range: INPriceRange {
    INPriceRange(
      firstPrice: Self.amount(total - total / 10),
      secondPrice: Self.amount(total + total / 10),
      currencyCode: Self.currency
    )
  }

  var lineItems: [INRideFareLineItem] {
    [("Base fare", base), ("Distance", way)].compactMap { title, cents in
      INRideFareLineItem(title: title, price: Self.amount(cents), currencyCode: Self.currency)
    }
  }

  static func amount(_ cents: Int) -> NSDecimalNumber {
    NSDecimalNumber(mantissa: UInt64(abs(cents)), exponent: -2, isNegative: cents < 0)
  }

  static func currencyAmount(_ cents: Int) -> INCurrencyAmount {
    INCurrencyAmount(amount: amount(cents), currencyCode: currency)
  }
}
