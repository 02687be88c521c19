import Testing

@testable import Understanding

/// Explanations as they are read, whole.
@Suite struct ExplanationTests {
  private func lines(_ sentence: String) -> [String] {
    World.interpreter.explain(sentence, at: World.now).description
      .split(separator: "\n").map(String.init)
  }

  @Test func `what phrases read is told with the words that each of them covers`() {
    let lines = lines("get me a ride to the airport at 6 for two people")
    #expect(lines.contains("Found in it:"))
    #expect(lines.count { $0 == "  place: the airport" } == 1)
    #expect(lines.contains { $0.hasPrefix("  requestRide, 0.9") })
    #expect(lines.contains { $0.contains("by rides.phrases:") && $0.contains("“get me a ride to") })
    #expect(lines.contains("    time: at 6 (2026-11-20 18:00)"))
    #expect(lines.contains("    destination: the airport (known)"))
    #expect(lines.last == "Taken as requestRide; no other request fits.")
  }

  @Test func `values are told as they were taken`() {
    #expect(lines("send Anna 20 bucks for lunch").contains("    amount: 20 bucks (20 USD)"))
    #expect(lines("start a 30 minute jog").contains("    workoutName: jog (run)"))
    #expect(
      lines("text Zebulon that it rains").contains("    recipients: Zebulon (nobody who is known)")
    )
  }

  @Test func `of words alone only what they make likely is told, and what would be enough`() {
    let lines = lines("what's for supper")
    #expect(lines.count { $0.contains(", likely 0.") } == 1)
    #expect(
      lines.last?.hasPrefix(
        "Refused: no phrase covers the whole sentence, and its words make no request likely "
          + "(0.40 would be asked about). It comes close to nothing; the user is told “"
      ) == true
    )
  }

  @Test func `what is known as something else is told to be that`() {
    let last = lines("set a timer for ten minutes").last
    #expect(last?.hasPrefix("Refused: the phrases know it as something else.") == true)
  }
}
