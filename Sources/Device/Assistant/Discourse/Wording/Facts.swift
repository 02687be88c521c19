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

extension Facts {
  /// A fact that answers a question, without the words around it.
  indirect enum Fact {
    /// The value that is asked for, where the question says all else.
    case value(String)

    /// A trait of the only thing it can be about, or of each of several entries.
    case trait(Trait, String)
    case traits(Trait, [(entry: Entry, value: String)])
    case span(from: String, to: String)
    case route(from: String, to: String)
    case recipient(String)
    case sender(String)
    case content(String)
    case option(String)
    case party(String)

    /// The person who wrote or called and the time, led by the one that was asked for.
    case origin(person: String?, time: String?, isOfTime: Bool)

    /// The entry that comes first by a preference, with the value that shows it.
    case best(Entry, Preference, because: String?)
    case entries([(entry: Entry, traits: [(Trait, String)])])

    /// The fact that comes nearest, as nothing is known of luggage, and no arrival can be sent.
    case luggage(known: Fact?)
    case sharedArrival(known: Fact?)
  }

  /// The name of an entry.
  struct Entry {
    var title: String

    /// True if it is a kind of thing, rather than somebody or something that goes by a name.
    var isKind: Bool
  }

  /// A property for which cards have a row, in the order in which they are told.
  enum Trait: CaseIterable {
    case price, pickup, due, room, arrival
  }
}

// MARK: - Answers

extension Facts {
  /// Says what is asked; `nil` where that is not known.
  func answer(to detail: Detail, about things: [SlotReading]) -> String? {
    fact(answering: detail, about: things).map(words) ?? FactWording.limit(of: detail)
  }

  /// Says what there is to know of the entries that are named.
  ///
  ///     The Sedan is $35.28 to $43.12 and takes up to 4 people.
  func summary(of things: [SlotReading]) -> String? {
    if let preference = things.lazy.compactMap(\.preference).first {
      return best(by: preference).map(words)
    }
    guard let entries = named(by: things) else { return nil }
    let known = entries.map { entry in
      let traits = Trait.allCases.compactMap { trait in entry[trait].map { (trait, $0) } }
      return (entry: name(entry), traits: traits)
    }
    return known.allSatisfy { !$0.traits.isEmpty } ? words(for: .entries(known)) : nil
  }

  private func words(for fact: Fact) -> String {
    FactWording.sentence(on: fact, isDone: isDone, in: voice)
  }

  private func fact(answering detail: Detail, about things: [SlotReading]) -> Fact? {
    if let preference = Preference(rawValue: detail.rawValue) { return best(by: preference) }
    return Detail.Property(detail).flatMap { fact(of: $0, about: things) }
  }

  private func fact(of property: Detail.Property, about things: [SlotReading]) -> Fact? {
    switch property {
    case .price: trait(.price, things) ?? said("currencyAmount").map(Fact.value)
    case .due: trait(.due, things)
    case .pickup: trait(.pickup, things)
    case .arrival: trait(.arrival, things)
    case .room: trait(.room, things)
    case .luggage: .luggage(known: trait(.room, things))
    case .sharedArrival: .sharedArrival(known: trait(.arrival, things))
    case .duration, .distance: span ?? said("goalValue").map(Fact.value)
    case .recipient, .members: addressees
    case .sender: origin(of: things, first: \.person) ?? addressees
    case .moment:
      origin(of: things, first: \.time)
        ?? (card?[.scheduled] ?? card?[.pickupTime]).map(Fact.value)
    case .content: (said("content") ?? said("note")).map(Fact.content)
    case .option: (card?[.option] ?? said("rideOptionName")).map(Fact.option)
    case .party: (said("partySize") ?? card?[.partySize]).map(Fact.party)
    case .route: route
    case .clock: .value(voice.time(of: voice.now))
    case .day: .value(voice.fullDay(of: voice.now))
    }
  }

  private var span: Fact? {
    guard let start = card?[.pickupTime], let end = card?[.dropOffTime] else { return nil }
    return .span(from: start, to: end)
  }

  private var route: Fact? {
    guard let start = said("pickupLocation"), let end = said("dropOffLocation") else { return nil }
    return .route(from: start, to: end)
  }

  /// The people that the request is to, or from.
  private var addressees: Fact? {
    if let payer = said("payer") { return .sender(payer) }
    return ["recipients", "speakableGroupName", "contacts", "payee"].lazy.compactMap(said).first
      .map(Fact.recipient)
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

  /// The origin of the entry that a question names, or of the latest; `nil` where that is not known.
  private func origin(
    of things: [SlotReading],
    first part: KeyPath<Card.Item, String?>
  ) -> Fact? {
    let latest = card?.kind == .callList ? entries.first : entries.last
    guard let entry = named(by: things)?.first ?? latest, entry[keyPath: part] != nil else {
      return nil
    }
    let person = entry.isOwn ? nil : entry.person
    return .origin(person: person, time: entry.time, isOfTime: part == \.time)
  }

  /// The value of a row, or that of each of the entries that are meant; `nil` where the question names
  /// others.
  private func trait(_ trait: Trait, _ things: [SlotReading]) -> Fact? {
    let named = named(by: things)
    if named == nil, let card, let value = trait.labels.lazy.compactMap({ card[$0] }).first {
      let isOther = things.contains { $0.isOption } && !things.contains { $0.names(card[.option]) }
      return isOther ? nil : .trait(trait, value)
    }
    guard let entries = named ?? (things.contains { $0.isOption } ? only : self.entries) else {
      return nil
    }
    let values = entries.compactMap { entry in entry[trait].map { (entry: name(entry), value: $0) }
    }
    guard let first = values.first else { return nil }
    return values.count == 1 && self.entries.count == 1
      ? .trait(trait, first.value) : .traits(trait, values)
  }

  /// The one that comes first by a preference, with the reason.
  private func best(by preference: Preference) -> Fact? {
    guard let card, let place = card.place(of: preference, than: nil, seating: draft?.party ?? 1)
    else { return nil }
    let entry = card.items[place]
    return .best(name(entry), preference, because: entry[preference.trait])
  }

  private func name(_ entry: Card.Item) -> Entry {
    Entry(title: entry.title, isKind: card?.kind == .rideOptions)
  }
}

extension Card.Item {
  /// The value of the first row with a label.
  fileprivate subscript(label: Card.Label) -> String? { rows.first { $0.label == label }?.value }

  /// The value of a trait.
  fileprivate subscript(trait: Facts.Trait) -> String? {
    trait.labels.lazy.compactMap { self[$0] }.first
  }
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

extension Facts.Trait {
  /// The rows of a card that tell it.
  fileprivate var labels: [Card.Label] {
    switch self {
    case .price: [.price, .amount, .fee]
    case .pickup: [.pickupTime]
    case .due: [.due]
    case .room: [.partySize]
    case .arrival: [.dropOffTime]
    }
  }
}

extension Preference {
  /// The trait by which entries compare.
  fileprivate var trait: Facts.Trait {
    switch self {
    case .cheapest, .cheaper: .price
    case .quickest, .quicker: .pickup
    case .biggest, .bigger, .smallest, .smaller: .room
    }
  }
}
