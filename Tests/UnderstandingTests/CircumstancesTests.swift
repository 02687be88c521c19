import Measurement
import Testing

@testable import Understanding

/// Lines that ask for something because of what goes on.
@Suite struct CircumstancesTests {
  private static let trained = Interpreter(lexicon: .corpora)

  @Test func `a walk that is paused goes on, one that is over does not`() {
    #expect(Circumstances(after: .startWorkout).goesOn == [.startWorkout])
    #expect(Circumstances(after: .pauseWorkout).goesOn == [.startWorkout])
    #expect(Circumstances(after: .endWorkout) == Circumstances(last: .endWorkout))
    #expect(Circumstances(after: .sendMessage) == Circumstances(last: .sendMessage))
  }

  @Test(arguments: [
    ("water stop", IntentName.startWorkout, "pauseWorkout"),
    ("back", .pauseWorkout, "resumeWorkout"),
  ])
  func `words that say little are clear amid what goes on`(
    line: String,
    precedent: IntentName,
    request: String
  ) {
    let utterance = Self.trained.hear(line, at: World.now)
    #expect(intent(utterance.understood) != request)
    #expect(intent(utterance.amid(Circumstances(after: precedent)).understood) == request)
    // What was heard amid something else is not kept for it.
    #expect(intent(utterance.understood) != request)
  }

  @Test(arguments: [
    ("back?", IntentName.pauseWorkout),
    ("so that one?", .searchBills),
    ("Anna will settle that", .searchBills),
    ("Jane takes that one", .listRideOptions),
  ])
  func `what is asked, or told of somebody, asks for the same whatever goes on`(
    line: String,
    precedent: IntentName
  ) {
    let utterance = Self.trained.hear(line, at: World.now)
    let amid = utterance.amid(Circumstances(after: precedent))
    #expect(intent(amid.understood) == intent(utterance.understood))
  }

  @Test func `what phrases understand is clear whatever goes on`() {
    let utterance = Self.trained.hear("call Anna", at: World.now)
    let amid = utterance.amid(Circumstances(after: .startWorkout))
    #expect(amid.understood == utterance.understood)
    #expect(amid.clauses(answering: nil) == utterance.clauses(answering: nil))
  }

  private func intent(_ understood: Understood) -> String? {
    switch understood {
    case .reading(let reading, _), .doubtful(let reading): reading.intent.rawValue
    case .nearTie, .refused: nil
    }
  }
}
