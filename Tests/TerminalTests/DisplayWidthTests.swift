import Terminal
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Anna", 4), ("Zoë", 3), ("Zoe\u{308}", 3), ("日本語", 6), ("ｶﾅ", 2), ("Ａ", 2),
    ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("🚕", 2), ("🇫🇮", 2), ("❤", 1),
    ("❤\u{FE0F}", 2), ("a\u{200B}b", 2), ("\u{200E}x", 1), ("\u{1B}[31mred\u{1B}[0m", 3),
    ("\u{1B}]8;;https://example.com\u{1B}\\link\u{1B}]8;;\u{7}", 4), ("½ mile – “ok”", 13),
  ])
  func `text is as wide as the cells it is drawn in`(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  /// What xterm 379 and tmux 3.3a take, found by asking them where the cursor is after it.
  @Test(arguments: [
    ("👨‍👩‍👧", 6, 2), ("👩‍❤️‍👨", 5, 2), ("👍🏽", 4, 4), ("👩🏽‍🚀", 6, 4), ("🇯🇵", 2, 2),
    ("🏳️‍🌈", 3, 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2, 2), ("1️⃣", 1, 1), ("⚠️", 1, 1), ("山田", 4, 4), ("한", 2, 2),
    ("Z\u{316}\u{316}", 1, 1), ("محمد", 4, 4), ("דָּוִד", 3, 3), ("ก็", 1, 1), ("क्षि", 3, 3),
    ("a\u{AD}b", 3, 3), ("“●○”…—┃█░→✗✉·", 13, 13),
  ])
  func `nothing is drawn wider than it is counted`(text: String, xterm: Int, tmux: Int) {
    #expect(text.displayWidth >= max(xterm, tmux))
    // One more where others have two columns for an emoji that these have in one.
    #expect(text.displayWidth <= max(xterm, tmux) + 1)
  }
}
