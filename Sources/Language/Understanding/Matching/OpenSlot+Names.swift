internal import Automata

// Names of people whom nobody knows: which words they hold.

extension OpenSlot {
  /// A stranger's name has at most this many words, and one in lower case this many.
  private static var longestName: Int32 { 6 }
  private static var longestPlainName: Int32 { 4 }

  func beginName(_ word: Prospect, _ before: Prospect?, _ isLast: Bool) -> Int32? {
    if word.name.has(.owner), !isLast { return Costs.stranger }
    guard !word.has(.function), !word.isDigits else { return nil }
    return Costs.stranger + common(word, before) + (word.isMistyped ? Costs.mistypedName : 0)
  }

  /// Returns whether a full stop belongs to a title before the name or to an initial, and ends
  /// none.
  func isAbbreviated(_ before: Prospect, _ word: Prospect) -> Bool {
    guard kind == .person, Self.abbreviations.contains(word.marks) else { return false }
    return before.name.has(.shortTitle) || before.name.has(.initial) && !before.isLower
  }

  private static let abbreviations: Marks = [.sentenceEnd, .space]

  /// The cost of going on with a name over a word; `nil` if the name has to end before it.
  func extendName(
    over word: Prospect,
    _ before: Prospect,
    _ first: Prospect,
    _ length: Int32
  ) -> Int32? {
    guard !word.marks.hasAny(of: Self.partings), !word.isDigits else { return nil }
    if let cost = cost(of: word.joint, first) { return word.isNumeral ? nil : cost }
    guard length < Self.longestName, !word.has(.function), !word.marks.contains(.hyphen)
    else { return nil }
    if word.name.has(.possessive) { return Costs.owner }
    guard word.isLower else { return first.isLower ? Costs.strangerCapital : Costs.strangerName }
    guard !word.isNumeral else { return nil }
    switch before.joint {
    case .epithet: return word.has(.common) ? nil : Costs.strangerName
    case .origin, .article: return common(word, before) / 5
    default: break
    }
    if before.name.has(.possessive) { return common(word, before) / 5 }
    guard length < Self.longestPlainName else { return nil }
    let isFirst = length == 1 && first.name.has(.owner)
    let mistyped = word.isMistyped ? Costs.mistypedName : 0
    return (isFirst ? 0 : Costs.strangerWord) + common(word, before) / 5 + mistyped
  }

  private static let partings: Marks = [.comma, .parenthesis]

  /// The cost of a word that joins parts of a name; `nil` if it does not.
  private func cost(of joint: NameJoint, _ first: Prospect) -> Int32? {
    switch joint {
    case .none: nil
    case .hyphen, .firm, .group: Costs.strangerName
    case .particle: first.isLower ? Costs.strangerCapital : Costs.strangerName
    case .site, .article, .relative: Costs.nameLink
    case .clause: Costs.describingWord
    case .epithet, .origin, .couple: Costs.description
    }
  }
}
