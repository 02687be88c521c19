import Dialogue
import Testing
import Transcripts

@testable import Assistant

/// The findings of many conversations, each with the shortest one that shows it.
@Suite struct DiscoveriesTests {
  @Test func `a finding is about the intent whose handler was called`() {
    var discoveries = Discoveries()
    let finding = Finding(.invalidCode, method: Finding.handleMethod)
    let events: [Performance.Event] = [
      .fact(.handler(intent: "INGetRideStatusIntent", app: "MyRide")), .fact(.finding(finding)),
    ]
    let turn = Performance.Turn(.user("cancel my ride"), events)
    discoveries.take(
      Trial(situation: Situation(), intent: "INCancelRideIntent", turns: [turn])
    )
    #expect(discoveries.all.map(\.intent) == ["INGetRideStatusIntent"])
  }

  @Test func `results that are too many or too few are one finding, for the shortest number`() {
    var discoveries = Discoveries()
    for (count, lines) in [("3 for 2", 2), ("2 for 1", 1), ("4 for 3", 2)] {
      let finding = Finding(.wrongCount, method: "resolveContacts(for:with:)", detail: count)
      let turn = Performance.Turn(.user("call them"), [.fact(.finding(finding))])
      let turns = Array(repeating: turn, count: lines)
      discoveries.take(Trial(situation: Situation(), intent: "INStartCallIntent", turns: turns))
    }
    #expect(discoveries.all.map(\.finding.detail) == ["2 for 1"])
    #expect(discoveries.all.map { $0.trial?.lines.count } == [1])
  }
}
