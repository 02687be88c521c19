import Automata
import Measurement
import Phrases
import Testing

@testable import Understanding

/// Runs the corpora of values: money, times, lengths.
@Suite struct ValueCorpusTests {
  @Test(arguments: [
    ("money", Interpreter.Wanted.money), ("times", .time), ("durations", .duration),
    ("distances", .distance),
  ])
  func `every expression is read as its corpus says`(
    name: String,
    wanted: Interpreter.Wanted
  ) throws {
    let entries = try Corpus("Values/\(name)").entries
    #expect(entries.count > 20)
    for entry in entries {
      let value = Self.value(of: entry.sentence, wanted)
      #expect(value == entry.expected, "\(name).corpus:\(entry.line) \(entry.sentence)")
    }
  }

  /// In a sentence a word such as *the* is passed over where the next one cannot be of a time.
  @Test func `no time is passed over for the look of its first two words`() throws {
    for entry in try Corpus("Values/times").entries {
      let line = World.interpreter.line(entry.sentence)
      let recognizer = TimeRecognizer(line: line, now: World.now, region: .unitedStates)
      guard line[0].mayBeginTime, recognizer.time(at: 0) != nil else { continue }
      #expect(TimeRecognizer.mayBegin(0, in: line), "times.corpus:\(entry.line) \(entry.sentence)")
    }
  }

  private static func value(
    of expression: String,
    _ wanted: Interpreter.Wanted,
    at now: CivilTime = World.now,
    region: String = "US"
  ) -> String {
    let interpreter = Interpreter(lexicon: Lexicon(), region: Region(code: region))
    let values = interpreter.predict(expression: expression, wanted, at: now)
    return values.first.map { "\($0)" } ?? "none"
  }

  @Test(arguments: [("GB", "5 GBP"), ("IE", "5 EUR"), ("CA", "5 CAD"), ("XX", "5 USD")])
  func `a fiver is of the money that one pays with`(region: String, expected: String) {
    #expect(Self.value(of: "a fiver", .money, region: region) == expected)
  }

  @Test(arguments: [("AU", "20 AUD"), ("GB", "20 USD")])
  func `a dollar sign alone means the dollars of the region`(region: String, expected: String) {
    #expect(Self.value(of: "$20", .money, region: region) == expected)
  }

  @Test(arguments: [("US", "2027-05-12"), ("GB", "2026-12-05")])
  func `the region tells the month of a date in digits`(region: String, expected: String) {
    #expect(Self.value(of: "5/12", .time, region: region) == expected)
  }

  @Test func `a time in another zone is what the clock here shows then`() {
    var now = World.now
    #expect(Self.value(of: "8 pm GMT", .time, at: now) == "2026-11-20 20:00")
    now.offset = -8 * 60
    #expect(Self.value(of: "8 pm GMT", .time, at: now) == "2026-11-20 12:00")
    #expect(Self.value(of: "monday at 9 am EST", .time, at: now) == "2026-11-23 06:00")
  }

  @Test(arguments: [
    "tomorrow, friday", "tomorrow on friday", "friday november 25", "today tuesday",
  ])
  func `a time that contradicts itself is found in no sentence`(expression: String) {
    let line = World.interpreter.line(expression)
    let found = TimeRecognizer(line: line, now: World.now, region: .unitedStates).time(at: 0)
    #expect(found?.isContradictory == true)
    let recognizers = Recognizers(
      line: line,
      gazetteer: Gazetteer(Lexicon(), .phrases),
      region: .unitedStates,
      now: World.now
    )
    #expect(recognizers.all.times.isEmpty || recognizers.all.first(at: 0) < 0)
  }
}
