import Understanding

extension Detail {
  /// A detail that is a property of a thing, by the same name.
  enum Property: String, CaseIterable {
    case price, due, pickup, arrival, room, luggage, sharedArrival
    case duration, distance, route
    case recipient, members, sender, moment, content
    case option, party
    case clock, day

    init?(_ detail: Detail) { self.init(rawValue: detail.rawValue) }
  }

  /// A detail that is about the assistant itself, or beyond what it can do or knows, by the same name.
  enum Limit: String, CaseIterable {
    case abilities, safety, advice, language
    case pastPayments, weather, comparison
    case holding, muting, recording, loudness, joining, blocking
    case childSeat, pets, driver, stops, later
    case repeating, ownAccounts, cards, partPayment, months
    case music, timers, reminders, calendar, translation

    /// True if none of the apps is for it, whatever is asked of them.
    var isOfNoApp: Bool {
      switch self {
      case .music, .timers, .reminders, .calendar, .translation: true
      default: false
      }
    }

    init?(_ detail: Detail) { self.init(rawValue: detail.rawValue) }
  }
}
