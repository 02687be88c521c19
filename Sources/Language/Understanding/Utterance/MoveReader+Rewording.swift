internal import Automata

// Other words for a stretch of the text that is shown.

extension MoveReader {
  /// The cheapest change of a stretch that stands in a text of the request.
  ///
  /// What stands there is no guess, so its words cost nothing.
  func rewording(in search: Search) -> Found? {
    if let substituted { return substituted }
    let candidates = search.candidates.filter { search.name(of: $0).isRewording }
    guard !candidates.isEmpty else { return nil }
    guard let texts = seen.look(at: .texts)?.texts, !texts.isEmpty else { return nil }
    var best: Found?
    for candidate in candidates {
      let slots = search.slots(of: candidate).map { $0.moved(by: stretch.offset) }
      let name = search.name(of: candidate)
      if name == Self.kept {
        guard let said = slots.first.map({ parts(of: $0.wording) }),
          texts.values.contains(where: { parts(of: $0).hold(said) })
        else { continue }
        best = Self.cheaper(best, Found(move: .keep, cost: candidate.cost, rank: rank("keep")))
        continue
      }
      guard let new = rewordings(of: texts, by: slots, as: name) else { continue }
      // “OK, seven” where it says so already changes nothing.
      if !new.isEmpty, new.allSatisfy({ $0.old == $0.new }) {
        best = Self.cheaper(best, Found(move: .keep, cost: candidate.cost, rank: rank("keep")))
        continue
      }
      // “*work” is nothing else.
      let isMarked = name == Self.spelling && stretch.line.isStarred
      let cost =
        isMarked ? 0 : candidate.cost - doubt(in: slots) + (goesOn(slots) ? Costs.text + 1 : 0)
      guard cost <= Costs.likely else { continue }
      // Of several stretches that fit, it is asked what the text shall be.
      let move = new.isEmpty ? Move.revise(Self.dictated) : .reword(new)
      best = Self.cheaper(best, Found(move: move, cost: cost, rank: rank("reword")))
    }
    return best
  }

  /// A change of a text in notation: “s/lunch/dinner/” as in an editor, or “18:15 → 18:45”.
  private var substituted: Found? {
    let words = String(decoding: stretch.line.sentence.bytes, as: UTF8.self)
    guard let (old, new) = words.substitution ?? words.replacement,
      let text = seen.look(at: .texts)?.texts.first(where: { $0.value.contains(old) })
    else { return nil }
    let change = Rewording(slot: text.key, old: String(old), new: String(new))
    return Found(move: .reword([change]), cost: 0, rank: rank("reword"))
  }

