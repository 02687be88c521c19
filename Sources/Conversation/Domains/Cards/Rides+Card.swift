import Dialogue
import Foundation
import Intents

extension INRequestRideIntentResponse: Report {
  /// The ride, and of what was asked for all that its status does not say.
  func card(about intent: INRequestRideIntent, in voice: Voice) -> Card? {
    let asked = intent.card(in: voice)
    guard let rideStatus else { return isGoingAhead ? asked : nil }
    var card = rideStatus.card(in: voice, besides: asked?.rows ?? [])
    if code == .ready || rideStatus.phase == .unknown { card.title = INRequestRideIntent.cardTitle }
    return card
  }

  private var isGoingAhead: Bool {
    [.unspecified, .ready, .inProgress, .success].contains(code)
  }

  var mentions: Mentions { rideStatus?.mentions ?? Mentions() }

  var leavesOpen: Bool { code == .inProgress && rideStatus?.phase == .unknown }

  /// A ride is agreed to, and told of, by its status; Maps takes one without a phase for an error.
  func omissions(after kind: Verdict.Kind) -> [String] {
    guard kind == .ready || kind == .success else { return [] }
    guard let rideStatus else { return ["rideStatus"] }
    return kind == .success && rideStatus.phase == .unknown ? ["rideStatus.phase"] : []
  }
}

extension INGetRideStatusIntentResponse: Report {
  func card(about intent: INGetRideStatusIntent, in voice: Voice) -> Card? {
    rideStatus?.card(in: voice)
  }

  var mentions: Mentions { rideStatus?.mentions ?? Mentions() }

  /// Without a ride there is nothing to tell; of one, there is where it is.
  func omissions(after kind: Verdict.Kind) -> [String] {
    kind == .success && rideStatus?.phase == .unknown ? ["rideStatus.phase"] : []
  }
}

extension INRideStatus {
  fileprivate var mentions: Mentions {
    var mentions = Mentions()
    mentions.ride = rideIdentifier
    mentions.driver = driver.map(\.reachable)
    return mentions
  }
}

extension INRideDriver {
  /// The driver with the number to call.
  fileprivate var reachable: Person {
    var person = person
    if person.handle?.value == nil, let phoneNumber {
      person.handle = Person.Handle(phoneNumber, kind: .phoneNumber)
    }
    return person
  }
}

extension INRequestRideIntent {
  fileprivate static let cardTitle = "Get a Ride"

  fileprivate func card(in voice: Voice) -> Card? {
    let rows = [
      Card.Row(.pickup, pickupLocation.map { voice.words(for: $0.place) }),
      Card.Row(.dropOff, dropOffLocation.map { voice.words(for: $0.place) }),
      Card.Row(.option, rideOptionName?.spokenPhrase),
      Card.Row(.partySize, partySize.map { voice.words(for: Double($0), of: "person") }),
      Card.Row(.scheduled, scheduledPickupTime.map { voice.words(forPickup: $0.period) }),
      Card.Row(.payment, paymentMethod.map { voice.words(for: $0.method) }),
    ]
    let ride = Card.Ride(
      phase: INRidePhase.unknown.name,
      pickup: pickupLocation?.place,
      dropOff: dropOffLocation?.place
    )
    let card = Card(.ride(ride), title: Self.cardTitle, rows: rows)
    return card.rows.isEmpty ? nil : card
  }
}

extension Voice {
  /// “today at 6:00 PM”: a pick-up is at its start, whether its period has an end or not.
  fileprivate func words(forPickup period: Period) -> String {
    words(for: Period(start: period.start, end: period.end ?? period.start))
  }
}

// MARK: - A ride

extension INRideStatus {
  /// With rows that were `asked` for, where the status says nothing of them.
  func card(in voice: Voice, besides asked: [Card.Row] = []) -> Card {
    var card = Card(
      .ride(ride(in: voice)),
      title: title(at: voice.now),
      rows: whoAndWhere(voice) + when(voice) + money(voice)
    )
    card.rows += asked.filter { card[$0.label] == nil } + reference(voice)
    return card
  }

  private func ride(in voice: Voice) -> Card.Ride {
    Card.Ride(
      phase: phase.name,
      pickupDate: estimatedPickupDate,
      dropOffDate: estimatedDropOffDate,
      pickup: pickupLocation?.place,
      dropOff: dropOffLocation?.place,
      vehicle: vehicle?.location?.place,
      isCancelled: completionStatus?.isCanceled ?? false,
      driver: driver.map { voice.words(for: $0.person) }
    )
  }

