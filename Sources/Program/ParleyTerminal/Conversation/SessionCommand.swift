import Assistant
import Terminal
import Transcripts

/// A command to the session itself, on a line that starts with a colon.
///
/// Plain words stay conversation: “help” asks the assistant, `:help` the program.
struct SessionCommand: Sendable {
  /// With the colon.
  let name: String

  /// The arguments after the name, as help shows them; empty if there are none.
  var arguments = ""
  let summary: String

  /// Arguments with what they can name.
  var kinds: [(argument: String, names: [String])] = []

  /// Returns the candidates for the last of its arguments, which is being typed.
  typealias Offers = @Sendable (_ arguments: [Substring], Candidates) -> [String]

  private(set) var offers: Offers = { _, _ in [] }

  /// Carries the command out; `nil` for the one that ends the session.
  let run: (@Sendable (Talk, String) async -> Void)?

  static let all = [
    help, apps, intents, contacts, lock, unlock, trace, why, last, state, undo, fork, clock, fault,
    interrupt, findings, save, report, replay, cancel, history, quit,
  ]

  static func named(_ name: Substring) -> SessionCommand? {
    all.first { $0.name == name }
  }
}

// MARK: - The commands

extension SessionCommand {
  static let help = SessionCommand(name: ":help", summary: "list these commands") { talk, _ in
    talk.listCommands()
  }

  static let apps = SessionCommand(name: ":apps", summary: "list the apps") { talk, _ in
    for app in talk.session.device.apps {
      talk.console.output.print("  \(app.description.names.joined(separator: ", "))")
    }
  }

  static let intents = SessionCommand(
    name: ":intents",
    summary: "list the intents that the apps handle"
  ) { talk, _ in
    for app in talk.session.device.apps {
      let intents = app.description.intents.sorted().joined(separator: ", ")
      talk.console.output.print("  \(app.description.name): \(intents)", hanging: 4)
    }
  }

  static let contacts = SessionCommand(
    name: ":contacts",
    arguments: "[allow|deny]",
    summary: "list the contacts, or let nobody look into them"
  ) { talk, argument in
    switch argument {
    case "": talk.listContacts()
    case "allow": talk.change(.contacts(.allowed))
    case "deny": talk.change(.contacts(.denied))
    default:
      talk.complain("Expected “allow”, “deny” or nothing after :contacts, found “\(argument)”.")
    }
  }

  static let lock = SessionCommand(name: ":lock", summary: "lock the device") { talk, _ in
    talk.change(.locked)
  }

  static let unlock = SessionCommand(name: ":unlock", summary: "unlock it again") { talk, _ in
    talk.change(.unlocked)
  }

  static let trace = SessionCommand(
    name: ":trace",
    arguments: "[on|off]",
    summary: "show every call of a handler, or stop showing them"
  ) { talk, argument in
    switch argument {
    case "": talk.printer.isTracing.toggle()
    case "on": talk.printer.isTracing = true
    case "off": talk.printer.isTracing = false
    default:
      return talk.complain("Expected “on”, “off” or nothing after :trace, found “\(argument)”.")
    }
    talk.console.output.print(talk.printer.isTracing ? "Tracing." : "No longer tracing.")
  }

  static let findings = SessionCommand(
    name: ":findings",
    summary: "list the rules of SiriKit's contract that apps have broken"
  ) { talk, _ in
    for line in FindingList(talk.session.findings, talk.session.findingCounts).lines {
      talk.console.output.print(line, hanging: 4)
    }
  }

  static let save = SessionCommand(
    name: ":save",
    arguments: "FILE",
    summary:
      "write the conversation so far into FILE.transcript, and what apps had stored beside it"
  ) { talk, argument in
    talk.save(argument)
  }

  static let report = SessionCommand(
    name: ":report",
    arguments: "FILE",
    summary: "write it for others to see, cut down and with invented names"
  ) { talk, argument in
    await talk.report(argument)
  }

  static let replay = SessionCommand(
    name: ":replay",
    arguments: "FILE",
    summary: "say what a transcript says, up to where something differs"
  ) { talk, argument in
    await talk.replay(argument)
  }.offering { arguments, candidates in
    arguments.count == 1 ? candidates.files(String(arguments[0])) : []
  }

  static let quit = SessionCommand(name: ":quit", summary: "leave", run: nil)

  /// The summary, with the values that arguments take.
  var fullSummary: String {
    guard !kinds.isEmpty else { return summary }
    let kinds = kinds.map { "\($0): \($1.joined(separator: ", "))" }
    return "\(summary) (\(kinds.joined(separator: "; ")))"
  }

  /// The command as it is typed.
  var call: String {
    arguments.isEmpty ? name : "\(name) \(arguments)"
  }

  /// The same command with candidates for the last of its arguments, which is being typed.
  func offering(_ offers: @escaping Offers) -> SessionCommand {
    var command = self
    command.offers = offers
    return command
  }
}
