import Dialogue
import Domains
import Foundation
import Understanding

extension Card {
  /// The place of the item that is preferred among those with room for a party; a comparative asks
  /// for the next better one than the item of a name.
  ///
  /// - Returns: `nil` where none is better, or nothing is known by which to compare.
  func place(of preference: Preference, than present: String?, seating party: Int = 1) -> Int? {
    let ranks = items.map { item in
      item.offer.flatMap { $0.seats ?? party < party ? nil : preference.rank($0) }
    }
    let ranked = ranks.indices.filter { ranks[$0] != nil }
    guard preference.isComparative,
      let now = items.firstIndex(where: { $0.title == present }).flatMap({ ranks[$0] })
    else { return ranked.min { (ranks[$0] ?? 0) < (ranks[$1] ?? 0) } }
    return ranked.filter { (ranks[$0] ?? now) < now }.max { (ranks[$0] ?? 0) < (ranks[$1] ?? 0) }
  }
}

extension Draft {
  /// The number of people that it is for; one if that was not said.
  var party: Int {
    let counts = IntentRow.row(for: intent)?.columns.filter { $0.kind == .count } ?? []
    let sizes = counts.flatMap { self[$0.parameter] }.compactMap { value -> Int? in
      if case .integer(let size) = value.content { size } else { nil }
    }
    return sizes.first ?? 1
  }
}

extension Exchange {
  /// The look-up of what the request can choose from.
  var offers: IntentName? { manner.offers }
}

extension SlotReading {
  /// The name of one of what was listed.
  init(naming name: String, as slot: String) {
    self.init(name: slot, wording: name, range: 0..<0, meaning: .term(name))
  }
}

extension Preference {
  /// True if it asks for a better one than the present one.
  var isComparative: Bool {
    switch self {
    case .cheaper, .quicker, .bigger, .smaller: true
    case .cheapest, .quickest, .biggest, .smallest: false
    }
  }

  /// A number that is the lower the better something is.
  fileprivate func rank(_ offer: Card.Offer) -> Double? {
    switch self {
    case .cheapest, .cheaper: offer.price
    case .quickest, .quicker: offer.pickup?.timeIntervalSinceReferenceDate
    case .biggest, .bigger: offer.seats.map { -Double($0) }
    case .smallest, .smaller: offer.seats.map { Double($0) }
    }
  }
}
