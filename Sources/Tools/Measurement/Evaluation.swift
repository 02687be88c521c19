internal import Foundation
package import Understanding

/// Predicts what the lines of a file mean, and how long that takes.
package struct Evaluation {
  private let lexicon: Lexicon
  private let interpreter: Interpreter
  private let now: CivilTime

  /// Lines that name people are read with these besides those of the lexicon; lines without a
  /// time of their own are read at `now`.
  package init(lexicon: Lexicon, interpreter: Interpreter, now: CivilTime) {
    self.lexicon = lexicon
    self.interpreter = interpreter
    self.now = now
  }

  /// Writes one prediction for each line of a file, in the same order.
  ///
  /// `write` is told with each how many there are by then, and how many there will be.
  package func run(file: String, write: (String, Int, Int) -> Void) throws {
    guard let contents = FileManager.default.contents(atPath: file) else {
      throw MissingFile(file: file)
    }
    let lines = contents.split(separator: UInt8(ascii: "\n"))
    for (index, line) in lines.enumerated() {
      let input: EvaluationLine
      do {
        input = try JSONDecoder().decode(EvaluationLine.self, from: line)
      } catch {
        throw UnreadableLine(file: file, line: index + 1)
      }
      write(predict(input), index + 1, lines.count)
    }
  }

  private func predict(_ line: EvaluationLine) -> String {
    let interpreter = interpreter(for: line)
    let now = line.reference.flatMap(CivilTime.init(parsing:)) ?? now
    let clock = ContinuousClock()
    let start = clock.now
    let prediction = line.prediction(by: interpreter, at: now)
    let seconds = start.duration(to: clock.now) / .seconds(1)
    return prediction.json(seconds: seconds)
  }

  /// One that knows the people of the line besides those of the world.
  private func interpreter(for line: EvaluationLine) -> Interpreter {
    guard let names = line.contacts, !names.isEmpty else { return interpreter }
    var lexicon = lexicon
    lexicon.people += names.enumerated().map { index, name in
      let parts = name.split(separator: " ").map(String.init)
      return Lexicon.Person(identifier: "line-\(index)", names: [name] + parts)
    }
    return interpreter.knowing(lexicon)
  }
}

/// A path at which there is nothing to read.
private struct MissingFile: Error, CustomStringConvertible {
  let file: String

  var description: String { "Expected a file of JSON objects at \(file), found nothing." }
}

/// A line that is no JSON object with a text.
private struct UnreadableLine: Error, CustomStringConvertible {
  let file: String
  let line: Int

  var description: String {
    "\(file):\(line): Expected a JSON object with a “text”, found something else."
  }
}
