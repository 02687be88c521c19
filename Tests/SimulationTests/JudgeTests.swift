import Dialogue
import Testing

@testable import Simulation

@Suite struct JudgeTests {
  private let judge: Judge
  private var person: UserModel

  init() throws {
    let ontology = try Fixture.ontology()
    judge = Judge(ontology: ontology)
    person = UserModel(Fixture.plan(), ontology)
    _ = person.respond(to: Observation())
  }

  private func handling(_ drafts: Draft...) -> Observation {
    var observation = Observation()
    observation.handled = drafts.map { Handled(draft: $0, isYesDue: false) }
    return observation
  }

  @Test mutating func `what was wanted and agreed to is done`() {
    #expect(judge.judge([.affirm], handling(Fixture.draft()), &person) == nil)
    #expect(person.respond(to: Observation()) == .leave(.content))
  }

  @Test mutating func `another value is wrong, and so is one that nobody said`() {
    let kate = handling(Fixture.draft(payee: "Kate Bell"))
    #expect(
      judge.judge([.affirm], kate, &person)?.description
        == "wrong value handled INSendPaymentIntent (wrong payee)"
    )

    var draft = Fixture.draft()
    draft["note"] = [Value("lunch")]
    #expect(judge.judge([.affirm], handling(draft), &person)?.detail == "extra note")
    #expect(
      judge.judge([.affirm], handling(Fixture.draft(amount: nil)), &person)?.detail
        == "missing amount"
    )
  }

  @Test mutating func `a question about the price is no yes`() {
    let failure = judge.judge([.askDetail("price")], handling(Fixture.draft()), &person)
    #expect(failure?.kind == .withoutYes)
  }

  @Test mutating func `nothing is done twice, unasked, or after it was called off`() {
    let twice = handling(Fixture.draft(), Fixture.draft())
    #expect(judge.judge([.affirm], twice, &person)?.kind == .twice)
    let call = handling(Draft("INStartCallIntent"))
    #expect(judge.judge([.affirm], call, &person)?.kind == .unasked)
    person.hasCancelled = true
    #expect(judge.judge([.affirm], handling(Fixture.draft()), &person)?.kind == .twice)
  }

  @Test mutating func `what only looks something up is free`() {
    #expect(judge.judge([.hesitate], handling(Draft("INGetRideStatusIntent")), &person) == nil)
  }

  @Test mutating func `a correction calls nothing off`() {
    var observation = Observation()
    observation.isCancelled = true
    #expect(judge.judge([.correct([Fixture.payee])], observation, &person)?.kind == .cancelled)
    #expect(judge.judge([.retract], observation, &person) == nil)
  }

  @Test mutating func `whoever has named nothing yet loses nothing by asking for something else`() {
    var observation = Observation()
    observation.isCancelled = true
    let request = Move.request(intent: Fixture.payment, [])
    #expect(judge.judge([request], observation, &person)?.kind == .cancelled)
    person.progress[0].said = []
    #expect(judge.judge([request], observation, &person) == nil)
    #expect(judge.judge([.hesitate], observation, &person)?.kind == .cancelled)
  }

  @Test mutating func `the number that was picked is the one that counts`() {
    person.progress[0].labels["Anna Haro"] = "work"
    var anna = Person("Anna Haro")
    anna.handle = .init("+1-415-555-0108", kind: .phoneNumber, label: "mobile")
    var draft = Fixture.draft()
    draft["payee"] = [Value("Anna Haro", .person(anna))]
    #expect(judge.judge([.affirm], handling(draft), &person)?.detail == "another number")
  }
}
