extension Option.Argument {
  /// The source of a shell's suggestions for the argument; known by the name that help shows.
  var source: OperandSource {
    choices.isEmpty ? OperandSource(named: name) : .words(choices)
  }
}

extension Command.Operands {
  var source: OperandSource { OperandSource(named: name) }
}

/// The source of a shell's suggestions for a place in the command line.
enum OperandSource: Hashable {
  case words([String])
  case files
  case folders
  /// Any text, which only the person knows.
  case text

  fileprivate init(named name: String) {
    if name == "DIR" {
      self = .folders
    } else if name == "SHELL" {
      self = .words(Shell.allCases.map(\.rawValue))
    } else {
      self = name.contains("PATH") || name.contains("FILE") ? .files : .text
    }
  }
}

extension Option {
  /// As it is typed: `--world`, and `-w` if it has a letter.
  var spellings: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}
