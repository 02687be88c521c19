extension CommandTable {
  /// One rule for each command and option, as fish keeps them.
  var fishCompletions: String {
    let names = named.map(\.name).joined(separator: " ")
    let commands = named.map { command in
      "complete -c \(program) -n \"not __fish_seen_subcommand_from \(names)\""
        + " -a \(command.name) -d \(command.summary.quotedForFish)"
    }
    let own = unnamed.options.map {
      rule($0, where: "not __fish_seen_subcommand_from \(names)")
    }
    let options = named.flatMap { command in
      command.options.map { rule($0, where: "__fish_seen_subcommand_from \(command.name)") }
    }
    let operands = named.compactMap { command in
      command.operands.source.inFish.map {
        "complete -c \(program) -n \"__fish_seen_subcommand_from \(command.name)\" \($0)"
      }
    }
    let head = [
      "# Completes \(program) in fish: save this as \(program).fish in its completions folder.",
      "complete -c \(program) -f",
    ]
    return (head + commands + own + Option.common.map { rule($0) } + options + operands)
      .map { $0 + "\n" }.joined()
  }

  private func rule(_ option: Option, where condition: String? = nil) -> String {
    let parts = [
      "complete -c \(program)",
      condition.map { "-n \"\($0)\"" },
      option.letter.map { "-s \($0)" },
      "-l \(option.name)",
      option.argument.map { "-r " + ($0.source.inFish ?? "") },
      "-d \(option.summary.quotedForFish)",
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}

extension OperandSource {
  /// `nil` where fish has nothing to offer.
  fileprivate var inFish: String? {
    switch self {
    case .words(let words): "-a \"\(words.joined(separator: " "))\""
    case .files: "-F"
    case .folders: "-a \"(__fish_complete_directories)\""
    case .text: nil
    }
  }
}

extension String {
  fileprivate var quotedForFish: String {
    "'" + replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
