internal import Automata

/// The words that an open slot may hold, and their costs.
///
/// The words are those of the sentence from the one before the slot on; asking the line itself
/// would count references at each step.
struct OpenSlot {
  let kind: Kind

  enum Kind: UInt8, BitwiseCopyable {
    case text, title, person, place, word

    init(_ kinds: SlotKinds) {
      if kinds.contains(.text) {
        self = .text
      } else if kinds.contains(.title) {
        self = .title
      } else if kinds.contains(.word) {
        self = .word
      } else {
        self = kinds.contains(.person) ? .person : .place
      }
    }
  }

  /// A place's name has at most this many words.
  private static var longestPlace: Int32 { 9 }
  private static var longestTitle: Int32 { 6 }

  /// The cost of beginning at a word; `nil` if the slot cannot begin there.
  func begin(_ word: Prospect, after before: Prospect?, isLast: Bool) -> Int32? {
    switch kind {
    case .text:
      // A “please” or an “instead” at the end is said to the assistant.
      let isCourtesy =
        isLast && (word.has(.courtesy) || word.has(.substitute))
        && !word.marks.contains(.quoteOpen)
      return isCourtesy ? nil : Costs.text + Costs.textWord + tearing(word, before)
    case .title:
      let mayBegin = !word.has(.function) || word.name.has(.article)
      return mayBegin && !word.isCounted ? Costs.text + Costs.textWord : nil
    case .person: return beginName(word, before, isLast)
    case .place: return beginPlace(word, before)
    case .word: return Costs.otherWordBetween
    }
  }

  /// The extra cost of a text that begins inside of a list, or of a word, the *way* of *omw*, or
  /// with what may tell who somebody is: *my sister, who is waiting, …*.
  private func tearing(_ word: Prospect, _ before: Prospect?) -> Int32 {
    if word.isListing { return Costs.listing }
    if word.name.has(.relative), word.marks.contains(.comma) { return Costs.tornWord }
    let isTorn = before != nil && word.marks.isEmpty && !word.isDigits
    return isTorn || word.name.has(.possessive) ? Costs.tornWord : 0
  }

  private func beginPlace(_ word: Prospect, _ before: Prospect?) -> Int32? {
    if word.name.has(.article) { return Costs.unknownPlace }
    if word.has(.response), word.isLower { return nil }
    guard !word.has(.function) || word.has(.link) || word.isProper, !word.isQuantity else {
      return nil
    }
    return Costs.unknownPlace + (word.has(.link) ? Costs.placeLink : 0) + common(word, before) / 3
  }

  /// Returns whether the slot may end before a word: *my* alone is nobody, and neither *the* nor
  /// *7* nor *four* nor *at* is a place.
  func mayEnd(after first: Prospect, _ last: Prospect, _ length: Int32) -> Bool {
    if kind == .text || kind == .word { return true }
    if kind == .place, last.has(.link), last.isLower { return false }
    if length > 1 { return kind != .person || !last.joint.leadsOn }
    return !first.name.has(.article) && !(kind == .person && first.name.has(.shortTitle))
      && !(kind == .place && (first.isDigits || first.isNumeral))
  }

  /// The cost of going on over a word; `nil` if the slot has to end before it.
  ///
  /// It needs to know the word before, the slot's first word, and how many the slot has so far.
  func extend(over word: Prospect, _ before: Prospect, _ first: Prospect, _ length: Int32) -> Int32?
  {
    if kind == .text {
      let isQuoted = first.marks.contains(.quoteOpen) && word.marks.contains(.quoteClose)
      return Costs.textWord + (isQuoted ? Costs.quoted : 0)
    }
    guard kind != .word else { return nil }
    guard !word.marks.hasAny(of: Self.borders) || isAbbreviated(before, word) else { return nil }
    switch kind {
    case .text, .title, .word:
      let mayGoOn = length < Self.longestTitle && !word.marks.contains(.comma)
      return mayGoOn ? Costs.textWord : nil
    case .person: return extendName(over: word, before, first, length)
    case .place: return extendPlace(over: word, first, length)
    }
  }

  private static let borders: Marks = [.sentenceEnd, .colon, .quoteOpen, .quoteClose, .dash]

  private func extendPlace(over word: Prospect, _ first: Prospect, _ length: Int32) -> Int32? {
    guard length < Self.longestPlace, !word.isQuantity, !word.isCounted else { return nil }
    // *the Ritz, Paris*, *O'Hare Terminal 1, door 3*; what else follows a comma is something else.
    if word.marks.contains(.comma), word.isLower, first.isLower { return nil }
    if word.has(.response), word.isLower { return nil }
    if word.has(.link) { return Costs.placeWord + Costs.placeLink }
    let isNamed = !word.has(.function) || word.isProper || word.isInnerArticle
    return isNamed ? Costs.placeWord : nil
  }

  /// The cost of an everyday word; less for *my dentist*, *the office*.
  func common(_ word: Prospect, _ before: Prospect?) -> Int32 {
    guard word.has(.common), word.isLower || word.isLead else { return 0 }
    let isDetermined = before?.name.has(.determiner) ?? false
    return isDetermined ? Costs.commonWord / 5 : Costs.commonWord
  }
}
