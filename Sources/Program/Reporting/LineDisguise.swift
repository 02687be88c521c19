import Foundation
import Understanding

/// Replaces in the lines of a user all that is theirs: names, numbers, amounts and texts, and every
/// word that is none of the language.
struct LineDisguise {
  let language: CommonWords

  /// Knows the names of the world.
  let interpreter: Interpreter
  let now: CivilTime
  let values: SpokenValues
}

extension LineDisguise {
  func disguised(
    _ line: String,
    _ scene: LineTexts.Scene,
    with disguise: inout Disguise
  ) -> String {
    let tokens = line.tokens
    let findings = Findings(interpreter.explain(line, at: now), in: line)
    let texts = LineTexts(interpreter: interpreter, now: now, values: values)
      .places(in: line, scene)
    var (text, end) = ("", line.startIndex)
    for (index, token) in tokens.enumerated() where token.range.lowerBound >= end {
      if !texts.contains(index), let words = findings.amountInWords(at: token.range.lowerBound),
        let amount = words.value ?? values.amounts.min()
      {
        text += line[end..<token.range.lowerBound] + disguise.amount("\(Int(amount))")
        end = words.range.upperBound
        continue
      }
      let use = Use(token, in: line, isOfText: texts.contains(index), findings)
      text += line[end..<token.range.lowerBound] + replaced(use, with: &disguise)
      end = token.range.upperBound
    }
    return text + line[end...]
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

    init(_ token: Token, in line: String, isOfText: Bool, _ findings: Findings) {
      (self.token, self.isOfText) = (token, isOfText)
      isOfName = findings.names.contains { $0.overlaps(token.range) }
      isOfMoney = findings.amounts.contains { $0.overlaps(token.range) }
      isOfPhone = findings.phones.contains { $0.overlaps(token.range) }
      isCapital = token.range.lowerBound > line.startIndex && token.text.first?.isUppercase == true
    }
  }

  private func replaced(_ use: Use, with disguise: inout Disguise) -> String {
    let text = use.token.text
    guard text.contains(where: \.isLetter) else { return replaced(number: use, with: &disguise) }
    let (bare, end) = (text.withoutPossessive, text.dropFirst(text.withoutPossessive.count))
    if use.isOfText { return disguise.word(bare) + end }
    let isOwn = language.isOwn(bare)
    if disguise.isOfName(bare), !isOwn || use.isOfName || use.isCapital {
      return disguise.name(bare) + end
    }
    return isOwn ? text : disguise.word(bare) + end
  }

  private func replaced(number use: Use, with disguise: inout Disguise) -> String {
    let text = use.token.text
    let digits = text.filter(\.isASCIIDigit)
    if use.isOfText || use.isOfPhone || disguise.knows(number: text) {
      return disguise.number(text)
    }
    let value = Double(text.filter { $0 != "," })
    if use.isOfMoney || value.map(values.amounts.contains) == true { return disguise.amount(text) }
    // A year may be meant by fewer, or a time.
    return digits.count > 4 || digits.count == 4 && !text.hasPrefix("20")
      ? disguise.number(text) : text
  }
}

/// The stretches of a line in which values were found.
private struct Findings {
  var names: [Range<String.Index>] = []
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
      case "person", "place": names.append(range)
      case "money": amounts.append(range)
      case "number" where !finding.wording.contains(where: \.isNumber): words.append(range)
      // Shorter figures may be any.
      case "phone" where finding.wording.count(where: \.isNumber) > 6: phones.append(range)
      default: break
      }
    }
    // A word that may be a name is none where a request has another use for it.
    if let reading = explanation.alternatives.first {
      names = reading.slots.filter(\.isName).map { line.range($0.range) }
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

extension SlotReading {
  fileprivate var isName: Bool {
    switch meaning {
    case .person, .place: true
    case .text, .app, .term, .number, .ordinal, .time, .duration, .distance, .energy, .money,
      .phoneNumber:
      false
    }
  }
}
