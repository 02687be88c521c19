import Terminal

extension CommandTable {
  /// What this executable can do: a command is here as soon as it works.
  static let parley = CommandTable(
    unnamed: Command(name: "", summary: "print this help", run: printHelp),
    named: []
  )
}

private func printHelp(_ invocation: Invocation) -> ExitCode {
  invocation.console.output.write(CommandTable.parley.help)
  return .fine
}