  private func rewordings(
    of texts: [String: String],
    by slots: [SlotReading],
    as name: String
  ) -> [Rewording]? {
    let old = slots.first { $0.name == "old" }
    let new = slots.first { $0.name == "new" }
    // “I can't” denies no “I ca”.
    if let new, stretch.line.isTorn(at: new.range.upperBound - stretch.offset) { return nil }
    for (slot, text) in texts.sorted(by: { $0.key < $1.key }) {
      if slots.isEmpty, name != Self.capital {
        guard let smile = text.picture ?? phrases.smile(in: text) else { continue }
        return [Rewording(slot: slot, old: smile, new: "")]
      }
      if name == Self.mark || name == Self.capital {
        let changed =
          name == Self.mark
          ? Rewording.removing(slots.first, from: text, slot)
          : Rewording.capitalizing(slots.first, in: text, slot)
        guard let changed else { continue }
        return [changed]
      }
      if let end = slots.first(where: { $0.name == "end" }) {
        guard let sentence = text.sentence(atEnd: end) else { continue }
        return [Rewording(slot: slot, old: sentence, new: "")]
      }
      if let old, let new, name == Self.figure {
        guard let place = text.figure(behind: old.wording) else { continue }
        return [Rewording(slot: slot, old: place, new: new.wording)]
      }
      if let old, new != nil || stretch.isQuoted(old) || !old.isArticle {
        let known = text.stretch(like: old.wording) ?? text.stretch(like: told(old))
        let begun = new == nil ? phrases.stretch(of: text, thatBegins: old.wording) : nil
        let part = name == Self.part ? text.clause(with: old.wording) : nil
        guard let place = part ?? known ?? begun else { continue }
        guard let new else { return [Rewording(slot: slot, old: place, new: "")] }
        // “Rather than "beautiful", if you please.”
        let opens = Sentence.words(of: new.wording).first
        let isAside = opens.map { phrases.has($0, as: .indirect) } == true
        if isAside, !stretch.isQuoted(new) { return nil }
        let isBeside = name == Self.before || name == Self.behind
        // “A table for five, not four” repeats more than what changes.
        if !isBeside, let alike = parts(of: text).alike(parts(of: new.wording), slot) {
          return [alike]
        }
        guard old.range.lowerBound < new.range.lowerBound || !stretch.isDivided(new) else {
          return nil
        }
        if !isBeside, let figure = parts(of: told(new)).part(like: parts(of: place)) {
          return [Rewording(slot: slot, old: place, new: figure)]
        }
        return wording(of: new).map { new in
          if isBeside {
            let both = name == Self.before ? "\(new) \(place)" : "\(place) \(new)"
            return [Rewording(slot: slot, old: place, new: both)]
          }
          let old = phrases.widened(place, in: text, toRepeat: new)
          return [Rewording(slot: slot, old: old, new: new)]
        }
      }
      if name == Self.spelling, let new, let wrong = text.misspelling(of: told(new)) {
        return [wrong.rewording(in: slot)]
      }
      // What else is said for no stretch in particular goes to the text of a message only.
      guard slot == Self.dictated, let new else { continue }
      switch name {
      case Self.front: return inFront(of: text, slot, new)
      case Self.spelling: return nil
      default: break
      }
      let said = parts(of: stretch.joint(before: new, phrases) + told(new))
      // Words of any kind are new ones only beside those that they repeat.
      guard new.meaning != .text else {
        let whole = parts(of: text)
        let known =
          whole.alike(said, slot) ?? whole.completed(by: said, slot)
          ?? whole.joined(like: said, slot, phrases)
        let repeated =
          phrases.alike(told(new), in: text, slot) ?? phrases.restated(new.wording, in: text, slot)
          ?? phrases.prolonged(told(new), in: text, slot)
        return (known ?? repeated).map { [$0] }
      }
      return parts(of: text).rewordings(by: said, slot)
    }
    return nil
  }

  private static let dictated = "content"
  private static let kept = "reword-kept"
  private static let front = "reword-front"
  private static let spelling = "reword-spelling"
  private static let figure = "reword-figure"
  private static let part = "reword-part"
  private static let before = "reword-before"
  private static let mark = "reword-mark"
  private static let capital = "reword-capital"
  private static let behind = "reword-behind"

  /// The text with more words before it.
  private func inFront(of text: String, _ slot: String, _ new: SlotReading) -> [Rewording]? {
    wording(of: new, mayGreet: true).map { said in
      [Rewording(slot: slot, old: text, new: "\(said) \(text)")]
    }
  }

  /// The new words without the mark that ends the sentence which tells them; `nil` where a clause
  /// of its own begins them, such as “no wait, make it …”; a greeting such as “good day” is none.
  private func wording(of new: SlotReading, mayGreet: Bool = false) -> String? {
    guard !stretch.isQuoted(new) else { return new.wording }
    let words = Sentence(new.wording)
    // What is said in quotation marks within them is more than that.
    guard words.quotes.isEmpty, words.count > 0 else { return nil }
    let opens = words.tokens[0].word
    let isPaused = words.tokens.indices.dropFirst().contains { Line(words).isPause($0) }
    let isPlain = words.count < 2 || mayGreet || !phrases.has(opens, as: .response)
    guard !isPaused, isPlain else { return nil }
    // “*olive” marks what it puts right.
    let wording = String(told(new).trimming { $0 == "*" })
    guard let mark = wording.last, ".!".contains(mark),
      wording.firstIndex(of: mark) == wording.index(before: wording.endIndex)
    else { return wording }
    return String(wording.dropLast())
  }

