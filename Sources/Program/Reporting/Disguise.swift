import Foundation

/// Invented words and figures in the places of a person's own: of the same shape, the same each time
/// that one comes, and made of chance, so that nothing leads back.
///
///     Mike Abbott, +1-415-555-0101  →  Lufo Nirgash, +1-683-274-9350
struct Disguise {
  /// The words and numbers that may not be invented, because they are somebody's.
  let originals: Originals

  /// Returns whether a word may not be invented, because it means something.
  private let isTaken: (String) -> Bool
  var generator: any RandomNumberGenerator

  /// By the words in lower case.
  private var words: [String: String] = [:]
  private var used: Set<String> = []

  /// Of names, near which others are typing errors.
  private var names: [String] = []

  /// By the digits.
  private var numbers: [String: String] = [:]
  private var usedNumbers: Set<String> = []

  /// The amounts in place of the powers of two.
  ///
  /// The others come between them, so that the larger of two is so afterwards; one that somebody
  /// knows tells little of the rest. Some are less and some more than they were: an app may have a
  /// limit between them.
  private let powers: [Double]

  /// - Parameters:
  ///   - originals: The words and numbers that are somebody's.
  ///   - isTaken: Returns whether a word means something.
  ///   - generator: The chance that inventions are made of.
  init(
    avoiding originals: Originals,
    orWords isTaken: @escaping (String) -> Bool,
    _ generator: any RandomNumberGenerator
  ) {
    self.originals = originals
    var generator = generator
    powers = (0...40).map { exp2(Double($0)) * Double.random(in: 0.72...1.4, using: &generator) }
    (self.isTaken, self.generator) = (isTaken, generator)
  }
}

// MARK: - Words

extension Disguise {
  /// Returns whether a word has been replaced as part of a name.
  func isOfName(_ word: String) -> Bool { names.contains(word.lowercased()) }

  /// A word of a name of the world.
  mutating func name(_ word: String) -> String {
    let key = word.lowercased()
    if words[key] == nil {
      words[key] = invented(like: key)
      names.append(key)
    }
    return self.word(word)
  }

  /// Any other word.
  mutating func word(_ word: String) -> String {
    let key = word.lowercased()
    let new = words[key] ?? misspelt(key) ?? invented(like: key)
    words[key] = new
    return new.cased(like: word)
  }

  /// The name that a word misspells, with the same slip.
  private mutating func misspelt(_ word: String) -> String? {
    let slips = names.lazy.compactMap { name in Slip(name, word).map { (name, $0) } }
    guard let (name, slip) = slips.first, let new = words[name], new.count == name.count else {
      return nil
    }
    let slipped = slip.applied(to: new) { letter(like: $0) }
    return originals.contains(word: slipped) ? nil : slipped
  }

  private mutating func invented(like word: String) -> String {
    for attempt in 0..<100 {
      // There are few short words, and the language has most of them.
      var new = pronounceable(like: word)
      if attempt > 20 { new += pronounceable(like: "ab") }
      if isFree(new) { return new }
    }
    // Chance makes nothing of some characters but themselves.
    var (count, new) = (used.count, "")
    repeat {
      count += 1
      new = "z" + String("\(count)".map { Self.counting[$0.wholeNumberValue ?? 0] })
    } while !isFree(new)
    return new
  }

  /// Returns whether a word can be an invention, which it is then.
  private mutating func isFree(_ new: String) -> Bool {
    guard !originals.contains(word: new), !isTaken(new), words[new] == nil else { return false }
    return used.insert(new).inserted
  }

  /// Consonants and vowels by turns, whatever the word has; other scripts stay what they are.
  private mutating func pronounceable(like word: String) -> String {
    var isVowel = Bool.random(using: &generator)
    return String(
      word.map { character in
        guard character.isLatin else { return letter(like: character) }
        isVowel.toggle()
        return (isVowel ? Self.vowels : Self.consonants).randomElement(using: &generator) ?? "a"
      }
    )
  }

  /// For the figures of a count.
  private static let counting = Array("aeioubdfgk")
  private static let vowels = Array("aeiou")
  private static let consonants = Array("bdfgklmnprstvz")

  /// Another character of the same kind.
  private mutating func letter(like character: Character) -> Character {
    if character.isASCII, character.isNumber { return digit() }
    guard !character.isLatin else {
      return (Self.vowels + Self.consonants).randomElement(using: &generator) ?? "a"
    }
    guard character.isLetter, let scalar = character.unicodeScalars.first else { return character }
    // Letters of a script stand together.
    let like = (scalar.value & ~0x3F..<(scalar.value | 0x3F) + 1).compactMap(Unicode.Scalar.init)
      .filter { $0.properties.generalCategory == scalar.properties.generalCategory }
    return like.randomElement(using: &generator).map(Character.init) ?? character
  }

  private mutating func digit() -> Character {
    "0123456789".randomElement(using: &generator) ?? "0"
  }
}

// MARK: - Figures

