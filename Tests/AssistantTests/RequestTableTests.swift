import Dialogue
import Domains
import Testing

@testable import Assistant

@Suite struct RequestTableTests {
  @Test func `every parameter of the table is one that the intent has`() throws {
    for row in IntentRow.all {
      let schema = try #require(Schema.named(row.intent))
      let parameters = Set(schema.parameters.map(\.slot))
      #expect(Set(row.columns.map(\.parameter)).subtracting(parameters) == [])
    }
  }
}
