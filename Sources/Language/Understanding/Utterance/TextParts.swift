internal import Automata

/// The parts of a text that can be told by their kind alone: numbers, times of day, days, names.
///
///     see you Monday at 5 pm      // a day and a time of day
struct TextParts {
  let line: Line
  private(set) var parts: [Part] = []

  struct Part {
    var kind: Kind
    var words: Range<Int>

    /// The words of its figure, without a unit: “10” of “10 minutes”.
    var figure: Range<Int>?
  }

  enum Kind: Hashable {
    case figure, clock, day, meal, name
    case quantity(Unit)
  }

  enum Unit: Hashable { case time, distance, energy, money }

  init(_ text: String, _ gazetteer: Gazetteer) {
    line = Line(Sentence(text))
    var spans = Spans(count: line.count)
    NameRecognizer(line: line, gazetteer: gazetteer).find(into: &spans)
    var index = 0
    while index < line.count {
      guard
        let part = day(at: index) ?? number(at: index) ?? meal(at: index) ?? name(at: index, spans)
      else {
        index += 1
        continue
      }
      parts.append(part)
      index = part.words.upperBound
    }
  }
}

// MARK: - Rewording

extension TextParts {
  /// The one part of the text, of each kind, that new parts can stand in the place of.
  ///
  /// - Returns: `nil` if the new words are more than such parts, or none fits; empty if several do.
  func rewordings(by new: TextParts, _ slot: String) -> [Rewording]? {
    guard new.isNothingElse else { return nil }
    if new.parts.count == 1 {
      let only = new.parts[0]
      return place(for: only, of: new, slot).map { [$0] } ?? (fitting(only) > 1 ? [] : nil)
    }
    guard new.parts.count == 2, new.parts.contains(where: { $0.kind == .day }),
      new.parts.contains(where: { [.clock, .figure].contains($0.kind) })
    else { return nil }
    let fitting = new.parts.compactMap { place(for: $0, of: new, slot) }
    if fitting.count == 2 { return fitting }
    // “Wednesday at 5” for “tomorrow”: all of it is as much one time as that.
    return fitting.first.map { only in
      [Rewording(slot: slot, old: only.old, new: new.wording(ofAll: new.parts))]
    }
  }

  /// The one stretch of the text that the new words repeat but for one part of the same kind:
  /// “size 5” for “size 4”, “Friday to Monday” for “Friday to Sunday”.
  func alike(_ new: TextParts, _ slot: String) -> Rewording? {
    guard new.line.count > 1, new.line.count <= line.count else { return nil }
    let found = (0...line.count - new.line.count).compactMap { start -> Rewording? in
      let differing = new.line.sentence.tokens.indices.filter { index in
        new.line.sentence.tokens[index].word != line.sentence.tokens[start + index].word
      }
      guard differing.count == 1, let index = differing.first,
        let kind = new.kind(ofWord: index), kind == self.kind(ofWord: start + index)
      else { return nil }
      let old = line.sentence.range(ofWords: start..<start + new.line.count)
      let changed = line.sentence.range(ofWords: start + index..<start + index + 1)
      return Rewording(
        slot: slot,
        old: line.sentence.text(old),
        new: line.sentence.text(old.lowerBound..<changed.lowerBound)
          + new.text(index..<index + 1)
          + line.sentence.text(changed.upperBound..<old.upperBound)
      )
    }
    return found.count == 1 ? found[0] : nil
  }

  /// A word of the text that the new words end in, where they say how much or when of it: “an hour
  /// late” stands in the place of “late”, and of “ten minutes late”.
  func completed(by new: TextParts, _ slot: String) -> Rewording? {
    guard let last = new.line.sentence.tokens.indices.last, last > 0, new.parts.count == 1,
      let said = new.parts.first, said.words == 0..<last
    else { return nil }
    let word = new.line.sentence.tokens[last].word
    let places = line.sentence.tokens.indices.filter { line.sentence.tokens[$0].word == word }
    guard places.count == 1, let place = places.first else { return nil }
    let before = parts.first { $0.words.upperBound == place && $0.kind == said.kind }
    let old = line.sentence.range(ofWords: (before?.words.lowerBound ?? place)..<place + 1)
    return Rewording(slot: slot, old: line.sentence.text(old), new: new.text(0..<last + 1))
  }

  /// The words behind the only word of the text that new ones begin with, up to the next such word or
  /// the verb: “at the pier” for “at the station”, “from Lodz” in “the coat from Krakow is here”.
  func joined(like new: TextParts, _ slot: String, _ phrases: Automaton) -> Rewording? {
    let isLink = { (word: Word) in phrases.has(word, as: .link) }
    let (own, said) = (line.sentence.tokens, new.line.sentence.tokens)
    guard said.count > 1, isLink(said[0].word), new.line.role(said.count - 1) != .end,
      !said.dropFirst().contains(where: { isLink($0.word) })
    else { return nil }
    let places = own.indices.dropLast().filter {
      own[$0].word == said[0].word && kind(ofWord: $0 + 1) == new.kind(ofWord: 1)
    }
    guard places.count == 1, let start = places.first else { return nil }
    let end = own.indices.first { index in
      index > start + 1 && ![.the, .a].contains(line.role(index))
        && (isLink(own[index].word) || phrases.has(own[index].word, as: .function)
          || line.marks(index).hasAny(of: Division.marks))
    }
    let old = line.sentence.range(ofWords: start..<(end ?? own.count))
    return Rewording(slot: slot, old: line.sentence.text(old), new: new.text(0..<said.count))
  }

