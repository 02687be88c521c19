import Testing

@testable import Simulation

@Suite struct ShrinkerTests {
  @Test func `nothing is left but what makes it fail`() async throws {
    var plan = Fixture.plan(.overAnswer, .hesitate(at: 1), .agreeByAct, voice: "elder")
    plan.errands.append(plan.errands[0])
    plan.errands[0].wanted["note"] = [Fixture.item("lunch")]
    let failure = Failure(.refused)
    let shrinker = Shrinker(ontology: try Fixture.ontology()) { plan in
      let fails = plan.quirks.contains(.hesitate(at: 1))
      return Encounter(plan: plan, failure: fails ? failure : nil)
    }
    let shrunk = try await shrinker.shrink(Encounter(plan: plan, failure: failure))
    #expect(shrunk.plan == Fixture.plan(.hesitate(at: 1), isPlain: true))
  }

  @Test func `what fails otherwise is another failure`() async throws {
    let plan = Fixture.plan(.overAnswer, isPlain: true)
    let shrinker = Shrinker(ontology: try Fixture.ontology()) { plan in
      Encounter(plan: plan, failure: Failure(.deadEnd))
    }
    let encounter = Encounter(plan: plan, failure: Failure(.refused))
    #expect(try await shrinker.shrink(encounter).plan == plan)
  }
}
