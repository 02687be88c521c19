extension Command {
  /// The named commands that need no particular apps.
  package static let ofEveryProgram: [Command] = [
    .say, .replay, .diagram, .importing, .check, .report, .explain, .completions, .manual,
  ]
}
