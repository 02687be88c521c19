import Boathouse
import Parley
import Testing

@Suite struct ContractTests {
  @Test func `the app keeps SiriKit's contract`() async throws {
    try await check(boathouse)
  }
}
