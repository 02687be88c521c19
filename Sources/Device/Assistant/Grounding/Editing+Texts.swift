import Dialogue
import Domains
import Understanding

// MARK: - The texts of a request

extension Editing {
  /// A text with other words for some stretches that stand in it; `nil` where none does.
  func reworded(_ changes: [Rewording]) -> [Slot: [Value]]? {
    let columns = IntentRow.row(for: draft.intent)?.columns ?? []
    var texts: [Slot: [Value]] = [:]
    for change in changes {
      guard let slot = columns.first(where: { $0.slot == change.slot })?.parameter,
        case .text(let text) = (texts[slot] ?? draft[slot]).first?.content
      else { continue }
      let new = text.replacing(change)
      if new != text, !new.isEmpty { texts[slot] = [Value(new)] }
    }
    return texts.isEmpty ? nil : texts
  }

  /// A text with more behind it: a mark, or further words.
  func texts(adding slots: [SlotReading]) -> [Slot: [Value]]? {
    let marks = slots.compactMap(\.mark)
    guard slots.count == 1 || marks.count == slots.count else { return nil }
    let columns = IntentRow.row(for: draft.intent)?.columns ?? []
    guard let slot = columns.first(where: { $0.kind == .text })?.parameter else { return nil }
    guard case .text(let text) = draft[slot].first?.content else {
      return slots[0].meaning == .text ? [slot: [Value(slots[0].wording)]] : nil
    }
    if !marks.isEmpty { return [slot: [Value(marks.reduce(text) { $0.marked($1) })]] }
    guard slots[0].meaning == .text else { return nil }
    let more = slots[0].wording
    return [slot: [Value(text.followed(by: more, isJoined: context.interpreter.goesOn(more)))]]
  }
}

extension SlotReading {
  /// The mark or picture that it names.
  fileprivate var mark: String? {
    if name == "mark", case .term(let mark) = meaning { mark } else { nil }
  }
}

extension String {
  /// The same with other words for a stretch, wherever it stands as words of its own.
  func replacing(_ change: Rewording) -> String {
    var (result, rest) = ("", self[...])
    while let place = rest.firstRange(of: change.old) {
      let before = result + rest[..<place.lowerBound]
      let isWhole = rest[place].isWhole(before: rest[place.upperBound...].first)
      let isMark = change.old.allSatisfy { !$0.isLetter && !$0.isNumber }
      result = before + (isMark || before.endsWord && isWhole ? change.new : change.old)
      rest = rest[place.upperBound...]
    }
    result += rest
    return change.new.isEmpty ? result.closed : result
  }

  /// The same with a mark at its end, in the place of one that ends a sentence, or a picture.
  fileprivate func marked(_ mark: String) -> String {
    guard mark.allSatisfy(\.isPunctuation) else { return "\(self) \(mark)" }
    return String(reversed().drop { ".!?".contains($0) }.reversed()) + mark
  }

  /// The text behind words that another text ends in: the *and stove* of “tent and stove” behind
  /// “I'll bring the tent”.
  private func rest(behindEndOf text: String) -> Substring? {
    let (own, last) = (split(separator: " "), text.split(separator: " ").last?.lowercased())
    guard own.count > 2, let last, last.count > 3, own[0].lowercased() == last else { return nil }
    return self[own[1].startIndex...]
  }

  private var endsWord: Bool { last.map { !$0.isLetter && !$0.isNumber } ?? true }

  /// The same without the gap that words leave that were taken out.
  private var closed: String {
    split(separator: " ").joined(separator: " ")
      .replacing(/\ (?<mark>[,.!?;])/) { String($0.output.mark) }
      .replacing(/^[,.!?;] */) { _ in "" }
  }

  /// The same with more words behind it: behind a comma, unless their first one joins them.
  fileprivate func followed(by more: String, isJoined: Bool) -> String {
    if isEmpty || more.first?.isPunctuation == true { return self + more }
    if let rest = more.rest(behindEndOf: self) { return "\(self) \(rest)" }
    let endsInMark = last.map { !$0.isLetter && !$0.isNumber } == true
    return isJoined || endsInMark ? "\(self) \(more)" : "\(self), \(more)"
  }
}

extension Substring {
  /// True if another character begins something else: “8” is whole in “8am”, and not in “80”.
  fileprivate func isWhole(before next: Character?) -> Bool {
    guard let next, next.isLetter || next.isNumber else { return true }
    return last?.isNumber == true && next.isLetter
  }
}
