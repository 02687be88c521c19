import Assistant
import Dialogue
import Domains
import English
import Foundation
import Terminal
import Transcripts
import Understanding

/// The completions at the current moment, as a value.
///
/// It asks no handler, and computes nothing before it is asked.
struct Candidates: Sendable {
  /// The answers to the open question; `nil` if none is open.
  let answers: [String]?

  /// True if the question is for free text.
  let isTextAwaited: Bool
  let foresight: Foresight
  let world: World
  let isContactsAllowed: Bool
  let apps: [String]

  /// The intents that apps handle, by their class names.
  let intents: [String]

  /// The paths of transcripts, and of folders, that begin as one does that is being typed.
  let files: @Sendable (_ beginning: String) -> [String]
  let examples: [String]
  let commands: [SessionCommand]

  func matching(_ request: CompletionRequest) -> [String] {
    if request.text.hasPrefix(":"), !request.text.hasPrefix("::") { return calls(request) }
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
    request.wordStart == request.text.startIndex ? [English.cancel, English.help] : []
  }

  /// The commands as they are typed, each with the words that may follow it, or what may come next
  /// in the one that is begun.
  private func calls(_ request: CompletionRequest) -> [String] {
    let typed = request.text[..<request.wordStart].split(separator: " ")
    guard let name = typed.first, let begun = commands.first(where: { $0.name == name }) else {
      return commands.flatMap { command in
        [command.name] + command.choices.map { "\(command.name) \($0)" }
      }
    }
    let words = typed.count == 1 ? begun.choices : []
    return words + begun.offers(typed.dropFirst() + [request.word], self)
  }

  private var people: [String] {
    isContactsAllowed ? world.contacts.contacts.map { $0.names[0] } : []
  }
}

// MARK: - What commands take

extension Candidates {
  /// The candidates where something is staged: a method, an intent whose handler has it, and a
  /// kind of it.
  func staging(
    _ arguments: [Substring],
    besides others: [Fault.Method] = [],
    kinds: (Fault.Method, Schema) -> [String]
  ) -> [String] {
    let typed = arguments.dropLast()
    let schemas = intents.compactMap(Schema.named)
    guard let method = typed.first.flatMap({ try? Fault.Method(parsing: String($0)) }) else {
      let methods = schemas.flatMap(\.resolved).map(\.slot.resolveMethod)
      return typed.isEmpty ? ["handle", "confirm"] + others.map(\.description) + methods : []
    }
    guard typed.count > 1 else {
      return schemas.filter { schema in
        guard case .resolve(let slot) = method else { return true }
        return schema.resolved.contains { $0.slot == slot }
      }.map(\.intent)
    }
    guard let schema = Schema.named(String(typed[1])) else { return [] }
    let begun = typed.dropFirst(2).map { "\($0) " }.joined()
    return kinds(method, schema).filter { $0.hasPrefix(begun) }
  }
}

extension Candidates {
  /// The candidates for the session's current state.
  init(_ session: Session, files: @escaping @Sendable (_ beginning: String) -> [String]) {
    self.init(
      answers: session.unfinished == nil ? nil : session.answers + [English.cancel],
      isTextAwaited: session.isTextAwaited,
      foresight: session.foresight,
      world: session.device.world,
      isContactsAllowed: session.device.permissions.contacts,
      apps: session.device.apps.map(\.description.name),
      intents: session.device.apps.flatMap { $0.description.intents.sorted() },
      files: files,
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
