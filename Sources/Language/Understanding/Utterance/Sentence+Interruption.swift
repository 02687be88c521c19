internal import Automata

extension Sentence {
  /// The text without what was said to somebody else in the middle of it; `nil` if nothing was.
  ///
  /// It stands between dashes, and the words before the first are said again behind the second:
  /// “take the — mind the step! — the chips” is “take the chips”.
  var withoutInterruptions: String? {
    let dashes = tokens.indices.dropFirst().filter(isDash(before:))
    var (rest, start) = ("", 0)
    for (before, behind) in zip(dashes, dashes.dropFirst()) {
      guard let repeated = repeated(before: before, behind: behind) else { continue }
      let place = tokens[before - repeated].range.lowerBound
      guard place >= start else { continue }
      rest += text(start..<place)
      start = tokens[behind].range.lowerBound
    }
    return start > 0 ? rest + text(start..<bytes.count) : nil
  }

  /// True if a dash stands before a word, be it one of typewriters: “ - ”, “ -- ”.
  private func isDash(before index: Int) -> Bool {
    marks(before: index).contains(.dash) || marks(before: index).isSuperset(of: [.space, .hyphen])
  }

  /// The number of words before a word that are said again from another one on.
  private func repeated(before: Int, behind: Int) -> Int? {
    (1...Self.mostRepeated).last { count in
      count <= before && behind + count <= tokens.count
        && zip(tokens[(before - count)..<before], tokens[behind...]).allSatisfy {
          $0.word == $1.word
        }
    }
  }

  private static let mostRepeated = 6
}
