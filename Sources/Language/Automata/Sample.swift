/// A sentence that a template stands for: `Text Anna I'm late`.
package struct Sample: Sendable, Hashable {
  /// A slot's wording, and its range in UTF-8 offsets of the text.
  package struct Slot: Sendable, Hashable {
    package var name: String
    package var wording: String
    package var range: Range<Int>
  }

  package private(set) var text = ""
  package private(set) var slots: [Slot] = []

  package init() {}
}

// MARK: - Putting it together

extension Sample {
  /// Adds a word; what begins with an apostrophe belongs to the word before.
  package mutating func add(_ word: String) {
    if !text.isEmpty, !word.hasPrefix("'") { text += " " }
    text += word
  }

  package mutating func add(_ wording: String, for slot: String) {
    add(wording)
    let end = text.utf8.count
    slots.append(Slot(name: slot, wording: wording, range: end - wording.utf8.count..<end))
  }

  /// Adds a mark behind a word; before the first one there is nothing to part.
  package mutating func add(_ gap: Gap) {
    guard !text.isEmpty else { return }
    switch gap {
    case .comma: text += ","
    case .colon: text += ":"
    case .end: text += "."
    }
  }

  /// The same as people write it who begin with a capital.
  package var capitalized: Sample {
    var copy = self
    copy.text = text.prefix(1).uppercased() + text.dropFirst()
    return copy
  }
}
