import Dialogue
import Domains
import Foundation
import Understanding

/// The facts from which a question is answered: of the request at hand, or of the last one, and of
/// the card that was shown last, with its entries.
///
///     Facts(draft: nil, card: rides, voice: voice).answer(to: .cheapest, about: [])
///     // "The Compact is the cheapest, at $26.97 to $32.95."
struct Facts {
  var draft: Draft?
  var card: Card?
  var voice: Voice

  /// True if the request has been done, and nobody asks what would be.
  var isDone = false
}

// MARK: - Answers

extension Facts {
  /// Says what is asked; `nil` where that is not known.
  func answer(to detail: Detail, about things: [SlotReading]) -> String? {
    if let preference = Preference(rawValue: detail.rawValue) { return best(by: preference) }
    switch detail {
    case .price:
      return values(of: detail.labels, things, detail)
        ?? said("currencyAmount").map { "It's \($0)." }
    case .due, .pickup, .arrival, .room: return values(of: detail.labels, things, detail)
    case .luggage:
      let room = values(of: Detail.room.labels, things, .room).map { " \($0)" }
      return FactWording.noLuggage + (room ?? "")
    case .duration, .distance:
      guard let start = card?[.pickupTime], let end = card?[.dropOffTime] else {
        return said("goalValue").map { "It's \($0)." }
      }
      return "From \(start) to \(end)."
    case .recipient, .members: return addressees
    case .sender: return origin(of: things, first: \.who) ?? addressees
    case .moment:
      return origin(of: things, first: \.when)
        ?? (card?[.scheduled] ?? card?[.pickupTime]).map { "It's \($0)." }
    case .content: return (said("content") ?? said("note")).map { "It says “\($0)”." }
    case .option: return (card?[.option] ?? said("rideOptionName")).map { "It's the \($0)." }
    case .party: return (said("partySize") ?? card?[.partySize]).map { "It's for \($0)." }
    case .route:
      guard let start = said("pickupLocation"), let end = said("dropOffLocation") else {
        return nil
      }
      return "It's from \(start) to \(end)."
    case .clock: return "It's \(voice.time(of: voice.now))."
    case .day: return "It's \(voice.fullDay(of: voice.now))."
    case .sharedArrival:
      let arrival = answer(to: .arrival, about: things).map { " \($0)" }
      return FactWording.noSharedArrival + (arrival ?? "")
    default: return FactWording.limit(of: detail)
    }
  }

  /// Says what there is to know of the entries that are named.
  ///
  ///     The Sedan is $35.28 to $43.12 and takes up to 4 people.
  func summary(of things: [SlotReading]) -> String? {
    if let preference = things.lazy.compactMap(\.preference).first { return best(by: preference) }
    guard let entries = named(by: things) else { return nil }
    let sentences = entries.compactMap(summary)
    return sentences.count == entries.count ? sentences.joined(separator: " ") : nil
  }

  private func summary(of entry: Card.Item) -> String? {
    let parts = [Card.Label.price, .amount, .pickupTime, .due, .partySize].compactMap { label in
      entry[label].flatMap { FactWording.clause(label, $0) }
    }
    return parts.isEmpty ? nil : "\(subject(entry)) \(voice.list(parts))."
  }

  /// The people that the request is to, or from.
  private var addressees: String? {
    if let payer = said("payer") { return FactWording.sentence("It's from \(payer)") }
    return ["recipients", "speakableGroupName", "contacts", "payee"].lazy.compactMap(said).first
      .map { FactWording.sentence("It's to \($0)") }
  }

