import Synchronization
import Terminal
import Testing

@testable import ParleyTerminal

@Suite struct ProgressTests {
  /// What is written, and a clock that is moved by hand.
  private final class Stage: Sendable {
    let text = Mutex("")
    let now = Mutex(Duration.zero)

    func progress(width: Int? = 80) -> Progress {
      let output = Output(
        isColored: false,
        width: { width },
        send: { [self] piece in text.withLock { $0 += piece.string } }
      )
      return Progress(output) { [self] in now.withLock { $0 } }
    }

    func pass(_ milliseconds: Int) { now.withLock { $0 += .milliseconds(milliseconds) } }
    var written: String { text.withLock { $0 } }
  }

  private let stage = Stage()

  @Test func `what is over soon shows nothing`() {
    let progress = stage.progress()
    stage.pass(299)
    progress.show("1 of 2")
    progress.end()
    #expect(stage.written == "")
  }

  @Test func `the line changes ten times a second at most, and goes at the end`() {
    let progress = stage.progress()
    for number in 1...10 {
      stage.pass(50)
      progress.show("\(number) of 10")
    }
    progress.end()
    progress.end()
    #expect(stage.written == "\r\u{1B}[K6 of 10\r\u{1B}[K8 of 10\r\u{1B}[K10 of 10\r\u{1B}[K")
  }

  @Test func `it stays on one row`() {
    let progress = stage.progress(width: 6)
    stage.pass(300)
    progress.show("日本語日本語")
    #expect(stage.written == "\r\u{1B}[K日本")
  }

  @Test func `where there is no terminal nothing is even worked out`() {
    let progress = Progress(nil) { .seconds(10) }
    var isAsked = false
    let text = { () -> String in
      isAsked = true
      return ""
    }
    progress.show(text())
    progress.end()
    #expect(!isAsked)
  }
}
