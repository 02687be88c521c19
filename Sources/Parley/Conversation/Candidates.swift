import Assistant
import Terminal

/// What Tab offers, as a value of the moment: it asks no handler, and nothing is made of it
/// before Tab is pressed.
struct Candidates: Sendable {
  /// The answers to the open question; `nil` if none is open.
  ///
  /// There are none if any words will do.
  let answers: [String]?
  let world: World
  let apps: [String]
  let examples: [String]
  let commands: [SessionCommand]

  func matching(_ request: CompletionRequest) -> [String] {
    if request.text.hasPrefix(":"), !request.text.hasPrefix("::") { return calls }
    return answers ?? (examples + apps + people + commands.map(\.name))
  }

  /// The commands as they are typed, each with what may follow it.
  private var calls: [String] {
    commands.flatMap { command in
      [command.name] + command.choices.map { "\(command.name) \($0)" }
    }
  }

  private var people: [String] { world.contacts.contacts.map { $0.names[0] } }
}

extension Talk {
  var candidates: Candidates {
    Candidates(
      answers: session.unfinished == nil ? nil : session.answers + ["cancel"],
      world: session.world,
      apps: session.apps.map(\.description.name),
      examples: session.examples,
      commands: SessionCommand.all
    )
  }
}

extension SessionCommand {
  /// The words among its arguments that are typed as they stand: “[allow|deny]” has two.
  var choices: [String] {
    arguments.split { !$0.isLetter }.map(String.init).filter { $0 == $0.lowercased() }
  }
}
