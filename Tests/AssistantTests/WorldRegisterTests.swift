import Testing

@testable import Assistant

@Suite struct WorldRegisterTests {
  private struct Card: Registered {
    var identifier: String
    var number: Int
  }

  @Test func `each element is found by its identifier, however many there are`() {
    var register = Register<Card>()
    for number in 0..<5_000 { register.append(Card(identifier: "card-\(number)", number: number)) }
    for number in 0..<5_000 { #expect(register["card-\(number)"]?.number == number) }
    #expect(register["card-5000"] == nil)
    #expect(!register.contains(""))
  }

  @Test func `of two with one identifier the first is found, and both are listed`() {
    var register = Register<Card>(expecting: 2)
    register.append(Card(identifier: "a", number: 1))
    register.append(Card(identifier: "a", number: 2))
    #expect(register["a"]?.number == 1)
    #expect(register.elements.map(\.number) == [1, 2])
  }
}
