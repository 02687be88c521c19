import SwiftReading
import Testing

/// The parts of a Swift file that are code.
@Suite struct SwiftCodeTests {
  @Test(arguments: [
    ("a // b", "a     "),
    ("a /* b /* c */ d */ e", "a                   e"),
    ("a \"b // c\" d", "a          d"),
    ("a \"b \\\" c\" d", "a          d"),
    ("a #\"b \" c\"# d", "a           d"),
    ("a \"b \\(c(\"d\")) e\" f", "a                 f"),
    ("a \"b\nc", "a   \nc"),
  ])
  func `blanks stand for comments and literals`(source: String, code: String) {
    #expect(SwiftCode(source).text == code)
  }

  @Test func `a literal on several lines leaves their ends`() {
    let source = "let a = \"\"\"\n  class B {\n  \"\"\"\nclass C {}\n"
    let lines = SwiftCode(source).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5)
    #expect(lines.filter { $0.contains("class") } == ["class C {}"])
  }

  @Test(arguments: ["a /* b", "a \"\"\" b", "a \"b \\(c", "\"\\"])
  func `what is not closed ends with the file`(source: String) {
    let code = SwiftCode(source).text
    #expect(code.utf8.count == source.utf8.count)
    #expect(!code.contains("b"))
  }
}
