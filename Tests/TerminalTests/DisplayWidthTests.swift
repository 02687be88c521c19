import Terminal
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Anna", 4), ("Zoë", 3), ("Zoe\u{308}", 3), ("日本語", 6), ("ｶﾅ", 2), ("Ａ", 2),
    ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("🚕", 2), ("👩‍👩‍👧", 2), ("🇫🇮", 2), ("👍🏽", 2),
    ("❤", 1), ("❤\u{FE0F}", 2), ("a\u{200B}b", 2), ("\u{200E}x", 1), ("\u{1B}[31mred\u{1B}[0m", 3),
    ("\u{1B}]8;;https://example.com\u{1B}\\link\u{1B}]8;;\u{7}", 4), ("½ mile – “ok”", 13),
  ])
  func `text is as wide as the cells it is drawn in`(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }
}
