internal import Automata

// Where a value stands in the words, and which marks stand around it.

extension Stretch {
  /// True if the words stand in quotation marks.
  func isQuoted(_ slot: SlotReading) -> Bool {
    line.sentence.quotes.contains {
      $0.inside.lowerBound + offset == slot.range.lowerBound
        && $0.inside.upperBound + offset == slot.range.upperBound
    }
  }

  /// True if a text begins in the middle of a quotation.
  func tearsQuotation(_ slot: SlotReading) -> Bool {
    let start = slot.range.lowerBound - offset
    return slot.meaning == .text
      && line.sentence.quotes.contains {
        $0.inside.lowerBound < start && start < $0.inside.upperBound
      }
  }

  /// True if words, which stand in no quotation marks, may be several clauses.
  func isDivided(_ slot: SlotReading) -> Bool {
    guard !isQuoted(slot) else { return false }
    let words = Sentence(slot.wording)
    return words.tokens.indices.dropFirst().contains {
      words.marks(before: $0).hasAny(of: Division.marks)
    }
  }

  /// True if a name that nobody knows is hardly one: it goes over a mark, behind which something is
  /// said about it, or it asks something.
  func isTorn(_ slot: SlotReading) -> Bool {
    guard slot.isGuessed, !slot.isFreeText else { return false }
    return isAsked || isDivided(slot)
  }

  /// True if a note goes on behind the end of its sentence.
  func isSeveralSentences(_ slot: SlotReading) -> Bool {
    guard slot.isFreeText, !slot.isDictated, !isQuoted(slot) else { return false }
    let words = Sentence(slot.wording)
    return words.tokens.indices.dropFirst().contains {
      words.marks(before: $0).contains(.sentenceEnd)
    }
  }

  /// True if a sentence ends before a value.
  func beginsSentence(_ slot: SlotReading) -> Bool {
    guard let first = words(of: slot)?.first else { return false }
    return first > 0 && line.marks(first).contains(.sentenceEnd)
  }

  /// True if a text stands behind a colon, where the words before it lead up to it for sure.
  func isBehindColon(_ slot: SlotReading) -> Bool {
    guard slot.meaning == .text, let first = words(of: slot)?.first else { return false }
    return first > 0 && line.marks(first).contains(.colon)
  }

  /// Words as a text, without the mark that ends a note.
  func text(_ words: Range<Int>, as slot: String) -> SlotReading {
    let sentence = line.sentence
    let whole = sentence.range(ofText: words)
    let range = slot == SlotReading.note ? sentence.withoutEndMark(whole) : whole
    return SlotReading(name: slot, wording: sentence.text(range), range: range, meaning: .text)
      .moved(by: offset)
  }
}
