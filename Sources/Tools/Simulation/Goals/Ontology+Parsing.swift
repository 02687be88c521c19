import Dialogue

extension Ontology {
  /// Reads the file that describes what people can want.
  ///
  /// - Throws: `OutlineError` if a line can't be used.
  package init(_ text: String, file: String) throws(OutlineError) {
    let outline = try Outline(text, file: file)
    for section in outline.sections {
      switch section.heading.first {
      case "values": try addValues(section, in: outline)
      case "relations": try addRelations(section, in: outline)
      case "request": try addKind(section, in: outline)
      case "free": free.formUnion(section.entries.map(\.text))
      case "question": try wordings.add(section, in: outline)
      default:
        throw outline.error(
          at: section.line,
          expected: "values, relations, request, free or question",
          found: section.heading.joined(separator: " ")
        )
      }
    }
  }

  /// Such as `20 ; minutes ~ 1200 s = 20 minutes | twenty minutes`.
  private mutating func addValues(
    _ section: Outline.Section,
    in outline: Outline
  ) throws(OutlineError) {
    let parts = section.heading.dropFirst().split(separator: "as").map { $0.joined(separator: " ") }
    for entry in section.entries {
      let (left, right) = entry.text.halves(at: " = ") ?? (entry.text, nil)
      let (names, meaning) = left.halves(at: " ~ ") ?? (left, left)
      guard let sense = Sense(meaning, as: parts.count > 1 ? parts[1] : "text") else {
        throw outline.error(at: entry.line, expected: "a value of its kind", found: entry.text)
      }
      let item = Item(
        names: names.split(separator: ";").map(\.trimmed),
        wordings: (right ?? names).alternatives,
        sense: sense
      )
      values[parts.first ?? "", default: []].append(item)
    }
  }

  /// Such as `$20.00 > $10.00 = half of that`.
  private mutating func addRelations(
    _ section: Outline.Section,
    in outline: Outline
  ) throws(OutlineError) {
    let list = section.heading.dropFirst().joined(separator: " ")
    for entry in section.entries {
      guard let (names, wordings) = entry.text.halves(at: " = "),
        let (from, to) = names.halves(at: " > "),
        let start = item(from, in: list), let result = item(to, in: list)
      else {
        throw outline.error(
          at: entry.line,
          expected: "two values of the list “\(list)”, as in “A > B = half”",
          found: entry.text
        )
      }
      relations[start, default: []].append(
        Relation(start: start, result: result, wordings: wordings.alternatives)
      )
    }
  }

  private func item(_ names: String, in list: String) -> Item? {
    values[list]?.first { $0.names == names.split(separator: ";").map(\.trimmed) }
  }

  private mutating func addKind(
    _ section: Outline.Section,
    in outline: Outline
  ) throws(OutlineError) {
    guard section.heading.count >= 3 else {
      throw outline.error(
        at: section.line,
        expected: "an intent and a domain",
        found: section.heading.joined(separator: " ")
      )
    }
    var kind = RequestKind(intent: section.heading[1], domain: section.heading[2])
    for entry in section.entries {
      guard kind.take(entry.text) else {
        throw outline.error(
          at: entry.line,
          expected:
            "reviewed, exclusive, after, deed, detail, usual, ignored or ASPECT: LIST -> SLOT",
          found: entry.text
        )
      }
    }
    kinds.append(kind)
  }
}

extension Sense {
  /// Such as `18:00` as a clock, `1200 s` or `15.00 EUR` as a measure.
  fileprivate init?(_ text: String, as kind: String) {
    let parts = text.split { $0 == " " || $0 == ":" }.map(String.init)
    switch kind {
    case "text": self = .text
    case "person": self = .person
    case "place": self = .place
    case "term": self = .term(text)
    case "measure":
      guard let number = parts.first.flatMap(Double.init) else { return nil }
      self = .measure(number, unit: parts.count > 1 ? parts[1] : "")
    case "clock":
      let numbers = parts.compactMap { Int($0) }
      guard numbers.count == 2 else { return nil }
      self = .clock(hour: numbers[0], minute: numbers[1])
    default: return nil
    }
  }
}

extension RequestKind {
  /// - Returns: `true` if the entry says something about a kind of request.
  fileprivate mutating func take(_ entry: String) -> Bool {
    let words = entry.words
    let rest = words.dropFirst().joined(separator: " ")
    switch words.first {
    case "reviewed": isReviewed = true
    case "exclusive": isExclusive = true
    case "after": predecessor = rest
    case "deed": deeds = rest.alternatives
    case "detail": details = rest.words
    case "ignored": ignored.formUnion(rest.words.map { Slot(rawValue: $0) })
    case "usual": return takeUsual(rest)
    default: return takeAspect(entry)
    }
    return true
  }

  /// Such as `pickupLocation = Union Square`.
  private mutating func takeUsual(_ entry: String) -> Bool {
    guard let (slot, values) = entry.halves(at: " = ") else { return false }
    usual[Slot(rawValue: slot), default: []].formUnion(values.alternatives)
    return true
  }

  /// Such as `recipients: required several people -> recipients`.
  private mutating func takeAspect(_ entry: String) -> Bool {
    guard let (name, rest) = entry.halves(at: ": "), let (left, slots) = rest.halves(at: " -> "),
      let list = left.words.last
    else { return false }
    aspects.append(
      Aspect(
        name: name,
        list: list,
        slots: slots.words.map { Slot(rawValue: $0) },
        isRequired: left.words.contains("required"),
        isSeveral: left.words.contains("several"),
        isText: left.words.contains("text")
      )
    )
    return true
  }
}
