import Terminal
import Testing

@Suite struct FittingTests {
  @Test(arguments: [
    ("lunch", 5, "lunch"), ("lunch time", 6, "lunch…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("any", 0, ""),
  ])
  func `text is cut between characters, by the columns they take`(
    text: String,
    width: Int,
    fitted: String
  ) {
    #expect(text.fitted(to: width) == fitted)
    #expect(fitted.displayWidth <= width)
  }

  @Test func `text is padded by the columns it takes`() {
    #expect("日本".padded(to: 6) == "日本  ")
    #expect("longer".padded(to: 3) == "longer")
  }

  @Test(arguments: [
    (-1, "░░░░"), (0, "░░░░"), (0.5, "██░░"), (0.99, "███░"), (1, "████"), (7, "████"),
    (Double.nan, "░░░░"),
  ])
  func `a bar is full only when it is over`(fraction: Double, drawn: String) {
    #expect(Bar(fraction).drawn(width: 4) == drawn)
  }
}
