import Assistant
import Terminal
import Understanding

/// The completions at the current moment, as a value.
///
/// It asks no handler, and computes nothing before Tab is pressed.
struct Candidates: Sendable {
  /// The answers to the open question; `nil` if none is open.
  let answers: [String]?

  /// True if the question is for free text.
  let isTextAwaited: Bool
  let foresight: Foresight
  let world: World
  let isContactsAllowed: Bool
  let apps: [String]
  let examples: [String]
  let commands: [SessionCommand]

  func matching(_ request: CompletionRequest) -> [String] {
    if request.text.hasPrefix(":"), !request.text.hasPrefix("::") { return calls }
    if isTextAwaited { return controls(request) }
    return answers ?? requests(request)
  }

  /// A line that asks for something is begun in any way there is, and goes on as the phrases say;
  /// where they don't, there may still be names.
  private func requests(_ request: CompletionRequest) -> [String] {
    let beginnings = examples + apps + people + commands.map(\.name)
    guard !request.text.isEmpty else { return beginnings }
    let isBeginning = request.wordStart == request.text.startIndex
    return switch foresight.continuations(of: request.text) {
    case .known(let known): isBeginning ? known + beginnings : known
    case .text: []
    case .unknown: request.word.isEmpty ? [] : apps + people
    }
  }

  /// Returns the control words that can be said instead of a text; within one, nothing is
  /// completed.
  private func controls(_ request: CompletionRequest) -> [String] {
    request.wordStart == request.text.startIndex ? ["cancel", "help"] : []
  }

  /// The commands as they are typed, each with what may follow it.
  private var calls: [String] {
    commands.flatMap { command in
      [command.name] + command.choices.map { "\(command.name) \($0)" }
    }
  }

  private var people: [String] {
    isContactsAllowed ? world.contacts.contacts.map { $0.names[0] } : []
  }
}

extension Candidates {
  /// The candidates for the session's current state.
  init(_ session: Session) {
    self.init(
      answers: session.unfinished == nil ? nil : session.answers + ["cancel"],
      isTextAwaited: session.isTextAwaited,
      foresight: session.foresight,
      world: session.device.world,
      isContactsAllowed: session.device.permissions.contacts,
      apps: session.device.apps.map(\.description.name),
      examples: session.device.examples,
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
