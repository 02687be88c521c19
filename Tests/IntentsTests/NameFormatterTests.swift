import Contacts
import Testing

@Suite struct NameFormatterTests {
  private let priya: PersonNameComponents = {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Priya"
    name.middleName = "K."
    name.familyName = "Patel"
    return name
  }()

  @Test(arguments: [
    (PersonNameComponentsFormatter.Style.short, "Priya"), (.medium, "Priya Patel"),
    (.default, "Priya Patel"), (.long, "Dr. Priya K. Patel"), (.abbreviated, "PP"),
  ])
  func `a name is written in each style`(
    style: PersonNameComponentsFormatter.Style,
    written: String
  ) {
    let name = PersonNameComponentsFormatter.localizedString(from: priya, style: style, options: [])
    #expect(name == written)
  }

  @Test func `a Chinese name begins with the family and has no space`() {
    var name = PersonNameComponents()
    name.givenName = "芳"
    name.familyName = "王"
    #expect(PersonNameComponentsFormatter().string(from: name) == "王芳")
  }

  @Test(arguments: ["Anna", "Anna Haro", "Hank M. Zakroff"])
  func `what is taken apart is put together again`(written: String) throws {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = .long
    let name = try #require(formatter.personNameComponents(from: written))
    #expect(formatter.string(from: name) == written)
  }

  @Test func `an address is written in lines`() {
    let address = CNMutablePostalAddress()
    (address.street, address.city) = ("742 Valencia St", "San Francisco")
    (address.state, address.postalCode) = ("CA", "94110")
    let written = CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
    #expect(written == "742 Valencia St\nSan Francisco, CA 94110")
  }
}
