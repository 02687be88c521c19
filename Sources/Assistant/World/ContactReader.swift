/// Reads the people of a world from vCards (RFC 6350).
///
/// A card that can't be used is left out, a line that can't be used likewise; both are reported
/// by number, and everything else counts.
struct ContactReader {
  private var contacts: [Contact] = []
  private var groups: [Contact.Group] = []
  private var known: Set<String> = []
  private var log: ProblemLog
  private var cardCount = 0
  private var card: ContactCard?
  private var lineNumber = 0
  private var isBetweenCardsReported = false

  init(file: String) {
    log = ProblemLog(file: file)
  }

  /// - Returns: Who was found, and what could not be used.
  static func read(_ bytes: [UInt8], file: String) -> (ContactBook, [Problem]) {
    var reader = ContactReader(file: file)
    reader.checkEncoding(bytes)
    for line in VCardLines(bytes) {
      reader.read(line)
    }
    reader.finish()
    return (ContactBook(contacts: reader.contacts, groups: reader.groups), reader.log.problems)
  }
}

// MARK: - Lines

extension ContactReader {
  private mutating func read(_ line: VCardLines.Line) {
    lineNumber = line.number
    guard !line.text.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return }
    guard let property = VCardProperty(line.text) else {
      return reportMalformedLine()
    }
    switch property.name {
    case "BEGIN": begin()
    case "END": end()
    default: card == nil ? reportStrayLine() : card?.read(property)
    }
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
    guard let finished = card else { return reportStrayLine() }
    card = nil
    switch finished.entry(spareIdentifier: "card-\(cardCount)") {
    case .contact(var contact):
      contact.identifier = unused(contact.identifier)
      contacts.append(contact)
    case .group(var group):
      group.identifier = unused(group.identifier)
      groups.append(group)
    case nil:
      report("Expected a name (FN or N), and found none. The card is left out.")
    }
  }

  /// Two cards with one UID are still two people.
  private mutating func unused(_ identifier: String) -> String {
    guard !known.insert(identifier).inserted else { return identifier }
    report("Expected a UID of its own, and found that of an earlier card. Both are used.")
    return "card-\(cardCount)"
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
    for group in groups where group.members.contains(where: { !known.contains($0) }) {
      log.report("A group has a MEMBER that is no card's UID. That member is left out.")
    }
    let me = contacts.first(where: \.isMe)
    guard let relations = me?.relations, !relations.isEmpty else { return }
    let names = Set(contacts.lazy.map(\.fullName))
    for relation in relations
    where !names.contains(relation.other) && !known.contains(relation.other) {
      log.report("The user's \(relation.kind) is none of the cards. The relation is left out.")
    }
  }
}