  /// The words up to the comma behind which it is said why.
  private func told(_ slot: SlotReading) -> String {
    let sentence = Sentence(slot.wording)
    let reason = sentence.tokens.indices.dropFirst().first { index in
      sentence.marks(before: index).contains(.comma)
        && phrases.has(sentence.tokens[index].word, as: .statement)
    }
    return reason.map { sentence.text(sentence.range(ofText: 0..<$0)) } ?? slot.wording
  }

  private func parts(of text: String) -> TextParts { TextParts(text, stretch.moves.gazetteer) }

  /// The cost of the two texts as free text, but for the words of the new one.
  func doubt(in slots: [SlotReading]) -> Int32 {
    slots.filter { $0.meaning == .text }.reduce(0) { sum, slot in
      let isFree = slot.name == "new" && !stretch.isQuoted(slot)
      let words = Int32(Sentence.words(of: slot.wording).count)
      return sum + Costs.text + (isFree ? 0 : words * Costs.textWord)
    }
  }

  /// True if the new words may be more than that: another clause may begin within them.
  private func goesOn(_ slots: [SlotReading]) -> Bool {
    guard let new = slots.first(where: { $0.name == "new" && $0.meaning == .text }),
      !stretch.isQuoted(new)
    else { return false }
    let line = stretch.line
    return line.sentence.tokens.indices.contains { index in
      let token = line.sentence.tokens[index]
      let place = Int(token.start) + stretch.offset
      guard place > new.range.lowerBound, place < new.range.upperBound else { return false }
      return line.marks(index).hasAny(of: Division.marks) || phrases.has(token.word, as: .marker)
    }
  }
}

extension SlotReading {
  /// True if it is no word of the text, but what stands before one: the *the* of “lose the please”.
  fileprivate var isArticle: Bool {
    let words = Sentence(wording)
    return words.count == 1 && [.the, .a].contains(Line(words).role(0))
  }
}

extension Stretch {
  /// The word that joins a value to what stands before it, with a space behind it: the *till* of “make
  /// that till 2”; empty where there is none.
  fileprivate func joint(before slot: SlotReading, _ phrases: Automaton) -> String {
    guard let first = words(of: slot)?.first, first > 0 else { return "" }
    let isLink =
      slot.meaning == .text && phrases.has(line.sentence.tokens[first - 1].word, as: .link)
    guard isLink || TextParts.isJoint(line.role(first - 1)) else { return "" }
    return line.sentence.text(line.sentence.range(ofWords: first - 1..<first)) + " "
  }
}

extension Automaton {
  /// A stretch of a text with the words before it that new ones repeat, and all of the text where
  /// they are a statement of their own: “I'm ill” for “I'm skipping” or for “skipping tonight”.
  fileprivate func widened(_ stretch: String, in text: String, toRepeat new: String) -> String {
    let (own, old, said) = (Sentence(text), Sentence.words(of: stretch), Sentence.words(of: new))
    let words = own.tokens.map(\.word)
    let starts = words.indices.filter { words[$0...].prefix(old.count).elementsEqual(old) }
    guard said.count > 1, starts.count == 1, let start = starts.first else { return stretch }
    let rest = words[(start + old.count)...]
    let repeatedBehind = (1..<said.count).last { length in
      rest.prefix(length).elementsEqual(said.suffix(length))
    }
    if let length = repeatedBehind {
      return own.text(own.range(ofWords: start..<start + old.count + length))
    }
    let repeated = said.indices.dropFirst().last { length in
      length <= start && words[..<start].suffix(length).elementsEqual(said.prefix(length))
    }
    if let repeated { return own.text(own.range(ofWords: start - repeated..<start + old.count)) }
    return has(said[0], as: .statement) ? text : stretch
  }

  /// The stretch of a text that words begin with, be it without their article; behind it stands
  /// why: “the im crying thats silly”.
  fileprivate func stretch(of text: String, thatBegins words: String) -> String? {
    let said = Sentence(words)
    let first = said.tokens.first.map { has($0.word, as: .function) } == true ? 1 : 0
    for start in Set([0, first]).sorted() {
      for end in (start + 1..<max(said.count, start + 1) + 1).reversed() where end <= said.count {
        let isTail = end == said.count || has(said.tokens[end].word, as: .statement)
        guard isTail, let found = text.stretch(like: said.text(said.range(ofWords: start..<end)))
        else { continue }
        return found
      }
    }
    return nil
  }

