import Automata
import Measurement
import Phrases
import Testing

@testable import Understanding

/// Runs the corpus of moves, and counts what hearing a line costs.
@Suite struct MoveTests {
  @Test func `every line makes the moves that the corpus says, in the order of its words`() throws {
    let corpus = try MoveCorpus(Corpus.text("moves.corpus"))
    #expect(corpus.entries.count >= 300)
    for entry in corpus.entries {
      let clauses = World.interpreter.hear(entry.sentence, at: World.now)
        .clauses(answering: entry.question)
      #expect(
        clauses.notation == entry.expected,
        "moves.corpus:\(entry.line) \(entry.sentence)"
      )
      checkPlaces(of: clauses, in: entry.sentence)
    }
  }

  /// The clauses of a line stand in it, in order, and none overlaps another.
  private func checkPlaces(of clauses: [Clause], in line: String) {
    let bytes = Array(line.utf8)
    var end = 0
    for clause in clauses {
      #expect(clause.range.lowerBound >= end, "\(line)")
      #expect(clause.wording == String(decoding: bytes[clause.range], as: UTF8.self))
      for slot in clause.move.slots {
        #expect(clause.range.contains(slot.range.lowerBound), "\(line)")
        #expect(slot.wording == String(decoding: bytes[slot.range], as: UTF8.self))
      }
      end = clause.range.upperBound
    }
  }
}

// MARK: - Work

extension MoveTests {
  /// A line of so many words has no more stretches than these.
  private func stretches(_ words: Int) -> Int { words * (words + 1) / 2 }

  @Test(arguments: [
    ("no, Anna", 2), ("yes; rm -rf", 3), ("a fox, a hen, a cow and a cat", 9),
  ])
  func `each stretch is analysed once as a move and once as a request`(
    line: String,
    words: Int
  ) {
    let utterance = World.interpreter.hear(line, at: World.now)
    let questions = ["sendMessage", "requestRide", "which", "sendPayment/amount", "idle"]
    for question in questions { _ = utterance.clauses(answering: MoveCorpus.question(question)) }
    _ = utterance.understood
    #expect(utterance.analyses > 0)
    #expect(utterance.analyses <= 2 * stretches(words))
    let before = utterance.analyses
    for question in questions { _ = utterance.clauses(answering: MoveCorpus.question(question)) }
    #expect(utterance.analyses == before)
  }

  @Test(arguments: [
    ("yes; rm -rf", 3), ("no, Anna", 2), ("a fox, a hen, a cow and a cat", 9),
  ])
  func `no stretch is read twice as an answer to one question`(line: String, words: Int) {
    for question in ["which", "sendPayment/amount", "approval"] {
      let utterance = World.interpreter.hear(line, at: World.now)
      _ = utterance.clauses(answering: MoveCorpus.question(question))
      #expect(utterance.readings > 1)
      #expect(utterance.readings <= stretches(words), "\(question)")
    }
  }

  @Test(arguments: ["yes", "no, Anna", "6, no, 7"])
  func `an answer is read anew only where other texts or people may change it`(line: String) {
    let utterance = World.interpreter.hear(line, at: World.now)
    var question = Question(.approval, intent: "sendMessage", texts: ["content": "See you at 6"])
    question.people = ["anna"]
    _ = utterance.clauses(answering: question)
    let readings = utterance.readings
    question.people = ["kate"]
    _ = utterance.clauses(answering: question)
    #expect(utterance.readings == readings)
    question.texts = ["content": "See you at 8"]
    _ = utterance.clauses(answering: question)
    #expect(utterance.readings > readings)
  }

  @Test func `what could cost no less than the whole line is not looked at`() {
    let utterance = World.interpreter.hear("to the airport, please, at 7", at: World.now)
    _ = utterance.clauses(answering: MoveCorpus.question("requestRide"))
    #expect(utterance.readings < stretches(3))
  }

  @Test func `nothing is analysed before it is asked for`() {
    #expect(World.interpreter.hear("call Anna", at: World.now).analyses == 0)
  }

  @Test func `a plain yes costs one analysis`() {
    let utterance = World.interpreter.hear("yes", at: World.now)
    #expect(utterance.clauses(answering: Question(.approval)).map(\.move) == [.affirm])
    #expect(utterance.analyses == 1)
  }

  @Test func `a long line of many commas is read in bounded work`() {
    let line = Array(repeating: "no, a fox, and a hen.", count: 60).joined(separator: " ")
    let utterance = World.interpreter.hear(line, at: World.now)
    _ = utterance.clauses(answering: Question(.approval))
    #expect(utterance.analyses <= 2 * stretches(25))
  }

  @Test(arguments: ["", "  ", "?", "…"])
  func `a line without words has no clauses`(line: String) {
    let utterance = World.interpreter.hear(line, at: World.now)
    #expect(utterance.clauses(answering: nil).isEmpty)
    #expect(utterance.clauses(answering: Question(.approval)).isEmpty)
  }

  @Test func `hearing a line as one request is reading it`() {
    for line in ["text Anna I'm late", "purple monkey", "the sink is leaking so call Mike"] {
      let understood = World.interpreter.hear(line, at: World.now).understood
      #expect(understood == World.interpreter.read(line, at: World.now))
    }
  }
}
