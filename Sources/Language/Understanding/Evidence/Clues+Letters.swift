internal import Automata

// What a word has in common with its relatives: *messaging* says much of what *message* says, and
// so does a *mesage*. So words that training never met, or met too seldom, still count.
extension Clues {
  /// The stem of each word that is no value, and each four letters in a row.
  var letters: [Clue] {
    let values = Set(values.map { Int($0.from) })
    return words.filter { $0.place.count == 1 && !values.contains($0.place.lowerBound) }
      .flatMap(clues(ofLettersIn:))
  }

  private func clues(ofLettersIn word: ClueWord) -> [Clue] {
    let letters = letters(ofWordAt: word.place)
    guard letters.count >= Self.shortest else { return [] }
    let stem = Word.sequence(Self.stem, Word(Self.stem(of: letters)))
    let framed = [Self.edge] + letters + [Self.edge]
    return [Clue(stem, at: word.place)]
      + (0...framed.count - Self.run).map { start in
        Clue(Word.sequence(Self.part, Word(framed[start..<start + Self.run])), at: word.place)
      }
  }

  /// A word as folded letters; most have none to fold but capitals.
  private func letters(ofWordAt place: Range<Int>) -> [UInt8] {
    let bytes = sentence.bytes[sentence.range(ofWords: place)]
    guard bytes.allSatisfy(Self.isPlain) else {
      return Sentence.letters(of: String(decoding: bytes, as: UTF8.self)).flatMap(\.self)
    }
    return bytes.map { $0 | 0x20 }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  /// Shorter words have no part that says less than the whole.
  private static let shortest = 3

  /// The length of the runs of letters used as clues, the word's edges included.
  private static let run = 4
  private static let edge = UInt8(ascii: "|")

  private static let stem = Word("<stem>").hash
  private static let part = Word("<part>").hash
}

// MARK: - Stems

extension Clues {
  /// A word without what is put behind English words: *messag* for *messages* and *messaging*.
  ///
  /// Whether that is a word does not matter, only that relatives have the same.
  static func stem(of word: [UInt8]) -> [UInt8] {
    var stem = word
    for ending in endings where stem.count >= ending.letters.count + ending.rest {
      guard stem.suffix(ending.letters.count).elementsEqual(ending.letters) else { continue }
      stem.removeLast(ending.letters.count)
      if let last = stem.last, stem.count > 3, stem.dropLast().last == last, !doubled.contains(last)
      {
        stem.removeLast()
      }
      break
    }
    if let last = stem.last, stem.count > 3, silent.contains(last) { stem.removeLast() }
    return stem
  }

  /// Endings, and how many letters have to be left.
  private static let endings: [(letters: [UInt8], rest: Int)] = [
    ("ing", 3), ("ied", 2), ("ies", 2), ("ed", 3), ("es", 3), ("s", 3), ("er", 4),
  ].map { (Array($0.utf8), $1) }

  /// Letters that stand twice at the end of stems too, *call* and *pass*.
  private static let doubled = Array("ls".utf8)
  private static let silent = Array("ey".utf8)
}
