import Measurement
import ParleyTerminal
import Terminal

extension Command {
  /// `parley evaluate FILE.jsonl`: one prediction a line, for whoever measures understanding.
  static let evaluate = Command(
    name: "evaluate",
    operands: .one("FILE.jsonl"),
    summary: "predict what each line of a file means",
    run: { invocation in
      let reader = Reader(try invocation.world)
      let evaluation = Evaluation(
        lexicon: reader.lexicon,
        interpreter: reader.interpreter,
        now: reader.now
      )
      let output = invocation.console.output
      let progress = invocation.console.progress(whileWriting: true)
      defer { progress.end() }
      try evaluation.run(file: invocation.operands[0]) { prediction, done, count in
        output.write(prediction + "\n")
        progress.show("\(done) of \(count) lines")
      }
      return .fine
    }
  )
}
