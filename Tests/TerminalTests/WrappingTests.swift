import Terminal
import Testing

@Suite struct WrappingTests {
  @Test(arguments: [
    ("short", 10, 0, ["short"]),
    ("", 10, 0, [""]),
    ("one two three", 7, 0, ["one two", "three"]),
    ("one two three", 9, 2, ["one two", "  three"]),
    ("one\n\ntwo", 10, 0, ["one", "", "two"]),
    ("  1. Mike Abbott", 11, 5, ["  1. Mike", "     Abbott"]),
    ("abcdefgh", 3, 0, ["abc", "def", "gh"]),
    ("日本語です", 5, 0, ["日本", "語で", "す"]),
    ("何時ですか？はい。", 10, 0, ["何時です", "か？はい。"]),
    ("a 🚕🚕🚕", 4, 0, ["a 🚕", "🚕🚕"]),
    ("one  two", 3, 0, ["one", "two"]),
  ])
  func `lines break at spaces and fit`(text: String, width: Int, hanging: Int, lines: [String]) {
    #expect(text.wrapped(width: width, hanging: hanging) == lines)
  }

  @Test func `nothing is lost or too wide at any width`() {
    let text = "Ride 🚕 from 東京駅 to Zoë’s – extraordinarily-long-word, $12.50"
    let letters = text.filter { $0 != " " }
    for width in 2...80 {
      let lines = text.wrapped(width: width, hanging: 4)
      #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(width)")
      #expect(lines.joined().filter { $0 != " " } == letters, "\(width)")
    }
  }
}
