import Assistant
import Testing

/// Leaving out what a test holds without.
@Suite struct ShortestTests {
  @Test func `what is needed stays, wherever it is`() async {
    for needed in 0..<10 {
      #expect(await Array(0..<10).shortest { $0.contains(needed) } == [needed])
    }
  }

  @Test func `nothing more can be left out alone`() async {
    // Each from the fifth on needs the one before it.
    func holds(_ elements: [Int]) -> Bool {
      elements.contains(4) && elements.allSatisfy { $0 < 5 || elements.contains($0 - 1) }
    }
    #expect(await Array(0..<9).shortest(where: holds) == [4])
  }

  @Test func `once it has taken long enough, what is left stays`() async {
    var tried = 0
    func isOver() -> Bool { tried == 1 }
    let rest = await Array(0..<8).shortest(isOver: isOver) { elements in
      tried += 1
      return !elements.isEmpty
    }
    #expect(rest == Array(0..<8))
  }
}
