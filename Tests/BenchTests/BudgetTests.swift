import Testing

@testable import bench

@Suite struct BudgetTests {
  private func budget(_ seconds: Double) -> Budget {
    Budget(name: "replay", seconds: seconds, work: 2, limit: 3)
  }

  @Test func `a measurement is held against a multiple of the fixed work`() {
    #expect(
      budget(5).description
        == "replay                    2.5 of at most 3 times the fixed work"
    )
    #expect(
      budget(7).description
        == "replay                    3.5 of at most 3 times the fixed work: too much"
    )
    #expect(budget(6).isKept)
    #expect(!budget(6.1).isKept)
  }

  @Test func `every budget is that of a measurement`() {
    #expect(!Budget.limits.isEmpty)
    #expect(Set(Budget.limits.keys).subtracting(Bench.measurements.map(\.name)) == [])
  }
}
