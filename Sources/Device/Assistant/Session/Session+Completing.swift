import Dialogue
import Domains
package import Understanding

// MARK: - What could be typed next

/// What is known of how a line could go on, as a value that may be asked anywhere.
package struct Foresight: Sendable {
  /// Made when it is first asked, if no line has needed one before.
  private let interpreter: @Sendable () -> Interpreter
  private let requests: Set<IntentName>
  private let now: CivilTime

  fileprivate init(_ session: Session) {
    interpreter = session.lateInterpreter
    requests = session.requestsTaken
    now = session.civilNow
  }

  /// How a line could go on, if it asks for what the installed apps do.
  package func continuations(of line: String) -> Continuations {
    interpreter().continuations(of: line, toward: requests, at: now)
  }
}

extension Session {
  package var foresight: Foresight { Foresight(self) }

  /// What may be asked for: what some app does, what points to an earlier request, and what the
  /// session itself tells.
  var requestsTaken: Set<IntentName> {
    let rows = descriptions.flatMap(\.intents).compactMap(IntentRow.row)
    let own = apps.contains { $0.code.workouts != nil } ? Set(Manner.records.map(\.request)) : []
    return Set(rows.map(\.request)).union(IntentName.references).union(own).union([.helpWith])
  }
}

// MARK: - Answers

extension Session {
  /// The answers that the open question lists, or that a yes-or-no question has; for a question
  /// for a value, those that are known: people, places, the app's own words.
  package var answers: [String] {
    switch discourse.stage {
    case .idle: return []
    case .choosingIntent(let first, let second):
      return [first, second].map { SessionWording.deed(of: $0.intent) }
    case .choosingApp(_, let apps): return apps.map(name)
    case .substituting, .authorizing, .doubting, .replacing, .resuming, .offering:
      return ["yes", "no"]
    case .clarifying(let clarification): return SessionWording.answers(to: clarification)
    case .changing(let exchange): return exchange.changeable.compactMap(SessionWording.aspect)
    case .talking(let exchange): return answers(to: exchange)
    }
  }

  /// Whether the open question is for what somebody writes, of which nobody knows more than they.
  package var isTextAwaited: Bool {
    guard case .talking(let exchange) = discourse.stage,
      case .ask(let prompt) = exchange.conversation.step,
      case .value(let slot, _, _) = prompt.kind
    else { return false }
    return kind(of: slot, in: exchange) == .text || kind(of: slot, in: exchange) == .texts
  }

  private func answers(to exchange: Exchange) -> [String] {
    guard case .ask(let prompt) = exchange.conversation.step else { return [] }
    switch prompt.kind {
    case .choice(_, _, let values), .narrowing(_, _, let values): return values.map(\.spoken)
    case .approval, .goAhead, .openApp: return ["yes", "no"]
    case .value(let slot, _, _): return values(for: slot, in: exchange)
    }
  }

  private func values(for slot: Slot, in exchange: Exchange) -> [String] {
    switch kind(of: slot, in: exchange) {
    case .people, .group: people
    case .place: world.places.compactMap(\.names.first)
    case .phrase: phrases(for: slot, in: exchange)
    case .text, .texts, .time, .span, .term, .terms, .flag, .count, .others, .more,
      .goalAmount, .goalUnit, .money, nil:
      []
    }
  }

  private var people: [String] {
    guard permissions.contacts else { return [] }
    return world.contacts.contacts.filter { !$0.isMe }.compactMap(\.names.first)
  }

  private func phrases(for slot: Slot, in exchange: Exchange) -> [String] {
    let own = vocabulary.terms(parameter: slot.rawValue, of: exchange.app).map(\.spoken)
    let items = app(exchange.app)?
      .items(for: slot.rawValue, of: exchange.conversation.draft.intent)
    return own + (items ?? []).compactMap { $0.phrases.first?.spoken }
  }

  private func kind(of slot: Slot, in exchange: Exchange) -> IntentRow.Kind? {
    let row = IntentRow.row(for: exchange.conversation.draft.intent)
    return row?.columns.first { $0.parameter == slot }?.kind
  }
}
