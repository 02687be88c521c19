import AuthorsInSwift6
import Testing

@Suite struct EveryWitnessTests {
  @Test(arguments: writtenAuthors.map(\.name))
  func `every method that an author writes is called`(name: String) async throws {
    let author = try #require(writtenAuthors.first { $0.name == name })
    #expect(author.expected.contains("handle"))
    #expect(await author.calls() == author.expected)
  }

  @Test func `there are authors of every domain, and of messages in six spellings`() {
    let names = writtenAuthors.map(\.name)
    #expect(Set(names).count == names.count)
    let domains = ["Calls", "Messages", "Payments", "Ridesharing", "VisualCode", "Workouts"]
    #expect(names.suffix(6).sorted() == domains.map { "IN\($0)DomainHandling" })
    #expect(names.count { $0.hasPrefix("INSendPaymentIntent, ") } == 5)
    #expect(names.count { $0.hasPrefix("INSendMessageIntent, ") } == 6)
  }
}
