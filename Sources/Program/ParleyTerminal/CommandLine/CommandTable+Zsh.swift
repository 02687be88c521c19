extension CommandTable {
  /// The function that zsh calls when Tab is pressed.
  var zshCompletions: String {
    """
    #compdef \(program)
    # Completes \(program) in zsh: save this as _\(program) in a folder of $fpath.
    _\(program)() {
      local context state state_descr line
      typeset -A opt_args
      _arguments -C -s \\
    \(specifications(unnamed))
        '1:command:->command' '*::operand:->operand' && return
      case $state in
        command) local -a commands=(
    \(zshCommands)
          )
          _describe command commands ;;
        operand) case $line[1] in
    \(zshOperands)
          esac ;;
      esac
    }
    compdef _\(program) \(program)

    """
  }

  private var zshCommands: String {
    named.map { "        \("\($0.name):\($0.summary)".quotedForShell)" }.joined(separator: "\n")
  }

  private var zshOperands: String {
    named.map { command in
      """
            \(command.name)) _arguments -s \\
      \(specifications(command))
              \("*:\(command.operands.name):\(command.operands.source.inZsh)".quotedForShell) ;;
      """
    }.joined(separator: "\n")
  }

  /// An argument of `_arguments` for each spelling of an option, a line each.
  private func specifications(_ command: Command) -> String {
    (command.options + Option.common).flatMap { option in
      option.spellings.map { spelling in
        let argument = option.argument.map { ":\($0.name):\($0.source.inZsh)" } ?? ""
        let summary = option.summary.replacing(":", with: "\\:")
        return "    \("*\(spelling)[\(summary)]\(argument)".quotedForShell) \\"
      }
    }.joined(separator: "\n")
  }
}

extension OperandSource {
  fileprivate var inZsh: String {
    switch self {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_files -/"
    case .text: " "
    }
  }
}

extension String {
  /// The text as one word of a shell's, whatever is in it.
  var quotedForShell: String {
    "'" + replacing("'", with: "'\\''") + "'"
  }
}
