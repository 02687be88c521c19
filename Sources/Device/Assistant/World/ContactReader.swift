/// Reads the people of a world from vCards (RFC 6350).
///
/// A card that can't be used is left out, a line that can't be used likewise; both are reported
/// by number, and everything else counts.
struct ContactReader {
  private var contacts: Register<Contact>
  private var groups = Register<Contact.Group>()
  private var log: ProblemLog
  private var cardCount = 0
  private var card: ContactCard?
  private var lineNumber = 0
  private var isBetweenCardsReported = false

  /// Parameters by how they are written: a few come again and again.
  private var parameters: [(text: [UInt8], read: VCardParameters)] = []

  private init(file: String, byteCount: Int) {
    log = ProblemLog(file: file)
    contacts = Register(expecting: byteCount / 200)
  }

  /// - Returns: The contacts, and the problems that were found.
  static func read(_ bytes: [UInt8], file: String) -> (ContactBook, [Problem]) {
    var reader = ContactReader(file: file, byteCount: bytes.count)
    reader.checkEncoding(bytes)
    bytes.span.forEachLine { reader.read($1, number: $0) }
    reader.finish()
    return (ContactBook(people: reader.contacts, groups: reader.groups), reader.log.problems)
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
    for known in parameters where line.has(known.text, at: property.parameters) {
      return known.read
    }
    let new = VCardParameters(line.verbatim(property.parameters))
    if parameters.count < 20 { parameters.append((line.bytes(property.parameters), new)) }
    return new
  }

  private mutating func begin() {
    if card != nil {
      report("Expected END:VCARD, and found BEGIN:VCARD. What there is of the card is used.")
      end()
    }
    cardCount += 1
    card = ContactCard()
    isBetweenCardsReported = false
  }

  private mutating func end() {
    guard var finished = card.take() else { return reportStrayLine() }
    switch finished.finish() {
    case .contact:
      var contact = finished.takeContact()
      let vacancy = contacts.vacancy(for: contact.identifier)
      if vacancy == nil || contact.identifier.isEmpty {
        replace(&contact.identifier)
        contacts.append(contact)
      } else {
        contacts.append(consume contact, in: vacancy)
      }
    case .group(var group):
      if group.identifier.isEmpty || groups.contains(group.identifier) {
        replace(&group.identifier)
      }
      groups.append(group)
    case nil:
      report("Expected a name (FN or N), and found none. The card is left out.")
    }
  }

  /// Replaces an identifier that is missing or taken by one that no earlier card has.
  private mutating func replace(_ identifier: inout String) {
    if !identifier.isEmpty {
      report("Expected a UID of its own, and found that of an earlier card. Both are used.")
    }
    identifier = "card-\(cardCount)"
    var attempt = 1
    while contacts.contains(identifier) || groups.contains(identifier) {
      attempt += 1
      identifier = "card-\(cardCount)-\(attempt)"
    }
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
    for group in groups.elements where !group.members.allSatisfy(contacts.contains) {
      log.report("A group has a MEMBER that is no card's UID. That member is left out.")
    }
    // By place, so that nobody is copied on the way.
    let me = contacts.elements.indices.first { contacts.elements[$0].isMe }
    for relation in me.map({ contacts.elements[$0].relations }) ?? []
    where !contacts.contains(relation.other) && !contacts.elements.contains(where: relation.isTo) {
      log.report("The user's \(relation.kind) is none of the cards. The relation is left out.")
    }
  }
}
