internal import Automata

// The parts of a text that a change names: by their words, their marks, or in notation.

/// A word of a text and what it should have been.
struct Misspelling {
  var word: String
  var meant: String

  func rewording(in slot: String) -> Rewording { Rewording(slot: slot, old: word, new: meant) }
}

extension StringProtocol where SubSequence == Substring {
  /// The same without some characters at its ends.
  func trimming(_ isLeft: (Character) -> Bool) -> Substring {
    let rest = drop(while: isLeft)
    let end = rest.lastIndex { !isLeft($0) }.map(rest.index(after:))
    return rest[..<(end ?? rest.startIndex)]
  }
}

extension String {
  /// The one word of this text that is written almost like another one; `nil` if that stands there,
  /// is more than a word, or several are like it.
  func misspelling(of meant: String) -> Misspelling? {
    let (own, sought) = (Sentence(self), Sentence(meant))
    guard sought.count == 1, let letters = Sentence.letters(of: meant).first, letters.count > 3,
      !own.tokens.contains(where: { $0.word == sought.tokens[0].word })
    else { return nil }
    let limit = letters.count > 4 ? 2 : 1
    let words = own.tokens.map { own.text($0.range) }.filter { word in
      Sentence.letters(of: word).first.map {
        // Two letters that are swapped are one error.
        Understanding.distance($0, letters, atMost: limit) != nil
          || $0 != letters && $0.sorted() == letters.sorted()
      } == true
    }
    guard words.count == 1, let word = words.first else { return nil }
    return Misspelling(word: word, meant: sought.text(sought.tokens[0].range))
  }

  /// The two sides of an editor's command, “s/lunch/dinner/”: the old and the new.
  var substitution: (Substring, Substring)? {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0].drop(while: \.isWhitespace) == "s", !parts[1].isEmpty,
      parts.dropFirst(3).allSatisfy({ $0.allSatisfy(\.isWhitespace) })
    else { return nil }
    return (parts[1], parts[2])
  }

  /// The two sides of the only arrow in “Text: 18:15 → 18:45, please”: the old and the new.
  ///
  /// A label before it and what is said behind are no part of that.
  var replacement: (Substring, Substring)? {
    let arrows = ["→", "->", "=>"].flatMap { ranges(of: $0) }
    guard arrows.count == 1, let arrow = arrows.first else { return nil }
    let before = self[..<arrow.lowerBound]
    let label = before.ranges(of: ": ").last?.upperBound ?? startIndex
    let after = self[arrow.upperBound...]
    let end = [", ", ". ", "; "].compactMap { after.firstRange(of: $0)?.lowerBound }.min()
    let sides = [before[label...], after[..<(end ?? endIndex)]].map { side in
      side.trimming { $0.isWhitespace || $0 == "\"" || $0 == "." }
    }
    return sides.contains(where: \.isEmpty) ? nil : (sides[0], sides[1])
  }

  var isRewording: Bool { self == "reword" || hasPrefix("reword-") }

  /// The first or the last of several sentences.
  func sentence(atEnd end: SlotReading) -> String? {
    guard case .term(let name) = end.meaning else { return nil }
    let whole = Sentence(self)
    let starts = whole.tokens.indices.dropFirst().filter {
      whole.marks(before: $0).contains(.sentenceEnd)
    }
    guard let first = starts.first, let last = starts.last else { return nil }
    return whole.text(whole.range(ofText: name == "first" ? 0..<first : last..<whole.count))
  }

  /// The part of this text between marks that has some words in it; `nil` if that is all of it.
  func clause(with words: String) -> String? {
    let (own, sought) = (Sentence(self), Sentence.words(of: words))
    let starts = own.tokens.indices.filter {
      $0 == 0 || own.marks(before: $0).hasAny(of: Division.marks)
    }
    guard starts.count > 1, !sought.isEmpty else { return nil }
    for (start, end) in zip(starts, starts.dropFirst() + [own.count]) {
      let part = own.tokens[start..<end].map(\.word)
      guard part.indices.contains(where: { part[$0...].starts(with: sought) }) else { continue }
      return own.text(own.range(ofText: start..<end))
    }
    return nil
  }

  /// The figure that stands behind some words of this text: the *1183* of “Invoice 1183”.
  func figure(behind words: String) -> String? {
    let (own, sought) = (Sentence(self), Sentence.words(of: words))
    let digits = own.tokens.indices.filter { own.tokens[$0].shape == .digits }
    let found = digits.filter { digit in
      let before = own.tokens[..<digit].suffix(sought.count + 1).map(\.word)
      return before.suffix(sought.count).elementsEqual(sought)
        || before.prefix(sought.count).elementsEqual(sought) && before.count > sought.count
    }
    return found.count == 1 && !sought.isEmpty ? own.text(own.tokens[found[0]].range) : nil
  }

  /// The words of this text that are those of another one, as they are written here.
  func stretch(like words: String) -> String? {
    let (own, sought) = (Sentence(self), Sentence.words(of: words))
    guard !sought.isEmpty, sought.count <= own.count else { return nil }
    for start in 0...(own.count - sought.count) {
      let place = start..<start + sought.count
      if own.tokens[place].map(\.word) == sought { return own.text(own.range(ofWords: place)) }
    }
    return nil
  }
}
