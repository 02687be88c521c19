import Terminal

extension Command {
  /// `completions SHELL`: what the shell needs to complete the command line with Tab.
  package static let completions = Command(
    name: "completions",
    operands: .one("SHELL"),
    summary: "print what bash, zsh or fish needs to complete the command line",
    run: { invocation in
      let found = invocation.operands[0]
      guard let shell = Shell(rawValue: found) else { throw UnknownShell(found: found) }
      invocation.console.output.write(invocation.program.commands.completions(for: shell))
      return .fine
    }
  )

  /// `man`: the manual page.
  package static let manual = Command(
    name: "man",
    summary: "print the manual page, for man -l",
    run: { invocation in
      invocation.console.output.write(invocation.program.commands.manual)
      return .fine
    }
  )
}

extension CommandTable {
  /// The script that has the shell complete this program's command line.
  func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletions
    case .zsh: zshCompletions
    case .fish: fishCompletions
    }
  }
}

private struct UnknownShell: Error, CustomStringConvertible {
  let found: String

  var description: String {
    let known = Shell.allCases.map(\.rawValue)
    let suggestion = found.nearest(among: known).map { " Did you mean “\($0)”?" } ?? ""
    return "Expected a shell (\(known.joined(separator: ", "))), found “\(found)”.\(suggestion)"
  }
}
