import Dialogue

extension Ontology {
  /// Reads the file that describes what people can want.
  ///
  /// - Throws: Where a line can't be used.
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

  /// Such as `20 ; minutes = 20 minutes | twenty minutes`.
  private mutating func addValues(
    _ section: Outline.Section,
    in outline: Outline
  ) throws(OutlineError) {
    let list = section.heading.dropFirst().joined(separator: " ")
    for entry in section.entries {
      let (names, wordings) = entry.text.halves(at: " = ") ?? (entry.text, entry.text)
      let item = Item(
        names: names.split(separator: ";").map(\.trimmed),
        wordings: wordings.alternatives
      )
      values[list, default: []].append(item)
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
        Relation(result: result, wordings: wordings.alternatives)
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

extension RequestKind {
  /// - Returns: Whether the entry says something about a kind of request.
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
