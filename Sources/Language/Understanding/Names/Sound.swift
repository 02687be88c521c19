/// The rough sound of a name in English: its consonants, and a mark for a leading vowel.
///
/// *Katherine* and *Catherine* sound alike, *Steven* and *Stephen*, *Ana* and *Anna*.
struct Sound: Hashable {
  /// Four bits for each sound, the last one lowest.
  private(set) var code: UInt64 = 0

  /// Later letters hardly tell names apart, and 16 sounds fill the code.
  private static let longest = 12

  init(_ letters: [UInt8]) {
    var index = 0
    var count = 0
    var last: UInt64 = 0
    while index < letters.count, count < Self.longest {
      let (sound, width) = Self.sound(letters, at: index)
      index += width
      if sound != 0, sound != last || sound == Self.vowel {
        code = code << 4 | sound
        count += 1
      }
      // A vowel parts two equal sounds; a silent letter does not.
      if sound != 0 || Self.isVowel(letters[index - 1]) { last = sound }
    }
  }

  private static let vowel: UInt64 = 1

  private static let plain: [UInt8: UInt64] = [
    UInt8(ascii: "b"): 2, UInt8(ascii: "p"): 3, UInt8(ascii: "f"): 4, UInt8(ascii: "v"): 4,
    UInt8(ascii: "k"): 5, UInt8(ascii: "q"): 5, UInt8(ascii: "d"): 6, UInt8(ascii: "t"): 7,
    UInt8(ascii: "s"): 8, UInt8(ascii: "z"): 8, UInt8(ascii: "j"): 9, UInt8(ascii: "l"): 10,
    UInt8(ascii: "m"): 11, UInt8(ascii: "n"): 12, UInt8(ascii: "r"): 13,
  ]

  private static let hiss: UInt64 = 14
  private static let breath: UInt64 = 15

  private static func isVowel(_ letter: UInt8) -> Bool {
    "aeiouy".utf8.contains(letter)
  }

  /// The sound that begins at a letter, 0 for none, and how many letters it has.
  private static func sound(_ letters: [UInt8], at index: Int) -> (UInt64, Int) {
    let next = index + 1 < letters.count ? letters[index + 1] : 0
    switch letters[index] {
    case UInt8(ascii: "c"): return soundOfC(letters, at: index, next)
    case UInt8(ascii: "g"): return soundOfG(index, next)
    case UInt8(ascii: "p") where next == UInt8(ascii: "h"): return (4, 2)
    case UInt8(ascii: "s") where next == UInt8(ascii: "h"): return (hiss, 2)
    case UInt8(ascii: "t") where next == UInt8(ascii: "h"): return (7, 2)
    case UInt8(ascii: "x"): return (index == 0 ? 8 : 5, 1)
    case UInt8(ascii: "h"), UInt8(ascii: "w"):
      return (index == 0 && isVowel(next) ? breath : 0, 1)
    case UInt8(ascii: "k") where index == 0 && next == UInt8(ascii: "n"): return (12, 2)
    case let letter where isVowel(letter): return (index == 0 ? vowel : 0, 1)
    case let letter: return (plain[letter] ?? (letter < 0x80 ? 0 : UInt64(letter & 15)), 1)
    }
  }

  private static func soundOfC(_ letters: [UInt8], at index: Int, _ next: UInt8) -> (UInt64, Int) {
    if next == UInt8(ascii: "h") {
      let third = index + 2 < letters.count ? letters[index + 2] : 0
      return (third == UInt8(ascii: "r") || third == UInt8(ascii: "l") ? 5 : hiss, 2)
    }
    return ("eiy".utf8.contains(next) ? 8 : 5, 1)
  }

  private static func soundOfG(_ index: Int, _ next: UInt8) -> (UInt64, Int) {
    if next == UInt8(ascii: "h") { return (index == 0 ? 5 : 0, 2) }
    return ("ei".utf8.contains(next) ? 9 : 5, 1)
  }
}

/// Returns the fewest letters to add, drop, replace or swap with the next that make one word of
/// another; `nil` if there are more than a limit.
///
/// This is the optimal string alignment distance. The matcher has one of its own, whose steps have
/// different costs and which allocates nothing.
package func distance<Letter: Equatable>(
  _ one: [Letter],
  _ other: [Letter],
  atMost limit: Int
) -> Int? {
  guard abs(one.count - other.count) <= limit else { return nil }
  var before: [Int] = []
  var row = Array(0...other.count)
  for (i, letter) in one.enumerated() {
    var next = [i + 1]
    for (j, target) in other.enumerated() {
      var cost = min(row[j] + (letter == target ? 0 : 1), row[j + 1] + 1, next[j] + 1)
      if i > 0, j > 0, letter == other[j - 1], one[i - 1] == target {
        cost = min(cost, before[j - 1] + 1)
      }
      next.append(cost)
    }
    (before, row) = (row, next)
  }
  return row[other.count] <= limit ? row[other.count] : nil
}
