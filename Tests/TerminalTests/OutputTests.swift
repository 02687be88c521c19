import Synchronization
import Terminal
import Testing

@Suite struct OutputTests {
  private func written(
    isColored: Bool = false,
    width: Int?,
    by body: (Output) -> Void
  ) -> String {
    let text = Written()
    body(Output(isColored: isColored, width: { width }, send: text.add))
    return text.all
  }

  @Test func `the width is what COLUMNS says, where that is a width`() {
    let width = { (columns: String) in
      Output.standard(
        .output,
        color: .never,
        environment: Environment(["COLUMNS": columns]),
        screen: Screen()
      ).width
    }
    #expect(width("47") == 47)
    #expect(width("0") == width("wide"))
    #expect(width("0") != 0)
  }

  @Test func `lines are wrapped first and styled then`() {
    let text = written(isColored: true, width: 8) { $0.print("one two three", style: .red) }
    #expect(text == "\u{1B}[31mone two\u{1B}[0m\n\u{1B}[31mthree\u{1B}[0m\n")
  }

  @Test func `what the text says cannot move the cursor or set the title`() {
    let text = "\u{1B}]0;title\u{7}\u{1B}[2Ja\tb\u{8}\u{1B}[1mbold\u{1B}[0m\u{9B}\nnext"
    #expect(written(width: nil) { $0.print(text) } == "a bbold\nnext\n")
    #expect(
      written(isColored: true, width: nil) { $0.print(text) }
        == "a b\u{1B}[1mbold\u{1B}[0m\nnext\n"
    )
  }

  @Test func `without colours and width the text is as it was`() {
    let text = written(width: nil) { $0.print("one two three", style: .red) }
    #expect(text == "one two three\n")
  }
}

/// Collects what an output sends.
private final class Written: Sendable {
  private let text = Mutex("")

  var all: String { text.withLock { $0 } }

  func add(_ more: String) {
    text.withLock { $0 += more }
  }
}
