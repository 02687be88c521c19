import Dialogue
import Testing

@testable import Assistant

@Suite struct WorldContactReaderTests {
  /// Reads one card with the given lines in it.
  func contact(_ lines: String...) throws -> Contact {
    let (book, problems) = read(["BEGIN:VCARD"] + lines + ["END:VCARD"])
    #expect(problems == [])
    return try #require(book.contacts.first)
  }

  func read(_ lines: [String]) -> (ContactBook, [Problem]) {
    ContactReader.read(Array(lines.joined(separator: "\r\n").utf8), file: "contacts.vcf")
  }

  func problems(_ lines: String...) -> [String] {
    read(lines).1.map(\.description)
  }

  // MARK: - What a card says

  @Test func `names come with all their parts`() throws {
    let contact = try contact(
      "FN:Dr. Ada M. Grey Jr.",
      "N:Grey;Ada;M.;Dr.;Jr.",
      "NICKNAME:Addie,The Countess"
    )
    #expect(
      contact.names == [
        "Dr. Ada M. Grey Jr.", "Ada Grey", "Ada", "Grey", "Addie", "The Countess", "Ada G",
      ]
    )
    #expect(contact.name.prefix == "Dr.")
    #expect(contact.name.middle == "M.")
    #expect(contact.name.suffix == "Jr.")
  }

  @Test func `folded lines are put together, escapes undone`() throws {
    let contact = try contact("FN:Ada\\, Coun", " tess\\; of\\nLove", "\tlace \\\\ co", "N:;;;;")
    #expect(contact.fullName == "Ada, Countess; of Lovelace \\ co")
    #expect(contact.name == Person.Name())
  }

  @Test func `a name is put together from its parts, or is the organisation's`() throws {
    #expect(try contact("N:Grey;Ada;;;").fullName == "Ada Grey")
    #expect(try contact("ORG:Bayview Dental;Reception").fullName == "Bayview Dental")
  }

  @Test func `numbers come before addresses, preferred ones first`() throws {
    let contact = try contact(
      "FN:Ada",
      "EMAIL;TYPE=home:ada@example.com",
      "TEL;TYPE=work,voice:+1 415 555 0101",
      "TEL;VALUE=uri;PREF=1;TYPE=\"cell,voice\":tel:+1-415-555-0102",
      "tel;HOME;FAX:555-0103"
    )
    #expect(
      contact.handles == [
        Person.Handle("+1-415-555-0102", kind: .phoneNumber, label: "mobile"),
        Person.Handle("+1 415 555 0101", kind: .phoneNumber, label: "work"),
        Person.Handle("555-0103", kind: .phoneNumber, label: "homeFax"),
        Person.Handle("ada@example.com", kind: .emailAddress, label: "home"),
      ]
    )
  }

  @Test func `a label in the group of lines wins over the type`() throws {
    let contact = try contact(
      "FN:Ada",
      "item1.TEL;TYPE=home:555-0101",
      "item1.X-ABLABEL:_$!<Mobile>!$_",
      "item2.TEL:555-0102",
      "item2.X-ABLabel:Boat",
      "item3.X-ABRELATEDNAMES:Bo Grey",
      "item3.X-ABLABEL:_$!<Mother>!$_",
      "RELATED;TYPE=spouse;VALUE=text:Cy Grey",
      "item4.X-ABRELATEDNAMES:Di Grey",
      "item4.X-ABLABEL:wife"
    )
    #expect(contact.handles.map(\.label) == ["mobile", "Boat"])
    #expect(
      contact.relations == [
        Contact.Relation(kind: "mother", other: "Bo Grey"),
        Contact.Relation(kind: "spouse", other: "Cy Grey"),
        Contact.Relation(kind: "spouse", other: "Di Grey"),
      ]
    )
  }

  @Test func `addresses have a label and their parts`() throws {
    let contact = try contact("FN:Ada", "ADR;TYPE=home:;;1 Elm St;Oakland;CA;94610;United States")
    let address = try #require(contact.addresses.first)
    #expect(address.label == "home")
    #expect(address.place.street == "1 Elm St")
    #expect(address.place.postalCode == "94610")
  }

  @Test func `a group has members, and is no contact`() {
    let (book, problems) = read([
      "BEGIN:VCARD", "UID:a", "FN:Ada", "END:VCARD",
      "BEGIN:VCARD", "UID:g", "KIND:group", "FN:Hiking", "MEMBER:a", "END:VCARD",
    ])
    #expect(problems == [])
    #expect(book.contacts.count == 1)
    #expect(book.group("g")?.name == "Hiking")
    #expect(book.group("g").map(book.members)?.map(\.fullName) == ["Ada"])
  }

  // MARK: - What is wrong with one

  @Test func `a card without a name is left out, the others stay`() {
    let (book, problems) = read([
      "BEGIN:VCARD", "TEL:555-0101", "END:VCARD", "BEGIN:VCARD", "FN:Ada", "END:VCARD",
    ])
    #expect(book.contacts.map(\.fullName) == ["Ada"])
    #expect(
      problems.map(\.description) == [
        "contacts.vcf, card 1, line 3: "
          + "Expected a name (FN or N), and found none. The card is left out."
      ]
    )
  }

  @Test func `a line without a colon is left out, the rest of its card stays`() {
    let (book, problems) = read(["BEGIN:VCARD", "FN:Ada", "TEL 555-0101", "END:VCARD"])
    #expect(book.contacts.first?.fullName == "Ada")
    #expect(
      problems.map(\.description) == [
        "contacts.vcf, card 1, line 3: "
          + "Expected a property such as TEL:…, and found no colon. The line is left out."
      ]
    )
  }

  @Test func `a card that doesn't end is used as far as it goes`() {
    let (book, problems) = read(["BEGIN:VCARD", "FN:Ada", "BEGIN:VCARD", "FN:Bo"])
    #expect(book.contacts.map(\.fullName) == ["Ada", "Bo"])
    #expect(problems.map(\.place) == ["card 1, line 3", "card 2, line 4"])
  }

  @Test func `two cards with one UID are two people`() {
    let card = ["BEGIN:VCARD", "UID:a", "FN:Ada", "END:VCARD"]
    let (book, problems) = read(card + card)
    #expect(book.contacts.map(\.identifier) == ["a", "card-2"])
    #expect(problems.map(\.place) == ["card 2, line 8"])
  }

  @Test func `an identifier that is made for a card is no other card's`() {
    let unnamed = ["BEGIN:VCARD", "FN:Bo", "END:VCARD"]
    let (book, problems) = read(
      ["BEGIN:VCARD", "UID:card-2", "FN:Ada", "END:VCARD"] + unnamed + [
        "BEGIN:VCARD", "UID:card-4", "KIND:group", "FN:Hiking", "END:VCARD",
      ] + unnamed
    )
    #expect(problems == [])
    #expect(book.contacts.map(\.identifier) == ["card-2", "card-2-2", "card-4-2"])
  }

  @Test func `what stands between cards is reported once`() {
    #expect(
      problems("hello", "world", "BEGIN:VCARD", "FN:Ada", "END:VCARD") == [
        "contacts.vcf, line 1: "
          + "Expected BEGIN:VCARD, and found something else. It is passed over."
      ]
    )
  }

  @Test func `an empty file is a problem`() {
    #expect(problems("") == ["contacts.vcf: Expected vCards, and found none. Nobody is known."])
  }

  @Test func `a relation and a member that nobody is are reported without their names`() {
    #expect(
      problems(
        "BEGIN:VCARD",
        "FN:Ada",
        "CATEGORIES:me",
        "RELATED;TYPE=spouse:Bo",
        "END:VCARD",
        "BEGIN:VCARD",
        "FN:Hiking",
        "KIND:group",
        "MEMBER:x",
        "END:VCARD"
      ) == [
        "contacts.vcf: A group has a MEMBER that is no card's UID. That member is left out.",
        "contacts.vcf: The user's spouse is none of the cards. The relation is left out.",
      ]
    )
  }

  @Test func `bytes that are no UTF-8 are reported with their line`() {
    let bytes = Array("BEGIN:VCARD\nFN:Jos".utf8) + [0xE9] + Array("\nEND:VCARD\n".utf8)
    let (book, problems) = ContactReader.read(bytes, file: "contacts.vcf")
    #expect(book.contacts.first?.fullName == "Jos\u{FFFD}")
    #expect(problems.map(\.place) == ["line 2"])
  }

  @Test func `a file of anything else ends in few words`() {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
    #expect(ContactReader.read(bytes, file: "contacts.vcf").1.count <= 21)
  }

  @Test func `of very many problems the first are listed, the others counted`() {
    let card = ["BEGIN:VCARD", "END:VCARD"]
    let problems = read(Array(repeating: card, count: 30).flatMap(\.self)).1
    #expect(problems.count == 21)
    #expect(problems.last?.description == "contacts.vcf: There are 10 more problems.")
  }

  @Test func `the sample contacts cut off at every byte are read without harm`() throws {
    // The user's own card, a contact's, and the group at the end: every kind of line.
    let all = try Sample.bytes("contacts.vcf")
    let bytes = Array(all.prefix(1100) + all.suffix(280))
    let whole = ContactReader.read(bytes, file: "contacts.vcf").0.contacts.count
    for end in bytes.indices {
      let (book, _) = ContactReader.read(Array(bytes[..<end]), file: "contacts.vcf")
      #expect(book.contacts.count <= whole)
    }
  }

  // MARK: - Looking up

  @Test func `a number is found with and without its country`() throws {
    let book = Sample.world.contacts
    for number in ["+14155550101", "4155550101", "(415) 555-0101"] {
      let (contact, handle) = try #require(book.owner(ofNumber: number))
      #expect(contact.fullName == "Mike Abbott")
      #expect(handle.label == "mobile")
    }
    #expect(book.owner(ofNumber: "5550101") == nil)
    #expect(book.owner(ofNumber: "911") == nil)
  }

  @Test func `a handle that somebody doesn't have is never replaced by another`() throws {
    let mike = try Sample.world.contact("Mike Chen")
    #expect(mike.person(label: "mobile").handle?.value == "+1-510-555-0103")
    #expect(mike.person(label: "work").handle == Person.Handle("", kind: .unknown, label: "work"))
  }
}
