import Dialogue
import Testing

@testable import ParleyTerminal

@Suite struct FindingListTests {
  @Test func `findings are listed once each, the worst first, with what to do`() {
    let early = Finding(.successFromConfirm, method: Finding.confirmMethod)
    let silent = Finding(.neverAnswered, method: Finding.handleMethod)
    #expect(
      FindingList([early, silent], [early: 2, silent: 1]).lines == [
        "error never-answered",
        "  handle(intent:completion:) was cut off because it did not answer in time.",
        "  Call the completion handler on every path, within ten seconds, and don't block the "
          + "thread.",
        "warning success-from-confirm, 2 times",
        "  confirm(intent:completion:) answered success before anything was done.",
        "  Answer ready, and success from handle.",
      ]
    )
  }

  @Test func `no finding is said to be none`() {
    #expect(FindingList([]).lines == ["No rule has been broken so far."])
  }
}
