import Foundation
import Understanding

/// Replaces in the lines of a user all that is theirs: names, numbers, amounts and texts, and every
/// word that a line was not understood by.
struct LineDisguise {
  let language: CommonWords

  /// Knows the names of the world.
  let interpreter: Interpreter
  let now: CivilTime
  let values: SpokenValues
}

extension LineDisguise {
  /// - Parameters:
  ///   - line: The line.
  ///   - scene: The state in which it was said.
  ///   - keepsTelling: Set to leave every word that it may have been understood by.
  ///   - disguise: The inventions.
  /// - Returns: The line with inventions in the places of all else.
  func disguised(
    _ line: String,
    _ scene: LineTexts.Scene,
    keepingTelling keepsTelling: Bool,
    with disguise: inout Disguise
  ) -> String {
    let texts = LineTexts(interpreter: interpreter, now: now, values: values)
    let (places, findings) = (
      texts.places(in: line, scene), Findings(interpreter.explain(line, at: now), in: line)
    )
    var (values, own) = ([Token](), [Token]())
    var rest: [(token: Token, isOfGrammar: Bool)] = []
    for (index, token) in line.tokens.enumerated() where !(values + own).covers(token) {
      let isOfText =
        places.texts.contains(index)
        || places.remarks.contains(index) && !language.isOfGrammar(token.text)
      let use = Use(token, isOfText: isOfText, at: index, places, in: line, findings)
      if let value = replacedValue(use, findings, with: &disguise) {
        if isOfText { own.append(value) } else { values.append(value) }
      } else {
        let isUnderstood = places.understood.contains(index)
        rest.append((token, isUnderstood && language.isOfGrammar(token.text)))
      }
    }
    let meaning = texts.meaning(of: line.replacing(own), scene)
    for (token, isOfGrammar) in rest where !isOfGrammar {
      let other = Token(range: token.range, text: disguise.invented(token.text))
      let isNeeded =
        language.isTelling(token.text)
        && (keepsTelling || texts.meaning(of: line.replacing(own + [other]), scene) != meaning)
      if !isNeeded { own.append(other) }
    }
    return line.replacing(values + own)
  }

  /// A token where it stands.
  private struct Use {
    let token: Token
    let isOfText: Bool
    let isOfName: Bool
    let isOfMoney: Bool
    let isOfPhone: Bool

    /// Set where it has a capital that is not just that of the line.
    let isCapital: Bool

    init(
      _ token: Token,
      isOfText: Bool,
      at index: Int,
      _ places: LineTexts.Places,
      in line: String,
      _ findings: Findings
    ) {
      self.token = token
      self.isOfText = isOfText
      isOfName = places.names.contains(index)
      isOfMoney = findings.amounts.contains { $0.overlaps(token.range) }
      isOfPhone = findings.phones.contains { $0.overlaps(token.range) }
      isCapital = token.range.lowerBound > line.startIndex && token.text.first?.isUppercase == true
    }
  }

  /// The replacement for a value of the user's, which may be several words; `nil` for other words.
  private func replacedValue(
    _ use: Use,
    _ findings: Findings,
    with disguise: inout Disguise
  ) -> Token? {
    let (token, start) = (use.token, use.token.range.lowerBound)
    if !use.isOfText, let words = findings.amountInWords(at: start),
      let amount = words.value ?? values.amounts.min()
    {
      return Token(range: words.range, text: disguise.amount("\(Int(amount))"))
    }
    let isWord = token.text.contains(where: \.isLetter)
    let new = isWord ? replacedWord(use, with: &disguise) : replacedNumber(use, with: &disguise)
    return new.map { Token(range: token.range, text: $0) }
  }

  private func replacedWord(_ use: Use, with disguise: inout Disguise) -> String? {
    let text = use.token.text
    let bare = text.withoutPossessive
    let end = text.dropFirst(bare.count)
    if use.isOfText { return disguise.word(bare) + end }
    let isOwn = language.isOwn(bare)
    if disguise.isOfName(bare), !isOwn || use.isOfName || use.isCapital {
      return disguise.name(bare) + end
    }
    return use.isOfName && !language.isOfMention(bare) ? disguise.word(bare) + end : nil
  }

  private func replacedNumber(_ use: Use, with disguise: inout Disguise) -> String? {
    let text = use.token.text
    if use.isOfText || use.isOfPhone || use.isOfName || disguise.knows(number: text) {
      return disguise.number(text)
    }
    let isAmount = Double(text.filter { $0 != "," }).map(values.amounts.contains) == true
    return use.isOfMoney || isAmount ? disguise.amount(text) : nil
  }
}

extension Disguise {
  /// An invention in the place of a word or a number.
  fileprivate mutating func invented(_ token: String) -> String {
    guard token.contains(where: \.isLetter) else { return number(token) }
    let bare = token.withoutPossessive
    return word(bare) + token.dropFirst(bare.count)
  }
}

extension [Token] {
  /// Returns whether one of them stands in the place of a token.
  fileprivate func covers(_ token: Token) -> Bool { contains { $0.range.overlaps(token.range) } }
}

/// The stretches of a line in which values were found.
private struct Findings {
  var amounts: [Range<String.Index>] = []
  var phones: [Range<String.Index>] = []

  /// Numbers without a figure, such as “fifty”.
  private var words: [Range<String.Index>] = []

  /// Amounts of money with their values.
  private var values: [(range: Range<String.Index>, value: Double)] = []

  init(_ explanation: Explanation, in line: String) {
    for finding in explanation.findings {
      let range = line.range(finding.range)
      switch finding.kind {
      case "money": amounts.append(range)
      case "number" where !finding.wording.contains(where: \.isNumber): words.append(range)
      // Shorter figures may be any.
      case "phone" where finding.wording.count(where: \.isNumber) > 6: phones.append(range)
      default: break
      }
    }
    for slot in explanation.alternatives.flatMap(\.slots) {
      guard case .money(let money) = slot.meaning, let value = Double("\(money.amount)") else {
        continue
      }
      values.append((line.range(slot.range), value))
    }
  }

  /// The words for an amount of money that begin at a place, and its value where it is known.
  func amountInWords(
    at start: String.Index
  ) -> (range: Range<String.Index>, value: Double?)? {
    let range = words.filter { $0.lowerBound == start }.max { $0.upperBound < $1.upperBound }
    guard let range, amounts.contains(where: { $0.overlaps(range) }) else { return nil }
    return (range, values.first { $0.range.overlaps(range) }?.value)
  }
}