  private func title(at now: Date) -> String {
    if completionStatus?.isMissedPickup == true { return "Missed Pickup" }
    if completionStatus?.isCanceled == true { return "Ride Cancelled" }
    return switch phase {
    case .unknown: "Ride"
    case .received: "Finding a Driver"
    case .confirmed: isFarAhead(of: now) ? "Ride Booked" : "Car en Route"
    case .approachingPickup: "Car Arriving"
    case .pickup: "Car Waiting"
    case .ongoing: "On the Way"
    case .completed: "Ride Completed"
    }
  }

  /// Returns `true` if no car can be on its way yet: the pickup is more than an hour away.
  private func isFarAhead(of now: Date) -> Bool {
    estimatedPickupDate.map { $0.timeIntervalSince(now) > 3600 } ?? false
  }

  private func whoAndWhere(_ voice: Voice) -> [Card.Row?] {
    [
      Card.Row(.driver, driver.map { voice.words(for: $0.person) }),
      Card.Row(.rating, driver?.rating),
      Card.Row(.phone, driver?.phoneNumber),
      Card.Row(.vehicle, vehicle?.words),
      Card.Row(.plate, vehicle?.registrationPlate),
      Card.Row(.position, position(voice)),
      Card.Row(.pickup, pickupLocation.map { voice.words(for: $0.place) }),
    ]
      + (waypoints ?? []).map { Card.Row(.waypoint, voice.words(for: $0.place)) }
      + [Card.Row(.dropOff, dropOffLocation.map { voice.words(for: $0.place) })]
  }

  /// “1.3 miles from Union Square”: how far the car is from where it goes next.
  private func position(_ voice: Voice) -> String? {
    guard let location = vehicle?.location else { return nil }
    let isUnderWay = phase == .ongoing || phase == .completed
    guard let next = isUnderWay ? dropOffLocation : pickupLocation, let goal = next.location else {
      return voice.words(for: location.place)
    }
    let (distance, name) = (goal.distance(from: location), voice.words(for: next.place))
    return distance < Self.nearby ? name : "\(voice.words(forMeters: distance)) from \(name)"
  }

  /// In metres; who is nearer is there.
  private static let nearby = 30.0

  private func when(_ voice: Voice) -> [Card.Row?] {
    [
      Card.Row(.scheduled, scheduledPickupTime.map { voice.words(forPickup: $0.period) }),
      Card.Row(.pickupTime, pickupTime(voice)),
      Card.Row(.dropOffTime, estimatedDropOffDate.map(voice.words(for:))),
    ]
  }

  private func pickupTime(_ voice: Voice) -> String? {
    guard let start = estimatedPickupDate.map(voice.words(for:)) else { return nil }
    return estimatedPickupEndDate.map { "\(start) to \(voice.time(of: $0))" } ?? start
  }

  private func money(_ voice: Voice) -> [Card.Row?] {
    (rideOption?.rows(in: voice) ?? []) + (completionStatus?.rows(in: voice) ?? [])
  }

  private func reference(_ voice: Voice) -> [Card.Row] {
    [
      Card.Row(.actions, actions.nonEmpty.map(voice.list)),
      Card.Row(.identifier, rideIdentifier),
    ].compactMap { $0 }
  }

  /// The titles of the actions that the app offers for the ride.
  private var actions: [String] {
    let cancelling = userActivityForCancelingInApplication.map { $0.title ?? "Cancel" }
    let others = (additionalActionActivities ?? []).map { $0.title ?? $0.activityType }
    return (cancelling.map { [$0] } ?? []) + others
  }
}

extension INRideVehicle {
  fileprivate var words: String? {
    [manufacturer, model].compactMap { $0 }.nonEmpty?.joined(separator: " ")
  }
}

extension CLLocation {
  var place: Place {
    Place(name: nil, latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

extension INRideCompletionStatus {
  fileprivate func rows(in voice: Voice) -> [Card.Row?] {
    let tips = (defaultTippingOptions ?? []).sorted {
      ($0.amount ?? 0).compare($1.amount ?? 0) == .orderedAscending
    }
    return [
      Card.Row(
        isOutstanding ? .outstanding : .paid,
        paymentAmount.map { voice.words(for: $0.money) }
      ),
      Card.Row(.feedback, feedbackType.names.nonEmpty.map(voice.list)),
      Card.Row(.tip, tips.map { voice.words(for: $0.money) }.nonEmpty.map(voice.list)),
    ]
  }
}