extension Disguise {
  /// A number that names something: of a telephone, a house, a card.
  ///
  /// The shorter of two that end alike ends alike afterwards, for a number may be said without its
  /// country.
  mutating func number(_ text: String) -> String {
    let digits = text.filter(\.isASCIIDigit)
    guard !digits.isEmpty else { return text }
    let longer = numbers.filter { $0.key.count > digits.count && $0.key.hasSuffix(digits) }
      .sorted { $0.key < $1.key }
    let ends = longer.map { String($0.value.suffix(digits.count)) }
    let new =
      numbers[digits] ?? ends.first { isNobodys($0, in: text) }
      ?? invented(number: digits, in: text)
    numbers[digits] = new
    usedNumbers.insert(new)
    return text.replacingDigits(by: new)
  }

  /// Returns whether a number, or one that ends in it, has been replaced; shorter ones may be any.
  func knows(number: String) -> Bool {
    let digits = number.filter(\.isASCIIDigit)
    return digits.count > 2
      && numbers.keys.contains { $0 == digits || digits.count > 6 && $0.hasSuffix(digits) }
  }

  private mutating func invented(number: String, in text: String) -> String {
    for _ in 0..<200 {
      let new = figures(like: number, in: text)
      if new != number, !usedNumbers.contains(new), isNobodys(new, in: text) { return new }
    }
    // Of short ones there may be none left that is nobody's: two of them become one.
    for _ in 0..<200 {
      let new = figures(like: number, in: text)
      if new != number, isNobodys(new, in: text) { return new }
    }
    return String(number.map { $0 == "9" ? "2" : "9" })
  }

  /// Returns whether neither the figures, nor a group of those that take the place of a text's, are
  /// of the original.
  private func isNobodys(_ figures: String, in text: String) -> Bool {
    !originals.contains(number: figures)
      && !originals.containsNumber(of: text.replacingDigits(by: figures))
  }

  private mutating func figures(like number: String, in text: String) -> String {
    // What country it is of tells how the rest is read.
    let country = text.hasPrefix("+") ? text.dropFirst().prefix { $0.isASCIIDigit } : ""
    let kept = country.count < number.count ? country.count : min(1, number.count - 1)
    var new = String(number.prefix(text.hasPrefix("+") ? kept : 0))
    while new.count < number.count {
      let isFirst = new.count == kept || new.isEmpty
      new.append((isFirst ? "23456789" : "0123456789").randomElement(using: &generator) ?? "2")
    }
    return new
  }

  /// An amount of money, in figures: “1,250.50”.
  func amount(_ text: String) -> String {
    let (whole, fraction) = text.parts
    guard let value = Double("\(whole.filter(\.isASCIIDigit)).\(fraction)0"), value > 0 else {
      return text
    }
    // As round as it was, and another one.
    let figures = (whole + fraction).filter(\.isASCIIDigit)
    let zeros = figures.reversed().prefix { $0 == "0" }.count
    let step = pow(10, Double(zeros - fraction.count))
    return String(format: "%.\(fraction.count)f", moved(value, by: step))
  }

  /// A number of an app's file, which may be money.
  ///
  /// Small whole ones beside no currency count things or name a time, and stay.
  func quantity(_ number: Double, isMoney: Bool) -> Double {
    let isWhole = number == number.rounded()
    guard number != 0, isMoney || !isWhole || number.magnitude >= 1000 else {
      return number
    }
    let new = moved(number.magnitude, by: isWhole ? 1 : 0.01)
    return number < 0 ? -new : new
  }

  /// Another multiple of the step, above zero: the next that nobody has.
  private func moved(_ value: Double, by step: Double) -> Double {
    let first = max(1, (scaled(value) / step).rounded())
    let multiples = (0..<1000).lazy.map { (first + Double($0)) * step }
    return multiples.first { $0 != value && !originals.contains(amount: $0) } ?? value + step
  }

  private func scaled(_ value: Double) -> Double {
    let power = Int(value.exponent)
    guard powers.indices.dropLast().contains(power) else {
      return min(value * powers[0], .greatestFiniteMagnitude)
    }
    return powers[power] + (powers[power + 1] - powers[power]) * (value.significand - 1)
  }
}

extension String {
  /// The figures before and behind the last point or comma, if two or one figures are behind it.
  fileprivate var parts: (whole: String, fraction: String) {
    guard let mark = lastIndex(where: { $0 == "." || $0 == "," }),
      case let fraction = self[index(after: mark)...], (1...2).contains(fraction.count),
      fraction.allSatisfy(\.isASCIIDigit)
    else { return (self, "") }
    return (String(self[..<mark]), String(fraction))
  }

  fileprivate func replacingDigits(by digits: String) -> String {
    var digits = digits[...]
    return String(map { $0.isASCIIDigit ? digits.popFirst() ?? $0 : $0 })
  }

  /// With capitals where a word has them: at its start, or all over.
  fileprivate func cased(like word: String) -> String {
    guard word.contains(where: \.isUppercase) else { return self }
    if word.count > 1, !word.contains(where: \.isLowercase) { return uppercased() }
    return prefix(1).uppercased() + dropFirst()
  }
}

extension Character {
  var isASCIIDigit: Bool { isASCII && isNumber }

  fileprivate var isLatin: Bool { isLetter && (unicodeScalars.first?.value ?? 0) < 0x250 }
}
