import Testing
import Understanding

@testable import Assistant

/// The clauses of a line, folded into what it says as a whole.
@Suite struct FoldTests {
  private static let anna = SlotReading(
    name: "contact",
    wording: "Anna",
    range: 0..<4,
    meaning: .person(PersonMention(candidates: ["anna"]))
  )
  private static let mike = SlotReading(
    name: "contact",
    wording: "Mike",
    range: 0..<4,
    meaning: .person(PersonMention(candidates: ["mike"]))
  )

  private func call(_ slots: SlotReading...) -> Reading {
    Reading(intent: .startCall, slots: slots, score: 1)
  }

  private func fold(_ moves: [Move], to own: IntentName? = nil) -> Hearing {
    let clauses = moves.enumerated().map { index, move in
      Clause(move: move, cost: 0, range: index..<index + 1, wording: "clause \(index)")
    }
    return Hearing(clauses, to: own)
  }

  // MARK: - Decisions

  @Test func `the last decision counts, and two are a contradiction`() {
    #expect(fold([.deny, .affirm], to: .startCall).decision == .yes)
    #expect(fold([.deny, .affirm], to: .startCall).isContradictory)
    #expect(!fold([.affirm, .affirm], to: .startCall).isContradictory)
  }

  @Test func `a no to a value in whose place another stands contradicts no yes`() {
    let hearing = fold([.deny, .inform([Self.anna]), .affirm], to: .startCall)
    #expect(hearing.decision == .yes)
    #expect(!hearing.isContradictory)
    #expect(hearing.slots == [Self.anna])
  }

  @Test func `the verb of the act that is asked about agrees`() {
    let verb = Move.verb(Verb(requests: [.startCall]))
    #expect(fold([verb], to: .startCall).agrees(to: .startCall))
    #expect(fold([.inform([Self.anna]), verb], to: .startCall).endsInYes)
    #expect(!fold([verb], to: .sendMessage).agrees(to: .sendMessage))
  }

  @Test func `with somebody named it is that act for them`() {
    let verb = Move.verb(Verb(requests: [.startCall], object: [Self.mike]))
    let hearing = fold([verb], to: .startCall)
    #expect(hearing.verb == nil)
    #expect(hearing.updates == [.set([Self.mike], replaces: true)])
  }

  // MARK: - What is taken back

  @Test func `a no right behind a request takes it back, and says nothing of the question`() {
    let hearing = fold([.request(call(Self.anna)), .deny], to: .sendMessage)
    #expect(hearing.takenBack == call(Self.anna))
    #expect(hearing.requests.isEmpty)
    #expect(hearing.decision == nil)
  }

  @Test func `what is put in its place comes with the rest, and after what stood before it`() {
    let pause = Reading(intent: .pauseWorkout, slots: [], score: 1)
    let hearing = fold([
      .request(pause), .request(call(Self.anna)), .deny, .inform([Self.mike]),
    ])
    #expect(hearing.readings == [pause, call(Self.mike)])
    #expect(hearing.takenBack == nil)
  }

  @Test func `calling off drops what stands before it, and what agrees`() {
    let hearing = fold([.affirm, .inform([Self.anna]), .retract], to: .startCall)
    #expect(hearing.isRetracted)
    #expect(hearing.updates.isEmpty)
    #expect(hearing.decision == nil)
  }

  // MARK: - Waiting

  @Test func `whoever asks for time and then decides has decided`() {
    #expect(fold([.wait, .affirm], to: .startCall).control == nil)
    #expect(fold([.affirm, .wait], to: .startCall).decision == nil)
    #expect(fold([.affirm, .wait], to: .startCall).hesitates)
  }

  // MARK: - What is not understood

  @Test func `only remarks have no weight, and a line of unread clauses alone is unread`() {
    #expect(fold([.remark]).isRemark)
    #expect(fold([.unread, .unread]).isUnread)
    #expect(!fold([.unread, .affirm], to: .startCall).isUnread)
    #expect(fold([.unread, .remark]).unread == ["clause 0"])
  }
}
