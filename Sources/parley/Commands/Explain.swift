import SampleHousehold
import Terminal
import Understanding

extension Command {
  /// `parley explain "…"`: why a sentence is read as it is.
  static let explain = Command(
    name: "explain",
    operands: .several("TEXT"),
    summary: "show how these sentences are read, and why",
    run: { invocation in
      let household = try Household(invocation)
      let reader = household.reader
      for sentence in invocation.operands {
        invocation.console.output.write("\(reader.interpreter.explain(sentence, at: reader.now))\n")
      }
      return .fine
    }
  )
}
