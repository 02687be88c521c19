import Dialogue
import Testing

@testable import Assistant
@testable import Reporting

/// People who are written as cards.
@Suite struct ContactCardTests {
  @Test(arguments: ["a;b", "a\\b", "a,b", "a;\u{301}b", "a\\\u{301}b", "a,\u{200D}b", "\\"])
  func `a text stays whole, also where a mark follows a character of its own meaning`(
    text: String
  ) throws {
    var contact = Contact(identifier: "a", fullName: text)
    contact.name = Person.Name(given: text, family: text)
    contact.nicknames = [text]
    let (book, problems) = ContactReader.read(Array(contact.card.utf8), file: "contacts.vcf")
    #expect(problems == [])
    #expect(book.contacts == [contact])
  }
}
