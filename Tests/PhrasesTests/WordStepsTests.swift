import Randomness
import Testing

@testable import Automata
@testable import Phrases

@Suite struct WordStepsTests {
  /// Rows of random steps, some of them alike.
  private static func rows(_ count: Int, width: Int) -> [WordStepsBuilder.Row] {
    var random = SplitMix(seed: 7)
    return (0..<count).map { number in
      let length = number % 10 == 0 ? width / 4 : Int.random(in: 0...5, using: &random)
      let words = Set((0..<length).map { _ in Int.random(in: 0..<width, using: &random) })
      return words.sorted().map { word in
        .init(word: UInt16(word), target: UInt16.random(in: 0...9, using: &random))
      }
    }
  }

  @Test func `every step of every row is found, and no other`() {
    let width = 200
    let rows = Self.rows(500, width: width)
    let builder = WordStepsBuilder(rows, width: width)
    for row in rows {
      let place = builder.places[row] ?? WordSteps.none
      let found = (0..<width).compactMap { word -> WordStepsBuilder.Step? in
        let cell = builder.cells[Int(place) + word]
        guard cell.row == UInt16(truncatingIfNeeded: place) else { return nil }
        return .init(word: UInt16(word), target: cell.target)
      }
      #expect(found == row)
    }
  }

  @Test func `rows lie in between each other`() {
    let rows = Self.rows(500, width: 200)
    let steps = Set(rows).joined().count
    let builder = WordStepsBuilder(rows, width: 200)
    // Rows without displacement would take 100,000 cells.
    #expect(builder.cells.count < steps * 3)
  }
}
