import Domains
import Terminal

extension CommandTable {
  /// The output of `--help`.
  var help: String {
    let commands = ([unnamed] + named).map { (left: "  \(usage(of: $0))", right: $0.summary) }
    return sections([
      ("Usage: \(program) [COMMAND] [OPTION…]", []),
      (summary.withCapital + ".", []),
      ("Commands", commands),
      ("Options", rows(unnamed.options + Option.common)),
      ("Exit codes", exitCodes),
    ])
  }

  /// Returns the output of `--help` after a command.
  func help(for command: Command) -> String {
    sections([
      ("Usage: \(usage(of: command)) [OPTION…]", []),
      (command.summary.withCapital + ".", []),
      ("Options", rows(command.options + Option.common)),
    ])
  }

  /// Returns a command's name and its operands, as they are typed.
  private func usage(of command: Command) -> String {
    let name = command.operands.name
    return name.isEmpty ? call(of: command) : "\(call(of: command)) \(name)"
  }
}

// MARK: - Layout

/// A line of help: a term and its meaning.
private typealias Row = (left: String, right: String)

private func sections(_ sections: [(title: String, rows: [Row])]) -> String {
  let column = sections.flatMap(\.rows).map(\.left.displayWidth).max() ?? 0
  return sections.map { title, rows in
    let lines = rows.map { $0.left.padded(to: column + 2) + $0.right }
    return ([rows.isEmpty ? title : title + ":"] + lines).map { $0 + "\n" }.joined()
  }.joined(separator: "\n")
}

private func rows(_ options: [Option]) -> [Row] {
  options.map { option in
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let argument = option.argument.map { " \($0.name)" } ?? ""
    return ("  \(letter)--\(option.name)\(argument)", option.summaryWithChoices)
  }
}

private let exitCodes = ExitCode.documented.map { entry -> Row in
  ("  \(entry.code.value)", entry.meaning)
}

extension Option {
  fileprivate var summaryWithChoices: String {
    guard let choices = argument?.choices, !choices.isEmpty else { return summary }
    return "\(summary) (\(choices.joined(separator: ", ")))"
  }
}
