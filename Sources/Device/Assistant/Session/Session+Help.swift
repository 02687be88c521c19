import Dialogue

// MARK: - Repeating

extension Session {
  /// Says again what was asked last.
  package func repeatPrompt() {
    repeatPrompt(isShown: false)
  }

  /// - Parameter isShown: Whether the card or list of the question stands right above: it is drawn
  ///   once, and again for whoever wants to hear it again.
  func repeatPrompt(isShown: Bool) {
    if case .talking(let exchange) = stage, case .ask(let prompt) = exchange.conversation.step {
      let kind = isShown ? prompt.kind.withoutRefusal ?? prompt.kind : prompt.kind
      return reporter.say(fulfillment.lines(for: Prompt(kind), exchange, isShown: isShown))
    }
    let lines = store.speech.lines(asking: stage)
    if !lines.isEmpty { reporter.say(isShown ? Array(lines.prefix(1)) : lines) }
  }
}
