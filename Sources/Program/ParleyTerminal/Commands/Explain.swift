import Assistant
import Dialogue
import Domains
import Parley
import Terminal
import Understanding

extension Command {
  /// `explain "…"`: why a sentence is read as it is.
  package static let explain = Command(
    name: "explain",
    operands: .several("TEXT"),
    summary: "show how these sentences are read, and why",
    run: { invocation in
      let reader = Reader(try invocation.world)
      for sentence in invocation.operands {
        let explanation = reader.interpreter.explain(sentence, at: reader.now)
        let request = reader.grounded(explanation)
        let text =
          invocation.settings.json
          ? try ExplanationRecord(explanation).grounded(request).jsonLine
          : "\(explanation)\n" + (request.map { "\($0)\n" } ?? "")
        invocation.console.output.write(text)
      }
      return .fine
    }
  )
}
