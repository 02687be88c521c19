import Assistant
import Understanding

/// A benchmark of the longest lines, whose cost should be linear.
struct Lengths {
  let runs: Int

  /// Over lines of every shape; the peak is the worst of them, not of the runs.
  func figure(_ name: String, characters: Int, aim: Double?) -> Figure {
    let interpreter = Interpreter(World(.sample))
    let times = Self.shapes.flatMap { shape in
      let line = shape.line(of: characters)
      return Self.readings(interpreter, line).map { reading in
        (0..<runs).map { _ in processorSeconds(reading) }.min() ?? 0
      }
    }
    return .slowest(name, in: .milliseconds, times, aim: aim)
  }

  /// As a request, and as an answer to a question of each kind.
  private static func readings(
    _ interpreter: Interpreter,
    _ line: String
  ) -> [() -> Void] {
    let questions = [
      Question(.approval), Question(.value(slot: "recipients")),
      Question(.choice(slot: "recipients", options: options)),
    ]
    return [{ _ = interpreter.read(line, at: .benchmark) }]
      + questions.map { question in
        { _ = interpreter.hear(line, at: .benchmark).clauses(answering: question) }
      }
  }

  private static let options = [
    Question.Option(names: ["Mike Abbott"], attributes: ["work"]),
    Question.Option(names: ["Mike Chen"], attributes: ["mobile"]),
  ]

  /// The start of a line, and the piece that it repeats.
  private struct Shape {
    var start: String
    var piece: String

    func line(of count: Int) -> String {
      let pieces = String(repeating: piece, count: max(0, count - start.count) / piece.count)
      return start + pieces
    }
  }

  private static let shapes = ["", "text Anna ", "book a ride to "].flatMap { start in
    pieces.map { Shape(start: start, piece: $0) }
  }

  /// Plain words, numbers, times, names, marks: what each part of understanding looks at.
  private static let pieces = [
    "a ", "and ", "to the ", "please ", "not ", "5 ", "five ", "1-", "5:5:", "$5 ", "at 6 ",
    "from 5 to 6 ", "an hour and ", "hundred ", "tomorrow ", "mom's ", "anna ", "Anna Haro and ",
    "text Anna ", "book a ride to ", "a, ", "a. ", "\"a\" ", "' ", "\"", ":-) ", "é", "mesage ",
    "1,", "1, ", "1. ", "1/", "may 5, ", "may 5 ", "after 5 ", "half past ", "quarter to ", "a\n",
    "one hundred ", "monday ", "the first ", "next ", "in ", "home ", "'s ", "555 ",
    "start a run. ", "friday the 5th, ", "12:30-",
  ]
}
