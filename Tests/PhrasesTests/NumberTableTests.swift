import Testing

@testable import Automata
@testable import Phrases

@Suite struct NumberTableTests {
  /// Writes numbers behind something else, and has them read where they stand.
  private func reading(_ numbers: [UInt64], _ check: (NumberTable) -> Void) {
    var writer = TableWriter()
    writer.write("before")
    writer.write(table: numbers)
    writer.write("behind")
    writer.bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      var reader = TableReader(start)
      #expect(reader.string() == "before")
      check(reader.table())
      #expect(reader.string() == "behind")
    }
  }

  @Test(
    arguments: [
      [], [0], [0, 0, 255], [256, 1], [65_535, 65_536], [7, 4_000_000_000], [.max, 0, .max - 1],
    ] as [[UInt64]]
  )
  func `numbers of any size come back as they were`(numbers: [UInt64]) {
    reading(numbers) { table in
      #expect(table.count == numbers.count)
      #expect((0..<table.count).map { table[$0] } == numbers)
    }
  }

  @Test func `a number is found where it is, and only there`() {
    let numbers: [UInt64] = [3, 5, 200, 70_000, .max]
    reading(numbers) { table in
      #expect(numbers.map { table.place(of: $0) } == [0, 1, 2, 3, 4])
      #expect([0, 4, 201, .max - 1].allSatisfy { table.place(of: $0) == nil })
    }
    reading([]) { #expect($0.place(of: 0) == nil) }
  }
}
