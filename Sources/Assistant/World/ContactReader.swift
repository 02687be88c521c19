/// Reads the people of a world from vCards (RFC 6350).
///
/// A card that can't be used is left out, a line that can't be used likewise; both are reported
/// by number, and everything else counts.
struct ContactReader {
  private var contacts: [Contact] = []
  private var groups: [Contact.Group] = []

  /// Where each identifier is in the lists.
  private var positions: [String: Int] = [:]
  private var groupPositions: [String: Int] = [:]
  private var log: ProblemLog
  private var cardCount = 0
  private var card: ContactCard?
  private var lineNumber = 0
  private var isBetweenCardsReported = false

  /// Parameters by how they are written: a few come again and again.
  private var parameters: [(text: String, read: VCardParameters)] = []

  private init(file: String, byteCount: Int) {
    log = ProblemLog(file: file)
    let expected = byteCount / 200
    contacts.reserveCapacity(expected)
    positions.reserveCapacity(expected)
  }

  /// - Returns: Who was found, and what could not be used.
  static func read(_ bytes: [UInt8], file: String) -> (ContactBook, [Problem]) {
    var reader = ContactReader(file: file, byteCount: bytes.count)
    reader.checkEncoding(bytes)
    bytes.span.forEachLine { reader.read($1, number: $0) }
    reader.finish()
    let book = ContactBook(
      contacts: reader.contacts,
      groups: reader.groups,
      positions: reader.positions,
      groupPositions: reader.groupPositions
    )
    return (book, reader.log.problems)
  }
}

// MARK: - Lines

extension ContactReader {
  private mutating func read(_ line: Span<UInt8>, number: Int) {
    lineNumber = number
    guard let property = VCardProperty(line) else {
      return isBlank(line) ? () : reportMalformedLine()
    }
    switch property.name {
    case .begin: begin()
    case .end: end()
    default:
      let parameters = parameters(of: property, line)
      card == nil ? reportStrayLine() : card?.read(property, of: line, parameters)
    }
  }

  private func isBlank(_ line: Span<UInt8>) -> Bool {
    line.indices.allSatisfy { line[$0] == .blank }
  }

  private mutating func parameters(
    of property: VCardProperty,
    _ line: Span<UInt8>
  ) -> VCardParameters? {
    guard !property.parameters.isEmpty else { return nil }
    let text = line.verbatim(property.parameters)
    if let known = parameters.first(where: { $0.text == text }) { return known.read }
    let new = VCardParameters(text)
    if parameters.count < 20 { parameters.append((text, new)) }
    return new
  }

  private mutating func begin() {
    if card != nil {
      report("Expected END:VCARD before the next card begins. What there is of the card is used.")
      end()
    }
    cardCount += 1
    card = ContactCard()
    isBetweenCardsReported = false
  }

  private mutating func end() {
    guard let finished = card.take() else { return reportStrayLine() }
    switch finished.entry {
    case .contact(var contact):
      claim(&contact.identifier, in: \.positions, at: contacts.count)
      contacts.append(contact)
    case .group(var group):
      claim(&group.identifier, in: \.groupPositions, at: groups.count)
      groups.append(group)
    case nil:
      report("Expected a name (FN or N), and found none. The card is left out.")
    }
  }

  /// Notes where an identifier is; one that is missing or taken is replaced.
  private mutating func claim(
    _ identifier: inout String,
    in positions: WritableKeyPath<Self, [String: Int]>,
    at position: Int
  ) {
    if identifier.isEmpty { identifier = "card-\(cardCount)" }
    guard let earlier = self[keyPath: positions].updateValue(position, forKey: identifier) else {
      return
    }
    report("Expected a UID of its own, and found that of an earlier card. Both are used.")
    self[keyPath: positions][identifier] = earlier
    identifier = "card-\(cardCount)"
    self[keyPath: positions][identifier] = position
  }

  private mutating func finish() {
    if card != nil {
      report("Expected END:VCARD, and found the end of the file. What there is of it is used.")
      end()
    }
    if cardCount == 0 {
      log.report("Expected vCards, and found none. Nobody is known.")
    }
    checkReferences()
  }
}

// MARK: - Problems

extension ContactReader {
  private mutating func report(_ sentence: String) {
    let place = "line \(lineNumber)"
    log.report(at: cardCount == 0 ? place : "card \(cardCount), \(place)", sentence)
  }

  private mutating func reportMalformedLine() {
    guard card != nil else { return reportStrayLine() }
    report("Expected a property such as TEL:…, and found no colon. The line is left out.")
  }

  /// One report for a run of stray lines is enough.
  private mutating func reportStrayLine() {
    guard !isBetweenCardsReported else { return }
    isBetweenCardsReported = true
    log.report(
      at: "line \(lineNumber)",
      "Expected BEGIN:VCARD, and found something else. It is passed over."
    )
  }

  private mutating func checkEncoding(_ bytes: [UInt8]) {
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let line = 1 + bytes[..<error.byteOffsets.lowerBound].count { $0 == UInt8(ascii: "\n") }
      log.report(
        at: "line \(line)",
        "Expected UTF-8, and found other bytes. Characters that can't be read show as \u{FFFD}."
      )
    }
  }

  private mutating func checkReferences() {
    for group in groups where !group.members.allSatisfy({ positions[$0] != nil }) {
      log.report("A group has a MEMBER that is no card's UID. That member is left out.")
    }
    for relation in contacts.first(where: \.isMe)?.relations ?? []
    where positions[relation.other] == nil && !contacts.contains(where: relation.isTo) {
      log.report("The user's \(relation.kind) is none of the cards. The relation is left out.")
    }
  }
}
