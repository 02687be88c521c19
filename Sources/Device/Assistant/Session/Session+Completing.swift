import Dialogue
import Domains
import English
import Understanding

// MARK: - What could be typed next

extension Session {
  package var foresight: Foresight { Foresight(on: device) }
}

// MARK: - Answers

extension Session {
  /// The answers that the open question lists, or that a yes-or-no question has; for a question
  /// for a value, those that are known: people, places, the app's own words.
  package var answers: [String] {
    guard case .talking(let exchange) = stage else { return store.speech.answers(to: stage) }
    return answers(to: exchange)
  }

  private func answers(to exchange: Exchange) -> [String] {
    guard case .ask(let prompt) = exchange.conversation.step else { return [] }
    switch prompt.kind {
    case .choice(_, _, let values), .narrowing(_, _, let values): return values.map(\.spoken)
    case .approval, .goAhead, .openApp: return English.yesOrNo
    case .value(let slot, _, _): return KnownValues(for: exchange, on: device).values(for: slot)
    }
  }

  /// Returns whether the open question is for text, of which nobody knows more than who writes it.
  package var isTextAwaited: Bool {
    guard case .talking(let exchange) = stage,
      case .ask(let prompt) = exchange.conversation.step,
      case .value(let slot, _, _) = prompt.kind
    else { return false }
    return KnownValues(for: exchange, on: device).isText(slot)
  }
}
