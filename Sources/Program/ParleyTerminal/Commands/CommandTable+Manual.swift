extension CommandTable {
  /// The manual page, in the man macros that every `man` reads.
  var manual: String {
    let sections = [
      (".SH NAME", ["\(program) \\- \(summary.withoutFullStop)"]),
      (".SH SYNOPSIS", synopsis),
      (".SH DESCRIPTION", [summary] + SessionManual.description(of: program)),
      (".SH COMMANDS", named.flatMap { entry(call(of: $0), $0.operands.name, $0.summary) }),
      (".SH OPTIONS", (unnamed.options + Option.common).flatMap(entry)),
    ]
    let own = named.filter { !$0.options.isEmpty }.map { command in
      (".SH OPTIONS OF \(command.name.uppercased())", command.options.flatMap(entry))
    }
    let rest = [
      (".SH IN THE CONVERSATION", SessionCommand.all.flatMap { entry($0.call, "", $0.summary) }),
      (
        ".SH EXIT STATUS",
        ExitCode.documented.flatMap { entry("\($0.code.value)", "", $0.meaning) }
      ),
      (".SH ENVIRONMENT", SessionManual.environment.flatMap { entry($0, "", $1) }),
      (".SH FILES", SessionManual.files(of: program).flatMap { entry($0, "", $1) }),
    ]
    let title = ".TH \(program.uppercased().forRoff) 1"
    return ([title] + (sections + own + rest).flatMap { [$0] + $1.map(\.forRoff) })
      .map { $0 + "\n" }.joined()
  }

  private var synopsis: [String] {
    ([unnamed] + named).flatMap { command in
      [".B \(call(of: command))", "\(command.operands.name) [\u{1}OPTION…\u{1}]", ".br"]
    }
  }

  private func entry(_ term: String, _ argument: String, _ meaning: String) -> [String] {
    [".TP", ".B \(argument.isEmpty ? term : "\(term) \(argument)")", meaning + "."]
  }

  private func entry(_ option: Option) -> [String] {
    let choices = option.argument?.choices ?? []
    let more = choices.isEmpty ? "" : " (\(choices.joined(separator: ", ")))"
    let spelling = option.spellings.reversed().joined(separator: ", ")
    return entry(spelling, option.argument?.name ?? "", option.summary + more)
  }
}

/// The paragraphs of the manual that are in no table.
private enum SessionManual {
  static func description(of program: String) -> [String] {
    [
      ".PP",
      "Without a command it talks at a prompt, or, where standard input is no terminal, reads "
        + "lines from it. Lines are edited with GNU readline, which \\fI~/.inputrc\\fR sets up; "
        + "there \(program) is known by that name. A line that starts with a colon is a command "
        + "of the conversation, with two it is said.",
      ".PP",
      "In a conversation each app runs in a process of its own. When one crashes, exits or never "
        + "answers, that is said, the app is started anew when it is needed next, and the program "
        + "exits with 4 in the end. With \\fB--in-process\\fR, in a debugger, and in \\fBreplay\\fR and "
        + "\\fBcheck\\fR without \\fB--isolate\\fR, what ends an app ends the program.",
      ".PP",
      "Files that are written are for their owner's eyes, unless there was one whose mode they "
        + "keep; none is written through a link. With \\fB--private\\fR nothing is remembered of a "
        + "conversation, but what apps store, such as messages that were sent, stays in their stores.",
    ]
  }

  static let environment = [
    ("XDG_DATA_HOME, XDG_STATE_HOME", "where files are kept, if not below the home directory"),
    ("NO_COLOR", "no colours, whatever else is said"),
    ("CLICOLOR_FORCE", "colours, also where the output is no terminal"),
    ("TERM", "with “dumb”, no colours and nothing that moves"),
    ("COLUMNS", "the width to wrap lines at"),
    (
      "SWIFT_BACKTRACE",
      "with “interactive=no”, the backtrace of a handler that crashes in the program's own process "
        + "waits for no key"
    ),
    ("CI", "transcripts are not updated where this is set"),
  ]

  static func files(of program: String) -> [(String, String)] {
    [
      ("$XDG_DATA_HOME/\(program)", "what apps store; usually in ~/.local/share"),
      (
        "$XDG_DATA_HOME/\(program)/memory.json",
        "what is remembered of people and requests, for its owner only"
      ),
      (
        "$XDG_STATE_HOME/\(program)/history",
        "the lines typed, for their owner only; usually in ~/.local/state"
      ),
    ]
  }
}

extension String {
  fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }

  /// The line with its dashes as they are typed, and no dot or quote taken for a macro.
  fileprivate var forRoff: String {
    let isMacro = [".B ", ".TP", ".PP", ".br"].contains(where: hasPrefix)
    let text = replacing("\u{1}", with: "").replacing("-", with: "\\-")
      .replacing("\\\\-", with: "\\-")
    return isMacro || !text.hasPrefix(".") && !text.hasPrefix("'") ? text : "\\&" + text
  }
}