  /// The only part, among other words, that is of the kind of a text which is nothing but one: the
  /// *215* of “friday so 215” for “3”.
  func part(like old: TextParts) -> String? {
    guard !isNothingElse, old.isNothingElse, old.parts.count == 1, let kind = old.parts.first?.kind
    else { return nil }
    let own = parts.filter { $0.kind == kind || $0.figure != nil && kind == .figure }
    guard own.count == 1, let only = own.first else { return nil }
    return text(kind == .figure ? only.figure ?? only.words : only.words)
  }

  /// True if all new parts stand in the text already: “Friday”, and “Fridays” for “Friday's”.
  func hold(_ new: TextParts) -> Bool {
    !new.parts.isEmpty
      && new.parts.allSatisfy { part in
        let said = new.text(part.words).lowercased()
        return parts.contains { known in
          known.kind == part.kind && said.hasPrefix(text(known.words).lowercased())
            && !isJoined(known, otherwiseThan: part, of: new)
        }
      }
  }

  private func kind(ofWord index: Int) -> Kind? {
    parts.first { $0.words.contains(index) }?.kind
  }

  /// True if there is nothing in it but its parts, and what joins them.
  var isNothingElse: Bool {
    !parts.isEmpty
      && line.sentence.tokens.indices.allSatisfy { index in
        parts.contains { $0.words.contains(index) } || Self.links.contains(line.role(index))
      }
  }

  /// True if such words join a time to what stands before it.
  static func isJoint(_ role: Sense.Role) -> Bool { links.contains(role) && role != .the }

  private static let links: Set<Sense.Role> = [
    .at, .on, .to, .by, .around, .the, .from, .until, .before, .after, .since,
  ]

  private func place(for new: Part, of other: TextParts, _ slot: String) -> Rewording? {
    guard let words = words(for: new, of: other) else { return nil }
    if let old = parts.first(where: { $0.words == words }),
      isJoined(old, otherwiseThan: new, of: other)
    {
      return Rewording(
        slot: slot,
        old: text(words.lowerBound - 1..<words.upperBound),
        new: other.text(new.words.lowerBound - 1..<new.words.upperBound)
      )
    }
    return Rewording(slot: slot, old: text(words), new: other.text(new.words))
  }

  /// True if a new part stands behind a word that means another time than the one before a part of the
  /// text: “after lunch” for “at lunch”.
  private func isJoined(_ old: Part, otherwiseThan new: Part, of other: TextParts) -> Bool {
    guard let link = other.link(before: new), let own = self.link(before: old), own != link else {
      return false
    }
    return Self.turning.contains(link) || Self.turning.contains(own)
  }

  private static let turning: Set<Sense.Role> = [.before, .after]

  /// The words that a new part stands in the place of, if they are the only ones that fit.
  private func words(for new: Part, of other: TextParts) -> Range<Int>? {
    let same = parts.filter { $0.kind == new.kind }
    if new.kind != .figure, same.count == 1 { return same[0].words }
    if new.kind != .figure, same.count > 1, let only = linked(same, as: new, of: other) {
      return only.words
    }
    guard new.kind != .day, new.kind != .meal, new.kind != .name,
      same.isEmpty || new.kind == .figure
    else {
      return nil
    }
    let fitting = parts.filter {
      (new.kind == .figure || $0.kind == .figure) && !isDenied($0)
    }
    let figures = fitting.compactMap(\.figure)
    if figures.count == 1 { return figures[0] }
    // “At eight” is for the one of them behind the same word: “on the 22nd at seven”.
    return linked(fitting, as: new, of: other)?.figure
  }

  /// The only one of several parts that stands behind the same word as a new one.
  private func linked(_ parts: [Part], as new: Part, of other: TextParts) -> Part? {
    guard let link = other.link(before: new) else { return nil }
    let linked = parts.filter { self.link(before: $0) == link }
    return linked.count == 1 ? linked[0] : nil
  }

  /// The word that joins a part to what stands before it: the *at* of “at eight”.
  private func link(before part: Part) -> Sense.Role? {
    guard part.words.lowerBound > 0 else { return nil }
    let role = line.role(part.words.lowerBound - 1)
    return Self.isJoint(role) ? role : nil
  }

  /// True if a part is what something is not: the *230* of “at 3 not 230”.
  private func isDenied(_ part: Part) -> Bool {
    let before = part.words.lowerBound - 1
    return before >= 0 && line.sentence.tokens[before].word == Contractions.not
  }

