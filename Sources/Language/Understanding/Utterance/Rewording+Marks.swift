internal import Automata

// Marks, pictures and capitals of a text, by their names.

extension Rewording {
  /// The text without a mark that is named; `nil` if it has none.
  static func removing(_ named: SlotReading?, from text: String, _ slot: String) -> Rewording? {
    guard case .term(let name)? = named?.meaning, let sought = name.first?.unicodeScalars.first,
      let mark = text.last(where: { $0.unicodeScalars.first == sought })
    else { return nil }
    return Rewording(slot: slot, old: String(mark), new: "")
  }

  /// The text with a capital at the word that begins with some letters, or at its first one; `nil`
  /// if that is one already.
  static func capitalizing(_ letters: SlotReading?, in text: String, _ slot: String) -> Rewording? {
    let sentence = Sentence(text)
    let words = sentence.tokens.map { sentence.text($0.range) }
    let sought = letters?.wording.lowercased() ?? ""
    guard let word = words.first(where: { $0.lowercased().hasPrefix(sought) }),
      let first = word.first, first.isLowercase
    else { return nil }
    return Rewording(slot: slot, old: word, new: first.uppercased() + word.dropFirst())
  }
}

extension String {
  /// The last picture in this text.
  var picture: String? {
    last { $0.unicodeScalars.first?.properties.isEmojiPresentation == true }.map(String.init)
  }
}