  /// The one stretch of a text that words repeat but for one of them: “pecan pie” for “pumpkin pie”.
  ///
  /// That is no word of grammar, nor are all that they have in common.
  fileprivate func alike(_ words: String, in text: String, _ slot: String) -> Rewording? {
    let (own, new) = (Sentence(text), Sentence(words))
    guard new.count > 1, new.count < own.count else { return nil }
    let isOpen = { (word: Word) in !self.has(word, as: .function) }
    let places = (0...own.count - new.count).filter { start in
      let pairs = new.tokens.indices.map { (own.tokens[start + $0].word, new.tokens[$0].word) }
      let differing = pairs.filter { $0.0 != $0.1 }
      return differing.count == 1 && isOpen(differing[0].0) && !has(differing[0].1, as: .link)
        && pairs.contains { $0.0 == $0.1 && isOpen($0.0) }
    }
    guard places.count == 1, let start = places.first else { return nil }
    let old = own.text(own.range(ofWords: start..<start + new.count))
    return Rewording(slot: slot, old: old, new: new.text(new.range(ofWords: 0..<new.count)))
  }

  /// A sentence of a text that is said once more with another end: “the seminar is at half past
  /// four” for “the seminar is at four”.
  fileprivate func restated(_ words: String, in text: String, _ slot: String) -> Rewording? {
    let (own, new) = (Sentence(text), Sentence(words))
    let starts = own.tokens.indices.filter { index in
      index == 0 || own.marks(before: index).contains(.sentenceEnd)
    }
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1] : own.count
      let common = zip(own.tokens[start..<end], new.tokens).prefix { $0.word == $1.word }.map(\.0)
      guard common.count > 2, common.count < new.count, common.count < end - start,
        common.contains(where: { !has($0.word, as: .function) })
      else { continue }
      let old = own.text(own.range(ofText: start..<end))
      return Rewording(slot: slot, old: old, new: new.text(new.range(ofText: 0..<new.count)))
    }
    return nil
  }

  /// The stretch of a text that is said once more with more words in it, or with one behind it at its
  /// end: “the front door” for “the door”, “the choir rehearsal” for “the choir”.
  fileprivate func prolonged(_ words: String, in text: String, _ slot: String) -> Rewording? {
    let (own, new) = (Sentence(text), Sentence(words))
    let (old, said) = (own.tokens.map(\.word), new.tokens.map(\.word))
    guard said.count > 1 else { return nil }
    let places = own.tokens.indices.flatMap { start in
      (start + 1..<min(own.count, start + said.count - 1) + 1).map { start..<$0 }
    }
    let fitting = places.filter { place in
      let isWithin =
        place.count > 1 && old[place].first == said.first && old[place].last == said.last
      let isBehind =
        place.upperBound == own.count && place.count > 1 && said.count == place.count + 1
        && said.starts(with: old[place])
      return (isWithin || isBehind) && old[place].isContained(in: said)
        && place.contains { !Line(own).isNumber($0) && !has(old[$0], as: .function) }
    }
    guard fitting.count == 1, let place = fitting.first else { return nil }
    let range = place.upperBound == own.count ? own.range(ofText: place) : own.range(ofWords: place)
    let words = new.text(new.range(ofWords: 0..<new.count))
    return Rewording(slot: slot, old: own.text(range), new: words)
  }

  /// The last picture of a mood in a text.
  fileprivate func smile(in text: String) -> String? {
    let sentence = Sentence(text)
    return sentence.tokens.last { has($0.word, as: .smile) }.map { sentence.text($0.range) }
  }
}

extension Sequence<Word> {
  /// True if words stand among others, in this order.
  fileprivate func isContained(in words: [Word]) -> Bool {
    var rest = words[...]
    return allSatisfy { word in
      guard let place = rest.firstIndex(of: word) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}
