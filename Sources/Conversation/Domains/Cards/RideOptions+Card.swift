import Dialogue
import Foundation
import Intents

extension INListRideOptionsIntentResponse: Report {
  func omissions(after kind: Verdict.Kind) -> [String] {
    kind == .success && rideOptions == nil ? ["rideOptions"] : []
  }

  func card(about intent: INListRideOptionsIntent, in voice: Voice) -> Card? {
    guard let rideOptions else { return nil }
    let payment = (paymentMethods ?? []).map { voice.words(for: $0.method) }
    return Card(
      .rideOptions,
      title: "Rides",
      rows: [
        Card.Row(.pickup, intent.pickupLocation.map { voice.words(for: $0.place) }),
        Card.Row(.dropOff, intent.dropOffLocation.map { voice.words(for: $0.place) }),
        Card.Row(.payment, payment.nonEmpty.map(voice.list)),
        Card.Row(.validUntil, expirationDate.map(voice.words(for:))),
      ],
      items: rideOptions.map { $0.item(in: voice) }
    )
  }
}

extension INRideOption {
  fileprivate func item(in voice: Voice) -> Card.Item {
    Card.Item(
      name,
      rows: [Card.Row(.pickupTime, pickupTime(voice))] + details(in: voice) + choices(in: voice),
      offer: offer
    )
  }

  private var offer: Card.Offer {
    let price = priceRange.flatMap { $0.maximumPrice ?? $0.minimumPrice }
    let sizes = availablePartySizeOptions ?? []
    return Card.Offer(
      price: price?.doubleValue,
      pickup: estimatedPickupDate > .distantPast ? estimatedPickupDate : nil,
      seats: sizes.map { NSMaxRange($0.partySizeRange) - 1 }.max()
    )
  }

  /// The option as part of a ride, for which nothing is left to choose.
  func rows(in voice: Voice) -> [Card.Row?] {
    [Card.Row(.option, name)] + details(in: voice)
  }

  /// SiriKit wants a date in any case; an option of a ride that is under way may have none to give.
  private func pickupTime(_ voice: Voice) -> String? {
    estimatedPickupDate > .distantPast ? voice.words(for: estimatedPickupDate) : nil
  }

  private func details(in voice: Voice) -> [Card.Row?] {
    [
      Card.Row(.price, priceRange?.words(in: voice)),
      Card.Row(.fare, fare(voice)),
      Card.Row(.specialPricing, specialPricing),
      Card.Row(.note, disclaimerMessage),
    ]
  }

  /// “by the meter, Base fare $3.00, Distance $12.20”.
  private func fare(_ voice: Voice) -> String {
    let meter = usesMeteredFare == true ? ["by the meter"] : []
    let items = (fareLineItems ?? []).map { $0.words(in: voice) }
    return (meter + items).joined(separator: ", ")
  }

  private func choices(in voice: Voice) -> [Card.Row?] {
    let price = priceRange?.words(in: voice)
    let sizes = (availablePartySizeOptions ?? []).map { $0.words(in: voice, besides: price) }
    return sizes.map { Card.Row(.partySize, $0) } + [
      Card.Row(.note, availablePartySizeOptionsSelectionPrompt),
      Card.Row(.actions, userActivityForBookingInApplication?.title),
    ]
  }
}

extension INRideFareLineItem {
  fileprivate func words(in voice: Voice) -> String {
    let amount = price.map { voice.words(for: $0.decimalValue, currency: currencyCode) }
    return [title, amount].compactMap { $0 }.joined(separator: " ")
  }
}

extension INRidePartySizeOption {
  /// With its price, unless that is the option's own.
  fileprivate func words(in voice: Voice, besides optionPrice: String?) -> String {
    let price = priceRange?.words(in: voice)
    return [sizeDescription, price == optionPrice ? nil : price]
      .compactMap { $0 }
      .joined(separator: ", ")
  }
}

// MARK: - Cancelling

extension INCancelRideIntentResponse: Report {
  func card(about intent: INCancelRideIntent, in voice: Voice) -> Card? {
    let threshold = cancellationFeeThreshold.map { Moment($0) }.flatMap(voice.date)
    let card = Card(
      .cancellation,
      title: "Cancel Ride",
      rows: [
        Card.Row(.fee, cancellationFee.map { voice.words(for: $0.money) }),
        Card.Row(.freeUntil, threshold.flatMap { $0 > voice.now ? voice.words(for: $0) : nil }),
      ]
    )
    return card.rows.isEmpty ? nil : card
  }
}

// MARK: - Money

extension INPriceRange {
  /// “$10.00 to $15.00”, “$12.50”, “up to $15.00”, “from $10.00”.
  func words(in voice: Voice) -> String? {
    let low = minimumPrice.map { voice.words(for: $0.decimalValue, currency: currencyCode) }
    let high = maximumPrice.map { voice.words(for: $0.decimalValue, currency: currencyCode) }
    return switch (low, high) {
    case (nil, nil): nil
    case (let low?, nil): "from \(low)"
    case (nil, let high?): "up to \(high)"
    case (let low?, let high?): low == high ? low : "\(low) to \(high)"
    }
  }
}
