import Dialogue
import Domains
import Foundation
import Understanding

extension Card {
  /// The place of the item that is preferred; a comparative asks for the next better one than the
  /// item of a name.
  ///
  /// - Returns: `nil` where none is better, or nothing is known by which to compare.
  func place(of preference: Preference, than present: String?) -> Int? {
    let ranks = items.map { $0.offer.flatMap(preference.rank) }
    let ranked = ranks.indices.filter { ranks[$0] != nil }
    guard preference.isComparative,
      let now = items.firstIndex(where: { $0.title == present }).flatMap({ ranks[$0] })
    else { return ranked.min { (ranks[$0] ?? 0) < (ranks[$1] ?? 0) } }
    return ranked.filter { (ranks[$0] ?? now) < now }.max { (ranks[$0] ?? 0) < (ranks[$1] ?? 0) }
  }
}

extension Course {
  /// Chooses one of what is on offer for a request, by what is shown of it.
  mutating func choose(
    _ preference: Preference,
    for exchange: Exchange,
    besides edits: [Edit] = []
  ) {
    discourse.preference = nil
    let place = discourse.offered?.place(of: preference, than: exchange.shown?[.option])
    guard let place, let name = discourse.offered?.items[place].title,
      let slot = exchange.request?.optionSlot
    else {
      stage = .talking(exchange)
      return askAgain(after: .noneBetter)
    }
    let option = SlotReading(naming: name, as: slot)
    proceed(with: .answer(Change(edits + [.set([option], replaces: true)], to: nil), exchange))
  }
}

extension SlotReading {
  /// The name of one of what was listed.
  init(naming name: String, as slot: String) {
    self.init(name: slot, wording: name, range: 0..<0, meaning: .term(name))
  }
}

extension Preference {
  fileprivate var isComparative: Bool {
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
