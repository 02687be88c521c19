import Testing

@testable import Simulation

@Suite struct OntologyTests {
  @Test func `every aspect has values to choose among, and to change one for another`() throws {
    let ontology = try SimulationFiles().ontology()
    #expect(ontology.domains == ["messages", "calls", "rides", "workouts", "payments"])
    for kind in ontology.kinds {
      for aspect in kind.aspects where aspect.name != "callFormat" {
        #expect(ontology.items(for: aspect).count > 1, "\(kind.intent) \(aspect.name)")
      }
    }
  }

  @Test func `a relation leads from one value of a list to another`() throws {
    let ontology = try Ontology(
      """
      values amounts
        $10.00 = $10
        $20.00 = $20 | twenty dollars
      relations amounts
        $20.00 > $10.00 = half of that
      """,
      file: "some.goals"
    )
    let items = try #require(ontology.values["amounts"])
    #expect(items[1].wordings == ["$20", "twenty dollars"])
    #expect(ontology.relations[items[1]]?.map(\.result) == [items[0]])
  }

  @Test func `a relation to no value of the list is told with its place`() {
    #expect {
      try Ontology("relations amounts\n  $1 > $2 = twice that", file: "some.goals")
    } throws: { error in
      "\(error)".hasPrefix("some.goals:2: Expected two values of the list “amounts”")
    }
  }

  @Test func `a question with gaps fits what begins, goes on and ends like it`() {
    let pattern = Gapped("…Do you still want to …?")
    #expect(pattern.matches("Do you still want to call Anna?"))
    #expect(pattern.matches("Sorry. Do you still want to call Anna?"))
    #expect(!pattern.matches("Do you still want to call Anna."))
    #expect(!pattern.matches("Do you want to call Anna?"))
  }
}
