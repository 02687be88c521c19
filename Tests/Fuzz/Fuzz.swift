import Glibc

@testable import Understanding

/// What libFuzzer calls with whatever bytes it can think of.
///
/// The first byte says as what the rest is read: a request, or an answer to a question.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let bytes = UnsafeBufferPointer(start: start + 1, count: count - 1)
  let attempt = Attempt(sentence: String(decoding: bytes, as: UTF8.self))
  if let question = Attempt.questions[Int(start[0]) % Attempt.questions.count] {
    attempt.answer(question)
  } else {
    attempt.request()
  }
  return 0
}

/// A small world to read lines in.
private enum World {
  /// One that has met a word that nothing knows, for which the tables of all words are made.
  static let interpreter = {
    let interpreter = Interpreter(lexicon: .corpora)
    _ = interpreter.read("xyzzy", at: now)
    return interpreter
  }()
  static let now = CivilTime(year: 2026, month: 11, day: 20, hour: 9, minute: 41, second: 0)
}

/// One line, and what has to hold for every line.
private struct Attempt {
  let sentence: String

  /// Each kind of question; `nil` is none.
  static let questions: [Question?] = [
    nil,
    Question(.approval),
    Question(.approval, intent: .requestRide),
    Question(.value(slot: "content"), intent: .sendMessage),
    Question(.value(slot: "recipients"), intent: .sendMessage),
    Question(.value(slot: "destination"), intent: .requestRide),
    Question(.value(slot: "date")),
    Question(.value(slot: "goal")),
    Question(.choice(slot: "recipients", options: options)),
    Question(.choice(slot: nil, options: oneOption)),
  ]

  /// Held by itself: the sanitizer takes what only an enum with a payload holds for a leak.
  private static let oneOption = Array(options.prefix(1))

  private static let options = [
    Question.Option(names: ["Mike Abbott"], attributes: ["work"]),
    Question.Option(names: ["Mike Chen"], attributes: ["mobile", "415-555-0142"]),
    Question.Option(names: ["王芳", "Wang Fang"]),
  ]

  func request() {
    inTime { _ = World.interpreter.read(sentence, at: World.now) }
    let explanation = World.interpreter.explain(sentence, at: World.now)
    for reading in explanation.alternatives {
      check(reading.slots + [reading.app].compactMap { $0 })
    }
    for finding in explanation.findings { check(finding.wording, finding.range) }
    require(
      World.interpreter.explain(sentence, at: World.now) == explanation,
      "the same sentence is read alike twice"
    )
    let search = World.interpreter.requests(in: World.interpreter.line(sentence), at: World.now)
    require(
      search.nodes.count <= 200 * (search.line.count + 2),
      "the work grows with the line: \(search.nodes.count) nodes for \(search.line.count) words"
    )
  }

  func answer(_ question: Question) {
    inTime { _ = hear(question) }
    let clauses = hear(question)
    for clause in clauses {
      check(clause.wording, clause.range)
      check(clause.move, of: question)
    }
    require(hear(question) == clauses, "the same answer is heard alike twice")
  }

  private func hear(_ question: Question) -> [Clause] {
    World.interpreter.hear(sentence, at: World.now).clauses(answering: question)
  }

  private func check(_ move: Move, of question: Question) {
    switch move {
    case .pick(let places): check(places, of: question)
    default: check(move.slots)
    }
  }

  private func check(_ slots: [SlotReading]) {
    for slot in slots { check(slot.wording, slot.range) }
  }

  /// What is said to stand in a range of the line does stand there, to the letter.
  private func check(_ wording: String, _ range: Range<Int>) {
    let bytes = Array(sentence.utf8)
    require(range.upperBound <= bytes.count, "a range lies in the line")
    require(wording.utf8.elementsEqual(bytes[range]), "a wording stands in its range")
  }

  private func check(_ places: [Int], of question: Question) {
    guard case .choice(_, let options) = question.kind else {
      return require(false, "options are picked where there are some")
    }
    require(places.allSatisfy(options.indices.contains), "what is picked is an option")
  }

  /// How long ten thousand characters may take here, in seconds: the sanitizer makes everything
  /// slower by one digit.
  private static let longest = 0.2

  private func inTime(_ read: () -> Void) {
    _ = World.interpreter
    let start = clock()
    read()
    let time = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    require(time < Self.longest, "a line is read in \(Self.longest) s, found \(time) s")
  }

  private func require(_ condition: Bool, _ rule: String) {
    if !condition { fatalError("Expected that \(rule): \(sentence.debugDescription)") }
  }
}
