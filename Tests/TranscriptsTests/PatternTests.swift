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
}
