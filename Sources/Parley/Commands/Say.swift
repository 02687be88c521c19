import Assistant

extension Command {
  /// `say "…" "…"`: a conversation whose lines are all given.
  package static let say = Command(
    name: "say",
    operands: .several("TEXT"),
    summary: "say these lines, one after the other, and print the answers",
    options: [.speak],
    run: { invocation in
      try await Talk(invocation).say(invocation.operands)
    }
  )
}
