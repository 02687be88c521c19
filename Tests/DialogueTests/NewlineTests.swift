import Testing

@testable import Dialogue

struct NewlineTests {
  @Test func `What ends a line is what ends one for characters`() {
    let all = (0...0x2FFF).compactMap(Unicode.Scalar.init).map { String(Character($0)) }
    #expect(all.filter(\.hasNewline) == all.filter { $0.contains(where: \.isNewline) })
    #expect("one\r\ntwo".hasNewline)
    #expect(!"“one” – two".hasNewline)
  }
}
