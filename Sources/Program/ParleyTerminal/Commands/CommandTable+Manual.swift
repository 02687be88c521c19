import Domains

extension CommandTable {
  /// The manual page, in the man macros that every `man` reads.
  var manual: String {
    let sections = [
      (".SH NAME", ["\(program) \\- \(summary)"]),
      (".SH SYNOPSIS", synopsis),
      (".SH DESCRIPTION", [summary.withCapital + "."] + SessionManual.description(of: program)),
      (".SH COMMANDS", named.flatMap { entry(call(of: $0), $0.operands.name, $0.summary) }),
      (".SH OPTIONS", (unnamed.options + Option.common).flatMap { entry($0) }),
    ]
    let shared = sharedOptions
    let names = Set(shared.map(\.option.name))
    let own = named.compactMap { command -> (String, [String])? in
      let options = command.options.filter { !names.contains($0.name) }
      guard !options.isEmpty else { return nil }
      return (".SH OPTIONS OF \(command.name.uppercased())", options.flatMap { entry($0) })
    }
    let rest = [
      (
        ".SH OPTIONS OF SEVERAL COMMANDS",
        shared.flatMap { entry($0, ". For \($1.joined(separator: ", "))") }
      ),
      (
        ".SH IN THE CONVERSATION", SessionCommand.all.flatMap { entry($0.call, "", $0.fullSummary) }
      ),
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
      // A line that begins with a blank would break the one before.
      let arguments = [command.operands.name, "[OPTION…]"].filter { !$0.isEmpty }
      return [".B \(call(of: command))", arguments.joined(separator: " "), ".br"]
    }
  }

  private func entry(_ term: String, _ argument: String, _ meaning: String) -> [String] {
    [".TP", ".B \(argument.isEmpty ? term : "\(term) \(argument)")", meaning + "."]
  }

  /// The options that several commands take, with the names of those.
  private var sharedOptions: [(option: Option, commands: [String])] {
    var names: Set<String> = []
    return named.flatMap(\.options).filter { names.insert($0.name).inserted }.compactMap { option in
      let takers = named.filter { $0.options.contains { $0.name == option.name } }
      return takers.count > 1 ? (option, takers.map(\.name)) : nil
    }
  }

  private func entry(_ option: Option, _ remark: String = "") -> [String] {
    let choices = option.argument?.choices ?? []
    let more = choices.isEmpty ? "" : " (\(choices.joined(separator: ", ")))"
    let spelling = option.spellings.reversed().joined(separator: ", ")
    return entry(spelling, option.argument?.name ?? "", option.summary + more + remark)
  }
}

/// The paragraphs of the manual that are in no table.
private enum SessionManual {
  static func description(of program: String) -> [String] {
    [
      ".PP",
      "Without a command it talks at a prompt, or, where standard input is no terminal, reads "
        + "lines from it. Lines are edited with GNU readline, which \\fI~/.inputrc\\fR sets up; "
        + "there \(program) is known by that name. A line that starts with a colon is a command; "
        + "start with two colons to say one.",
      ".PP",
      "In a conversation each app runs in a process of its own. When one crashes, exits or never "
        + "answers, \(program) reports it, restarts the app when it is next needed, and exits with 4. "
        + "With \\fB--in-process\\fR, in a debugger, and in \\fBreplay\\fR and \\fBcheck\\fR "
        + "without \\fB--isolate\\fR, a crash in an app ends the program.",
      ".PP",
      "Files are created readable by their owner only; existing files keep their mode. "
        + "\(program) never writes through a symbolic link. With \\fB--private\\fR nothing is remembered of a "
        + "conversation, but what apps store, such as messages that were sent, stays in their stores.",
    ]
  }

  static let environment = [
    ("XDG_DATA_HOME, XDG_STATE_HOME", "where files are kept, if not below the home directory"),
    ("NO_COLOR", "disables colours, overriding other settings"),
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
        "$XDG_DATA_HOME/\(program)/launches",
        "what apps did when they were last launched, so that they are started only when needed"
      ),
      (
        "$XDG_STATE_HOME/\(program)/history",
        "the lines typed, for their owner only; usually in ~/.local/state"
      ),
    ]
  }
}

extension String {
  /// The line with its dashes as they are typed, and no dot or quote taken for a macro.
  fileprivate var forRoff: String {
    let isMacro = [".B ", ".TP", ".PP", ".br"].contains(where: hasPrefix)
    let text = replacing("-", with: "\\-").replacing("\\\\-", with: "\\-")
    return isMacro || !text.hasPrefix(".") && !text.hasPrefix("'") ? text : "\\&" + text
  }
}
