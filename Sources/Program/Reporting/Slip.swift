/// A typing error: where a word differs from a name by a letter or two.
struct Slip {
  /// The number of letters that the two have in common at the start, and at the end.
  private let start: Int
  private let end: Int

  /// The letters between them.
  private let meant: [Character]
  private let typed: [Character]

  /// - Returns: `nil` if the word is another one, or the same.
  init?(_ name: String, _ word: String) {
    let (meant, typed) = (Array(name), Array(word))
    guard meant.count > 3, abs(meant.count - typed.count) < 2, meant != typed else { return nil }
    start = zip(meant, typed).prefix { $0 == $1 }.count
    let rest = min(meant.count, typed.count) - start
    end = zip(meant.reversed(), typed.reversed()).prefix { $0 == $1 }.prefix(rest).count
    self.meant = Array(meant[start..<meant.count - end])
    self.typed = Array(typed[start..<typed.count - end])
    guard self.meant.count < 3, self.typed.count < 3, isSwap || self.meant.count < 2 else {
      return nil
    }
  }

  private var isSwap: Bool { meant.count == 2 && typed == meant.reversed() }

  /// Another name with the same error; letters that are new are those that `letter` makes of them.
  func applied(to name: String, letter: (Character) -> Character) -> String {
    let name = Array(name)
    let middle = name[start..<name.count - end]
    let letters: [Character] =
      if isSwap {
        middle.reversed()
      } else if meant.isEmpty, start > 0, typed.count == 1 {
        // A letter that is doubled, or one too many.
        [name[start - 1]]
      } else {
        typed.map(letter)
      }
    return String(name[..<start] + letters + name[(name.count - end)...])
  }
}
