import Assistant

extension Command {
  /// `say "…" "…"`: a conversation whose lines are all given.
  package static let say = Command(
    name: "say",
    operands: .several("TEXT"),
    summary: "say these lines, one after the other, and print the answers",
    options: [.speak, .inProcess, .appMemory, .budget],
    isolatesApps: true,
    run: { invocation in
      let talk = try Talk(invocation)
      if invocation.operands.areWordsOfOneLine { invocation.console.warn(hint) }
      return try await talk.say(invocation.operands)
    }
  )

  private static let hint =
    "Each word is a line of its own here: a line of several stands in quotes."
}

extension [String] {
  /// True if the arguments are probably the words of one line that was typed without its quotes.
  fileprivate var areWordsOfOneLine: Bool {
    count > 2 && allSatisfy { !$0.contains(where: \.isWhitespace) && !$0.hasPrefix(":") }
  }
}