  /// The number of parts that a new one could replace.
  private func fitting(_ new: Part) -> Int {
    parts.count { $0.kind == new.kind || (new.figure != nil && $0.figure != nil) }
  }

  private func wording(ofAll parts: [Part]) -> String {
    text(parts[0].words.lowerBound..<parts[parts.count - 1].words.upperBound)
  }

  private func text(_ words: Range<Int>) -> String {
    let range = line.sentence.range(ofWords: words)
    let bytes = line.sentence.bytes
    let isSigned = range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "$")
    return line.sentence.text(
      (isSigned ? range.lowerBound - 1 : range.lowerBound)..<range.upperBound
    )
  }
}

// MARK: - Parts

extension TextParts {
  /// “Monday”, “tomorrow morning”, “next week”, “the 5th of May”.
  private func day(at index: Int) -> Part? {
    var (end, isDay) = (index, false)
    if Self.before.contains(line.role(end)) { end += 1 }
    if line[end].weekday != 0 || Self.days.contains(line.role(end)) {
      (end, isDay) = (end + 1, true)
    } else if end > index, line[end].time.map({ $0 >= .day }) == true {
      (end, isDay) = (end + 1, true)
    }
    guard isDay else { return nil }
    if Self.dayParts.contains(line.role(end)), line.marks(end).rawValue == Marks.space.rawValue {
      end += 1
    }
    return Part(kind: .day, words: index..<end)
  }

  private static let before: Set<Sense.Role> = [.next, .last, .this, .coming, .previous]
  private static let days: Set<Sense.Role> = [
    .today, .tomorrow, .yesterday, .tonight, .weekend,
  ]
  private static let dayParts: Set<Sense.Role> = [.morning, .afternoon, .evening, .night]

  private static let hourLinks: Set<Sense.Role> = [.at, .to, .until, .by, .before, .after, .since]
  private static let hourMarks: Set<Sense.Role> = [.morningMark, .afternoonMark, .oclock]

  /// “5”, “5:30”, “5 pm”, “noon”, “ten minutes”, “$20”.
  private func number(at index: Int) -> Part? {
    if [.noon, .midnight].contains(line.role(index)) {
      return Part(kind: .clock, words: index..<index + 1, figure: index..<index + 1)
    }
    if let clock = pastHour(at: index) { return clock }
    if [.a, .half].contains(line.role(index)) {
      let end = index + (line.role(index) == .half && line.role(index + 1) == .a ? 2 : 1)
      if let unit = unit(at: end) { return Part(kind: .quantity(unit), words: index..<end + 1) }
    }
    let isHour =
      Self.hourMarks.contains(line.role(index + 1))
      || index > 0 && Self.hourLinks.contains(line.role(index - 1))
    guard line.isDigits(index) || line[index].number > (isHour ? 0 : 1) else { return nil }
    var end = index + 1
    let isClock = line.isDigits(end) && line.isJoined(end, by: .colon)
    while line.isDigits(end), line.isJoined(end, by: .colon) { end += 1 }
    while !line.isDigits(end - 1), line[end].number > 0, !line.isDigits(end) { end += 1 }
    let figure = index..<end
    if [.morningMark, .afternoonMark, .oclock].contains(line.role(end)) {
      return Part(kind: .clock, words: index..<end + 1, figure: figure)
    }
    if isClock { return Part(kind: .clock, words: figure, figure: figure) }
    guard let unit = unit(at: end) else {
      return Part(kind: .figure, words: figure, figure: figure)
    }
    return Part(kind: .quantity(unit), words: index..<end + 1, figure: figure)
  }

  /// “Lunch”, “dinner”.
  private func meal(at index: Int) -> Part? {
    [.lunch, .dinner, .breakfast].contains(line.role(index))
      ? Part(kind: .meal, words: index..<index + 1) : nil
  }

  /// “Half past one”, “quarter to 9”.
  private func pastHour(at index: Int) -> Part? {
    let start = line.role(index) == .a ? index + 1 : index
    guard
      [.half, .quarter].contains(line.role(start)) || line[start].number > 0
        || line.isDigits(start),
      [.past, .to].contains(line.role(start + 1)),
      line.isDigits(start + 2) || line[start + 2].number > 0
    else { return nil }
    return Part(kind: .clock, words: index..<start + 3, figure: index..<start + 3)
  }

  private func unit(at index: Int) -> Unit? {
    let sense = line[index]
    if sense.time != nil { return .time }
    if sense.distance != nil { return .distance }
    if sense.energy != nil { return .energy }
    return sense.money != nil ? .money : nil
  }

  /// Somebody who is known by that name.
  private func name(at index: Int, _ spans: Spans) -> Part? {
    var longest: Part?
    var span = spans.first(at: index)
    while span >= 0 {
      let found = spans.all[Int(span)]
      if found.kind == .person, case .name(let entry) = found.value, entry >= 0,
        longest.map({ $0.words.upperBound < Int(found.to) }) ?? true
      {
        longest = Part(kind: .name, words: index..<Int(found.to))
      }
      span = spans.next(after: span)
    }
    return longest
  }
}
