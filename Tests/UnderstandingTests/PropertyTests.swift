import Randomness
import Testing

@testable import Understanding

/// What holds for any sentence whatever; `Tests/Fuzz/fuzz` tries it for longer.
@Suite struct PropertyTests {
  private static let pieces = [
    "text", "Anna", "call", "mom", "'s", "\"", "'", "book a ride", "to", "the airport", "at 6",
    "for", "three", ",", ":", "?", "saying", "start a", "run", "5k", "half", "an hour", "\u{0}",
    "é", "王芳", "👍", "my", "cancel", "with Ringer", "not", "yes", "but", ".", "-", "/", "12", "\n",
    "5h", "44444444444444444444", "44444444444444444444.5",
  ]

  @Test func `spans lie in the text, and the wording is what stands there`() {
    var random = SplitMix(seed: 7)
    for _ in 0..<300 {
      let sentence = (0..<Int.random(in: 1...12, using: &random))
        .map { _ in Self.pieces.randomElement(using: &random) ?? "" }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      check(sentence)
    }
  }

  private func check(_ sentence: String) {
    let bytes = Array(sentence.utf8)
    for reading in World.interpreter.explain(sentence, at: World.now).alternatives {
      for slot in reading.slots + [reading.app].compactMap({ $0 }) {
        #expect(slot.range.upperBound <= bytes.count, "\(sentence)")
        #expect(slot.wording == String(decoding: bytes[slot.range], as: UTF8.self), "\(sentence)")
      }
    }
    checkClauses(sentence, bytes)
  }

  /// Clauses follow one another, and what they hold stands inside of them.
  private func checkClauses(_ sentence: String, _ bytes: [UInt8]) {
    let utterance = World.interpreter.hear(sentence, at: World.now)
    let text = Question(.value(slot: "content"), intent: "sendMessage")
    for question in [nil, Question(.approval, intent: "requestRide"), text] {
      var end = 0
      for clause in utterance.clauses(answering: question) {
        #expect(clause.range.lowerBound >= end, "\(sentence)")
        #expect(clause.range.upperBound <= bytes.count, "\(sentence)")
        #expect(clause.wording == String(decoding: bytes[clause.range], as: UTF8.self))
        for slot in clause.move.slots {
          #expect(slot.range.upperBound <= bytes.count, "\(sentence)")
          #expect(slot.wording == String(decoding: bytes[slot.range], as: UTF8.self), "\(sentence)")
        }
        end = clause.range.upperBound
      }
    }
  }

  @Test func `no bytes bring reading down`() {
    var random = SplitMix(seed: 11)
    for _ in 0..<100 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(arguments: ["a ", "text anna ", "'", "\" ", "5 ", "to the ", "mom's ", "book a ride to "])
  func `a line of ten thousand characters is read like any other`(piece: String) {
    let line = String(String(repeating: piece, count: 10_000 / piece.count).prefix(10_000))
    _ = World.interpreter.read(line, at: World.now)
  }

  @Test func `a long message arrives whole`() throws {
    let text = String(repeating: "word, and 5 more; ", count: 550) + "end?"
    let understood = World.interpreter.read("text Anna saying " + text, at: World.now)
    guard case .reading(let reading, _) = understood else {
      Issue.record("refused")
      return
    }
    #expect(reading.slots.last?.wording == text)
  }
}
