internal import Automata
internal import English

// MARK: - What is meant otherwise than it stands there

extension Hearing {
  /// The division with parts in the sense of what leads up to them with no mark between: “I don't
  /// want to” call Dad, “he would say” yes, “then Sunday” I call him.
  func governed(_ parts: [Part], _ question: Question?) -> [Part] {
    var parts = parts
    for index in parts.indices.dropFirst() {
      let (before, part) = (parts[index - 1], parts[index])
      guard !line.marks(part.words.lowerBound).hasAny(of: Division.marks) else { continue }
      switch (before.found?.move, part.found?.move) {
      case (.retract, .request(let reading)) where leadsOn(before):
        parts[index].found?.move = .remark
        if question == nil {
          parts[index - 1].found?.move = .deny
        } else if reading.intent != question?.intent {
          parts[index - 1].found?.move = .remark
        }
      case (.remark, .request(let reading)) where leadsOn(before),
        (nil, .request(let reading)):
        guard Manner.of(reading.intent).actsUnasked else { continue }
        parts[index].found?.move = .perhaps(reading)
      case (.remark, .affirm) where isTold(before), (nil, .affirm) where isTold(before):
        parts[index].found = nil
      // “When does it end”
      case (.remark, .verb) where asks(before), (nil, .verb) where asks(before):
        parts[index].found = nil
      // “Kate also had lunch”
      case (.inform(let values), .remark) where values.allSatisfy(\.isKnownPerson),
        (.inform(let values), nil) where values.allSatisfy(\.isKnownPerson):
        parts[index - 1].found = nil
      default: continue
      }
    }
    return parts
  }

  /// True if a part ends as if it went on: “I don't want to”.
  private func leadsOn(_ part: Part) -> Bool {
    part.words.last.map {
      interpreter.phrases.has(line.sentence.tokens[$0].word, as: .link)
    } == true
  }

  /// True if a part begins as an indirect question does: “when”, “how”.
  private func asks(_ part: Part) -> Bool {
    let first = line.sentence.tokens[part.words.lowerBound].word
    return interpreter.phrases.has(first, as: .indirect)
  }

  /// True if a part tells of somebody else, or of what is not so.
  private func isTold(_ part: Part) -> Bool {
    part.words.contains { index in
      let word = line.sentence.tokens[index].word
      return Self.doubts.contains(word)
        || index == part.words.lowerBound && interpreter.phrases.has(word, as: .third)
    }
  }

  private static let doubts = Words(English.doubts)
}
