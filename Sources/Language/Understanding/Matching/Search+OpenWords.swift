internal import Automata

extension Search {
  private static let pointer = "thing-it"

  /// The open slots on a way, by their names, with the words that fill them.
  func openWords(of candidate: Candidate) -> [(name: String, words: Range<Int>)] {
    path(to: candidate).compactMap { node in
      guard case .open(let edge, let from) = node.step else { return nil }
      return (declaration(edge).name, Int(from)..<Int(node.place))
    }
  }

  /// Returns whether a note goes on like another payment: “for gas, and 15 to Anna”.
  func goesOnInNote(_ candidate: Candidate) -> Bool {
    openWords(of: candidate).contains { slot in
      guard slot.name == SlotReading.note else { return false }
      return slot.words.contains { index in
        let rest = index + 1..<slot.words.upperBound
        return phrases.has(line.sentence.tokens[index].word, as: .marker)
          && holds(.person, [], rest) && holds([.money, .number], [], rest)
      }
    }
  }

  /// The people of the line who are known by name or by what they are to the user.
  var knownPeople: [SlotReading] {
    var spans = outlook.spans
    for index in 0..<line.count { spans.seek(.person, at: index, with: recognizers) }
    return spans.all.compactMap { span in
      guard span.kind == .person, case .name(let entry) = span.value, entry >= 0 else { return nil }
      let range = line.sentence.range(ofWords: Int(span.from)..<Int(span.to))
      return SlotReading(
        name: Self.aside,
        wording: line.sentence.text(range),
        range: range,
        meaning: .person(person(entry, last: Int(span.to) - 1))
      )
    }
  }

  /// Somebody else whom the line tells of, where it opens with them, in UTF-8 offsets: “Alex is about
  /// to go for a run”, “she owes me 5”.
  var subject: Range<Int>? {
    guard let first = line.opening(of: 0..<line.count, phrases) else { return nil }
    let range = line.sentence.range(ofWords: first..<first + 1)
    if phrases.has(line.sentence.tokens[first].word, as: .third) { return range }
    return knownPeople.first { $0.range.lowerBound == range.lowerBound }?.range
  }

  /// Returns whether a value of some kinds is among words; a term has to be one of some slots, and
  /// not a word such as “it”, which only points to something.
  func holds(_ kinds: SlotKinds, _ slots: [Automaton.Slot], _ words: Range<Int>) -> Bool {
    var spans = outlook.spans
    for index in words { spans.seek(kinds, at: index, with: recognizers) }
    return spans.all.contains { span in
      guard words.lowerBound <= span.from, span.to <= words.upperBound, kinds.hasAny(of: span.kind)
      else { return false }
      guard span.kind == .terms, case .name(let entry) = span.value else { return true }
      return gazetteer.term(entry, for: Self.pointer) == nil
        && slots.contains { gazetteer.term(entry, for: $0.name) != nil }
    }
  }
}
