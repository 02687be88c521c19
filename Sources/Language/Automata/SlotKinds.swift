internal import English

/// The kinds of value that a slot takes.
package struct SlotKinds: OptionSet, BitwiseCopyable, Sendable, Hashable {
  package let rawValue: UInt16

  @inlinable package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// In the open like that of `Marks`, and for the same reason.
  @inlinable package init(arrayLiteral kinds: SlotKinds...) {
    self.init(rawValue: kinds.reduce(0) { $0 | $1.rawValue })
  }

  @inlinable package static var person: SlotKinds { SlotKinds(rawValue: 1 << 0) }
  @inlinable package static var place: SlotKinds { SlotKinds(rawValue: 1 << 1) }
  @inlinable package static var text: SlotKinds { SlotKinds(rawValue: 1 << 2) }
  @inlinable package static var time: SlotKinds { SlotKinds(rawValue: 1 << 3) }
  @inlinable package static var duration: SlotKinds { SlotKinds(rawValue: 1 << 4) }
  @inlinable package static var distance: SlotKinds { SlotKinds(rawValue: 1 << 5) }
  @inlinable package static var energy: SlotKinds { SlotKinds(rawValue: 1 << 6) }
  @inlinable package static var number: SlotKinds { SlotKinds(rawValue: 1 << 7) }
  @inlinable package static var ordinal: SlotKinds { SlotKinds(rawValue: 1 << 8) }
  @inlinable package static var phone: SlotKinds { SlotKinds(rawValue: 1 << 9) }
  @inlinable package static var app: SlotKinds { SlotKinds(rawValue: 1 << 10) }
  @inlinable package static var terms: SlotKinds { SlotKinds(rawValue: 1 << 11) }

  /// A few words of any sort, such as a title: text that stays short.
  @inlinable package static var title: SlotKinds { SlotKinds(rawValue: 1 << 12) }

  /// An amount of a currency.
  @inlinable package static var money: SlotKinds { SlotKinds(rawValue: 1 << 13) }

  /// One word, whatever it is.
  @inlinable package static var word: SlotKinds { SlotKinds(rawValue: 1 << 14) }

  /// Set where only values count that are known beforehand: `{destination!}`.
  @inlinable package static var known: SlotKinds { SlotKinds(rawValue: 1 << 15) }

  /// Kinds whose values are not all known beforehand: any words may fill them.
  @inlinable package static var open: SlotKinds { [.person, .place, .text, .title, .word] }

  package static let names: [String: SlotKinds] = [
    "person": .person, "place": .place, "text": .text, "time": .time, "duration": .duration,
    "distance": .distance, "energy": .energy, "number": .number, "ordinal": .ordinal,
    "phone": .phone, "app": .app, "terms": .terms, "title": .title, "money": .money,
    "word": .word,
  ]

  /// Everyday values of each kind of which there are some.
  package static let everyday: [(kind: SlotKinds, wordings: [String])] =
    names
    .sorted { $0.value.rawValue < $1.value.rawValue }
    .compactMap { name, kind in English.values[name].map { (kind: kind, wordings: $0) } }
}
