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
        == "a bbold\nnext\n"
    )
  }

  @Test func `only styles that the program itself has added come out`() {
    let name = "Anna\u{1B}[8m\u{202E}"
    let text = written(isColored: true, width: nil) {
      $0.print("\($0.styled("From", .bold)) \(name): \(3)" as TerminalText)
      $0.write("\(name)\u{9B}\n")
      $0.replaceRow(with: "\(name)")
    }
    #expect(text == "\u{1B}[1mFrom\u{1B}[0m Anna: 3\nAnna\n\r\u{1B}[KAnna")
  }

  @Test func `a direction goes on in the next row, and each row ends its own`() {
    let text = written(width: 6) { $0.print("\u{2067}שלום עולם\u{2069} ok") }
    #expect(text == "\u{2067}שלום\u{2069}\n\u{2067}עולם\u{2069}\nok\n")
  }

  @Test func `a row that is cut keeps whole sequences, and leaves no direction open`() {
    let text = TerminalText("\u{2067}long name\u{2069}").styled(.dim)
    #expect(text.fitted(to: 6).string == "\u{1B}[2mlong …\u{1B}[0m")
    let wide = TerminalText("abcdef").styled(.bold)
    #expect(wide.wrapped(width: 4).map(\.string) == ["\u{1B}[1mabcd", "ef\u{1B}[0m"])
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

  func add(_ more: TerminalText) {
    text.withLock { $0 += more.string }
  }
}
