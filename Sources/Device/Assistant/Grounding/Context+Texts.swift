import Dialogue
import Domains
import Understanding

// MARK: - The texts of a request

extension Requests {
  /// The texts of a draft, by what the phrases call them.
  func texts(of draft: Draft) -> [String: String] {
    let columns = IntentRow.row(for: draft.intent)?.columns.filter { $0.kind == .text } ?? []
    return columns.reduce(into: [:]) { texts, column in
      if case .text(let text) = draft[column.parameter].first?.content { texts[column.slot] = text }
    }
  }
}

extension Context {
  /// A text with other words for some stretches that stand in it; `nil` where none does.
  func reworded(_ changes: [Rewording], _ draft: Draft) -> [Slot: [Value]]? {
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
  func texts(adding slots: [SlotReading], _ draft: Draft) -> [Slot: [Value]]? {
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
    return [slot: [Value(text.followed(by: more, isJoined: interpreter.goesOn(more)))]]
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

// MARK: - What changes took away

extension Context {
  /// Returns the values that a change took away: those named, else those of the last change.
  func restored(
    _ slots: [SlotReading],
    _ exchange: Exchange,
    _ draft: Draft
  ) -> [Slot: [Value]]? {
    guard let said = slots.first else { return exchange.former.last }
    if case .term(let former) = said.meaning {
      if former == Self.both { return people(missingIn: draft, exchange) }
      guard former == Self.everybody else { return exchange.former.first }
      return exchange.former.first { $0.keys.contains(where: Slot.messageAddresses.contains) }
    }
    if said.meaning == .text { return text(with: said.wording, exchange, draft) }
    if said.isPronoun { return people(missingIn: draft, exchange) }
    return changedList(slots, exchange, draft) { now, values in
      let list = lists(of: values, exchange).last
      return list ?? now + values.filter { value in !now.contains { $0.isSomebody(like: value) } }
    }
  }

  private static let everybody = "people"
  private static let both = "both"

  /// The text that had some words in it that it has no more.
  private func text(with words: String, _ exchange: Exchange, _ draft: Draft) -> [Slot: [Value]]? {
    let sought = words.lowercased()
    for values in exchange.former.reversed() {
      for (slot, old) in values {
        guard case .text(let text) = old.first?.content, text.lowercased().contains(sought),
          draft[slot] != old
        else { continue }
        return [slot: old]
      }
    }
    return nil
  }

  /// The people who were taken off a list last.
  private func people(missingIn draft: Draft, _ exchange: Exchange) -> [Slot: [Value]]? {
    for values in exchange.former.reversed() {
      for slot in Slot.people {
        let gone = (values[slot] ?? []).filter { old in
          !draft[slot].contains { $0.isSomebody(like: old) }
        }
        if !gone.isEmpty { return [slot: draft[slot] + gone] }
      }
    }
    return nil
  }

  /// The former lists that had some people on them.
  private func lists(of people: [Value], _ exchange: Exchange) -> [[Value]] {
    exchange.former.flatMap { values in
      Slot.people.compactMap { values[$0] }.filter { list in
        people.allSatisfy { one in list.contains { $0.isSomebody(like: one) } }
      }
    }
  }
}
