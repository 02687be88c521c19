import Assistant
import Foundation
import Parley
import Terminal
import Understanding

extension Command {
  /// `parley evaluate FILE.jsonl`: one prediction a line, for whoever measures understanding.
  static let evaluate = Command(
    name: "evaluate",
    operands: .one("FILE.jsonl"),
    summary: "predict what each line of a file means",
    run: { invocation in
      let evaluation = Evaluation(
        Reader(try invocation.world),
        output: invocation.console.output
      )
      try evaluation.run(file: invocation.operands[0])
      return .fine
    }
  )
}

/// Predicts what the lines of a file mean, and how long that takes.
private struct Evaluation {
  private let lexicon: Lexicon
  private let region: Region
  private let interpreter: Interpreter
  private let now: CivilTime
  private let output: Output

  init(_ reader: Reader, output: Output) {
    lexicon = reader.lexicon
    region = reader.region
    interpreter = reader.interpreter
    now = reader.now
    self.output = output
  }

  func run(file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw UnusableFile(path: file, expected: "a file that can be read")
    }
    let lines = data.split(separator: UInt8(ascii: "\n"))
    for (index, line) in lines.enumerated() {
      let input: EvaluationLine
      do {
        input = try JSONDecoder().decode(EvaluationLine.self, from: line)
      } catch {
        throw UnreadableLine(file: file, line: index + 1)
      }
      output.write(predict(input) + "\n")
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
    return Interpreter(lexicon: lexicon, region: region)
  }
}

/// A line that is no JSON object with a text.
private struct UnreadableLine: Error, CustomStringConvertible {
  let file: String
  let line: Int

  var description: String {
    "\(file):\(line): Expected a JSON object with a “text”, found something else."
  }
}
