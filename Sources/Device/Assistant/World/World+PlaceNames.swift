import Dialogue
import English

// MARK: - Places by names that nobody has written down

extension World {
  /// The one place whose name some words are, with a typing error, in another order, in part or
  /// shortened: “the ferry buiding”, “Building Ferry”, “the park”, “GG pk”; `nil` if several could be
  /// meant, or none.
  func place(like wording: String) -> Place? {
    let said = wording.nameWords
    guard !said.isEmpty else { return nil }
    let fitting = places.filter { place in
      place.isAt(said)
        || place.names.contains { name in
          let words = name.nameWords
          return said.allSatisfy { word in
            words.contains { $0.isTyped(as: word) || said.count > 1 && $0.isShortened(to: word) }
              || words.haveInitials(word)
          } && (said.count > 1 || words.count > 1 || said[0].count > 4)
        }
    }
    return fitting.count == 1 ? fitting[0].place : address(said)
  }

  /// A house number and a street, and perhaps a city behind them.
  private func address(_ words: [String]) -> Place? {
    guard let number = words.first.flatMap({ Int($0) }), words.count > 1 else { return nil }
    let said = words.dropFirst()
    let found = streets.lazy.compactMap { street -> Place? in
      let isNamed = street.names.contains { name in
        let name = name.nameWords
        return said.starts(with: name) { $0.isTyped(as: $1) } && isCity(said.dropFirst(name.count))
      }
      return isNamed ? street.place(number: number) : nil
    }
    return found.first
  }

  /// True if words are nothing, or the name of a city in which the world has places.
  private func isCity(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first else { return true }
    return places.lazy.compactMap(\.place.city?.nameWords).contains { city in
      city.elementsEqual(words) || words.count == 1 && city.haveInitials(first)
    }
  }
}

extension KnownPlace {
  /// True if the words are its number and street, with or without what kind of street that is.
  fileprivate func isAt(_ words: [String]) -> Bool {
    guard let street = self.place.street?.nameWords, words.count >= 2,
      words[0].first?.isNumber == true
    else { return false }
    let same = zip(words, street).prefix { $0 == $1 }.count
    return same >= 2 && same >= max(words.count, street.count) - 1
  }
}

private let articles = Set(English.bareArticles.split(separator: " ").map(String.init))

extension String {
  /// The words of a name in lower case, without articles.
  fileprivate var nameWords: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { !articles.contains($0) }
  }

  /// Returns `true` if the words are equal, or differ by one letter left out, put in, changed, or
  /// swapped with the next.
  fileprivate func isTyped(as word: String) -> Bool {
    guard self != word else { return true }
    guard count > 4, abs(count - word.count) <= 1 else { return false }
    let start = zip(self, word).prefix { $0 == $1 }.count
    let (rest, other) = (dropFirst(start), word.dropFirst(start))
    if count != word.count {
      return count > word.count ? rest.dropFirst() == other : other.dropFirst() == rest
    }
    let isSwapped = rest.prefix(2).reversed() == Array(other.prefix(2))
    return rest.dropFirst() == other.dropFirst()
      || isSwapped && rest.dropFirst(2) == other.dropFirst(2)
  }

  /// Returns `true` if a word is short for this one: its first letter and some of its consonants, in
  /// their order, as in “bldg”, “pk” and “intl”.
  fileprivate func isShortened(to word: String) -> Bool {
    guard word.count > 1, word.count < count, word.first == first,
      word.dropFirst().allSatisfy({ !"aeiou".contains($0) })
    else { return false }
    var rest = self[...]
    return word.allSatisfy { letter in
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
      return true
    }
  }
}

extension [String] {
  /// Returns `true` if a word has the first letters of two or more of these that follow each other:
  /// “GG” for Golden Gate.
  fileprivate func haveInitials(_ word: String) -> Bool {
    guard word.count > 1, word.count <= count else { return false }
    return (0...count - word.count).contains { start in
      zip(self[start...], word).allSatisfy { $0.first == $1 }
    }
  }
}
