import Assistant
import Dialogue
import Synchronization
import Terminal
import Testing

@testable import ParleyTerminal

@Suite struct EventPrinterTests {
  private final class Page: Sendable {
    private let text = Mutex("")

    var lines: [Substring] { text.withLock { $0.split(separator: "\n") } }

    var output: Output {
      Output(
        isColored: false,
        width: { nil },
        send: { text in self.text.withLock { $0 += text.string } }
      )
    }
  }

  private let silent = Event.fact(
    .finding(Finding(.neverAnswered, method: Finding.handleMethod))
  )
  private let early = Event.fact(
    .finding(Finding(.successFromConfirm, method: Finding.confirmMethod))
  )

  private func lines(isTracing: Bool = false, mentionsErrors: Bool) -> [Substring] {
    let page = Page()
    var printer = EventPrinter(output: page.output, isJSON: false, mentionsErrors: mentionsErrors)
    printer.isTracing = isTracing
    for event in [early, silent, .said(["Sorry."]), silent] { printer.show(event) }
    return page.lines
  }

  @Test func `that an app is watched is spelt alike for people and for programs`() {
    let watched = Event.watched(app: "Ferry", method: "startSendingUpdates(for:to:)")
    let words = "startSendingUpdates(for:to:) INGetRideStatusIntent Ferry"
    let page = Page()
    for isJSON in [false, true] {
      var printer = EventPrinter(output: page.output, isJSON: isJSON, mentionsErrors: true)
      printer.show(watched)
      printer.isTracing = true
      printer.show(watched)
    }
    #expect(
      page.lines == ["  \(words)", #"{"event":"watched","text":"\#(words)","version":1}"#]
    )
  }

  @Test func `an error is mentioned once, to somebody who does not see the facts`() {
    #expect(
      lines(mentionsErrors: true) == [
        "(The app broke a rule, never-answered: “:findings” says more.)", "Sorry.",
      ]
    )
  }

  @Test func `a budget that was broken is mentioned in its own sentence, though it is no error`() {
    let page = Page()
    var printer = EventPrinter(output: page.output, isJSON: false, mentionsErrors: true)
    let costly = Finding(.overBudget, method: Finding.handleMethod, detail: "longer than 10 ms")
    for _ in 0..<2 { printer.show(.fact(.finding(costly))) }
    #expect(page.lines == ["(\(costly.sentence))"])
  }

  @Test func `without somebody at the terminal nothing is mentioned`() {
    #expect(lines(mentionsErrors: false) == ["Sorry."])
  }

  @Test func `who sees the facts is told all of it, each time`() {
    let lines = lines(isTracing: true, mentionsErrors: true)
    #expect(lines.count == 7)
    #expect(lines.first == "= finding success-from-confirm confirm(intent:completion:)")
  }
}
