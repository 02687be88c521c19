import Testing
import Understanding

@testable import Assistant

/// What people pay who share a sum.
@Suite struct PartyTests {
  private func dollars(_ amount: Int64) throws -> Money {
    Money(DecimalAmount(amount), try #require(Currency(code: "USD")))
  }

  @Test(arguments: [(1, 1, 93), (2, 1, 62), (3, 0, 62), (1, 0, 186)])
  func `each pays a part, and so may the user`(people: Int, own: Int, part: Int64) throws {
    let shares = Party.Shares(total: try dollars(186), own: own)
    #expect(shares.part(for: people) == (try dollars(part)))
  }

  @Test func `nothing is parted before the whole is said`() {
    #expect(Party.Shares(total: nil, own: 1).part(for: 2) == nil)
  }

  @Test(arguments: [
    (192, true), (200, true), (100, true), (90, false), (60, false), (50, false), (46, false),
  ])
  func `a sum is the whole if it is nearer to that than to a part`(sum: Int64, isTotal: Bool) throws
  {
    let shares = Party.Shares(total: try dollars(186), own: 1)
    #expect(shares.isTotal(try dollars(sum), for: 3) == isTotal)
  }

  @Test func `the first sum that is said is the whole`() throws {
    #expect(Party.Shares(total: nil, own: 1).isTotal(try dollars(5), for: 3))
  }
}
