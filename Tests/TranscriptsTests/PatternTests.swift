import Testing

@testable import Transcripts

@Suite struct PatternTests {
  @Test(arguments: [
    ("", ""), ("hello", "hello"), ("[..]", ""), ("[..]", "anything"),
    ("[..] sent.", "It was sent."),
    ("To [..]: [..]?", "To Mike: “[x]”?"), ("a[..]b[..]a", "abba"), ("[..]aa", "aaa"),
    ("x[..][..]y", "xy"), ("héllo [..]", "héllo wörld"),
  ])
  func `stands for the text`(pattern: String, text: String) {
    #expect(Pattern(pattern).matches(text))
  }

  @Test(arguments: [
    ("", " "), ("hello", "Hello"), ("hello", "hello "), ("[..] sent.", "sent."),
    ("aba[..]aba", "aba"),
    ("a[..]b[..]c", "ac"), ("[..]b", "ba"), ("e\u{301}", "é"),
  ])
  func `does not stand for another text`(pattern: String, text: String) {
    #expect(!Pattern(pattern).matches(text))
  }

  @Test func `any text behind any text is one piece of work`() {
    let pattern = Pattern(String(repeating: "[..]", count: 3_000))
    #expect(pattern.pieces.count == 3)
    #expect(pattern.matches("") && pattern.matches("anything"))
    #expect(Pattern("a[..][..]b").matches("ab"))
    #expect(Pattern("[..][[name]][..]").pieces.count == 7)
  }

  @Test(arguments: [
    ("handle [..]Intent", "handle AIntent -> success", true), ("handle", "handle a", true),
    ("handle", "handles", false), ("handle [..]", "handle", false), ("a[..]", "abc d", true),
    ("[[one]] b", "a b c", true), ("[[one]] b", "a bc", false),
  ])
  func `words may follow where a start is looked for`(
    pattern: String,
    text: String,
    matches: Bool
  ) {
    #expect(Pattern(pattern).matchesStart(of: text) == matches)
  }
}