  /// A value of the request that was said.
  private func said(_ slot: Slot) -> String? {
    draft.map { voice.list($0[slot].map(\.spoken)) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

// MARK: - Entries

extension Facts {
  private var entries: [Card.Item] { card?.items ?? [] }

  private var only: [Card.Item]? { entries.count == 1 ? entries : nil }

  /// The entries that a question names; `nil` where there are none.
  private func named(by things: [SlotReading]) -> [Card.Item]? {
    let named = entries.enumerated().filter { place, entry in
      things.contains { thing in
        thing.meaning.place(amongst: entries.count) == place
          || thing.names.contains { name in
            [entry.title, entry[.kind] ?? ""].contains {
              $0.caseInsensitiveCompare(name) == .orderedSame
            }
          }
      }
    }
    return named.isEmpty ? nil : named.map(\.element)
  }

  /// “It's from Anna Haro, today at 5:09 PM.”, or the other way round, of the entry that a question
  /// names, or of the latest; `nil` where that is not known.
  private func origin(
    of things: [SlotReading],
    first part: KeyPath<Card.Item, String?>
  ) -> String? {
    let latest = card?.kind == .callList ? entries.first : entries.last
    guard let entry = named(by: things)?.first ?? latest, entry[keyPath: part] != nil else {
      return nil
    }
    let who = entry.origin == .own ? nil : entry.who
    return FactWording.origin(who, entry.when, isOfTime: part == \.when)
  }

  /// The value of a row, or that of each of the entries that are meant; `nil` where the question names
  /// others.
  private func values(
    of labels: [Card.Label],
    _ things: [SlotReading],
    _ detail: Detail
  ) -> String? {
    let stem = FactWording.stem(of: detail, isDone: isDone)
    let named = named(by: things)
    if named == nil, let card, let value = labels.lazy.compactMap({ card[$0] }).first {
      let isOther = things.contains { $0.isOption } && !things.contains { $0.names(card[.option]) }
      return isOther ? nil : "\(stem) \(value)."
    }
    guard let entries = named ?? (things.contains { $0.isOption } ? only : self.entries) else {
      return nil
    }
    let values = entries.compactMap { entry in
      labels.lazy.compactMap { entry[$0] }.first.map { (entry, $0) }
    }
    guard let first = values.first else { return nil }
    if values.count == 1, self.entries.count == 1 { return "\(stem) \(first.1)." }
    let link = detail == .room ? "in" : "for"
    return "\(stem) \(voice.list(values.map { "\($1) \(link) \(name($0))" }))."
  }

  /// The one that comes first by a preference, with the reason.
  private func best(by preference: Preference) -> String? {
    guard let card, let place = card.place(of: preference, than: nil, seating: draft?.party ?? 1)
    else { return nil }
    let entry = card.items[place]
    let reasons: [Card.Label] =
      switch preference {
      case .cheapest, .cheaper: [.price]
      case .quickest, .quicker: [.pickupTime]
      case .biggest, .bigger, .smallest, .smaller: [.partySize]
      }
    let reason = reasons.lazy.compactMap { entry[$0] }.first
    return FactWording.best(subject(entry), by: preference, because: reason)
  }

  private func name(_ entry: Card.Item) -> String {
    card?.kind == .rideOptions ? "the \(entry.title)" : entry.title
  }

  private func subject(_ entry: Card.Item) -> String {
    let name = name(entry)
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension Card.Item {
  /// The value of the first row with a label.
  fileprivate subscript(label: Card.Label) -> String? { rows.first { $0.label == label }?.value }
}

extension SlotReading {
  /// The names by which it may be listed.
  fileprivate var names: [String] {
    if case .term(let term) = meaning { [term, wording] } else { [wording] }
  }

  fileprivate func names(_ title: String?) -> Bool {
    names.contains { title.map($0.caseInsensitiveCompare) == .orderedSame }
  }

  /// True if it names one of several by what it is.
  fileprivate var isOption: Bool { if case .term = meaning { true } else { false } }
}

extension Detail {
  /// The rows of a card that tell it.
  fileprivate var labels: [Card.Label] {
    switch self {
    case .price: [.price, .amount, .fee]
    case .due: [.due]
    case .pickup: [.pickupTime]
    case .arrival: [.dropOffTime]
    case .room: [.partySize]
    default: []
    }
  }
}
