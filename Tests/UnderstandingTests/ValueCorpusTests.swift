import Measurement
import Testing

@testable import Understanding

/// Runs the corpora of values: money, and so on.
@Suite struct ValueCorpusTests {
  @Test func `every amount of money is read as its corpus says`() throws {
    try check("money", .money)
  }

  private func check(_ name: String, _ wanted: Interpreter.Wanted) throws {
    let entries = try Corpus("Corpora/\(name)").entries
    #expect(entries.count > 20)
    for entry in entries {
      let values = World.interpreter.predict(
        expression: entry.sentence,
        wanted,
        at: World.now
      )
      #expect(
        values.first.map(Self.spelled) ?? "none" == entry.expected,
        "\(name).corpus:\(entry.line) \(entry.sentence)"
      )
    }
  }

  @Test(arguments: [("GB", "5 GBP"), ("IE", "5 EUR"), ("CA", "5 CAD"), ("XX", "5 USD")])
  func `a fiver is of the money that one pays with`(region: String, expected: String) {
    let interpreter = Interpreter(lexicon: .corpora, region: Region(code: region))
    let values = interpreter.predict(expression: "a fiver", .money, at: World.now)
    #expect(values.map(Self.spelled) == [expected])
  }

  @Test(arguments: [("AU", "20 AUD"), ("GB", "20 USD")])
  func `a dollar sign alone means the dollars of the region`(region: String, expected: String) {
    let interpreter = Interpreter(lexicon: .corpora, region: Region(code: region))
    let values = interpreter.predict(expression: "$20", .money, at: World.now)
    #expect(values.map(Self.spelled) == [expected])
  }
}

// MARK: - Spelling

extension ValueCorpusTests {
  private static func spelled(_ value: ExpressionValue) -> String {
    switch value {
    case .money(let bounds, let currency): "\(spelled(bounds)) \(currency.code)"
    case .distance(let bounds, let unit): "\(spelled(bounds)) \(unit)"
    case .duration(let seconds): "\(seconds)"
    case .time(let time): "\(time)"
    }
  }

  private static func spelled<Value>(_ bounds: Bounds<Value>) -> String {
    switch bounds {
    case .exactly(let value): "\(value)"
    case .between(let low, let high): "between \(low) and \(high)"
    case .atLeast(let low): "at least \(low)"
    case .atMost(let high): "at most \(high)"
    }
  }
}
