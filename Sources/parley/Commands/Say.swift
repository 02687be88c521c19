import Assistant

extension Command {
  /// `parley say "…" "…"`: a conversation whose lines are all given.
  static let say = Command(
    name: "say",
    operands: .several("TEXT"),
    summary: "say these lines, one after the other, and print the answers",
    run: { invocation in
      let talk = try Talk(invocation)
      for line in invocation.operands { await talk.hear(line) }
      return talk.end()
    }
  )
}
