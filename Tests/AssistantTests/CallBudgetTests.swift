import Dialogue
import Testing
import Transcripts

@testable import Assistant

/// The time and memory that calls may take.
@Suite struct CallBudgetTests {
  private func sentences(_ change: (inout CompletedCall) -> Void) -> [String] {
    var call = CompletedCall(
      .handle,
      intent: "INSendMessageIntent",
      app: "MessageBot",
      duration: .seconds(1),
      ending: .answered
    )
    change(&call)
    var budget = CallBudget()
    (budget.time, budget.memory) = (.seconds(2), 80 << 20)
    let findings = budget.findings(on: call, named: Finding.handleMethod)
    #expect(findings.allSatisfy { $0.rule == .overBudget && $0.method == Finding.handleMethod })
    return findings.map(\.sentence)
  }

  @Test func `what is beyond a limit is a finding, and what reaches it none`() {
    let costly = "\(Finding.handleMethod) took more than its budget"
    #expect(sentences { $0.time = .seconds(2) } == [])
    #expect(
      sentences { $0.time = .microseconds(2_000_100) }
        == ["\(costly) (2001 ms, longer than 2000 ms)."]
    )
    #expect(sentences { $0.peak = 80 << 20 } == [])
    #expect(sentences { $0.peak = 80 << 20 + 1 } == ["\(costly) (81 MB, more than 80 MB)."])
  }

  @Test func `what was measured makes no other finding of it`() {
    let findings = ["11 ms", "12 ms"].map {
      Finding(.overBudget, method: "a", detail: "longer than 10 ms", measurement: $0)
    }
    #expect(Set(findings).count == 1)
  }

  @Test func `a call that was cut off has a finding of its own`() {
    let time = Duration.seconds(20)
    #expect(
      sentences {
        $0.time = time
        $0.ending = .timedOut(after: .seconds(10))
      } == []
    )
  }

  @Test func `without a word the limits are SiriKit's and, well before it, a phone's`() {
    let budget = CallBudget()
    #expect(budget.time == .seconds(10))
    #expect(budget.memory == 100 << 20)
  }
}
