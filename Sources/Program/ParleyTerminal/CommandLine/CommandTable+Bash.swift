extension CommandTable {
  /// The function that bash calls when Tab is pressed.
  var bashCompletions: String {
    """
    # Completes \(program) in bash: source this file, or put it where bash-completion looks.
    _\(program)() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= word
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in
          \(named.map(\.name).joined(separator: "|"))) command=$word; break ;;
        esac
      done
      COMPREPLY=()
      case $previous in
    \(bashArguments)
      esac
      if [[ $current == -* ]]; then
        case $command in
    \(bashOptions)
        esac
        return
      fi
      case $command in
    \(bashOperands)
      esac
    }
    complete -o filenames -F _\(program) \(program)

    """
  }

  private var bashArguments: String {
    everyOption.compactMap { option in
      option.argument.map {
        "    \(option.spellings.joined(separator: "|"))) \($0.source.inBash); return ;;"
      }
    }.joined(separator: "\n")
  }

  private var bashOptions: String {
    (named + [unnamed]).map { command in
      let words = (command.options + Option.common).flatMap(\.spellings)
      return "      \(pattern(command))) \(OperandSource.words(words).inBash) ;;"
    }.joined(separator: "\n")
  }

  private var bashOperands: String {
    let commands = named.map { "    \($0.name)) \($0.operands.source.inBash) ;;" }
    let first = "    *) \(OperandSource.words(named.map(\.name)).inBash) ;;"
    return (commands + [first]).joined(separator: "\n")
  }

  /// The options of all commands, each once.
  private var everyOption: [Option] {
    var names: Set<String> = []
    return ((named + [unnamed]).flatMap(\.options) + Option.common)
      .filter { names.insert($0.name).inserted }
  }

  private func pattern(_ command: Command) -> String {
    command.name.isEmpty ? "*" : command.name
  }
}

extension OperandSource {
  fileprivate var inBash: String {
    switch self {
    case .words(let words):
      "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
    case .files: "COMPREPLY=($(compgen -f -- \"$current\"))"
    case .folders: "COMPREPLY=($(compgen -d -- \"$current\"))"
    case .text: ":"
    }
  }
}
