import Characters
package import Dialogue
package import Foundation

/// A response as the user sees it: everything that the handler put into it, ready to be read.
///
/// ```
/// Car en Route
///   Driver: John Appleseed, rated 4.9
///   Vehicle: Toyota Prius
/// ```
package struct Card: Sendable, Hashable, Codable {
  package var kind: Kind
  package var title: String
  package var rows: [Row]
  package var items: [Item]

  package init(_ kind: Kind, title: String, rows: [Row?] = [], items: [Item] = []) {
    self.kind = kind
    self.title = title
    self.rows = rows.compactMap { $0 }
    self.items = items
  }
}

extension Card {
  /// The subject of a card, with the data that a picture of it needs.
  ///
  /// Indirect, because a session's values hold many cards, and are copied in many places.
  package indirect enum Kind: Sendable, Hashable, Codable {
    case message
    case thread
    case call
    case callList
    case ride(Ride)
    case rideOptions
    case cancellation
    case workout(Workout)
    case week
    case payment
    case accounts
    case bills
  }

  /// The places and times of a ride.
  package struct Ride: Sendable, Hashable, Codable {
    /// The case of `INRidePhase`, by name.
    package var phase: String
    package var pickupDate: Date?
    package var dropOffDate: Date?
    package var pickup: Place?
    package var dropOff: Place?
    package var vehicle: Place?
    package var isCancelled = false

    /// The driver's name.
    package var driver: String?

    package init(
      phase: String,
      pickupDate: Date? = nil,
      dropOffDate: Date? = nil,
      pickup: Place? = nil,
      dropOff: Place? = nil,
      vehicle: Place? = nil,
      isCancelled: Bool = false,
      driver: String? = nil
    ) {
      (self.phase, self.pickupDate, self.dropOffDate) = (phase, pickupDate, dropOffDate)
      (self.pickup, self.dropOff, self.vehicle) = (pickup, dropOff, vehicle)
      (self.isCancelled, self.driver) = (isCancelled, driver)
    }
  }

  /// One line with a label: “Driver: John Appleseed”.
  package struct Row: Sendable, Hashable, Codable {
    package var label: Label
    package var value: String

    /// - Returns: `nil` if there is nothing to show.
    package init?(_ label: Label, _ value: String?) {
      guard let value, !value.isEmpty else { return nil }
      self.label = label
      self.value = value
    }
  }

  /// An entry of a list, such as a message or a call.
  package struct Item: Sendable, Hashable, Codable {
    package var title: String

    /// The message's text, if the entry is a message.
    package var text: String?
    package var rows: [Row]

    /// The origin of the entry, if a picture of it shows that.
    package var origin: Origin?

    /// The terms by which it compares with the others, if it is one to choose from.
    package var offer: Offer?

    package init(
      _ title: String,
      text: String? = nil,
      rows: [Row?] = [],
      origin: Origin? = nil,
      offer: Offer? = nil
    ) {
      self.title = title
      self.text = text
      self.rows = rows.compactMap { $0 }
      self.origin = origin
      self.offer = offer
    }
  }

  /// The terms of an offer: its price, its time and its number of seats.
  package struct Offer: Sendable, Hashable, Codable {
    package var price: Double?
    package var pickup: Date?
    package var seats: Int?

    package init(price: Double? = nil, pickup: Date? = nil, seats: Int? = nil) {
      (self.price, self.pickup, self.seats) = (price, pickup, seats)
    }
  }

  /// The origin of an entry.
  package enum Origin: Sendable, Hashable, Codable {
    case message(Message)
    case call(Call)
    case day(Day)
  }

  /// The parts of a message's title.
  package struct Message: Sendable, Hashable, Codable {
    /// The sender's name.
    package var name: String?
    package var time: String?

    /// True if the user wrote it.
    package var isOwn: Bool

    package init(name: String? = nil, time: String? = nil, isOwn: Bool) {
      (self.name, self.time, self.isOwn) = (name, time, isOwn)
    }
  }

  /// The parts of a call's title.
  package struct Call: Sendable, Hashable, Codable {
    /// The case of `INCallRecordType`, by name.
    package var kind: String

    /// “missed video call”.
    package var words: String
    package var name: String?
    package var time: String?

    package init(kind: String, words: String, name: String?, time: String?) {
      (self.kind, self.words, self.name, self.time) = (kind, words, name, time)
    }
  }
}

extension Card.Item {
  /// True if it is a message that the user wrote.
  package var isOwn: Bool {
    if case .message(let message) = origin { message.isOwn } else { false }
  }

  /// The name of the person who wrote or called.
  package var person: String? {
    switch origin {
    case .message(let message): message.name
    case .call(let call): call.name
    case .day, nil: nil
    }
  }

  /// The time at which the person wrote or called.
  package var time: String? {
    switch origin {
    case .message(let message): message.time
    case .call(let call): call.time
    case .day, nil: nil
    }
  }
}

extension Card.Kind {
  /// True if there is nothing to show without items.
  fileprivate var isList: Bool {
    switch self {
    case .thread, .callList, .rideOptions, .week, .accounts, .bills: true
    case .message, .call, .ride, .cancellation, .workout, .payment: false
    }
  }
}

// MARK: - As text

extension Card {
  /// The card as plain text, a line each, indented by what it belongs to.
  package var lines: [String] {
    guard !items.isEmpty || !kind.isList && !rows.isEmpty else { return [] }
    return [title] + rows.flatMap { $0.lines.indented }
      + zip(itemTitles, items).flatMap { $1.lines(called: $0).indented }
  }

  /// The titles of the entries, numbered if one of them is to be chosen.
  package var itemTitles: [String] {
    guard kind == .rideOptions, items.count > 1 else { return items.map(\.title) }
    return items.enumerated().map { "\($0 + 1). \($1.title)" }
  }

  /// The value of the first row with a label.
  package subscript(label: Label) -> String? {
    rows.first { $0.label == label }?.value
  }
}

extension Card.Row {
  fileprivate var lines: [String] {
    "\(label.rawValue): \(value)".brokenIntoLines
  }
}

extension Card.Item {
  fileprivate func lines(called title: String) -> [String] {
    let head = text.map { "\(title): “\($0.closingDirections)”" } ?? title
    return head.brokenIntoLines + rows.flatMap { $0.lines.indented }
  }
}

extension String {
  /// Lines after the first are indented, so that no text can pass for lines of the assistant.
  var brokenIntoLines: [String] {
    guard hasNewline else { return [self] }
    let lines = split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    return Array(lines.prefix(1)) + Array(lines.dropFirst()).indented
  }
}

extension [String] {
  fileprivate var indented: [String] {
    map { "  \($0)" }
  }
}
