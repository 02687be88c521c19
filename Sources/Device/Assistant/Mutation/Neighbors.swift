import Dialogue
import Domains

// MARK: - Values

extension Value.Content {
  /// Another value of the same kind, as near as may be; `nil` where none can be made up.
  ///
  /// Of the terms that there are for it, it is the next.
  func neighbor(among terms: [String] = []) -> Value.Content? {
    switch self {
    case .text(let text): text.neighbor.map { .text($0) }
    case .boolean(let isTrue): .boolean(!isTrue)
    case .integer(let number): .integer(number &+ 1)
    case .decimal(let number): .decimal(number + 1)
    case .phrase(let phrase): phrase.neighbor.map { .phrase($0) }
    case .person(let person): person.neighbor.map { .person($0) }
    case .place(let place): place.neighbor.map { .place($0) }
    case .period(let period): period.neighbor.map { .period($0) }
    case .money(let money): money.neighbor.map { .money($0) }
    case .paymentMethod(let method): method.neighbor.map { .paymentMethod($0) }
    case .term(let term): terms.neighbor(of: term).map { .term($0) }
    case .terms(let names):
      terms.filter { !names.contains($0) || $0 == names.last }.neighbor(of: names.last)
        .map { .terms(names.dropLast() + [$0]) }
    case .callRecord: nil
    }
  }
}

extension [String] {
  /// The element behind one, or the first; `nil` where there is no other.
  fileprivate func neighbor(of element: String?) -> String? {
    guard let index = firstIndex(where: { $0 == element }), count > 1 else { return nil }
    return self[(index + 1) % count]
  }
}

extension Phrase {
  fileprivate var neighbor: Phrase? {
    spoken.neighbor.map { Phrase($0, identifier: identifier, pronunciation: pronunciation) }
  }
}

extension Person {
  fileprivate var neighbor: Person? {
    guard let displayName = displayName.neighbor else { return nil }
    var person = self
    person.displayName = displayName
    return person
  }
}

extension Place {
  fileprivate var neighbor: Place? {
    guard let name = name?.neighbor else { return nil }
    var place = self
    place.name = name
    return place
  }
}

extension Period {
  /// An hour later, as clocks go.
  fileprivate var neighbor: Period? {
    guard let hour = start?.hour else { return nil }
    var period = self
    period.start?.hour = (hour + 1) % 24
    return period
  }
}

extension Money {
  fileprivate var neighbor: Money? {
    guard let amount else { return nil }
    return Money(amount.withOtherDigits, currency: currency)
  }
}

extension PaymentMethod {
  fileprivate var neighbor: PaymentMethod? {
    guard let name = name?.neighbor else { return nil }
    return PaymentMethod(kind: kind, name: name, hint: hint)
  }
}

// MARK: - Cards

extension Card {
  /// The same card, every number in it another.
  var withOtherNumbers: Card {
    var card = self
    card.rows = rows.map(\.withOtherDigits)
    card.items = items.map { item in
      var item = item
      item.title = item.title.withOtherDigits
      item.text = item.text?.withOtherDigits
      item.rows = item.rows.map(\.withOtherDigits)
      return item
    }
    return card
  }
}

extension Card {
  /// The labels of its rows and of its entries', each once.
  var labels: [Label] {
    (rows + items.flatMap(\.rows)).reduce(into: []) { labels, row in
      if !labels.contains(row.label) { labels.append(row.label) }
    }
  }

  /// The same card without what stands behind a label.
  func without(_ label: Label) -> Card {
    var card = self
    card.rows.removeAll { $0.label == label }
    for index in card.items.indices { card.items[index].rows.removeAll { $0.label == label } }
    return card
  }
}

extension Card.Row {
  fileprivate var withOtherDigits: Card.Row {
    var row = self
    row.value = value.withOtherDigits
    return row
  }
}

extension String {
  /// Without its last character, or twice if it has but one; `nil` for an empty one.
  fileprivate var neighbor: String? {
    guard count < 2 else { return String(dropLast()) }
    return isEmpty ? nil : self + self
  }

  /// With the next digit in the place of each.
  fileprivate var withOtherDigits: String {
    String(
      map { character in
        guard character.isASCII, let digit = character.wholeNumberValue else { return character }
        return Character("\((digit + 1) % 10)")
      }
    )
  }
}
